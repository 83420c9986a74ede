//! The address of a database, and how the way to it is secured.
//!
//! `sslmode` means what it means to other programs of Postgres: `disable`, `prefer` and `require` do not
//! check who answers; `verify-ca` and `verify-full` check the certificate and its name against
//! `sslrootcert`, or against what the system trusts. Without `sslmode`, another machine is `verify-full`,
//! and this one is `prefer`.

use crate::{OpenError, OpenProblem};
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use std::sync::Arc;
use std::time::Duration;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};
use tokio_postgres_rustls::MakeRustlsConnect;

/// Where the database is, and how to get there. The password is inside, so it is never shown.
pub(super) struct Address {
    pub(super) config: Config,
    pub(super) tls: MakeRustlsConnect,
    /// The address without its password.
    pub(super) shown: String,
}

/// How long to try to reach a database that does not answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Whether it is checked who answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trust {
    Anyone,
    Verified,
}

impl Address {
    pub(super) fn read(address: &str) -> Result<Address, OpenError> {
        let bad = |problem| OpenError { place: scheme(address).to_string(), problem };
        let (plain, ours) = take_out(address, &["sslmode", "sslrootcert"]);
        let mut config: Config = plain.parse().map_err(|_| bad(OpenProblem::BadAddress))?;
        if config.get_hosts().is_empty() {
            return Err(bad(OpenProblem::BadAddress));
        }
        let [mode, root] = ours;
        let (mode, trust) = ssl_mode(mode.as_deref(), is_near(&config))
            .ok_or_else(|| bad(OpenProblem::BadPart("sslmode".to_string())))?;
        config.ssl_mode(mode).target_session_attrs(TargetSessionAttrs::ReadWrite);
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(PATIENCE * 2);
        }
        if config.get_application_name().is_none() {
            config.application_name("fourline");
        }
        let tls = tls(trust, root.as_deref()).map_err(bad)?;
        let shown = shown(&config);
        Ok(Address { config, tls, shown })
    }
}

fn scheme(address: &str) -> &str {
    address.split_inclusive("//").next().unwrap_or_default()
}

/// The address without some of its options, and those.
fn take_out<const N: usize>(address: &str, names: &[&str; N]) -> (String, [Option<String>; N]) {
    let mut found = [const { None }; N];
    // A password may have a question mark in it.
    let host = address.rfind('@').unwrap_or_default();
    let Some(mark) = address[host..].find('?') else { return (address.to_string(), found) };
    let (start, options) = (&address[..host + mark], &address[host + mark + 1..]);
    let mut rest = Vec::new();
    for option in options.split('&') {
        let (name, value) = option.split_once('=').unwrap_or((option, ""));
        match names.iter().position(|it| *it == name) {
            Some(place) => found[place] = Some(unescape(value)),
            None => rest.push(option),
        }
    }
    let rest = rest.join("&");
    (if rest.is_empty() { start.to_string() } else { format!("{start}?{rest}") }, found)
}

