// Map: a sequence diagram for each pattern. Lifelines are the parts; each call has a row of its own, so none
// cross.
"use strict";

// The call up to which the diagrams are drawn; 0 for all. It belongs to one address.
const until = { address: "", number: 0 };

function drawMap(state) {
  const step = runOf(state).steps[state.step];
  if (until.address !== location.hash) Object.assign(until, { address: location.hash, number: 0 });
  const calls = new Map(patterns().map((pattern) => [pattern,
    joined(callsOf(pattern, step) ?? []).filter(({ operation }) => operation !== "~")]));
  const last = Math.max(0, ...[...calls.values()].map((one) => one.at(-1)?.number ?? 0));
  const slide = ({ target: { value } }) => { until.number = Number(value); render(); };
  const between = (pattern) => calls.get(pattern).filter(({ operation }) => operation !== "!").length;
  return [
    h("div", { class: "play" }, h("h1", {}, titleOfStep(step.text)),
      h("a", { class: "small", href: addressOf(state) }, "Play this step"),
      h("label", { class: "small soft", for: "until" }, "up to call"),
      h("input", {
        id: "until", type: "range", min: 0, max: last, value: until.number, oninput: slide,
        "aria-valuetext": until.number > 0 ? `call ${until.number}` : "all",
      }), h("output", { class: "small", for: "until" }, until.number || "all")),
    h("div", { class: "two tabbed map" }, tabs((pattern) => counted(between(pattern), "call")),
      columns("panel", (pattern, id) => [
        h("h2", { id }, pattern, h("small", {}, `${counted(between(pattern), "call")} between parts`)),
        calls.get(pattern).length > 0 ? sequence(pattern, calls.get(pattern))
          : h("p", { class: "soft" }, isLoaded(step) ? "No calls." : "Loading …"),
      ])),
  ];
}

// The lifelines: the parts that take part, in their fixed order, and pale ones for parts that have nothing
// to do.
function lifelines(pattern, calls) {
  const taking = new Map(calls.flatMap(({ operation, from, to }) =>
    [operation !== "!" && [from.key, from], !"+-".includes(operation) && [to.key, to]].filter(Boolean)));
  const order = Object.keys(roles[pattern].parts);
  const idle = order.filter((role) => !taking.has(role) && !["makes",
    "words"].includes(roles[pattern].parts[role][0]))
    .map((role) => ({ role, key: role, job: roles[pattern].parts[role][0], isIdle: true }));
  const place = ({ role }) => (role === "Domain" ? 99 : order.includes(role) ? order.indexOf(role) : 2.5);
  return [...taking.values(), ...idle.slice(0, Math.max(0, 6 - taking.size))]
    .sort((one, other) => place(one) - place(other));
}

function sequence(pattern, calls) {
  const parts = lifelines(pattern, calls);
  const isNarrow = innerWidth < 720;
  const side = innerWidth < 1180 ? 1 : 2;
  const width = isNarrow ? innerWidth - 58 : Math.min(innerWidth - 48, 1752) / side - 46;
  const isTight = isNarrow || width / parts.length < 92;
  const [row, top] = isTight ? [34, 58] : innerWidth >= 1600 ? [27, 28] : [23, 26];
  const x = (key) => (Math.max(0, parts.findIndex((one) => one.key === key)) + 0.5) * width / parts.length;
  const height = top + calls.length * row + 6;
  const label = calls.map((call) =>
    `${call.number}. ${call.from.key} ${operations[call.operation]} ${call.to.key}: ${call.what}`).join("; ");
  return h("svg:svg", { viewBox: `0 0 ${width} ${height}`, style: { height: `${height}px` }, role: "img",
    "aria-label": label },
    parts.map(({ key, job, isIdle }, index) => [
      h("svg:line", { class: isIdle ? "life idle" : "life", x1: x(key), x2: x(key), y1: top - 8,
        y2: height }),
      h("svg:text", {
        class: isIdle ? "head idle" : "head", style: { "--c": `var(--${job})` }, x: x(key), y: 13
          + (isTight ? index % 3 * 15 : 0),
        "text-anchor": isTight && index === 0 ? "start" : isTight && index === parts.length - 1 ? "end"
          : "middle",
        dx: isTight && index === 0 ? -x(key) + 2 : isTight && index === parts.length - 1 ? width - x(key) - 2
          : 0,
      }, key),
    ]),
    calls.map((call, index) => arrow(call, { y: top + index * row + row - 6, from: x(call.from.key),
      to: x(call.to.key), width, isTight })));
}

// A call: an arrow from part to part, a ring for an object that is made, a dot for an event from outside.
function arrow(call, { y, from, to, width, isTight }) {
  const { operation, number, times, from: { job }, to: { key } } = call;
  const isPoint = "!+-".includes(operation);
  const at = operation === "!" ? to : from;
  const isSelf = call.from.key === key || isPoint;
  const direction = Math.sign(to - from) || 1;
  const sign = { "?": "reads ", "+": "+ ", "-": "− " }[operation] ?? "";
  const count = times > 1 ? ` ${times}×` : "";
  const text = `${number}${count} ${sign}${call.what.replace(/\(\w+:\w+:[\w:]*\)/, "(…)")}`;
  const letter = innerWidth >= 1600 ? 7.3 : 6.7;
  const room = Math.floor((width - 4) / letter);
  const shown = text.length > room ? `${text.slice(0, room - 1)}…` : text;
  const wanted = isTight ? 2 : isSelf ? at + (isPoint ? 20 : 22) : Math.min(from, to) + 6;
  const left = Math.max(2, Math.min(wanted, width - shown.length * letter - 2));
  const mark = until.number === 0 || number < until.number ? "" : number === until.number ? "now" : "off";
  const line = isPoint ? h("svg:circle", { class: operation === "!" ? "tip" : "arrow", cx: at, cy: isTight
    ? y : y - 4, r: 4.5 })
    : isSelf ? [h("svg:path", { class: "arrow", d: `M${from} ${y - 8}h14v8h-8` }),
      h("svg:path", { class: "tip", d: tip(from + 2, y, -1) })]
      : [h("svg:path", { class: "arrow", d: `M${from} ${y}H${to - 6 * direction}` }),
        h("svg:path", { class: "tip", d: tip(to, y, direction) })];
  const lift = isTight ? 6 : isSelf ? 0 : innerWidth >= 1600 ? 8 : 6;
  return h("svg:g", { class: `${mark} ${operation === "?" ? "read" : ""}`,
    style: { "--c": `var(--${job})` } }, line,
    h("svg:text", { class: "halo", x: left, y: y - lift }, shown));
}

function tip(x, y, direction) {
  return `M${x} ${y}l${-7 * direction} -4v8z`;
}
