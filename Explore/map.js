// The map of a pattern: the roles of each module that takes part in a step, and the messages that run between them.
"use strict";

// The message that is played; 0 shows all. It belongs to one step, and is forgotten in the next one.
const play = { key: "", at: 0, timer: undefined };

// What is not a role of a module.
const names = { Outside: "user, UIKit", App: "app", Domain: "domain" };

const [frameWidth, frameHeight, outer] = [380, 172, 34];

// What moves the messages of all maps forward, one at a time.
function playControls(run, state) {
  const key = `${run.name} ${run.path} ${state.step}`;
  if (play.key !== key) stopPlaying(key);
  const last = Math.max(0, ...state.patterns.map((pattern) => messagesIn(run.steps[state.step].of(pattern)?.messages ?? []).length));
  const show = (at) => {
    play.at = Math.max(0, Math.min(at, last));
    if (play.at === last || at === 0) stopPlaying(key, play.at);
    render();
  };
  const start = () => {
    if (play.timer) stopPlaying(key, play.at);
    else {
      if (play.at === last) play.at = 0;
      play.timer = setInterval(() => show(play.at + 1), 1400);
    }
    render();
  };
  const button = (id, title, action, disabled) => h("button", { id, type: "button", onclick: action, disabled }, title);
  return h("div", { class: "option", role: "group", "aria-label": "Messages one after the other" },
    button("play", play.timer ? "Pause" : "Play", start, last === 0),
    button("message-back", "‹ Message", () => show(play.at - 1), play.at === 0),
    button("message-next", "Message ›", () => show(play.at + 1), play.at >= last),
    button("message-all", "All", () => show(0), play.at === 0),
    h("span", { class: "hint" }, play.at > 0 ? `${play.at} of ${last}` : `${last} messages at most`));
}

function stopPlaying(key, at = 0) {
  clearInterval(play.timer);
  Object.assign(play, { key, at, timer: undefined });
}

// The map with the messages of a step, and the same as a list.
function mapOf(pattern, content, run, state) {
  const sent = messagesIn(content.messages);
  const about = sent.map(({ component, place }) => moduleOf(component, place)).find(Boolean);
  const node = ({ component, place }) => nodeOf(pattern, component, place, about);
  const messages = sent.map((message) => ({
    ...message, to: node(message), from: message.sender ? node(message.sender) : "Outside",
  }));
  // What is deallocated is in the list; nobody sends it a message.
  const arrows = messages.map(({ from, to, kind }, index) => ({
    from, to, label: index + 1, isFreed: kind === "freed",
    kind: `message ${play.at === 0 ? "" : play.at === index + 1 ? "current" : "other"}`,
  })).filter(({ isFreed }) => !isFreed);
  return [
    drawMap(pattern, arrows, `${messages.length} messages of ${pattern}`),
    scrolling(`Messages of ${pattern}`, h("ol", { class: "flow" }, messages.map((message, index) =>
      h("li", { "aria-current": play.at === index + 1 && "true" },
        h("span", { class: "hint" }, `${names[message.from] ?? message.from.split("/").at(-1)} → ${names[message.to] ?? message.to.split("/").at(-1)} `),
        sourceLink(message.place, state, { class: message.kind }, breakable(titleOf(message))),
        lineOf(message.origin) && sourceLink(message.origin, state, { class: "sender" }, colored(lineOf(message.origin))))))),
  ];
}

// The map with the references between the objects that are alive: from each to what it owns, also through what a kit puts
// between them, and dashed to what it refers to without owning it.
function ownerMap(pattern, { types, references }) {
  const seen = new Set([0]);
  const arrows = [];
  const visit = (object, owner, about) => {
    for (const { from, to, ownership } of references) {
      if (from !== object || (ownership === "strong" && seen.has(to))) continue;
      const node = domainTypes().has(types[to]) ? "Domain" : nodeOf(pattern, types[to], "", about);
      if (owner && node !== "App" && node !== owner) arrows.push({ from: owner, to: node, label: "", kind: `reference ${ownership}` });
      if (ownership !== "strong") continue;
      seen.add(to);
      visit(to, node === "App" ? owner : node, moduleOf(types[to]) ?? about);
    }
  };
  visit(0, nodeOf(pattern, types[0]) === "App" ? undefined : nodeOf(pattern, types[0]), moduleOf(types[0]));
  return drawMap(pattern, arrows, `Who owns whom in ${pattern}`);
}

// The classes of the domain.
let domain;
function domainTypes() {
  return domain ??= new Set(Object.entries(data.package.sources).filter(([file]) => file.startsWith("Sources/Shared/"))
    .flatMap(([, text]) => [...text.matchAll(/\bclass (\w+)/g)].map(([, name]) => name)));
}