/// Undoes `%2F` and the like; what can't be undone stays.
fn unescape(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, behind)) = rest.split_first() {
        let code = (first == b'%').then(|| behind.get(..2)).flatten();
        let code = code.and_then(|code| std::str::from_utf8(code).ok());
        match code.and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &behind[2..];
            }
            None => {
                bytes.push(first);
                rest = behind;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn ssl_mode(mode: Option<&str>, is_near: bool) -> Option<(SslMode, Trust)> {
    Some(match mode {
        None if is_near => (SslMode::Prefer, Trust::Anyone),
        None | Some("verify-ca" | "verify-full") => (SslMode::Require, Trust::Verified),
        Some("disable") => (SslMode::Disable, Trust::Anyone),
        Some("prefer") => (SslMode::Prefer, Trust::Anyone),
        Some("require") => (SslMode::Require, Trust::Anyone),
        Some(_) => return None,
    })
}

/// Is the database on this machine?
fn is_near(config: &Config) -> bool {
    let is_near_host = |host: &Host| match host {
        Host::Tcp(name) => {
            name == "localhost" || name.parse().is_ok_and(|it: std::net::IpAddr| it.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    };
    config.get_hosts().iter().all(is_near_host)
        && config.get_hostaddrs().iter().all(|it| it.is_loopback())
}

fn shown(config: &Config) -> String {
    let host = |host: &Host| match host {
        Host::Tcp(name) => name.clone(),
        #[cfg(unix)]
        Host::Unix(path) => path.display().to_string(),
    };
    let hosts: Vec<String> = config.get_hosts().iter().map(host).collect();
    format!("postgres://{}/{}", hosts.join(","), config.get_dbname().unwrap_or_default())
}

fn tls(trust: Trust, root: Option<&str>) -> Result<MakeRustlsConnect, OpenProblem> {
    let provider = Arc::new(ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider.clone())
        .with_safe_default_protocol_versions()
        .expect("the versions are those of the provider");
    let config = match trust {
        Trust::Verified => builder.with_root_certificates(roots(root)?).with_no_client_auth(),
        Trust::Anyone => builder
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(AnyCertificate(provider)))
            .with_no_client_auth(),
    };
    Ok(MakeRustlsConnect::new(config))
}

/// Whom to believe: a file of certificates, or what the system trusts.
fn roots(file: Option<&str>) -> Result<RootCertStore, OpenProblem> {
    let mut roots = RootCertStore::empty();
    let Some(file) = file else {
        // Without any, every certificate is refused, and that is said.
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        return Ok(roots);
    };
    let bad = || OpenProblem::BadPart(format!("sslrootcert={file}"));
    for certificate in CertificateDer::pem_file_iter(file).map_err(|_| bad())? {
        roots.add(certificate.map_err(|_| bad())?).map_err(|_| bad())?;
    }
    if roots.is_empty() { Err(bad()) } else { Ok(roots) }
}

/// Believes every certificate, as `sslmode=require` asks for: what is sent can't be read on the way, except by
/// an attacker who takes the server's place. Signatures are checked all the same.
#[derive(Debug)]
struct AnyCertificate(Arc<CryptoProvider>);

impl ServerCertVerifier for AnyCertificate {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let known = &self.0.signature_verification_algorithms;
        rustls::crypto::verify_tls12_signature(message, certificate, signed, known)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let known = &self.0.signature_verification_algorithms;
        rustls::crypto::verify_tls13_signature(message, certificate, signed, known)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_machine_has_to_prove_who_it_is() {
        let mode = |address: &str| {
            let (plain, [mode]) = take_out(address, &["sslmode"]);
            ssl_mode(mode.as_deref(), is_near(&plain.parse().unwrap()))
        };
        let verified = Some((SslMode::Require, Trust::Verified));
        let anyone = |mode| Some((mode, Trust::Anyone));
        assert_eq!(mode("postgres://u@db.example/games"), verified);
        assert_eq!(mode("postgres://u@localhost,db.example/games"), verified);
        assert_eq!(mode("postgres://u@db.example/games?sslmode=verify-full"), verified);
        assert_eq!(mode("postgres://u@db.example/games?sslmode=require"), anyone(SslMode::Require));
        assert_eq!(mode("postgres://u@db.example/games?sslmode=disable"), anyone(SslMode::Disable));
        assert_eq!(mode("postgres://u@localhost/games"), anyone(SslMode::Prefer));
        assert_eq!(mode("postgres://u@127.0.0.1/games"), anyone(SslMode::Prefer));
        assert_eq!(mode("postgres://u@%2Frun%2Fpostgresql/games"), anyone(SslMode::Prefer));
        assert_eq!(mode("postgres://u@localhost/games?sslmode=maybe"), None);
    }

    #[test]
    fn options_of_others_stay() {
        let (rest, [mode, root]) = take_out(
            "postgres://h/d?sslmode=require&connect_timeout=3&sslrootcert=%2Ftmp%2Fa%20b",
            &["sslmode", "sslrootcert"],
        );
        assert_eq!(rest, "postgres://h/d?connect_timeout=3");
        assert_eq!((mode.as_deref(), root.as_deref()), (Some("require"), Some("/tmp/a b")));
        let (rest, [mode]) = take_out("postgres://u:a?b@h/d?sslmode=disable", &["sslmode"]);
        assert_eq!((rest.as_str(), mode.as_deref()), ("postgres://u:a?b@h/d", Some("disable")));
        assert_eq!(unescape("%zz%4"), "%zz%4");
    }

    #[test]
    fn no_error_repeats_a_password() {
        for bad in [
            "postgres://ann:secret@",
            "postgres://ann:secret@host/db?ret@urn=secret",
            "postgres://ann:secret@host/db?sslmode=secret",
            "postgres://ann:secret@host:port/db",
            "postgres://ann:secret@host/db?sslmode=verify-full&sslrootcert=/nowhere",
        ] {
            let error = Address::read(bad).err().unwrap_or_else(|| panic!("{bad} is read"));
            let said = format!("{error} {error:?}");
            assert!(!said.contains("secret") && !said.contains("ret@"), "{said}");
        }
        let fine = Address::read("postgres://ann:secret@host/db").unwrap_or_else(|_| panic!());
        assert_eq!(fine.shown, "postgres://host/db");
    }
}
