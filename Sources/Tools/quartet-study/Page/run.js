// A run: the steps of a scenario, or of a path through the states, with what each pattern does in them.
"use strict";

// Reads the trees of a trace on demand.
function prepared(trace) {
  const trees = [];
  trace.tree = (position) => trees[position] ??= parseCalls(trace.calls[position], trace);
  return trace;
}

// `3!5(4 6)` is a message to function 3, sent from line 5, which calls 4 and 6. `7^5` is about a screen.
function parseCalls(text, { functions, origins }) {
  const stack = [[]];
  for (const [token, number, mark, origin] of text.matchAll(/(\d+)([!^]?)(\d*)|[()]/g)) {
    if (token === "(") stack.push(stack.at(-1).at(-1).calls);
    else if (token === ")") stack.pop();
    else stack.at(-1).push({ ...functions[number], mark, origin: origins[origin], calls: [] });
  }
  return stack[0];
}

// Only messages and screens of the kit; those that other calls lead to take their place.
function folded(calls) {
  return calls.flatMap((call) => {
    const inner = folded(call.calls);
    if (call.mark === "^") return screensOf(call, inner);
    return call.mark === "!" ? [{ ...call, calls: inner }] : inner;
  });
}

// What the kit does with a screen for a line of a pattern, once: a request may open it at once. To close what
// UIKit has closed is left out.
function screensOf(call, inner) {
  const verb = { request: "asks", close: "closes" }[call.title.match(/\.(\w+)/)[1]] ?? "opens";
  const isSame = ({ verb, origin }) => verb && origin === call.origin;
  const isLeftOut = !call.origin || (verb === "closes" && !runs(call, "closeChild"))
    || (verb === "asks" && inner.some(isSame));
  return isLeftOut ? inner
    : [{ ...call, verb, calls: inner.flatMap((one) => (isSame(one) ? one.calls : [one])) }];
}

const runs = ({ calls }, name) => calls.some((one) => one.title.includes(name) || runs(one, name));

// The messages in their order, each with its sender, which is not the kit; undefined for the user, UIKit and
// the server.
function messagesIn(calls, sender) {
  return calls.flatMap((call) => [{ ...call, sender }, ...messagesIn(call.calls, call.verb ? sender : call)]);
}

// The lines of the sources that have been asked for.
const split = new Map();

// The text of a line of the sources, without what encloses the call.
function lineOf(place) {
  const [file, number] = place?.split(/:(?=\d+$)/) ?? [];
  const source = data.texts.sources[file];
  if (source && !split.has(file)) split.set(file, source.split("\n"));
  return split.get(file)?.[number - 1]?.trim();
}

// The states on a path, from the start; a step that is not possible ends it.
function statesOn(path) {
  const states = [0];
  for (const step of path) {
    const transition = data.package.graph.states[states.at(-1)].transitions.find(([one]) => one === step);
    if (!transition) break;
    states.push(transition[1]);
  }
  return states;
}

// The scenario as a path; undefined if it leaves the states that can be played.
function pathOf(scenario) {
  if (scenario.path !== undefined) return scenario.path ?? undefined;
  const { steps, states } = data.package.graph;
  let state = 0;
  const path = [];
  for (const { text, outcome, screen } of scenario.steps.slice(1, -1)) {
    const step = steps.indexOf(text);
    const next = states[state].transitions.find(([one]) => one === step)?.[1];
    if (outcome !== "done" || next === undefined || (screen != null && states[next].screen !== screen)) {
      scenario.path = null;
      return undefined;
    }
    path.push(step);
    state = next;
  }
  return scenario.path = path;
}

// The run of a place: its steps have a text, a screen and `of(pattern)`, which is undefined while it loads.
function runOf({ path, scenario }) {
  return scenario ? runOfScenario(scenario) : runOfPath(path);
}

