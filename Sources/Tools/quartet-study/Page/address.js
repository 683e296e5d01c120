// The state of the page, which its address contains: `#/play/…`, `#/course/…`, `#/ref/…`.
"use strict";

const pages = { code: "Code", map: "Map", owners: "Owners", changes: "Changes", choosing: "Choosing" };

// What the address says, with the nearest view for what is unknown. `missing` says what is unknown.
function readState() {
  const [view = "", ...rest] = decodeURIComponent(location.hash).replace(/^#\/?/, "").split("/");
  const state = { view: view || "play", missing: [] };
  if (!["play", "course", "ref"].includes(state.view)) {
    state.missing.push(`“${view}”`);
    state.view = "play";
  }
  if (state.view === "play") return { ...state, ...placeIn(rest, state.missing) };
  if (state.view === "course") return { ...state, ...lessonIn(rest, state.missing) };
  const [page = "code", ...more] = rest;
  if (page === "changes") return { ...state, page, ...changeIn(more, state.missing) };
  if (page === "source") return { ...state, page, source: knownSource(more.join("/"), state.missing) };
  if (!Object.hasOwn(pages, page)) state.missing.push(`“${page}”`);
  const target = page === "owners" && more.length > 1 ? more.pop() : "decides";
  // The views of a step begin with the tap that the first minute ends with.
  const place = more.length > 0 ? more : [pathOfSteps(signIn).join(".")];
  const shown = Object.hasOwn(pages, page) ? page : "code";
  return { ...state, page: shown, target, ...placeIn(place, state.missing) };
}

// The place in a run: a path through the states, or a scenario and its step.
function placeIn([name = "start", number = "0"], missing) {
  const scenario = data.package.scenarios.find((one) => one.name === name);
  if (scenario) {
    const last = scenario.steps.length - 1;
    const step = Number.parseInt(number, 10) || 0;
    if (step > last) missing.push(`step ${step}: the last one is ${last}`);
    return { scenario, step: Math.max(0, Math.min(step, last)) };
  }
  const path = name === "start" ? [] : name.split(".").map(Number);
  // Steps that are not possible, of another version of the page, are left out.
  const step = statesOn(path).length - 1;
  if (path.some(Number.isNaN)) missing.push(`scenario “${name}”`);
  else if (step < path.length) missing.push(`step ${step + 1} of the path “${name}”`);
  return { path: path.slice(0, step), step };
}

// The number of the first lesson that is not done; undefined if all are.
const nextLesson = () => lessons.findIndex(({ name }) => !kept.get("scores", {})[name]) + 1 || undefined;

function lessonIn([name = nextLesson() ?? 1, phase = "0"], missing) {
  if (name === "end") return { isEnd: true };
  const lesson = lessons[Number(name) - 1];
  if (!lesson) missing.push(`lesson “${name}”`);
  const last = (lesson ?? lessons[0]).taps.length;
  const isSeen = phase === "seen";
  const taken = isSeen ? last : Math.max(0, Math.min(Number.parseInt(phase, 10) || 0, last));
  return { lesson: lesson ?? lessons[0], isSeen: isSeen || (last > 0 && taken === last), taken };
}

function changeIn([name, phase], missing) {
  const all = changes() ?? [];
  const change = all.find((one) => one.name === name) ?? all[0];
  if (name && change && change.name !== name) missing.push(`change “${name}”`);
  return { change, isSeen: phase === "seen" };
}

function knownSource(source, missing) {
  const { sources } = data.texts;
  if (Object.keys(sources).length === 0 || Object.hasOwn(sources, source.replace(/:\d+$/, ""))) return source;
  missing.push(`source “${source}”`);
  return "";
}

// The address of a place in a run, in Play or in another view.
function addressOf({ scenario, path, step }, view = "play", more = "") {
  const place = scenario ? `${scenario.name}/${step}` : path.slice(0, step).join(".") || "start";
  return `#/${view}/${place}${more}`;
}

function lessonAddress(number, phase = "") {
  return `#/course/${number}${phase === "" ? "" : `/${phase}`}`;
}

function sourceAddress(place) {
  return `#/ref/source/${place}`;
}

// The address of a file of the package: in its repository, or as a text on this page.
function fileAddress(path) {
  return data.package.root ? data.package.root + path : sourceAddress(path.replace(/#.*/, ""));
}
