// Reference: the code, the map and the owners of a step, the changes, and a source.
"use strict";

// The steps that the views of a step offer: a tap, a rule, a child screen, and how children end.
const examples = [["Sign in", signIn], ["Type", signIn.slice(0, 2)],
  ["Cancel in Login", [...signIn.slice(0, 2), "tap login.cancelButton"]],
  ["Open Comment", toComment], ["Send", [...toComment, ...send]]];

function drawReference(state) {
  const isOfStep = (page) => ["code", "map", "owners"].includes(page);
  const place = isOfStep(state.page) ? addressOf(state, "") : "";
  const items = Object.entries(pages).map(([page, title]) =>
    [title, `#/ref/${page}${isOfStep(page) ? place.slice(2) : ""}`, page]);
  const [draw, more] = {
    code: [drawCode, stepMenu], map: [drawMap, stepMenu], owners: [drawOwners, stepMenu],
    changes: [drawChanges, changeMenu], choosing: [drawChoosing], source: [drawSource],
  }[state.page];
  return [h("div", { class: "menus" }, menu("Reference", items, state.page), more?.(state)), ...draw(state)];
}

function stepMenu(state) {
  const items = examples.map(([title, texts]) => {
    const path = pathOfSteps(texts);
    const address = addressOf({ path, step: path.length }, `ref/${state.page}`);
    return [title, address, path.join(".")];
  });
  const isOn = kept.get("extra", false);
  const toggle = () => { kept.set("extra", !isOn); render(); };
  return [menu("Step", items, state.path?.slice(0, state.step).join("."), { class: "seg tasks" }),
    patterns(true).map((name) =>
      button({ class: "btn", id: "extra", "aria-pressed": `${isOn}` }, toggle, name))];
}

// Code: the functions of each pattern that run in a step, in their order.
function drawCode(state) {
  const step = runOf(state).steps[state.step];
  const isOpen = kept.get("code", false);
  const toggle = () => { kept.set("code", !isOpen); render(); };
  return [
    h("div", { class: "tools" }, h("h1", {}, titleOfStep(step.text)),
      h("a", { class: "small", href: addressOf(state) }, "Play this step"),
      button({ class: "fold", id: "all", "aria-pressed": `${isOpen}` }, toggle, "Open all")),
    h("div", { class: "two tabbed code" }, tabs(undefined, compared()), columns("panel", (pattern, id) => {
      const functions = functionsOf(pattern, step);
      return [
        h("h2", { id }, pattern, small(counted(functions.length, "function"), ", ", guideLink(pattern))),
        !step.of(pattern) ? loading()
          : functions.map((one) => functionRow(one, { open: isOpen || one.part.job === "decides" })),
      ];
    }, compared())),
  ];
}

// A function with its code, folded unless it is open.
function functionRow({ part, name, place }, attributes, kind) {
  return h("details", { class: "small", ...attributes },
    h("summary", { class: kind }, chip(part), " ", h("code", {}, breakable(name))), codeOf(place));
}

// The functions of a pattern's sample that a step enters, each once, in the order in which they run.
function functionsOf(pattern, step) {
  const folder = `Sources/${data.package.folders[pattern]}/`;
  const all = (calls) => calls.flatMap((call) => [call, ...all(call.calls)]);
  const isWritten = ({ kind, place }) => ["call", "read"].includes(kind)
    || { closure: /\{/, made: /\binit\(/ }[kind]?.test(lineOf(place));
  const entered = all(step.of(pattern)?.tree ?? []).filter((call) =>
    isWritten(call) && call.place.startsWith(folder) && !call.place.includes("/Kit/"));
  return [...new Map(entered.map((call) => [call.place, call])).values()].map((call) =>
    ({ place: call.place, part: partOf(pattern, call), name: saidBy(call) }));
}

// The declaration at a place of a source, to its closing bracket.
function codeOf(place) {
  return h("figure", {}, h("figcaption", {}, link(sourceAddress(place), place.split("/").at(-1))),
    scrolling(`Code of ${place}`, codeLines(declarationAt(place), Number(place.split(":").at(-1)))));
}

function declarationAt(place) {
  const [file, number] = place.split(/:(?=\d+$)/);
  const lines = (data.texts.sources[file] ?? "").split("\n").slice(number - 1);
  const depth = (line) => line.search(/\S/);
  const isWhole = (line) => line.split("{").length === line.split("}").length && !/[(,]$/.test(line);
  const isEnd = (line, index) => index > 0 && depth(line) === depth(lines[0]) && line.trim()[0] === "}";
  const end = isWhole(lines[0]) ? 0 : lines.findIndex(isEnd);
  return lines.slice(0, end + 1).map((line) => line.slice(depth(lines[0])));
}
