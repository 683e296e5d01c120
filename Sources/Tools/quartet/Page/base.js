// What all files use: the data, elements, and how the page is drawn.
"use strict";

const views = { start: "Start", use: "Use", compare: "Compare", read: "Guides" };
const data = { traces: [] };

// Called by the files in `data`.
function load(name, value) {
  if (name === "package") data.package = value;
  else data.traces[Number(name.split("-")[1])] = prepared(value);
  if (name !== "package") render();
}

// Loads what an implementation does when it is first needed.
function trace(pattern) {
  const position = data.package.implementations.indexOf(pattern);
  if (!data.traces[position] && !document.getElementById(`trace-${position}`)) {
    document.head.append(h("script", { id: `trace-${position}`, src: `data/trace-${position}.js` }));
  }
  return data.traces[position];
}

// An element. Texts become text nodes, so nothing from the data is read as HTML.
function h(tag, attributes = {}, ...children) {
  const element = tag.startsWith("svg:")
    ? document.createElementNS("http://www.w3.org/2000/svg", tag.slice(4)) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child != null && child !== false));
  return element;
}

// Draws everything again, and keeps the focus and the scroll positions.
function render() {
  if (!data.package) return;
  const state = readState();
  const { id, dataset } = document.activeElement ?? document.body;
  const focused = id ? `#${CSS.escape(id)}` : dataset.source && `[data-source="${CSS.escape(dataset.source)}"]`;
  renderHeader(state);
  renderScenarios(state);
  document.getElementById("scenarios").hidden = state.view !== "use";
  const main = document.getElementById("main");
  const draw = { start: drawStart, use: drawUse, compare: drawCompare, read: drawRead }[state.view];
  const notFound = state.missing.map((one) => h("p", { class: "failure", role: "alert" }, `Not found: ${one}.`));
  main.replaceChildren(...[...notFound, state.lesson && lessonPanel(state), ...draw(state)].filter(Boolean));
  markAnswer(state, main);
  if (state.task !== "Docs/Glossary.md") explainWords(main);
  renderSource(state.source);
  markWide();
  const current = main.querySelector(".steps [aria-current]");
  if (current) showAcross(current, current.closest("ol"));
  if (focused) document.querySelector(focused)?.focus({ preventScroll: true });
  // Reported by a screen reader, which does not notice that the page was drawn again.
  const run = state.view === "use" && runOf(state);
  const text = run ? `Step ${state.step}: ${titleOfStep(run.steps[state.step].text)}` : "";
  const status = document.getElementById("status");
  if (status.textContent !== text) status.textContent = text;
  document.title = `${views[state.view]}${run ? `: ${run.title}` : ""} – Quartet`;
}

function renderHeader(state) {
  document.getElementById("views").replaceChildren(...Object.entries(views).map(([view, title]) =>
    h("a", { id: `view-${view}`, href: address({ view, source: "", lesson: "" }), "aria-current": view === state.view && "page" },
      title)));
  const boxes = data.package.implementations.map((name) => {
    const change = (event) => {
      const chosen = data.package.implementations.filter((one) =>
        one === name ? event.target.checked : state.patterns.includes(one));
      if (chosen.length > 0) go({ patterns: chosen });
      else event.target.checked = true;
    };
    const box = h("input", { type: "checkbox", id: `pattern-${name}`, onchange: change });
    box.checked = state.patterns.includes(name);
    return h("label", {}, box, name);
  });
  const patterns = document.getElementById("patterns");
  patterns.replaceChildren(h("legend", {}, "Patterns"), ...boxes);
  patterns.hidden = ["start", "read"].includes(state.view);
}

// The scenarios that match the search, as links. It is drawn only if it has changed.
function renderScenarios(state) {
  const words = document.getElementById("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const list = document.getElementById("list");
  const found = data.package.scenarios.filter(({ name, rule, title }) =>
    words.every((word) => /^[a-z]\d+$/.test(word)
      ? rule.toLowerCase() === word : ` ${name} ${title} ${chapters[rule[0]]}`.toLowerCase().replaceAll("-", " ").includes(` ${word}`)));
  const key = [state.view, state.patterns, state.all, found.length, words].join();
  if (list.dataset.key !== key) {
    list.dataset.key = key;
    list.replaceChildren(...found.map((scenario) =>
      h("li", {}, h("a", {
        id: `scenario-${scenario.name}`, href: address({ scenario, step: 1, source: "", lesson: "" }),
      }, h("b", {}, scenario.rule), ` ${scenario.title}`))));
    if (found.length === 0) list.append(h("li", {}, "No scenario matches."));
  }
  for (const link of list.querySelectorAll("a")) {
    link.ariaCurrent = !state.path && link.id === `scenario-${state.scenario.name}` ? "true" : null;
  }
}

const chapters = {
  R: "Review", L: "Login", V: "Recovery", C: "Comment", D: "Links", A: "Domain", T: "Timing", M: "Memory",
};

// A part that scrolls on its own, which the keyboard can reach.
function scrolling(label, ...children) {
  return h("div", { class: "scrolling", tabindex: 0, role: "group", "aria-label": label }, ...children);
}

// Marks the tables that are wider than their place.
function markWide() {
  for (const part of document.querySelectorAll("main .scrolling:has(table)")) {
    part.classList.toggle("wide", part.scrollWidth > part.clientWidth);
  }
}

// Scrolls a line so that the beginning of an element is visible, and the element in the middle if it fits.
function showAcross(element, line) {
  const room = Math.max(0, line.clientWidth - element.offsetWidth);
  line.scrollLeft = element.offsetLeft - room / 2;
}

// Scrolls a part so that an element is in its middle.
function center(element, part) {
  if (!element) return;
  const offset = element.getBoundingClientRect().top - part.getBoundingClientRect().top;
  part.scrollTop += offset - (part.clientHeight - element.offsetHeight) / 2;
}
