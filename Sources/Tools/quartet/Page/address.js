// The state of the page, which its address contains.
"use strict";

// What the address says, with defaults for what is missing or unknown. `missing` is what is unknown.
function readState() {
  const words = new URLSearchParams(location.hash.slice(1));
  const missing = [];
  const known = (name, values, unless) => {
    const value = words.get(name);
    if (!value || values.includes(value)) return value || unless;
    missing.push(`${name} “${value}”`);
    return unless;
  };
  const { scenarios, implementations } = data.package;
  const name = known("scenario", scenarios.map((one) => one.name), "L06-wrong-pair");
  const scenario = scenarios.find((one) => one.name === name) ?? scenarios[0];
  const all = (words.get("patterns") ?? "").split(",").filter(Boolean);
  const named = all.filter((name) => implementations.includes(name));
  if (named.length < all.length) missing.push(`patterns “${all.filter((name) => !named.includes(name)).join(", ")}”`);
  const step = Number.parseInt(words.get("step"), 10) || 0;
  // Without a scenario, the reader uses the phone.
  const path = words.has("path") || !words.has("scenario")
    ? (words.get("path") ?? "").split(".").filter(Boolean).map(Number) : undefined;
  const last = path ? statesOn(path).length - 1 : scenario.steps.length - 1;
  if (path && last < path.length) missing.push(`step ${last + 1} of the path “${words.get("path")}”`);
  else if (step > last) missing.push(`step ${step}: the last one is ${last}`);
  const source = words.get("source") ?? "";
  if (source && !Object.hasOwn(data.package.sources, source.replace(/:\d+$/, ""))) missing.push(`source “${source}”`);
  const lesson = known("lesson", lessons.flatMap(({ name }) => [name, `${name}!`]), "");
  return {
    view: known("view", Object.keys(views), "start"),
    scenario,
    // Steps that are not possible, of another version of the page, are left out.
    path: path?.slice(0, last),
    step: Math.max(0, Math.min(step, last)),
    patterns: named.length > 0 ? named : defaultPatterns(lesson),
    isChosen: named.length > 0,
    show: known("show", Object.keys(layers), "messages"),
    all: words.get("all") === "1",
    example: words.get("example") === "1",
    lesson,
    task: words.get("task") ?? "",
    source,
    missing,
  };
}

// As many patterns as the window has room for; a question is about all.
function defaultPatterns(lesson) {
  return data.package.implementations.slice(0, innerWidth < 1400 && !lesson ? 2 : 4);
}

// The address of a state: the present one with changes.
function address(changes) {
  const next = { ...readState(), ...changes };
  const words = new URLSearchParams({ view: next.view, step: next.step });
  // Until the reader has chosen, the window decides.
  if (next.isChosen || changes.patterns) words.set("patterns", next.patterns.join(","));
  if (changes.scenario) delete next.path;
  if (next.path) words.set("path", next.path.join("."));
  else words.set("scenario", next.scenario.name ?? next.scenario);
  if (next.show !== "messages") words.set("show", next.show);
  for (const name of ["all", "example"]) if (next[name]) words.set(name, "1");
  for (const name of ["lesson", "task", "source"]) if (next[name]) words.set(name, next[name]);
  return `#${words}`;
}

function go(changes) {
  location.hash = address(changes);
}
