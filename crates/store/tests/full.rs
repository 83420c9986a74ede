//! A disk that is really full: a small file system in memory, where we may make one.

mod common;

use common::full_disk;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::process::Command;

struct SmallDisk(tempfile::TempDir);

impl SmallDisk {
    fn mount() -> Option<SmallDisk> {
        let folder = tempfile::tempdir().unwrap();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=3m", "tmpfs"]).arg(folder.path());
        mount.output().is_ok_and(|output| output.status.success()).then_some(SmallDisk(folder))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // What stays mounted says so when its folder can't be deleted.
        let _ = Command::new("umount").arg(self.0.path()).status();
    }
}

fn fill(path: &Path) {
    let mut file = File::create(path).unwrap();
    while file.write_all(&[0; 4096]).is_ok() {}
}

#[tokio::test]
async fn a_full_disk_is_survived() {
    let Some(disk) = SmallDisk::mount() else {
        println!(
            "not tested: no file system may be mounted here; tests/limit.rs does nearly the same"
        );
        return;
    };
    let (path, filler) = (disk.0.path().join("games.sqlite"), disk.0.path().join("filler"));
    let make_room = || fs::remove_file(&filler).unwrap();
    full_disk::survives(&path, || fill(&filler), make_room).await;
}
