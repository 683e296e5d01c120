// Play: the screen after a step, what the specification expects, and what each pattern does.
"use strict";

// Reads the trees of a trace on demand.
function prepared(trace) {
  const trees = [];
  trace.tree = (position) => trees[position] ??= parseCalls(trace.calls[position], trace.functions);
  return trace;
}

// `3!(4 5)` is a message to function 3, which calls 4 and 5.
function parseCalls(text, functions) {
  const stack = [[]];
  for (const [token, number, mark] of text.matchAll(/(\d+)(!?)|[()]/g)) {
    if (token === "(") stack.push(stack.at(-1).at(-1).calls);
    else if (token === ")") stack.pop();
    else stack.at(-1).push({ ...functions[number], isMessage: mark === "!", calls: [] });
  }
  return stack[0];
}

// Only messages; those that other calls lead to take their place.
function folded(calls) {
  return calls.flatMap((call) =>
    call.isMessage ? [{ ...call, calls: folded(call.calls) }] : folded(call.calls));
}

function count(calls) {
  return calls.reduce((sum, call) => sum + 1 + count(call.calls), 0);
}

function titleOf(call) {
  if (call.kind === "made") return `+\u00a0${call.component}`;
  if (call.kind === "freed") return `−\u00a0${call.component}`;
  const path = call.name.startsWith(`${call.component}(`) ? call.name : `${call.component}.${call.name}`;
  return call.kind === "closure" ? `${path}\u00a0{\u00a0}` : path;
}

// A title that may be broken before each dot and parameter.
function breakable(title) {
  return title.split(/(?=\.|\((?!\)))|(?<=:)(?!\))/).flatMap((part, index) => (index > 0 ? [h("wbr"), part] : [part]));
}

// What a pattern does in the step of the state; undefined while it is loading.
function stepOf(pattern, state) {
  const loaded = trace(pattern);
  const step = loaded?.steps[state.scenario.name]?.[state.step];
  if (!step) return undefined;
  const calls = loaded.tree(step[0]);
  return { calls, messages: folded(calls), objects: loaded.objects[step[1]], screen: step[2] };
}

function drawPlay(state) {
  return [
    ...stepHeader(state),
    h("div", { class: "play" },
      h("div", { class: "stage" }, phone(state), expectation(state)),
      h("div", { class: "traces" },
        h("label", { class: "option" }, checkbox("all", state.all, (all) => go({ all })), "Every function"),
        h("div", { class: "columns" }, state.patterns.map((pattern) => column(pattern, state))))),
  ];
}

function checkbox(id, isChecked, change) {
  const box = h("input", { type: "checkbox", id, onchange: () => change(box.checked) });
  box.checked = isChecked;
  return box;
}

// The title of the scenario and its steps, which Play, Follow and Own have in common.
function stepHeader(state) {
  const { scenario, step } = state;
  const to = (number) => ({ step: Math.max(0, Math.min(number, scenario.steps.length - 1)), source: "" });
  return [
    h("h2", {}, scenario.title),
    h("p", { class: "hint" }, `${scenario.name}. The arrow keys go from step to step. + is made, − is freed, { } is a closure.`),
    h("div", { class: "steps" },
      h("button", { id: "previous", type: "button", "aria-label": "Previous step", onclick: () => go(to(step - 1)) }, "←"),
      h("ol", { start: 0 }, scenario.steps.map(({ text }, number) =>
        h("li", {}, h("a", {
          id: `step-${number}`, href: address(to(number)), "aria-current": number === step && "step",
        }, `${number} ${text}`)))),
      h("button", { id: "next", type: "button", "aria-label": "Next step", onclick: () => go(to(step + 1)) }, "→")),
  ];
}

// The screens from the root up, as a phone shows them.
function phone(state) {
  const { scenario, step } = state;
  let number = step;
  while (number > 0 && scenario.steps[number].screen == null) number -= 1;
  const layers = data.package.screens[scenario.steps[number].screen] ?? [];
  return h("section", { class: "phone", "aria-label": "The screen" },
    layers.length === 0 && h("p", { class: "empty" }, "The window shows nothing."),
    layers.map((layer, index) => {
      const isTop = index === layers.length - 1;
      const kind = layer.isAlert ? "alert" : index > 0 ? "sheet" : "root";
      return h("div", { class: `layer ${kind}`, "aria-hidden": isTop ? null : "true", "data-top": isTop },
        layer.isAlert ? alertOf(layer) : screenOf(layer));
    }));
}

