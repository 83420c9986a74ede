//! Whatever is typed: no panic, no escape sequence, a documented exit code, and nothing lost.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Bytes that look random, the same every time.
struct Noise(u64);

impl Noise {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }

    fn line(&mut self) -> Vec<u8> {
        let words: [&[u8]; 16] = [
            b"4",
            b"1",
            b"7",
            b"0",
            b"y",
            b"n",
            b"x",
            b"remove 6 4",
            b"remove",
            b"undo",
            b"help",
            b"-99999999999999999999999",
            b"\x1b[2J\x1b]0;hi\x07",
            b"\xe2\x80\xae4",
            b"\xff\xfe\x00",
            b"",
        ];
        match self.below(4) {
            0 => (0..self.below(40)).map(|_| self.below(256) as u8).collect(),
            _ => words[self.below(16) as usize].to_vec(),
        }
    }
}

fn run(arguments: &[&str], input: &[u8], folder: &std::path::Path) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_fourline"))
        .args(arguments)
        .current_dir(folder)
        .env("XDG_DATA_HOME", folder)
        .env("HOME", folder)
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // The program may end before it has read everything.
    let _ = child.stdin.take().expect("piped").write_all(input);
    child.wait_with_output().expect("the binary ends")
}

#[test]
fn any_bytes_at_any_prompt_do_no_harm() {
    let folder = tempfile::tempdir().unwrap();
    for seed in 1..=120u64 {
        let rules = ["classic", "second-chance", "strict", "power"][seed as usize % 4];
        let mut noise = Noise(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let flags =
            ["play", "--rules", rules, "--opponent", "human", "--first", "1", "--seed", "1"];
        // Every third run starts with noise at the very first question.
        let (arguments, mut input) = match seed % 3 {
            0 => (&flags[..1], Vec::new()),
            _ => (&flags[..], b"Ann\nBob\n".to_vec()),
        };
        for _ in 0..120 {
            input.extend(noise.line());
            input.push(b'\n');
        }
        let output = run(arguments, &input, folder.path());
        let out = String::from_utf8(output.stdout).expect("what is written is UTF-8");
        assert!(matches!(output.status.code(), Some(0 | 3)), "{:?}\n{out}", output.status);
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
        let control = out.chars().find(|&c| c.is_control() && c != '\n');
        assert_eq!(control, None, "seed {seed}\n{out}");
        assert!(!out.contains('\u{202e}'), "seed {seed}");
        if output.status.code() == Some(3)
            && !out.contains("nothing is kept")
            && !out.contains("No game")
        {
            assert!(out.contains("The game is kept in"), "seed {seed}\n{out}");
        }
    }
}
