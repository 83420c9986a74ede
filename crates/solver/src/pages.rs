//! Asking the system for large pages, so that looking into a large table costs fewer page lookups.
//! A wish only: nothing changes but the speed, and a refusal is no error.

/// Asks for large pages behind `memory`, where the system has such a thing.
#[cfg(all(target_os = "linux", not(loom), not(miri)))]
pub(crate) fn ask_for_large_pages<T>(memory: &mut [std::mem::MaybeUninit<T>]) {
    const PAGE: usize = 4096;
    let start = (memory.as_mut_ptr() as usize).next_multiple_of(PAGE);
    let end = memory.as_mut_ptr_range().end as usize / PAGE * PAGE;
    if start < end {
        // SAFETY: the range is ours, and this advice does not change what it holds.
        #[allow(unsafe_code)]
        unsafe {
            // Refused where large pages are off; the table works as well without.
            libc::madvise(start as *mut libc::c_void, end - start, libc::MADV_HUGEPAGE);
        }
    }
}

/// Other systems decide about page sizes alone.
#[cfg(not(all(target_os = "linux", not(loom), not(miri))))]
pub(crate) fn ask_for_large_pages<T>(_memory: &mut [std::mem::MaybeUninit<T>]) {}
