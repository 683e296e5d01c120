// Map: a sequence diagram for each pattern. Lifelines are the parts, and each call has a row of its own.
"use strict";

function drawMap(state) {
  const step = runOf(state).steps[state.step];
  const calls = new Map(compared().map((pattern) => [pattern,
    joined(callsOf(pattern, step) ?? []).filter(({ operation }) => operation !== "~")]));
  return [
    h("div", { class: "tools" }, h("h1", {}, titleOfStep(step.text)),
      h("a", { class: "small", href: addressOf(state) }, "Play this step"), written("lines")),
    h("div", { class: "two tabbed map" }, tabs((pattern) => countText(pattern, step), compared()),
      columns("panel", (pattern, id) => [
        h("h2", { id }, pattern, small(headOf(pattern, step), roles[pattern].kit)),
        calls.get(pattern).length > 0 ? sequence(pattern, calls.get(pattern))
          : step.of(pattern) ? soft("No calls.") : loading(),
      ], compared())),
  ];
}

// How many messages there are, and how many of them have no row.
function headOf(pattern, step) {
  const { inside } = countsOf(callsOf(pattern, step) ?? []);
  return countText(pattern, step) + (inside > 0 ? `, ${inside} internal without a row` : "");
}

// The lifelines: the parts that take part, in their fixed order, and dashed ones for the others.
function lifelines(pattern, calls) {
  const taking = new Map(calls.flatMap(({ operation, from, to }) =>
    [operation !== "!" && [from.key, from], !"+-^".includes(operation) && [to.key, to]].filter(Boolean)));
  const order = Object.keys(roles[pattern].parts);
  const isTaking = (role) => [...taking.values()].some((one) => one.role === role);
  const idle = order.map((role) => ({ role, key: role, job: roles[pattern].parts[role][0], isIdle: true }))
    .filter(({ role, job }) => !isTaking(role) && !["makes", "words", "links"].includes(job));
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
  // A head stands in two lines, its module above its role; narrow ones alternate in height.
  const heights = Math.ceil(84 / (width / parts.length));
  const row = isTight ? 34 : innerWidth >= 1600 ? 27 : 23;
  const top = 4 + 28 * heights;
  const x = (key) => (Math.max(0, parts.findIndex((one) => one.key === key)) + 0.5) * width / parts.length;
  const height = top + calls.length * row + 6;
  const label = calls.map((call) => `${spokenCall(call)}: ${call.what}`).join("; ");
  const head = ({ key, module, job, isIdle }, index) => {
    const names = module && key.startsWith(`${module} `) ? [module, key.slice(module.length + 1)] : ["", key];
    const half = 3.8 * Math.max(...names.map(({ length }) => length));
    return names.map((name, line) => h("svg:text", {
      class: `head ${isIdle && "idle"}`, style: { "--c": `var(--${job})` }, "text-anchor": "middle",
      x: Math.max(half, Math.min(x(key), width - half)), y: 12 + line * 13 + (index % heights) * 28 }, name));
  };
  const size = { viewBox: `0 0 ${width} ${height}`, style: { height: `${height}px` } };
  return h("svg:svg", { ...size, role: "img", "aria-label": label },
    parts.map((part, index) => [h("svg:line", { class: `life ${part.isIdle && "idle"}`, x1: x(part.key),
      x2: x(part.key), y1: top - 2, y2: height }), head(part, index)]),
    calls.map((call, index) => arrow(call, { y: top + index * row + row - 6, from: x(call.from.key),
      to: x(call.to.key), width, isTight })));
}

// A call: an arrow from part to part, a ring for an object that is made, a dot for an event from outside.
function arrow(call, { y, from, to, width, isTight }) {
  const { operation, number, times, from: { job }, to: { key } } = call;
  const isPoint = "!+-^".includes(operation);
  const at = operation === "!" ? to : from;
  const isSelf = call.from.key === key || isPoint;
  const drop = isTight ? 3 : -4;
  const direction = Math.sign(to - from) || 1;
  const sign = { "?": "reads ", "+": "+ ", "-": "− ", "^": "↗ " }[operation] ?? "";
  const count = times > 1 ? ` ${times}×` : "";
  const what = call.what.replace(/\(\w+:\w+:[\w:]*\)/, "(…)");
  const text = `${isNumbered(call) ? number : ""} ${sign}${what}${count}`.trim();
  const letter = 7.3;
  const room = Math.floor((width - 4) / letter);
  const shown = text.length > room ? `${text.slice(0, room - 1)}…` : text;
  const wanted = isSelf ? at + (isPoint ? 20 : 22) : Math.min(from, to) + 6;
  const most = width - shown.length * letter - 2;
  // Beside a ring or a dot, not on it.
  const side = at - 12 - shown.length * letter;
  const left = Math.max(2, isPoint && wanted > most ? side : Math.min(wanted, most));
  const [way, end] = isSelf ? [`M${from} ${y - 8}h14v8h-8`, tip(from + 2, y, -1)]
    : [`M${from} ${y}H${to - 6 * direction}`, tip(to, y, direction)];
  const line = isPoint
    ? h("svg:circle", { class: operation === "!" ? "tip" : "arrow", cx: at, cy: y + drop, r: 4.5 })
    : [h("svg:path", { class: "arrow", d: way }), h("svg:path", { class: "tip", d: end })];
  const lift = isTight ? 6 : isSelf ? 0 : innerWidth >= 1600 ? 8 : 6;
  return h("svg:g", { class: operation === "?" && "read", style: { "--c": `var(--${job})` } }, line,
    h("svg:text", { class: "halo", x: left, y: y - lift }, shown));
}

function tip(x, y, direction) {
  return `M${x} ${y}l${-7 * direction} -4v8z`;
}
