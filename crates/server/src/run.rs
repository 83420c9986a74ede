//! A server from its settings to its end, and what is refused before it starts.

use crate::config::{AddressRange, Config};
use crate::public::PublicUrl;
use crate::serve::serve_on;
use fourline_site::Site;
use fourline_store::{AnyStore, OpenError};
use std::io;
use std::net::{IpAddr, SocketAddr};
use tokio::net::TcpListener;

/// Everything that a server needs to run.
#[derive(Debug)]
pub struct Run {
    /// The page.
    pub site: Site,
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where Prometheus finds what is counted.
    pub metrics: Option<SocketAddr>,
    /// A file, or an address `postgres://...`.
    pub database: String,
    /// The rest.
    pub config: Config,
}

/// Why a server did not start, or ended.
#[derive(Debug)]
pub enum RunError {
    /// The database can't be used.
    Open(OpenError),
    /// There is no listening at this address.
    Listen(SocketAddr, io::Error),
    /// Something else of the system.
    System(io::Error),
}

/// A setting under which people could be harmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsafe {
    /// Others can reach the server, but it does not know its own address, so it could not tell its own
    /// pages from others.
    NoPublicUrl,
    /// Tokens would go through the net for everybody to read.
    NoHttps,
    /// Everybody could pretend to be anywhere.
    TrustsEverybody,
}

/// Refuses what is unsafe.
pub fn check(listen: SocketAddr, config: &Config) -> Result<(), Unsafe> {
    match &config.public_url {
        None if !listen.ip().to_canonical().is_loopback() => return Err(Unsafe::NoPublicUrl),
        Some(url) if !url.is_https() && !is_near(url) => return Err(Unsafe::NoHttps),
        _ => {}
    }
    let everybody = [IpAddr::from([1, 1, 1, 1]), IpAddr::from([0x2606, 0x4700, 0, 0, 0, 0, 0, 1])];
    let trusts = |range: &AddressRange| everybody.iter().any(|address| range.contains(*address));
    let is_wide = |range: &AddressRange| trusts(range) && !range.is_single();
    if config.trusted_proxies.iter().any(is_wide) { Err(Unsafe::TrustsEverybody) } else { Ok(()) }
}

/// Is it on this machine, or in the same house?
fn is_near(url: &PublicUrl) -> bool {
    match url.host().parse::<IpAddr>().map(|address| address.to_canonical()) {
        Ok(IpAddr::V4(address)) => {
            address.is_loopback() || address.is_private() || address.is_link_local()
        }
        Ok(IpAddr::V6(address)) => {
            address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
        }
        Err(_) => url.host() == "localhost",
    }
}

/// Runs a server until a signal asks it to end. `tell` is called with the address once it can be reached:
/// with port 0 the system chooses one.
pub fn run(settings: Run, tell: impl FnOnce(SocketAddr)) -> Result<(), RunError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(RunError::System)?.block_on(async {
        let Run { site, listen, metrics, database, mut config } = settings;
        let bind = |address: SocketAddr| async move {
            let bound = TcpListener::bind(address).await;
            bound.map_err(|error| RunError::Listen(address, error))
        };
        let listener = bind(listen).await?;
        let metrics = match metrics {
            Some(address) => Some(bind(address).await?),
            None => None,
        };
        let store = AnyStore::open(&database).await.map_err(RunError::Open)?;
        config.has_peers = database.contains("://");
        tell(listener.local_addr().map_err(RunError::System)?);
        let end = crate::asked_to_end();
        let served = serve_on(listener, site, store.clone(), config, metrics, end).await;
        store.close().await;
        served.map_err(RunError::System)
    })
}

/// Writes what happens to the standard error output: as lines for people, or as JSON for programs. There are
/// no tokens, names and addresses in it.
pub fn log(as_json: bool) {
    let lines = tracing_subscriber::fmt().with_writer(io::stderr).with_target(false);
    // The only error is that a log is there already.
    let _ = match as_json {
        true => lines.json().try_init(),
        false => lines.with_ansi(false).try_init(),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unsafe_settings_are_refused() {
        let try_with = |listen: &str, url: Option<&str>, proxies: &[&str]| {
            let config = Config {
                public_url: url.map(|url| url.parse().unwrap()),
                trusted_proxies: proxies.iter().map(|range| range.parse().unwrap()).collect(),
                ..Config::default()
            };
            check(listen.parse().unwrap(), &config)
        };
        let https = Some("https://play.example.org");
        assert_eq!(try_with("127.0.0.1:4444", None, &[]), Ok(()));
        assert_eq!(try_with("[::1]:4444", None, &[]), Ok(()));
        assert_eq!(try_with("0.0.0.0:80", https, &["10.0.0.0/8", "127.0.0.1"]), Ok(()));
        assert_eq!(try_with("0.0.0.0:80", None, &[]), Err(Unsafe::NoPublicUrl));
        assert_eq!(try_with("[::]:80", None, &[]), Err(Unsafe::NoPublicUrl));
        let http = |host: &str| try_with("0.0.0.0:80", Some(&format!("http://{host}")), &[]);
        assert_eq!(http("play.example.org"), Err(Unsafe::NoHttps));
        assert_eq!(http("192.0.2.1"), Err(Unsafe::NoHttps));
        for near in ["192.168.1.5:4444", "localhost:1", "[::1]:80", "[fd00::1]"] {
            assert_eq!(http(near), Ok(()), "{near}");
        }
        for wide in ["0.0.0.0/0", "::/0", "0.0.0.0/1"] {
            assert_eq!(try_with("127.0.0.1:1", https, &[wide]), Err(Unsafe::TrustsEverybody));
        }
    }
}
