// Use: the phone beside what each pattern does in the step: its messages, a map of its roles, or who owns whom.
"use strict";

// What can be shown: each is drawn in rows, with a column for each pattern.
const layers = {
  messages: {
    title: "Messages", rows: [messageList],
    note: "A message is a call from one component to another. The grey line below it sends it. { } is a closure, named by what it "
      + "calls. + is an object that is made, − one that is deallocated; both are counted apart. “Every function” also shows what "
      + "lies between messages, such as what a kit does.",
  },
  map: {
    title: "Map", rows: [messageMap, messageFlow],
    note: "The roles have fixed places. A grey line shows who may send messages to whom. The numbers are those of the list, and "
      + "“5…17” are several, from 5 to 17. A dashed box has no part in the step. Point to a role to see what it does.",
  },
  owners: {
    title: "Who owns whom", rows: [ownerMap, ownerList],
    note: "Solid arrows lead to what an object owns, dashed ones are weak or unowned. The map has the screens that are open. In "
      + "the list, an object is below its owner, after the name of the property. The stored properties were read from the "
      + "running program; what only a closure captures is not visible.",
  },
};

function drawUse(state) {
  const run = runOf(state);
  const { rows, note } = layers[state.show];
  return [
    !state.lesson && h("h2", {}, run.title),
    stepsOf(run, state),
    h("div", { class: "use" },
      h("div", { class: "stage" }, phone(run, state), happenings(run, state)),
      h("div", { class: "traces" },
        h("div", { class: "options" },
          h("fieldset", { class: "choice" }, h("legend", { class: "hidden" }, "What to show"),
            Object.entries(layers).map(([show, { title }]) => {
              const button = h("input", { type: "radio", name: "show", id: `show-${show}`, onchange: () => go({ show }) });
              button.checked = state.show === show;
              return h("label", {}, button, title);
            })),
          state.show === "messages" && h("label", { class: "option" },
            checkbox("all", state.all, (all) => go({ all })), "Every function"),
          state.show === "map" && playControls(run, state)),
        h("p", { class: "hint" }, note),
        rows.map((draw) => h("div", { class: `columns ${draw.name}` }, state.patterns.map((pattern) => column(pattern, draw, run, state))))),
      expectation(run, state)),
  ];
}

function checkbox(id, isChecked, change) {
  const box = h("input", { type: "checkbox", id, onchange: () => change(box.checked) });
  box.checked = isChecked;
  return box;
}

// The steps of the run as links, and what goes one step back or forward.
function stepsOf(run, state) {
  const to = (number) => ({ step: Math.max(0, Math.min(number, run.steps.length - 1)), source: "" });
  return h("div", { class: "steps" },
    h("button", { id: "previous", type: "button", "aria-label": "Previous step", onclick: () => go(to(state.step - 1)) }, "←"),
    h("ol", { start: 0 }, run.steps.map(({ text }, number) =>
      h("li", {}, h("a", {
        id: `step-${number}`, href: address(to(number)), "aria-current": number === state.step && "step", title: text,
      }, titleOfStep(text))))),
    h("button", { id: "next", type: "button", "aria-label": "Next step", onclick: () => go(to(state.step + 1)) }, "→"),
    state.path && h("a", { id: "again", href: address({ path: [], step: 0, source: "" }) }, "Start again"));
}

// The rules of the step, and what differs from the specification.
function expectation(run, state) {
  const step = run.steps[state.step];
  const different = state.patterns.filter((pattern) => step.of(pattern)?.screen !== undefined);
  const reason = step.outcome === "unspecified"
    ? "The rules do not say what is shown now; the screen is that of the step before."
    : "Transitions are still running; the screen is that of the step before.";
  return h("section", { class: "expectation", "aria-label": "What the specification expects" },
    step.outcome !== "done" && h("p", {}, `The step is ${step.outcome}.`),
    step.screen == null && h("p", {}, reason),
    h("ul", {}, step.rules.map((rule) => h("li", {}, h("b", {}, rule), " ", inline(ruleTexts()[rule] ?? "")))),
    different.map((pattern) => h("p", { class: "failure" }, `${pattern} shows something else.`)));
}

// The texts of the rules, from the page of the specification.
let rules;
function ruleTexts() {
  return rules ??= Object.fromEntries(
    [...data.package.docs["Docs/Feature.md"].matchAll(/^- \*\*([A-Z]\d+)\*\* (.*)$/gm)].map(([, rule, text]) => [rule, text]));
}

