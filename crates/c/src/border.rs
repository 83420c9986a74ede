//! The border between C and Rust: all that is `unsafe` about pointers is done here, in five small functions.
//!
//! What the caller promises, and what can't be checked from here: a pointer to a handle is null or came from the
//! function that makes such handles and was not freed; a text is null or ends with a zero byte; an array has as much
//! room as its length says. Null is always checked, and answered with an error.

use fourline_binding::Problem;
use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

thread_local! {
    /// What went wrong last in this thread.
    static ERROR: RefCell<CString> = RefCell::default();
}

/// Why the last call of this thread failed: a sentence, empty if none did. It is the library's, and valid until the
/// next call in this thread.
#[unsafe(no_mangle)]
pub extern "C" fn fourline_error() -> *const c_char {
    ERROR.with_borrow(|error| error.as_ptr())
}

/// The version of the library, which is its own text.
#[unsafe(no_mangle)]
pub extern "C" fn fourline_version() -> *const c_char {
    static VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    VERSION.as_ptr().cast()
}

/// Gives a text back that a function has made. Null is fine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_text_free(text: *mut c_char) {
    if !text.is_null() {
        // Safety: the caller got it from this library, which made it by `CString::into_raw`.
        drop(unsafe { CString::from_raw(text) });
    }
}

/// Does what a function is for. A failure and a panic become `failed`, with the reason noted.
pub(crate) fn guarded<T>(failed: T, work: impl FnOnce() -> Result<T, Problem>) -> T {
    let (result, error) = match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(result)) => (result, String::new()),
        Ok(Err(problem)) => (failed, problem.text),
        Err(_) => (failed, "a fault in the library".to_string()),
    };
    ERROR.set(CString::new(error.replace('\0', "")).unwrap_or_default());
    result
}

/// A handle for C.
pub(crate) fn handle<T>(value: T) -> *mut T {
    Box::into_raw(Box::new(value))
}

/// Takes a handle back. Null is fine.
pub(crate) unsafe fn free<T>(handle: *mut T) {
    if !handle.is_null() {
        // Safety: the caller got it from `handle`, and does not use it again.
        drop(unsafe { Box::from_raw(handle) });
    }
}

/// What is behind a handle, for the length of a call.
pub(crate) unsafe fn behind<'a, T>(handle: *const T) -> Result<&'a T, Problem> {
    // Safety: it is null or a handle, see above.
    unsafe { handle.as_ref() }.ok_or_else(|| Problem::value("a handle is null"))
}

/// The same to be changed. No other call uses the handle meanwhile.
pub(crate) unsafe fn behind_mut<'a, T>(handle: *mut T) -> Result<&'a mut T, Problem> {
    // Safety: it is null or a handle, see above.
    unsafe { handle.as_mut() }.ok_or_else(|| Problem::value("a handle is null"))
}

/// A text of the caller's.
pub(crate) unsafe fn text<'a>(text: *const c_char) -> Result<&'a str, Problem> {
    if text.is_null() {
        return Err(Problem::value("a text is null"));
    }
    // Safety: it is not null, and ends with a zero byte.
    let text = unsafe { CStr::from_ptr(text) };
    text.to_str().map_err(|_| Problem::value("a text is not UTF-8"))
}

/// Fills an array of the caller's, which has room for `room` values, and says how many there are.
pub(crate) unsafe fn fill<T: Copy>(
    array: *mut T,
    room: usize,
    values: &[T],
) -> Result<usize, Problem> {
    if array.is_null() || room < values.len() {
        return Err(Problem::value(format!("the array needs room for {} values", values.len())));
    }
    // Safety: it is not null and has that much room.
    unsafe { std::ptr::copy_nonoverlapping(values.as_ptr(), array, values.len()) };
    Ok(values.len())
}

/// A text for the caller, who gives it back.
pub(crate) fn given(text: &str) -> *mut c_char {
    CString::new(text.replace('\0', "")).unwrap_or_default().into_raw()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_and_a_failure_are_answers() {
        let error = || {
            // Safety: it is a text of this library.
            unsafe { CStr::from_ptr(fourline_error()) }.to_str().map(str::to_string)
        };
        assert_eq!(guarded(7, || panic!("on purpose")), 7);
        assert_eq!(error().as_deref(), Ok("a fault in the library"));
        assert_eq!(guarded(7, || Err(Problem::value("no\0pe"))), 7);
        assert_eq!(error().as_deref(), Ok("nope"));
        assert_eq!(guarded(7, || Ok(8)), 8);
        assert_eq!(error().as_deref(), Ok(""));
    }
}