// Draws the frames of the modules that take part, and the arrows; those between the same nodes share a line.
function drawMap(pattern, arrows, label) {
  const taking = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  const frames = modules.filter((module) => [...taking].some((node) => node.startsWith(`${module}/`)));
  const top = taking.has("Outside") || taking.has("App") ? outer + 10 : 6;
  const bottom = top + frames.length * (frameHeight + 10);
  const height = bottom + (taking.has("Domain") ? outer + 4 : 0);
  const { places, edges } = roles[pattern];
  const place = (node) => {
    if (node === "Outside") return [95, 16];
    if (node === "App") return [285, 16];
    if (node === "Domain") return [frameWidth / 2, bottom + 14];
    const [module, role] = node.split("/");
    const [column, row] = places[role];
    return [70 + column * 120, top + frames.indexOf(module) * (frameHeight + 10) + 42 + row * 50];
  };
  const lines = Map.groupBy(arrows, ({ from, to, kind }) => [from, to, kind].join());
  return h("svg:svg", { class: "map", viewBox: `0 0 ${frameWidth} ${height}`, role: "img", "aria-label": label },
    frames.map((module, index) => [
      h("svg:rect", { class: "frame", x: 4, y: top + index * (frameHeight + 10), width: frameWidth - 8, height: frameHeight, rx: 10 }),
      h("svg:text", { class: "module", x: 14, y: top + index * (frameHeight + 10) + 18 }, module),
      ...edges.split(" ").filter(Boolean).map((edge) => {
        const [from, to] = edge.split("-").map((role) => place(`${module}/${role.replace("_", " ")}`));
        return h("svg:path", { class: "edge", d: pathBetween(from, to) });
      }),
    ]),
    [...lines.values()].map((same) => {
      const { from, to, kind } = same[0];
      const [start, end] = [place(from), place(to)];
      const numbers = same.map((one) => one.label).filter(Boolean);
      const text = numbers.length > 4 ? `${numbers.slice(0, 3).join(" ")} … ${numbers.at(-1)}` : numbers.join(" ");
      const [x, y] = labelPlace(start, end);
      return h("svg:g", { class: kind }, h("svg:path", { class: "line", d: pathBetween(start, end) }), h("svg:path", { class: "tip", d: tipOf(start, end) }),
        text && h("svg:text", { class: "number", x, y }, text));
    }),
    [...new Set([...taking, ...frames.flatMap((module) => Object.keys(places).map((role) => `${module}/${role}`))])].map((node) => {
      const [x, y] = place(node);
      const name = names[node] ?? node.split("/").at(-1);
      const width = Math.max(60, name.length * 7.5 + 14);
      return h("svg:g", { class: taking.has(node) ? "node" : "node idle" },
        h("svg:rect", { x: x - width / 2, y: y - 13, width, height: 26, rx: 8 }), h("svg:text", { x, y: y + 4 }, name));
    }));
}

// A line from node to node that bends to its left, so that both directions can be seen.
function bend([x1, y1], [x2, y2]) {
  if (x1 === x2 && y1 === y2) return [x1 + 60, y1 - 34];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const by = Math.min(26, 8 + length / 12);
  return [(x1 + x2) / 2 + ((y2 - y1) / length) * by, (y1 + y2) / 2 - ((x2 - x1) / length) * by];
}

function pathBetween(start, end) {
  const [x, y] = bend(start, end);
  return start[0] === end[0] && start[1] === end[1]
    ? `M${start[0] + 20} ${start[1] - 12}C${x - 10} ${y - 6} ${x + 14} ${y + 20} ${start[0] + 32} ${start[1] - 2}`
    : `M${start[0]} ${start[1]}Q${x} ${y} ${end[0]} ${end[1]}`;
}

// The place at which an arrow's number stands: the middle of its bend.
function labelPlace(start, end) {
  const [x, y] = bend(start, end);
  return [(x * 2 + start[0] + end[0]) / 4, (y * 2 + start[1] + end[1]) / 4 + 4];
}

// The tip, at the edge of the node's box.
function tipOf(start, end) {
  if (start[0] === end[0] && start[1] === end[1]) return "";
  const [bx, by] = bend(start, end);
  const angle = Math.atan2(end[1] - by, end[0] - bx);
  const back = Math.min(13 / Math.abs(Math.sin(angle) || 1e-9), 36 / Math.abs(Math.cos(angle) || 1e-9));
  const [x, y] = [end[0] - Math.cos(angle) * back, end[1] - Math.sin(angle) * back];
  const corner = (turn) => `${x - 8 * Math.cos(angle + turn)} ${y - 8 * Math.sin(angle + turn)}`;
  return `M${x} ${y}L${corner(0.45)}L${corner(-0.45)}z`;
}
