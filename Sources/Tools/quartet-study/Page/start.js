// Draws the page for its address, and handles keys.
"use strict";

function render() {
  if (!data.package) return;
  const state = readState();
  const focused = document.activeElement?.id;
  const main = document.getElementById("main");
  const views = { play: drawPlay, course: drawCourse, ref: drawReference };
  const isReady = state.view === "play" || Object.keys(data.texts.sources).length > 0;
  const draw = isReady ? views[state.view] : () => [loading()];
  const notFound = state.missing.map((one) => h("p", { role: "alert" }, `Not found: ${one}.`));
  main.className = state.view;
  main.replaceChildren(...[...notFound, ...draw(state)].flat(Infinity).filter(Boolean));
  renderHeader(state);
  moveFocus(focused);
  if (state.page === "source") main.querySelector(".marked")?.scrollIntoView({ block: "center" });
  const title = main.querySelector("h1")?.textContent ?? "";
  document.title = `${title} – Quartet`;
  main.ariaLabel = title;
  report(state, title);
}

function renderHeader({ view }) {
  const done = Object.keys(kept.get("scores", {})).length;
  for (const one of document.getElementById("nav").children) {
    one.ariaCurrent = one.id === `view-${view}` ? "page" : null;
  }
  document.getElementById("ring").style.setProperty("--p", done * 10);
  document.getElementById("done").textContent = `${done}/${lessons.length}`;
}

// The element that had the focus keeps it; after a tap, the next control of the prompt gets it.
function moveFocus(focused) {
  const main = document.getElementById("main");
  const wanted = choice.focus ? main.querySelector(choice.focus) ?? main : document.getElementById(focused);
  wanted?.focus({ preventScroll: true });
  choice.focus = undefined;
}

function tell(text) {
  const status = document.getElementById("say");
  if (status.textContent !== text) status.textContent = text;
}

// What a screen reader says, which does not notice that the page was drawn again.
function report(state, title) {
  const run = state.view === "play" && runOf(state);
  const step = run && state.step > 0 && run.steps[state.step];
  const counts = step && isLoaded(step) ? patterns().map((one) => `${one}: ${countText(one, step)}`) : [];
  const said = ".run ~ .stage [data-top], .done .col > h2, .verdict > b, .asks .prompt";
  const texts = [...document.querySelectorAll(said)].map((one) => one.innerText);
  tell([title, counts.join(", "), ...texts].filter(Boolean).join(". "));
}

addEventListener("hashchange", () => {
  opened.clear();
  choice.asked = false;
  const view = location.hash.split("/").slice(0, 3).join("/");
  if (choice.view !== view && !view.startsWith("#/play")) {
    scrollTo(0, 0);
    choice.focus ??= "main";
  }
  choice.view = view;
  render();
});

addEventListener("keydown", (event) => {
  const { target, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const state = data.package && readState();
  if (!state) return;
  if (key === "Escape" && state.page === "source") history.back();
  else if (target.matches?.("input, select, .scrolling")) return;
  else if (key === "/" && state.view === "play") {
    document.getElementById("happenings").open = true;
    document.getElementById("search").focus();
  } else if (["ArrowLeft", "ArrowRight"].includes(key) && state.view === "play") {
    const number = state.step + (key === "ArrowRight" ? 1 : -1);
    const last = state.scenario ? state.scenario.steps.length - 1 : state.step;
    if (number < 0 || number > last) return;
    location.hash = addressOf({ ...state, step: number });
  } else return;
  event.preventDefault();
});

// Only the map depends on the width; another view would fold what the reader has opened.
addEventListener("resize", () => { if (document.querySelector("main svg")) render(); });

document.getElementById("skip").addEventListener("click", (event) => {
  event.preventDefault();
  (document.querySelector(".lessonbar ~ .band") ?? document.getElementById("main")).focus();
});

render();
performance.mark("drawn");
// The calls and the texts are needed with the first tap.
setTimeout(() => {
  fetchData("texts");
  patterns().forEach(trace);
  if (!data.package.isComplete) follow();
});