function column(pattern, draw, run, state) {
  const content = run.steps[state.step].of(pattern);
  return h("section", { "data-pattern": pattern },
    h("h3", {}, pattern, " ", draw === layers[state.show].rows[0] && guideLink(pattern)),
    content ? draw(pattern, content, run, state) : h("p", {}, "Loading …"));
}

function guideLink(pattern) {
  const guide = `Docs/${pattern.replace(" ", "")}.md`;
  return data.package.docs[guide] && h("a", { class: "guide", href: address({ view: "read", task: guide, source: "" }) }, "guide");
}

function messageList(pattern, content, run, state) {
  const shown = state.all ? content.calls : content.messages;
  const isShared = (call) => call.place.startsWith("Sources/Shared/Domain/") && call.calls.every(isShared);
  return [
    h("p", { class: "hint" }, `${countsOf(content.messages)}; ${counted(count(content.calls), "function")} in all`),
    content.messages.length > 0 && content.messages.every(isShared)
      && h("p", {}, `The call ends in the domain, which all patterns share. ${pattern} is not notified.`),
    shown.length > 0 ? scrolling(`Calls of ${pattern}`, tree(shown, state)) : h("p", {}, "No calls."),
  ].filter(Boolean);
}

function counted(number, noun) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

// Such as “6 messages, 2 made, 3 deallocated”, as in the page of the costs.
function countsOf(messages) {
  const kinds = Map.groupBy(messagesIn(messages), ({ kind }) => (kind === "made" ? "made" : kind === "freed" ? "deallocated" : "message"));
  const number = (kind) => kinds.get(kind)?.length ?? 0;
  return [counted(number("message"), "message"), ...["made", "deallocated"].filter(number).map((kind) => `${number(kind)} ${kind}`)].join(", ");
}

function tree(calls, state) {
  return h("ul", { class: "tree" }, calls.map((call) =>
    h("li", {}, messageLinks(call, state), call.calls.length > 0 && tree(call.calls, state))));
}

// A call, and the line that sends it if it is a message.
function messageLinks(call, state) {
  const line = call.isMessage && lineOf(call.origin);
  return [
    sourceLink(call.place, state, { class: call.kind }, breakable(titleOf(call))),
    line && sourceLink(call.origin, state, { class: "sender", "aria-label": `sent by ${line}` }, colored(line)),
  ];
}

function sourceLink(place, state, attributes, ...content) {
  return h("a", {
    href: address({ source: place }), "data-source": place, "aria-current": place === state.source && "true", ...attributes,
  }, ...content);
}

function titleOf({ title }) {
  return title.replace(/^([+-]) /, (_, sign) => `${sign === "-" ? "−" : sign}\u00a0`);
}

// A title that may be broken before each dot, parameter and word.
function breakable(title) {
  return title.split(/(?=\.|\((?!\)))|(?<=:)(?!\))|(?<=[a-z])(?=[A-Z])/).flatMap((part, index) => (index > 0 ? [h("wbr"), part] : [part]));
}

// The objects as a tree of strong references from the window's root; weak ones are marked and not followed. Objects that
// the step has made are marked.
function ownerList(pattern, { objects }, run, state) {
  const { types, references } = objects;
  if (types.length === 0) return h("p", {}, "No object is alive.");
  const before = state.step > 0 ? [...run.steps[state.step - 1].of(pattern)?.objects?.types ?? types] : [...types];
  const isNew = types.map((type) => {
    const index = before.indexOf(type);
    if (index >= 0) before.splice(index, 1);
    return index < 0;
  });
  const seen = new Set([0]);
  const item = (object, property) => h("li", { class: isNew[object] && "changed" },
    property && h("span", { class: "property" }, `${property}: `), h("b", {}, types[object]),
    h("ul", {}, references.filter(({ from }) => from === object).map(({ to, property, ownership }) => {
      if (ownership !== "strong") return h("li", { class: "weak" }, `${ownership} ${property}: ${types[to]}`);
      if (seen.has(to)) return h("li", {}, h("span", { class: "property" }, `${property}: `), `${types[to]} (above)`);
      seen.add(to);
      return item(to, property);
    })));
  return [
    scrolling(`Objects of ${pattern}`, h("ul", { class: "owners" }, item(0))),
    before.length > 0 && h("p", { class: "freed" }, `Deallocated: ${before.join(", ")}`),
  ].filter(Boolean);
}
