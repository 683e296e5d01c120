// Follow: the messages of a step as a sequence diagram. Own: who owns whom after it.
"use strict";

function drawFollow(state) {
  return [
    ...stepHeader(state),
    ...state.patterns.map((pattern) => {
      const step = stepOf(pattern, state);
      return h("section", { class: "follow", "data-pattern": pattern },
        h("h3", {}, pattern), step ? diagramOf(pattern, step.messages) : h("p", {}, "Loading …"));
    }),
  ];
}

function diagramOf(pattern, messages) {
  if (messages.length === 0) return [h("p", {}, "No calls.")];
  const isShared = (call) => call.file.startsWith("Sources/Shared/") && call.calls.every(isShared);
  return [
    messages.every(isShared) && h("p", {}, `The call ends in the domain, which all patterns share. ${pattern} is not notified.`),
    scrolling(`Sequence of ${pattern}`, ...sequence(messages)),
  ].filter(Boolean);
}

function drawOwn(state) {
  return [
    ...stepHeader(state),
    h("p", {}, "An object is below its owner, after the name of the property. A weak or unowned reference does not own."),
    h("div", { class: "columns" }, state.patterns.map((pattern) => {
      const step = stepOf(pattern, state);
      return h("section", { "data-pattern": pattern },
        h("h3", {}, pattern),
        step ? step.objects.types.length > 0
          ? scrolling(`Objects of ${pattern}`, owners(step.objects)) : h("p", {}, "No object is alive.")
          : h("p", {}, "Loading …"));
    })),
    h("p", { class: "hint" }, "The objects were read from the running program through their stored properties, and weak "
      + "and unowned ones from the symbol graphs. What closures capture is not visible, so a reference that only a "
      + "closure holds is missing."),
  ];
}

// A lifeline for each component, in the order in which they take part. The names stay in view.
function sequence(messages) {
  const lifelines = ["user, UIKit, server"];
  const rows = [];
  const add = (call, caller) => {
    if (!lifelines.includes(call.component)) lifelines.push(call.component);
    rows.push({ call, from: lifelines.indexOf(caller), to: lifelines.indexOf(call.component) });
    for (const inner of call.calls) add(inner, call.component);
  };
  for (const call of messages) add(call, lifelines[0]);
  const [letter, down, top] = [7.3, 34, 4];
  const columns = lifelines.map((name) => Math.max(140, letter * name.length + 16));
  const x = (lifeline) => columns.slice(0, lifeline).reduce((sum, one) => sum + one, columns[lifeline] / 2);
  const height = top + rows.length * down + 10;
  const width = x(lifelines.length - 1) + 240;
  const svg = h("svg:svg", {
    width, height, viewBox: `0 0 ${width} ${height}`, class: "sequence", role: "group",
    "aria-label": `${rows.length} messages between ${lifelines.length} lifelines`,
  });
  const names = h("svg:svg", {
    width, height: 28, viewBox: `0 0 ${width} 28`, class: "sequence names", "aria-hidden": "true",
  }, lifelines.map((name, index) => h("svg:text", { x: x(index), y: 18, class: "name" }, name)));
  svg.append(...lifelines.map((_, index) =>
    h("svg:line", { x1: x(index), x2: x(index), y1: 0, y2: height, class: "lifeline" })));
  rows.forEach(({ call, from, to }, index) => {
    const y = top + index * down + 16;
    const [start, end] = [x(from), x(to)];
    const side = end < start ? -1 : 1;
    const path = from === to ? `M${start} ${y - 6}h24v8h-22` : `M${start} ${y}H${end - side * 2}`;
    const tip = from === to ? start + 2 : end;
    const label = call.kind === "made" ? "is made" : call.kind === "freed" ? "is freed"
      : call.name + (call.kind === "closure" ? " { }" : "");
    const middle = from === to ? start + 30 : Math.min(start, end) + 6;
    const room = (from === to || Math.max(from, to) === lifelines.length - 1 ? width : Math.max(start, end)) - middle;
    const source = `${call.file}:${call.line}`;
    const back = from === to ? -1 : side;
    svg.append(h("svg:a", { href: address({ source }), "data-source": source, class: call.kind },
      h("svg:path", { d: path, class: "message" }),
      h("svg:path", { d: `M${tip} ${from === to ? y + 2 : y}l${-back * 7} -4v8z`, class: "tip" }),
      h("svg:text", { x: middle, y: y - 5 }, h("svg:title", {}, titleOf(call)), short(label, Math.floor(room / letter)))));
  });
  return [names, svg];
}

function short(text, length) {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

// The objects as a tree of strong references from the window's root; weak ones are marked and not followed.
function owners({ types, references }) {
  const seen = new Set([0]);
  const item = (object, property) => h("li", {},
    property && h("span", { class: "property" }, `${property}: `), h("b", {}, types[object]),
    h("ul", {}, references.filter(({ from }) => from === object).map(({ to, property, ownership }) => {
      if (ownership !== "strong") return h("li", { class: "weak" }, `${ownership} ${property}: ${types[to]}`);
      if (seen.has(to)) return h("li", {}, h("span", { class: "property" }, `${property}: `), `${types[to]} (above)`);
      seen.add(to);
      return item(to, property);
    })));
  return h("ul", { class: "owners" }, item(0));
}
