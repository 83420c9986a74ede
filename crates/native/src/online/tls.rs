//! Encrypted connections. The certificates that the system trusts are trusted here, so a certificate of one's
//! own works where the system knows it.

use fourline_online::Trouble;
use rustls::crypto::{CryptoProvider, ring};
use rustls::{ClientConfig, RootCertStore};
use std::io;
use std::sync::Arc;
use ureq::tls::{Certificate, RootCerts, TlsConfig, TlsProvider};

fn provider() -> Arc<CryptoProvider> {
    Arc::new(ring::default_provider())
}

/// For sockets.
pub fn for_sockets() -> Result<Arc<ClientConfig>, rustls::Error> {
    let mut roots = RootCertStore::empty();
    // Certificates that can't be read are not trusted; a server whose certificate needs it is reported as not trusted.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let builder = ClientConfig::builder_with_provider(provider());
    let builder = builder.with_safe_default_protocol_versions()?;
    Ok(Arc::new(builder.with_root_certificates(roots).with_no_client_auth()))
}

/// For calls.
pub fn for_calls() -> TlsConfig {
    let known = rustls_native_certs::load_native_certs().certs;
    let known: Vec<Certificate<'static>> =
        known.iter().map(|der| Certificate::from_der(der).to_owned()).collect();
    TlsConfig::builder()
        .provider(TlsProvider::Rustls)
        .root_certs(RootCerts::new_with_certs(&known))
        .unversioned_rustls_crypto_provider(provider())
        .build()
}

/// What it means that a stream failed.
pub fn trouble(error: &io::Error) -> Trouble {
    match error.get_ref().is_some_and(|inner| inner.is::<rustls::Error>()) {
        true => Trouble::Untrusted,
        false => Trouble::Unreachable,
    }
}
