//! The system's setting for motion.

/// Has the person asked the system for less motion? Where that can't be found out: no.
pub fn system_wants_no_motion() -> bool {
    let answer = |program: &str, arguments: &[&str]| {
        let output = std::process::Command::new(program).args(arguments).output().ok()?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_string())
    };
    if cfg!(target_os = "linux") {
        let key = ["get", "org.gnome.desktop.interface", "enable-animations"];
        answer("gsettings", &key).is_some_and(|text| text == "false")
    } else if cfg!(target_os = "macos") {
        let key = ["read", "com.apple.universalaccess", "reduceMotion"];
        answer("defaults", &key).is_some_and(|text| text == "1")
    } else {
        false
    }
}
