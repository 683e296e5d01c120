// Owners: who keeps whom alive, as a tree of strong references; other references stand below the object.
"use strict";

const targets = { decides: "the part that decides", attempt: "the attempt", screen: "the screen" };

// Objects that all modules share or that only connect others. What they own belongs to their owner.
const passed = /^(RTEModule\w*(Seat|Line|Table)|\w*Parameters?|\w*Dependency|UINavigationController)$/;
const services = /^(AuthManager|CommentStore|Trunk|Observation|OpenedLinks|ChildScreens.*|UIAlert.*)$/;

function drawOwners(state) {
  const run = runOf(state);
  const [step, module] = [run.steps[state.step], topModule(run, state.step)];
  const hasTarget = ([target]) => target !== "attempt" || module === "Login";
  const items = Object.entries(targets).filter(hasTarget).map(([target, title]) =>
    [title, addressOf(state, "ref/owners", `/${target}`), target]);
  return [
    h("div", { class: "tools" }, h("h1", {}, `${titleOfStep(step.text)}: who keeps alive`),
      menu("Object", items, state.target), h("a", { class: "small", href: addressOf(state) }, "Play")),
    h("div", { class: "four tabbed" }, tabs(undefined, compared()), columns("panel", (pattern, id) => {
      const content = step.of(pattern);
      if (!content) return [h("h2", { id }, pattern), loading()];
      const nodes = ownersOf(pattern, content.objects, module);
      const target = targetIn(nodes, state.target);
      return [
        h("h2", { id }, pattern, small(counted(nodes.length, "object"))),
        ownerTree(nodes, target, (node) => addressOf(state, "ref/owners", `/${node.type}`)),
      ];
    }, compared())),
    written("owns"),
  ];
}

// The module of the screen on top.
function topModule(run, step) {
  const top = layersAt(run, step).findLast(({ isAlert }) => !isAlert)?.elements ?? [];
  return modules.find((one) => top.some(({ id }) => id.startsWith(`${one.toLowerCase()}.`))) ?? "Review";
}

// The objects of a module from its view on, each with its owner; a walk finds the shortest ways.
function ownersOf(pattern, { types, references }, module) {
  const isHidden = (object) => passed.test(types[object]);
  const from = Map.groupBy(references.filter(({ from, property }) =>
    property !== "seat" && !(property === "line" && types[from].endsWith("Seat"))), (one) => one.from);
  // What an object refers to, through what is hidden.
  const refers = (object, seen = []) => (from.get(object) ?? []).flatMap(({ to, property, ownership }) => {
    if (seen.includes(to) || (services.test(types[to]) && ownership === "strong")) return [];
    if (isHidden(to)) return ownership === "strong" ? refers(to, [...seen, object]) : [];
    return [{ to, property, ownership }];
  });
  const partOfObject = (object) => objectPart(pattern, types[object], module);
  const moduleOfObject = (object) => moduleOf(types[object]) ?? (from.get(object) ?? [])
    .map(({ to }) => moduleOf(types[to])).find(Boolean) ?? "Review"; // A View of the kit's type has no name.
  const isRoot = (type, index) => moduleOfObject(index) === module
    && (partOfObject(index).job === "shows" || type === "RecoveryAdapter")
    && !/(PrimaryView|Screen|Alert|NavigationController)$/.test(type);
  const nodeOf = (object, property, owner) =>
    ({ object, property, owner, type: types[object], part: partOfObject(object), notes: [] });
  const nodes = types.some(isRoot) ? [nodeOf(types.findIndex(isRoot), "")] : [];
  for (const node of nodes) {
    for (const { to, property, ownership } of refers(node.object)) {
      const known = nodes.find((one) => one.object === to);
      const isScreen = partOfObject(to).job === "shows" && ![undefined, module].includes(moduleOf(types[to]));
      if (ownership !== "strong") {
        node.notes.push({ ownership, text: partOfObject(to).key });
      } else if (known) {
        if (known !== nodes[0]) known.notes.push({ ownership: "also", text: node.part.key });
      } else if (!isScreen) nodes.push(nodeOf(to, property, node));
    }
  }
  return nodes;
}

// The part that an object is; what a part consists of has a name of its own.
function objectPart(pattern, type, module) {
  if (type === "SignInAttempt") return { key: "attempt", job: "domain", role: "attempt" };
  const part = partOf(pattern, { component: type });
  if (part.role === "Domain") return { ...part, key: type };
  const names = [[/PrimaryView$/, "primary view"], [/Screen$/, "screen"], [/(^|\.)State$/, "state"]];
  const name = names.find(([ends]) => ends.test(type))?.[1];
  if (/^RTEModuleView/.test(type)) return { key: `${module} View`, role: "View", job: "shows" };
  if (!name) return part;
  return { ...part, role: name, key: `${part.module ?? module} ${name}`,
    job: name === "state" ? "keeps" : part.job };
}

function targetIn(nodes, target) {
  const tests = {
    decides: ({ part }) => part.job === "decides" && part.role !== "Filling in",
    attempt: ({ part }) => part.role === "attempt", screen: ({ part }) => part.role === "screen",
  };
  // In RVB’s screens without a view model, the view decides.
  const found = nodes.find(tests[target] ?? (({ type }) => type === target));
  return found ?? (target === "decides" ? nodes.find(({ part }) => part.role === "View") : undefined);
}

// The tree with the way to an object marked, and below it the way in words and in code.
function ownerTree(nodes, target, addressOfNode, found) {
  const way = [];
  for (let node = target; node; node = node.owner) way.unshift(node);
  const branch = (owner) => {
    const owned = nodes.filter((node) => node.owner === owner);
    return owned.length > 0 && h("ul", {}, owned.map((node) => {
      const isOfKit = node.part.role === "pipeline";
      return h("li", { class: way.includes(node) && "path" }, h(addressOfNode ? "a" : "div", {
        class: `node${node === found ? " found" : ""}`, href: addressOfNode?.(node),
        title: `${node.property}: ${node.type}`, "aria-current": node === target && "true",
      }, chip(node.part, isOfKit ? "kit" : ""), isOfKit && small(" of the kit")),
      notesOf(node), branch(node));
    }));
  };
  return h("div", { class: "tree" }, branch(undefined),
    way.length > 0 && h("p", { class: "chain" }, "UIKit", way.map(({ part }) => [" ▸ ", strong(part.key)]),
      h("br"), h("code", {}, breakable(way.map(({ property }) => property).filter(Boolean).join(".")))));
}

function notesOf({ notes }) {
  const groups = Map.groupBy(notes, ({ ownership }) => ownership);
  return groups.size > 0 && h("small", { class: "ref" }, [...groups].map(([ownership, all], index) => {
    const texts = [...new Set(all.map(({ text }) => text))].join(", ");
    const text = ownership === "also" ? `● also owned by ${texts}`
      : ["○ ", strong(`refers to ${texts}`), ` (${ownership})`];
    return [index > 0 && " · ", text];
  }));
}
