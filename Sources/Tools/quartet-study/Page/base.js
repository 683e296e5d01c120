// What all files use: the data, elements, and what the page remembers.
"use strict";

// The first picture needs only `package`.
const data = { traces: [], captions: {}, texts: { sources: {} } };

// Called by the files in `data`.
function load(name, value) {
  const [kind, number] = name.split("-");
  if (number) {
    data.traces[number] = prepared(value);
    Object.assign(data.captions, value.captions);
  } else data[kind] = value;
  // A trace that no view waits for folds nothing that the reader has opened.
  const isAwaited = !number || document.querySelector(".loading");
  if (name !== "package" && name !== "progress" && isAwaited) render();
}

// Loads a file of `data` once; with `version`, again.
function fetchData(name, version) {
  const known = document.getElementById(name);
  if (known && !version) return;
  known?.remove();
  document.head.append(h("script", { id: name, src: `data/${name}.js${version ? `?${version}` : ""}` }));
}

// Takes what is recorded while the page is open: `progress` says which traces are complete.
function follow() {
  const taken = new Set();
  const timer = setInterval(() => {
    const { complete = [], percent, left = "", time } = data.progress ?? {};
    for (const number of complete.filter((one) => !taken.has(one))) fetchData(`trace-${number}`, Date.now());
    complete.forEach((one) => taken.add(one));
    const isComplete = taken.size === data.package.implementations.length;
    const text = Date.now() / 1000 - time > 300
      ? `The recording has stopped at ${percent} %. For the rest: swift run quartet explore`
      : `The states of free play are being recorded: ${percent} %${left && ", "}${left}.`;
    document.getElementById("recording").textContent = isComplete || !data.progress ? "" : text;
    if (isComplete) clearInterval(timer); else fetchData("progress", Date.now());
  }, 1000);
}

// The four patterns: the implementations whose parts the page knows.
function patterns(isExtra = false) {
  return data.package.implementations.filter((name) => roles[name] && !roles[name].isExtra !== isExtra);
}

// The patterns that the views of a step compare: also MVVM, if the reader has switched it on.
const compared = () => [...patterns(), ...(kept.get("extra", false) ? patterns(true) : [])];

// Loads the calls of an implementation when they are first needed.
function trace(pattern) {
  const position = data.package.implementations.indexOf(pattern);
  fetchData(`trace-${position}`);
  return data.traces[position];
}

// An element. Texts become text nodes, so nothing from the data is read as HTML.
function h(tag, attributes = {}, ...children) {
  const element = tag.startsWith("svg:")
    ? document.createElementNS("http://www.w3.org/2000/svg", tag.slice(4)) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style") Object.entries(value).forEach((one) => element.style.setProperty(...one));
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child != null && child !== false));
  return element;
}

const link = (href, ...content) => h("a", { href }, ...content);
const strong = (...content) => h("b", {}, ...content);
const button = (attributes, onclick, ...content) =>
  h("button", { type: "button", ...attributes, onclick }, ...content);
const small = (...content) => h("small", {}, ...content);
const soft = (...content) => h("p", { class: "soft" }, ...content);
const loading = () => h("p", { class: "soft loading" }, "Loading …");
const hidden = (text) => h("span", { class: "sr" }, text);

// What index.html says, which no data changes.
const written = (id) => document.getElementById(id).content.cloneNode(true);

// What the browser keeps between visits. Without storage, the page works and forgets.
const kept = {
  get(name, unless) {
    try { return JSON.parse(localStorage.getItem(`quartet.${name}`)) ?? unless; } catch { return unless; }
  },
  set(name, value) {
    try { localStorage.setItem(`quartet.${name}`, JSON.stringify(value)); } catch { /* It is forgotten. */ }
  },
  forget() {
    const isOurs = (name) => name.startsWith("quartet.");
    for (const name of Object.keys(localStorage).filter(isOurs)) localStorage.removeItem(name);
  },
};

// What the reader has opened on this address: lines of calls, by their ids. A new address closes them.
const opened = new Set();

// The pattern that is shown if there is room for one, what gets the focus next, and if a lesson has asked.
const choice = { pattern: undefined, focus: undefined, asked: undefined };

function counted(number, noun) {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}

// A text with its code between backticks.
function coded(text) {
  return text.split("`").map((part, index) => (index % 2 ? h("code", {}, breakable(part, inCode)) : part));
}

// A text that may break before each dot and parameter; a name also before each of its words.
const inCode = /(?=\.|\((?!\)))|(?<=[:,])(?=\S)(?!\))/;
const inName = new RegExp(`${inCode.source}|(?<=[a-z])(?=[A-Z])`);
function breakable(text, at = inName) {
  return text.split(at)
    .flatMap((part, index) => (index > 0 ? [h("wbr"), part] : [part]));
}

// Links to the parts of a view, of which one is shown.
function menu(label, items, current, attributes = {}) {
  return h("nav", { "aria-label": label, class: "seg", ...attributes }, items.map(([title, href, key]) =>
    h("a", { href, "aria-current": key === current && "true" }, title)));
}

// Tabs that choose a pattern where the window has no room for four. `note` says something about each.
function tabs(note = () => "", names = patterns()) {
  const choose = (pattern) => {
    Object.assign(choice, { pattern, focus: `#tab-${names.indexOf(pattern)}` });
    render();
  };
  return h("div", { class: "tabs", role: "group", "aria-label": "Pattern" }, names.map((pattern, at) =>
    button({ id: `tab-${at}`, "aria-pressed": `${pattern === shownPattern(names)}` }, () => choose(pattern),
      pattern, small(note(pattern)))));
}

const shownPattern = (names) => (names.includes(choice.pattern) ? choice.pattern : names[0]);

// A table with a column for each pattern; a row has a title and a function that makes its cells.
const patternTable = (rows) => h("table", { class: "facts" },
  h("thead", {}, h("tr", {}, [hidden("What"), ...patterns()].map((one) => h("th", { scope: "col" }, one)))),
  h("tbody", {}, rows.map(([title, cellOf]) => h("tr", {}, h("th", { scope: "row" }, title),
    patterns().map((pattern, index) => h("td", { "data-p": pattern }, cellOf(pattern, index)))))));

// A part of the page for each pattern, of which a narrow window shows one.
function columns(kind, draw, names = patterns()) {
  return names.map((pattern, index) => h("section", {
    class: `${kind}${pattern === shownPattern(names) ? " on" : ""}`, "data-pattern": pattern,
    "aria-labelledby": `heading-${index}` }, draw(pattern, `heading-${index}`)));
}
