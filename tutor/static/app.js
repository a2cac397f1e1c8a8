// Comforts on top of plain forms; every page works without this file. Each part does one thing
// that the form could do without. What is allowed, and every word, comes from the server.
"use strict";

// Menus close when something else is touched, or with Escape.
(() => {
  const open = () => document.querySelectorAll("details[data-menu][open]");
  document.addEventListener("pointerdown", (event) => {
    for (const menu of open()) if (!menu.contains(event.target)) menu.open = false;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of open()) {
      menu.open = false;
      menu.querySelector("summary").focus();
    }
  });
})();

// Sweeping over cards chooses them all: the boxes take the state that the first one turns to.
(() => {
  let sweep = null;
  const boxAt = (x, y) => document.elementFromPoint(x, y)?.closest("[data-hand] .slot")?.querySelector("input[type=checkbox]");

  document.addEventListener("pointerdown", (event) => {
    const first = event.isPrimary && event.button === 0 ? boxAt(event.clientX, event.clientY) : null;
    sweep = first && { first, to: !first.checked, seen: new Set(), hand: first.closest("[data-hand]") };
  });
  document.addEventListener("pointermove", (event) => {
    if (!sweep) return;
    const box = boxAt(event.clientX, event.clientY);
    if (!box || box.closest("[data-hand]") !== sweep.hand || (box === sweep.first && !sweep.seen.size)) return;
    for (const each of [sweep.first, box]) {
      if (sweep.seen.has(each)) continue;
      sweep.seen.add(each);
      each.checked = sweep.to;
    }
  });
  const end = () => {
    const done = sweep;
    sweep = null;
    if (!done?.seen.size) return;
    done.first.dispatchEvent(new Event("change", { bubbles: true }));
    // The click that may end a sweep on its first card would take that card back.
    const stop = (event) => { if (event.target === done.first) event.preventDefault(); };
    document.addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => document.removeEventListener("click", stop, { capture: true }), 0);
  };
  document.addEventListener("pointerup", end);
  document.addEventListener("pointercancel", () => { sweep = null; });
})();

// Arrow keys go from card to card; Tab and Space work as ever.
document.addEventListener("keydown", (event) => {
  const box = event.target;
  if (!(box instanceof HTMLInputElement) || box.type !== "checkbox" || event.ctrlKey || event.altKey || event.metaKey) return;
  const hand = box.closest("[data-hand]");
  if (!hand) return;
  const boxes = [...hand.querySelectorAll("input[type=checkbox]")];
  const here = boxes.indexOf(box);
  let next = null;
  if (event.key === "ArrowRight") next = boxes[here + 1];
  else if (event.key === "ArrowLeft") next = boxes[here - 1];
  else if (event.key === "Home") next = boxes[0];
  else if (event.key === "End") next = boxes[boxes.length - 1];
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") next = across(boxes, box, event.key === "ArrowDown" ? 1 : -1);
  else return;
  event.preventDefault();
  next?.focus();
});

// The nearest card in the next row, up or down.
function across(boxes, from, way) {
  const middle = (box) => { const r = box.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2, h: r.height }; };
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const box of boxes) {
    const there = middle(box);
    const down = (there.y - here.y) * way;
    if (down < here.h / 2) continue;
    const far = down * 4 + Math.abs(there.x - here.x);
    if (far < least) { best = box; least = far; }
  }
  return best;
}

// A form with data-auto submits itself after so many milliseconds: the computer players' cards.
// They wait as long as something is opened to be read at the table.
function startAuto() {
  const reading = () => document.querySelector(":popover-open, #coach details[open]");
  for (const form of document.querySelectorAll("form[data-auto]")) {
    if (form.dataset.auto === "on") continue;
    const wait = Number(form.dataset.auto);
    form.dataset.auto = "on";
    if (!Number.isFinite(wait)) continue;
    const go = () => {
      if (!form.isConnected) return;
      if (reading()) setTimeout(go, wait);
      else form.querySelector("button.primary").click();
    };
    setTimeout(go, wait);
  }
}
document.addEventListener("DOMContentLoaded", startAuto);

// What the address said once ("taken back") is not said again after a reload.
document.addEventListener("DOMContentLoaded", () => {
  const address = new URL(location.href);
  if (!address.searchParams.has("said")) return;
  address.searchParams.delete("said");
  history.replaceState(history.state, "", address);
});

