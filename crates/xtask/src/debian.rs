//! Installation of Debian packages by apt.

use crate::Result;
use crate::process::{find_program, reason, run};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

/// Installations of this process wait for each other: browsers are prepared side by side, and apt does one thing at a time.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// Installs Debian packages as root; elsewhere says what is needed.
pub fn install(what: &str, packages: &[&str], usual_time: &str) -> Result<()> {
    let names = packages.join(" ");
    let may_install = find_program("apt-get").is_some() && is_root();
    if !may_install {
        return Err(format!(
            "{what} missing: run `sudo apt install {names}`, or what does the same here, and then this again"
        ));
    }
    // Whoever failed before has left nothing half done.
    let _turn = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    println!("    installing {what} (once; usually {usual_time})");
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        run(command
            .env("DEBIAN_FRONTEND", "noninteractive")
            .arg("-qq")
            // Another program may be installing something of its own.
            .args(["-o", "DPkg::Lock::Timeout=300"])
            .args(arguments))
    };
    // The list of packages may be old or empty; a failure to renew it shows in the installation.
    apt(&["update"])?;
    let done = apt(&[&["install", "-y", "--no-install-recommends"], packages].concat())?;
    if done.success {
        return Ok(());
    }
    let reason = reason(&done.output, 20);
    Err(format!(
        "{what} could not be installed (`apt-get install {names}`): {reason}"
    ))
}

fn is_root() -> bool {
    run(Command::new("id").arg("-u")).is_ok_and(|done| done.output.trim() == "0")
}