function runOfScenario(scenario) {
  const found = (pattern, step) => {
    const loaded = trace(pattern);
    const [calls, objects, isOther] = loaded?.steps[scenario.name]?.[step] ?? [];
    return loaded && contentOf(loaded, calls, objects, isOther);
  };
  const path = pathOf(scenario);
  return {
    title: scenario.title, path, states: path && statesOn(path),
    steps: scenario.steps.map((step, number) => ({ ...step, of: once((pattern) => found(pattern, number)) })),
  };
}

function runOfPath(path) {
  const { graph } = data.package;
  const states = statesOn(path);
  const steps = states.map((state, number) => {
    const ofStart = once((pattern) => {
      const loaded = trace(pattern);
      return loaded && contentOf(loaded, ...loaded.start);
    });
    if (number === 0) return { text: "start", outcome: "done", screen: graph.states[0].screen, of: ofStart };
    const before = states[number - 1];
    const position = graph.states[before].transitions.findIndex(([step]) => step === path[number - 1]);
    const of = once((pattern) => {
      const loaded = trace(pattern);
      return loaded && contentOf(loaded, loaded.states[before][position + 1], loaded.states[state][0]);
    });
    return { text: graph.steps[path[number - 1]], outcome: "done", screen: graph.states[state].screen, of };
  });
  return { path, states, steps };
}

// A function that finds what belongs to a pattern once.
function once(find) {
  const known = new Map();
  return (pattern) => {
    if (!known.get(pattern)) known.set(pattern, find(pattern));
    return known.get(pattern);
  };
}

// Undefined until it is recorded.
function contentOf(loaded, calls = -1, objects = -1, isOther) {
  if (calls < 0 || objects < 0) return undefined;
  const tree = loaded.tree(calls);
  return { tree, messages: folded(tree), objects: loaded.objects[objects], isOther };
}

// The positions of steps in the graph, by their texts.
function pathOfSteps(texts) {
  return texts.map((text) => data.package.graph.steps.indexOf(text));
}

// Whether all patterns of a step have been loaded.
function isLoaded(step) {
  return patterns().map((pattern) => step.of(pattern)).every(Boolean);
}

// A step as a reader would say it: the titles that are on the screen in place of identifiers.
function titleOfStep(text) {
  if (text === "start") return "The feature starts";
  if (text === "end") return "The window closes";
  const { captions } = data;
  const caption = (id) => (captions[id] || id.split(".").at(-1)).replace(/^“|”$/g, "");
  const isShared = (id) => Object.keys(captions).some((one) => one !== id && caption(one) === caption(id));
  const screen = (id) => `${id[0].toUpperCase()}${id.split(".")[0].slice(1)}`;
  const named = (id) => `“${caption(id)}”${isShared(id) ? ` in ${screen(id)}` : ""}`;
  const [, verb, rest] = text.match(/^(?:early )?(\S+) ?(.*?)(?: \.\.\.)?$/) ?? [];
  switch (verb) {
  case "tap": return `Tap ${rest.split(" + ").map((one) =>
    (one.startsWith('"') ? one.replace(/"(.*)"/, "“$1”") : named(one))).join(" and ")}`;
  case "type": return `Type “${typedText(text)}” in ${named(rest.split(" ")[0])}`;
  case "open": return `Open ${rest}`;
  case "reply": return `The server replies: ${rest}`;
  case "wait": return `${rest.replace("without reply ", "").replace(/[a-z]+$/, " $&")} pass`
    + (/ms|without/.test(rest) ? "" : ", and the server replies");
  default: return spoken[text] ?? text;
  }
}

// What a step types.
function typedText(text) {
  return text.replace(/^(early )?type \S+ /, "").replace(/^"(.*)"$/, "$1");
}

const spoken = {
  back: "Go back", swipe: "Swipe the screen down", escape: "Press Escape", expire: "The session expires",
  "dismiss all": "Another module dismisses all screens", "dismiss top": "Another module dismisses the top",
  "present alert": "Another module presents an alert", "replace root": "Another module replaces the root",
  "sign in elsewhere": "The user signs in elsewhere", "sign out elsewhere": "The user signs out elsewhere",
};
