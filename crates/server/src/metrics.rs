//! What is counted, in the form that Prometheus reads.

use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue, LabelValueEncoder};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use std::fmt;

/// Everything that is counted.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// Requests by status.
    pub requests: Family<Status, Counter>,
    /// Open websockets.
    pub sockets: Gauge,
    /// Tables in memory.
    pub tables: Gauge,
    /// Messages that came in.
    pub messages: Counter,
    /// Commands that were stored.
    pub kept: Counter,
    /// What was refused, by code.
    pub refused: Family<Code, Counter>,
    /// How long the store took for a command, in seconds.
    pub append: Histogram,
    /// Commands of computers.
    pub thoughts: Counter,
    /// Connections whose outgoing queue was full.
    pub missed: Counter,
    /// 1 while nothing can be stored.
    pub read_only: Gauge,
}

/// A status of HTTP.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Status(pub u16);

/// A code of a refusal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Code(pub String);

impl EncodeLabelSet for Status {
    fn encode(
        &self,
        encoder: &mut prometheus_client::encoding::LabelSetEncoder<'_>,
    ) -> Result<(), fmt::Error> {
        use prometheus_client::encoding::EncodeLabel;
        ("status", self.0).encode(encoder.encode_label())
    }
}

impl EncodeLabelSet for Code {
    fn encode(
        &self,
        encoder: &mut prometheus_client::encoding::LabelSetEncoder<'_>,
    ) -> Result<(), fmt::Error> {
        use prometheus_client::encoding::EncodeLabel;
        ("code", Label(&self.0)).encode(encoder.encode_label())
    }
}

struct Label<'a>(&'a str);

impl EncodeLabelValue for Label<'_> {
    fn encode(&self, encoder: &mut LabelValueEncoder<'_>) -> Result<(), fmt::Error> {
        self.0.encode(encoder)
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("fourline");
        let metrics = Metrics {
            requests: Family::default(),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            messages: Counter::default(),
            kept: Counter::default(),
            refused: Family::default(),
            append: Histogram::new(exponential_buckets(0.0005, 2.0, 14)),
            thoughts: Counter::default(),
            missed: Counter::default(),
            read_only: Gauge::default(),
            registry: Registry::default(),
        };
        registry.register("requests", "HTTP requests by status", metrics.requests.clone());
        registry.register("sockets", "open websockets", metrics.sockets.clone());
        registry.register("tables", "tables in memory", metrics.tables.clone());
        registry.register("messages", "messages received", metrics.messages.clone());
        registry.register("commands_kept", "commands stored", metrics.kept.clone());
        registry.register("refused", "refusals by code", metrics.refused.clone());
        registry.register("append_seconds", "time to store a command", metrics.append.clone());
        registry.register("thoughts", "commands of computers", metrics.thoughts.clone());
        registry.register("queues_full", "outgoing queues that were full", metrics.missed.clone());
        registry.register("read_only", "1 while nothing can be stored", metrics.read_only.clone());
        Metrics { registry, ..metrics }
    }
}

impl Metrics {
    /// Counts a refusal.
    pub fn refuse(&self, code: &str) {
        self.refused.get_or_create(&Code(code.to_string())).inc();
    }

    /// All of it as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        match encode(&mut text, &self.registry) {
            Ok(()) => text,
            Err(_) => String::new(),
        }
    }
}
