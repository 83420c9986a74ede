//! The server on a real socket.

use fourline_server::Config;
use fourline_server::memory::Memory;
use fourline_site::Site;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

fn ask(address: SocketAddr, request: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "{request}\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_site_is_served_until_the_end() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("assets")).unwrap();
    std::fs::write(folder.path().join("index.html"), "the page").unwrap();
    std::fs::write(folder.path().join("assets/a-1.js"), "the script").unwrap();
    let site: Site = fourline_server::read_folder(folder.path()).unwrap();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (end, ended) = tokio::sync::oneshot::channel::<()>();
    let ended = async {
        let _ = ended.await;
    };
    let (store, config) = (Memory::default(), Config::default());
    let served =
        tokio::spawn(fourline_server::serve_on(listener, site, store, config, None, ended));
    let asked = tokio::task::spawn_blocking(move || {
        let page = ask(address, "GET /study/44 HTTP/1.1");
        assert!(page.starts_with("HTTP/1.1 200 OK\r\n"), "{page}");
        assert!(page.contains("content-security-policy: default-src 'self'"), "{page}");
        assert!(page.ends_with("\r\n\r\nthe page"), "{page}");
        let script = ask(address, "GET /assets/a-1.js?x HTTP/1.1");
        assert!(script.contains("immutable") && script.ends_with("the script"), "{script}");
        let head = ask(address, "HEAD / HTTP/1.1");
        assert!(head.contains("content-length: 8\r\n") && head.ends_with("\r\n\r\n"), "{head}");
        for path in ["/../Cargo.toml", "/assets/..%2f..%2fx.toml", "/no.js"] {
            let answer = ask(address, &format!("GET {path} HTTP/1.1"));
            assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
        }
        assert!(ask(address, "POST / HTTP/1.1").starts_with("HTTP/1.1 405"));
    });
    asked.await.unwrap();
    end.send(()).unwrap();
    served.await.unwrap().unwrap();
}
