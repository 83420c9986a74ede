### What the page in the browser says before it runs, or when it can't run at all.

# Without JavaScript.
needs-script = Fourline runs in your browser and needs JavaScript. Please allow it for this page, and load the page again.
# Without WebAssembly.
needs-wasm = Fourline needs WebAssembly, which this browser does not have or does not allow. A current Firefox, Chrome, Edge or Safari has it.
# A file of the page could not be loaded, or the page stopped at its start.
not-started = Fourline could not be started. Your games are kept on this device. Please load the page again.
# A button.
load-again = Load again
# Below the name, where the page is listed or installed.
about = Four in a row: play it, study it, with your house rules. Works offline.