// A search while one types is the page's address, as it is after Enter.
document.addEventListener("htmx:afterSettle", (event) => {
  if (event.detail.target.id !== "found") return;
  history.replaceState(history.state, "", event.detail.pathInfo.finalRequestPath);
});

// After a part was swapped: the answer gets the focus, so that it is read out and Tab goes on there;
// where there is none and the button that was pressed is gone, the main button has it.
let hadFocus = false;
document.addEventListener("htmx:beforeSwap", (event) => {
  hadFocus = event.detail.target.contains(document.activeElement) && document.activeElement !== document.body;
});
document.addEventListener("htmx:afterSettle", () => {
  startAuto();
  const told = document.querySelector("[data-focus]");
  const lost = hadFocus && document.activeElement === document.body;
  hadFocus = false;
  if (lost && !told) document.getElementById("go")?.focus({ preventScroll: true });
  if (!told) return;
  delete told.dataset.focus;
  told.focus({ preventScroll: true });
  told.scrollIntoView({ block: "nearest" });
});

// What a swapped part's words open comes with it, and is kept once, apart from what is read out.
document.addEventListener("htmx:afterSettle", () => {
  const kept = document.getElementById("sheets");
  for (const sheet of document.querySelectorAll('.gloss[id^="t-"]')) {
    if (sheet.parentNode === kept) continue;
    if (kept.querySelector(`:scope > #${sheet.id}`)) sheet.remove();
    else kept.append(sheet);
  }
});
// It is closed by its link to a place on the same page; where nothing can be opened over a page,
// the word leads to what stands at its end.
addEventListener("hashchange", () => document.querySelector("#sheets :popover-open")?.hidePopover());
document.addEventListener("click", (event) => {
  const word = event.target.closest?.(".term");
  if (word && !("popover" in word)) document.getElementById(word.getAttribute("popovertarget")).scrollIntoView();
});

// What was unfolded stays so when the part around it is swapped.
(() => {
  let open = [];
  document.addEventListener("htmx:beforeSwap", () => {
    open = [...document.querySelectorAll("details[data-stay][open]")].map((each) => each.id);
  });
  document.addEventListener("htmx:afterSettle", () => {
    for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  });
})();

// The line that judges a choice gives way to the play itself: its answer would speak of the hand
// as it was.
document.addEventListener("htmx:beforeRequest", (event) => {
  const line = document.getElementById("line");
  const form = line?.closest("form");
  if (event.detail.elt === form) line.dispatchEvent(new Event("htmx:abort"));
  else if (event.detail.elt === line && form.classList.contains("htmx-request")) event.preventDefault();
});

// A button that an answer brings anew changes where it stands: put in its place, a new one would
// swallow the press that is just being made, and the focus with it.
document.addEventListener("htmx:oobBeforeSwap", (event) => {
  const old = event.detail.target;
  const fresh = event.detail.fragment.firstElementChild;
  if (!(old instanceof HTMLButtonElement) || !(fresh instanceof HTMLButtonElement)) return;
  event.detail.shouldSwap = false;
  if (old.isEqualNode(fresh)) return;
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) old.setAttribute(name, value);
  old.replaceChildren(...fresh.childNodes);
});

// What went wrong stands at the head of the page until something succeeds.
document.addEventListener("htmx:beforeSwap", (event) => {
  const problem = document.getElementById("problem");
  if (event.detail.xhr.status < 400 && event.detail.target.id === "main") problem.replaceChildren();
});
document.addEventListener("htmx:sendError", () => {
  const told = document.getElementById("offline").content.cloneNode(true);
  document.getElementById("problem").replaceChildren(told);
});

// A button that copies a field's text; without script the text can be marked and copied by hand.
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-copy]");
  const field = button && document.getElementById(button.dataset.copy);
  if (!field || !navigator.clipboard) return;
  navigator.clipboard.writeText(field.value).then(() => { button.textContent = button.dataset.copied; }, () => field.select());
});
function showCopy() {
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = !navigator.clipboard;
}
document.addEventListener("DOMContentLoaded", showCopy);
document.addEventListener("htmx:afterSettle", showCopy);

// Arrow keys go through the moves of a finished hand, as its links do.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest?.("input, textarea, summary")) return;
  const way = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  const link = way && document.querySelector(`[data-arrows] a[rel=${way}]`);
  if (!link) return;
  event.preventDefault();
  link.click();
});
