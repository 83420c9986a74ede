//! Encrypted connections, trusted as the system says.

use fourline_online::Trouble;
use rustls::ClientConfig;
use rustls::crypto::{CryptoProvider, ring};
use rustls_platform_verifier::BuilderVerifierExt;
use std::io;
use std::sync::Arc;
use ureq::tls::{RootCerts, TlsConfig, TlsProvider};

fn provider() -> Arc<CryptoProvider> {
    Arc::new(ring::default_provider())
}

/// For sockets.
pub fn for_sockets() -> Result<Arc<ClientConfig>, rustls::Error> {
    let builder = ClientConfig::builder_with_provider(provider());
    let builder = builder.with_safe_default_protocol_versions()?;
    Ok(Arc::new(builder.with_platform_verifier()?.with_no_client_auth()))
}

/// For calls.
pub fn for_calls() -> TlsConfig {
    TlsConfig::builder()
        .provider(TlsProvider::Rustls)
        .root_certs(RootCerts::PlatformVerifier)
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
