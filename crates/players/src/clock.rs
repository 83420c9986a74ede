//! The only look at a clock: one that every platform has, browsers included.

use std::sync::LazyLock;
use std::time::Duration;
use web_time::Instant;

static START: LazyLock<Instant> = LazyLock::new(Instant::now);

/// The time since the first call.
pub(crate) fn now() -> Duration {
    START.elapsed()
}