function alertOf(layer) {
  return [
    h("p", { class: "title" }, layer.title),
    ...layer.buttons.map((title) => h("span", { class: "button", "data-kind": "button" }, title)),
  ];
}

// What a screen reader adds to an element.
const kinds = { button: "button", textField: "field", secureField: "field", textView: "field" };

function screenOf(layer) {
  const captions = data.package.captions;
  return [
    h("div", { class: "navigation" },
      h("span", { class: "back" }, layer.hasBackButton ? "‹ Back" : ""), h("span", { class: "title" }, layer.title)),
    ...layer.elements.map(({ id, kind, text, placeholder, isEnabled, hasFocus }) => {
      const isField = kind === "textField" || kind === "secureField";
      const caption = isField ? placeholder || captions[id] : captions[id];
      const shown = text || (isField || kind === "button" ? caption : "");
      const classes = [kind, !isEnabled && "disabled", hasFocus && "focused",
        isField && !text && "placeholder", /failure/.test(id) && "failure"];
      return h("div", { class: classes.filter(Boolean).join(" "), "data-id": id, "data-kind": kind, "data-text": text },
        kind === "indicator" && text ? `◌ ${text}` : shown || "\u00a0",
        kinds[kind] && h("span", { class: "hidden" }, ` (${kinds[kind]})`),
        !isEnabled && h("span", { class: "hidden" }, " (disabled)"),
        hasFocus && h("span", { class: "hidden" }, " (has the focus)"));
    }),
  ];
}

// The rules of the step, and what differs from the specification.
function expectation(state) {
  const step = state.scenario.steps[state.step];
  const different = state.patterns.filter((pattern) => stepOf(pattern, state)?.screen !== undefined);
  return h("section", { class: "expectation", "aria-label": "What the specification expects" },
    h("h3", {}, state.step === 0 ? "At the start" : `After “${step.text}”`),
    step.outcome !== "done" && h("p", {}, `The step is ${step.outcome}.`),
    step.screen == null && h("p", {}, step.outcome === "unspecified"
      ? "The rules do not say what is shown now; the screen is that of the step before."
      : "Transitions are still running; the screen is that of the step before."),
    h("ul", {}, step.rules.map((rule) => h("li", {}, h("b", {}, rule), " ", inline(ruleTexts()[rule] ?? "")))),
    different.map((pattern) => h("p", { class: "failure" }, `${pattern} shows something else.`)));
}

// The texts of the rules, from the page of the specification.
let rules;
function ruleTexts() {
  return rules ??= Object.fromEntries(
    [...data.package.docs["Docs/Feature.md"].matchAll(/^- \*\*([A-Z]\d+)\*\* (.*)$/gm)].map(([, rule, text]) => [rule, text]));
}

function column(pattern, state) {
  const step = stepOf(pattern, state);
  if (!step) return h("section", {}, h("h3", {}, pattern), h("p", {}, "Loading …"));
  const shown = state.all ? step.calls : step.messages;
  return h("section", { "data-pattern": pattern },
    h("h3", {}, pattern),
    h("p", { class: "hint" }, `${count(step.messages)} messages, ${count(step.calls)} functions`),
    shown.length > 0 ? scrolling(`Calls of ${pattern}`, tree(shown, state)) : h("p", {}, "No calls."));
}

function tree(calls, state) {
  return h("ul", { class: "tree" }, calls.map((call) => {
    const source = `${call.file}:${call.line}`;
    return h("li", {},
      h("a", {
        href: address({ source }), "data-source": source, class: call.kind, "aria-current": source === state.source && "true",
      }, breakable(titleOf(call)), h("span", { class: "number" }, `\u00a0:${call.line}`)),
      call.calls.length > 0 && tree(call.calls, state));
  }));
}
