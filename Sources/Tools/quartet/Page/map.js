// The map of a pattern: the roles of each module that takes part in a step, and the messages that run between them.
"use strict";

// The message that is played; 0 shows all. It belongs to one step, and is forgotten in the next one.
const play = { key: "", at: 0, timer: undefined };

// What is not a role of a module.
const names = { Outside: "user, UIKit", Server: "server", App: "app", Domain: "domain" };

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
    else Object.assign(play, { at: play.at % last, timer: setInterval(() => show(play.at + 1), 1400) });
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

// The messages of a step, each with its number and the roles between which it goes.
function numbered(pattern, { messages }, run, state) {
  const sent = messagesIn(messages);
  const about = sent.map(({ component, place }) => moduleOf(component, place)).find(Boolean);
  const node = ({ component, place }) => nodeOf(pattern, component, place, about);
  const outside = /^(reply|wait)/.test(run.steps[state.step].text) ? "Server" : "Outside";
  return sent.map((message, index) => ({
    ...message, number: index + 1, to: node(message), from: message.sender ? node(message.sender) : outside,
    mark: play.at === 0 ? "" : play.at === index + 1 ? "current" : "other",
  }));
}

function messageMap(pattern, content, run, state) {
  // What is deallocated is in the list; nobody sends it a message.
  const arrows = numbered(pattern, content, run, state).filter(({ kind }) => kind !== "freed")
    .map(({ from, to, number, mark }) => ({ from, to, label: number, kind: `message ${mark}` }));
  return [h("p", { class: "hint" }, countsOf(content.messages)), drawMap(pattern, arrows, `Messages of ${pattern} on a map`)];
}

// The messages of the map as a list.
function messageFlow(pattern, content, run, state) {
  return scrolling(`Messages of ${pattern}`, h("ol", { class: "flow" }, numbered(pattern, content, run, state).map((message) =>
    h("li", { "aria-current": message.mark === "current" && "true" },
      h("span", { class: "hint" }, `${nameOf(message.from)} → ${nameOf(message.to)} `), messageLinks(message, state)))));
}

// The map with the references between the objects of the screens that are open: from each to what it owns, also through
// what lies between them, and dashed to what it refers to without owning it.
function ownerMap(pattern, { objects: { types, references } }) {
  const seen = new Set([0]);
  const arrows = [];
  // A view of the kit has the role of the primary view that it shows.
  const typeOf = (object) => types[references.find(({ from, property }) => from === object && property === "primaryView")?.to ?? object];
  const open = types.map((type) => nodeOf(pattern, type)).filter((node) => /\/(View|Controller)$/.test(node)).map((node) => node.split("/")[0]);
  const nodeOfObject = (object, about) => {
    if (domainTypes().has(types[object])) return "Domain";
    const node = nodeOf(pattern, typeOf(object), "", about);
    return open.includes(node.split("/")[0]) ? node : "App";
  };
  const visit = (object, owner, about) => {
    for (const { from, to, ownership } of references) {
      if (from !== object || (ownership === "strong" && seen.has(to))) continue;
      const node = nodeOfObject(to, about);
      if (owner && node !== "App" && node !== owner) arrows.push({ from: owner, to: node, label: "", kind: `reference ${ownership}` });
      if (ownership !== "strong") continue;
      seen.add(to);
      visit(to, node === "App" ? owner : node, moduleOf(typeOf(to)) ?? about);
    }
  };
  const root = nodeOfObject(0);
  visit(0, root === "App" ? undefined : root, moduleOf(typeOf(0)));
  return drawMap(pattern, arrows, `Who owns whom in ${pattern}`);
}

// The classes of the domain.
let domain;
function domainTypes() {
  return domain ??= new Set(Object.entries(data.package.sources).filter(([file]) => file.startsWith("Sources/Shared/Domain/"))
    .flatMap(([, text]) => [...text.matchAll(/\bclass (\w+)/g)].map(([, name]) => name)));
}

// Who may send messages to whom in a module.
function edgesOf(pattern, module) {
  return rolesOf(pattern).edges.split(" ").filter(Boolean).map((edge) => edge.split("-").map((role) => `${module}/${role.replace("_", " ")}`));
}

// Draws the frames of the modules that take part, and the arrows; those between the same nodes share a line.
function drawMap(pattern, arrows, label) {
  const taking = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  const frames = modules.filter((module) => [...taking].some((node) => node.startsWith(`${module}/`)));
  const top = taking.has("Outside") || taking.has("App") ? outer + 10 : 6;
  const topOf = (module) => top + frames.indexOf(module) * (frameHeight + 10);
  const bottom = top + frames.length * (frameHeight + 10);
  const height = bottom + (taking.has("Domain") || taking.has("Server") ? outer + 4 : 0);
  const { places } = rolesOf(pattern);
  const place = (node) => {
    if (node === "Outside") return [frameWidth / 4, 16];
    if (node === "App") return [frameWidth * 3 / 4, 16];
    if (node === "Server") return [frameWidth / 6, bottom + 14];
    if (node === "Domain") return [frameWidth / 2, bottom + 14];
    const [module, role] = node.split("/");
    const [column, row] = places[role];
    return [50 + column * 112, topOf(module) + 42 + row * 62];
  };
  const lines = Map.groupBy(arrows, ({ from, to, kind }) => [from, to, kind].join());
  const nodes = [...new Set([...taking, ...frames.flatMap((module) => Object.keys(places).map((role) => `${module}/${role}`))])];
  const boxes = nodes.map((node) => boxAround(place(node), widthOf(node), 26));
  const line = (from, to) => lineBetween(place(from), place(to), boxes);
  const taken = [...boxes];
  const drawn = [...lines.values()].map((same) => {
    const { from, to, kind } = same[0];
    const arrow = line(from, to);
    const numbers = same.map((one) => one.label).filter(Boolean);
    const text = numbers.length > 2 ? `${numbers[0]}…${numbers.at(-1)}` : numbers.join(" ");
    const [x, y] = labelPlace(arrow, text, taken);
    return [
      h("svg:g", { class: kind }, h("svg:path", { class: "line", d: curveOf(arrow) }), h("svg:path", { class: "tip", d: tipOf(arrow, widthOf(to)) })),
      text && h("svg:text", { class: kind.endsWith("other") ? "number other" : "number", x, y: y + 4 }, text),
    ];
  });
  return h("svg:svg", { class: "map", viewBox: `0 0 ${frameWidth} ${height}`, role: "img", "aria-label": label },
    frames.map((module) => [
      h("svg:rect", { class: "frame", x: 4, y: topOf(module), width: frameWidth - 8, height: frameHeight, rx: 10 }),
      h("svg:text", { class: "module", x: 14, y: topOf(module) + 18 }, module),
      edgesOf(pattern, module).map(([from, to]) => h("svg:path", { class: "edge", d: curveOf(line(from, to)) })),
    ]),
    // The numbers are above all lines.
    drawn.map(([arrow]) => arrow), drawn.map(([, number]) => number),
    nodes.map((node) => {
      const [x, y] = place(node);
      const width = widthOf(node);
      return h("svg:g", { class: taking.has(node) ? "node" : "node idle", "data-node": node },
        h("svg:title", {}, places[nameOf(node)]?.[3] ?? ""),
        h("svg:rect", { x: x - width / 2, y: y - 13, width, height: 26, rx: 8 }), h("svg:text", { x, y: y + 4 }, nameOf(node)));
    }));
}
