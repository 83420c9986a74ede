// Starts the page, and says so if that is not possible. Keeps the service worker up to date:
//   "update-ready" on window: another version is installed and waits; <html data-update="ready"> stays.
//   "update-now" on window, from the page: take it, and load the page again.

/** Shows one of the sentences that came with the page, in the reader's language. */
function say(what) {
  const all = document.getElementById("sayings").content;
  const language = navigator.languages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => all.querySelector(`[lang="${tag}"]`)) ?? "en";
  const find = (name) => all.querySelector(`[lang="${language}"] [data-say="${name}"]`).cloneNode(true);
  const note = document.createElement("div");
  note.className = "stopped";
  note.lang = language;
  note.setAttribute("role", "alert");
  const button = document.createElement("button");
  button.append(find("load-again"));
  button.onclick = () => location.reload();
  note.append(find(what), button);
  document.body.prepend(note);
}

async function start() {
  if (typeof WebAssembly !== "object") return say("needs-wasm");
  try {
    // Playing by a link needs more, so that has a module of its own.
    const isOnline = /^\/(online|t|w)(\/|$)/.test(location.pathname);
    const { default: init } = await (isOnline ? import("/online.js") : import("/page.js"));
    await init({ module_or_path: isOnline ? "/online.wasm" : "/page.wasm" });
  } catch (problem) {
    console.error(problem);
    say(problem instanceof WebAssembly.CompileError ? "needs-wasm" : "not-started");
  }
}

async function keepUpToDate() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  // The first worker takes over a page that is new itself; only a later one is another version.
  let isUpdate = workers.controller !== null;
  const tell = () => {
    document.documentElement.dataset.update = "ready";
    dispatchEvent(new Event("update-ready"));
  };
  try {
    const registration = await workers.register("/sw.js");
    const watch = (worker) =>
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed" && workers.controller) tell();
      });
    if (registration.waiting && workers.controller) tell();
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
    addEventListener("update-now", () => registration.waiting?.postMessage("take over"));
    workers.addEventListener("controllerchange", () => {
      if (isUpdate) location.reload();
      isUpdate = true;
    });
    // A page that stays open for days hears of an update too.
    addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => {});
    });
  } catch {
    // Without a service worker everything works but being offline.
  }
}

start();
addEventListener("load", keepUpToDate);
