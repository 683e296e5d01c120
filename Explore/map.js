// The map of a pattern: the roles of each module that takes part in a step, and the messages that run between them.
"use strict";

// The message that is played; 0 shows all. It belongs to one step, and is forgotten in the next one.
const play = { key: "", at: 0, timer: undefined };

// What is not a role of a module.
const names = { Outside: "user, UIKit", App: "app", Domain: "domain" };

const [frameWidth, frameHeight, outer] = [324, 196, 34];

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
    h("span", { class: "hint" }, play.at > 0 ? `${play.at} of ${last}` : "one after the other"));
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
    h("p", { class: "hint" }, countsOf(content.messages)),
    drawMap(pattern, arrows, `Messages of ${pattern} on a map`),
    scrolling(`Messages of ${pattern}`, h("ol", { class: "flow" }, messages.map((message, index) =>
      h("li", { "aria-current": play.at === index + 1 && "true" },
        h("span", { class: "hint" }, `${nameOf(message.from)} → ${nameOf(message.to)} `),
        sourceLink(message.place, state, { class: message.kind }, breakable(titleOf(message))),
        lineOf(message.origin) && sourceLink(message.origin, state, { class: "sender" }, colored(lineOf(message.origin))))))),
  ];
}

// The map with the references between the objects that are alive: from each to what it owns, also through what a kit puts
// between them, and dashed to what it refers to without owning it.
function ownerMap(pattern, { types, references }) {
  const seen = new Set([0]);
  const arrows = [];
  // A view of the kit has the role of the primary view that it shows.
  const typeOf = (object) => types[references.find(({ from, property }) => from === object && property === "primaryView")?.to ?? object];
  const visit = (object, owner, about) => {
    for (const { from, to, ownership } of references) {
      if (from !== object || (ownership === "strong" && seen.has(to))) continue;
      const node = domainTypes().has(types[to]) ? "Domain" : nodeOf(pattern, typeOf(to), "", about);
      if (owner && node !== "App" && node !== owner) arrows.push({ from: owner, to: node, label: "", kind: `reference ${ownership}` });
      if (ownership !== "strong") continue;
      seen.add(to);
      visit(to, node === "App" ? owner : node, moduleOf(typeOf(to)) ?? about);
    }
  };
  const root = nodeOf(pattern, typeOf(0));
  visit(0, root === "App" ? undefined : root, moduleOf(typeOf(0)));
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
  const { places, edges } = rolesOf(pattern);
  const place = (node) => {
    if (node === "Outside") return [frameWidth / 4, 16];
    if (node === "App") return [frameWidth * 3 / 4, 16];
    if (node === "Domain") return [frameWidth / 2, bottom + 14];
    const [module, role] = node.split("/");
    const [column, row] = places[role];
    return [50 + column * 112, top + frames.indexOf(module) * (frameHeight + 10) + 42 + row * 62];
  };
  const lines = Map.groupBy(arrows, ({ from, to, kind }) => [from, to, kind].join());
  const nodes = [...new Set([...taking, ...frames.flatMap((module) => Object.keys(places).map((role) => `${module}/${role}`))])];
  const taken = nodes.map((node) => boxAround(place(node), widthOf(node), 26));
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
      const text = numbers.length > 2 ? `${numbers[0]}…${numbers.at(-1)}` : numbers.join(" ");
      const [x, y] = labelPlace(start, end, text, taken);
      return h("svg:g", { class: kind }, h("svg:path", { class: "line", d: pathBetween(start, end) }), h("svg:path", { class: "tip", d: tipOf(start, end, widthOf(to)) }),
        text && h("svg:text", { class: "number", x, y: y + 4 }, text));
    }),
    nodes.map((node) => {
      const [x, y] = place(node);
      const width = widthOf(node);
      return h("svg:g", { class: taking.has(node) ? "node" : "node idle" },
        h("svg:rect", { x: x - width / 2, y: y - 13, width, height: 26, rx: 8 }), h("svg:text", { x, y: y + 4 }, nameOf(node)));
    }));
}
