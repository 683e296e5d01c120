// Reference: the code of the patterns for the same task, and what they cost.
"use strict";

function drawReference(state) {
  const items = Object.entries(pages).map(([page, title]) => [title, `#/ref/${page}`, page]);
  const draws = { code: drawCode, map: drawMap, owners: drawOwners, costs: drawCosts, source: drawSource };
  const menus = [menu("Reference", items, state.page), state.page === "code" && taskMenu(state)];
  return [h("div", { class: "menus" }, menus), ...draws[state.page](state)];
}

// The implementation of the guide “Check your own implementation”: a column on request. Declarations by
// titles of tasks.
const own = {
  name: "MVVM", folder: "Examples/MVVM/Sources/MyFeature/",
  tasks: {
    "The same tap": { "Login/LoginViewModel.swift": ["func signIn()"] },
    "The same validation rule": { "Login/LoginViewModel.swift": ["var canSignIn"] },
    "The same child screen": {
      "Coordinator.swift": ["func presentComment("],
      "Review/ReviewViewModel.swift": ["func presentComment()", "func commentDidEnd("],
    },
    "The same late reply": { "Login/LoginViewModel.swift": ["func cancel()"] },
  },
};

// The tasks of the comparison, each with the word that its address has.
function tasks() {
  return sections(data.texts.docs["Docs/Comparison.md"] ?? "").map((section) =>
    ({ ...section, task: section.title.replace(/^The same /, "").toLowerCase().replaceAll(" ", "-") }));
}

function taskOf(state) {
  return tasks().find(({ task }) => task === state.task) ?? tasks()[0];
}

function taskMenu(state) {
  const short = (title) => title.replace(/^The (same )?(.)/, (...parts) => parts[2].toUpperCase());
  const items = tasks().map(({ task, title }) => [short(title), `#/ref/code/${task}`, task]);
  return menu("Task", items, taskOf(state).task, { class: "seg tasks" });
}

function drawCode(state) {
  const { title, blocks } = taskOf(state);
  const { before, columns: byPattern, after } = sortedBlocks(blocks);
  const ownParts = ownCode(title);
  const shows = kept.get("own", false) && ownParts.length > 0;
  const column = (pattern, parts) => h("section", { class: "panel", "data-pattern": pattern },
    h("h2", {}, pattern, " ", partsOfCode(pattern, parts), small(guideLink(pattern))), parts.map(blockOf),
    patchOf(blocks, pattern));
  const shown = patterns().filter((pattern) => byPattern[pattern] || patchOf(blocks, pattern));
  return [
    h("div", { class: "headline" }, h("h1", {}, title), ownParts.length > 0
      && button({ class: "btn", id: "own", "aria-pressed": `${shows}` },
        () => { kept.set("own", !shows); render(); }, `${shows ? "Hide" : "Show"} ${own.name}`)),
    h("div", { class: "before" }, before.map(blockOf)),
    h("div", { class: `two code${shows ? " five" : ""}` }, shown.map((pattern) =>
      column(pattern, byPattern[pattern] ?? [])),
      shows && h("section", { class: "panel", "data-pattern": own.name }, h("h2", {}, own.name), ownParts)),
    h("div", { class: "after" }, after.map(blockOf)),
  ];
}

// The blocks that begin with a pattern's name belong to its column, with the code below them.
function sortedBlocks(blocks) {
  const sorted = { before: [], columns: {}, after: [] };
  let current;
  for (const block of blocks) {
    const named = block.kind === "text" && block.lines[0].match(/^\*\*([^*.:]+)[.:]?\*\*/)?.[1];
    if (Object.hasOwn(roles, named || "")) current = named;
    else if (block.kind !== "code") current = undefined;
    const [first, ...more] = block.lines;
    const lines = [current && named ? first.replace(/^\*\*.*?\*\*:? */, "") : first, ...more];
    const place = current ? sorted.columns[current] ??= []
      : Object.keys(sorted.columns).length > 0 || block.kind === "table" ? sorted.after : sorted.before;
    place.push({ ...block, lines });
  }
  return sorted;
}

// The parts whose code a column shows, by the files in which it stands.
function partsOfCode(pattern, parts) {
  const found = new Map();
  for (const { kind, lines } of parts) {
    const [file] = kind === "code" && placeOfCode(lines.join("\n")) || [""];
    const [role, job] = roleOf(pattern, file.split("/").at(-1).replace(/\.swift$/, ""));
    if (file.includes("/Sample/")) found.set(role, job);
  }
  return [...found].map(([key, job]) => [chip({ key, job }), " "]);
}

// The change of a pattern that the comparison links.
function patchOf(blocks, pattern) {
  const text = blocks.flatMap(({ lines }) => lines).join("\n");
  const name = text.match(new RegExp(`\\[${pattern}\\]\\(([^)]*\\.patch)\\)`))?.[1];
  return name && scrolling(`Change of ${pattern}`, diff(data.texts.docs[`Docs/${name}`] ?? ""));
}

function diff(patch) {
  // Of the headers, only the paths.
  const lines = patch.replace(/^(diff|index|---) .*\n/gm, "").replace(/^\+\+\+ b\//gm, "").split("\n");
  return h("pre", {}, h("code", {}, lines.map((line) =>
    h("span", { class: /^\+/.test(line) ? "added" : /^-/.test(line) ? "removed" : "line" }, `${line}\n`))));
}

function ownCode(title) {
  return Object.entries(own.tasks[title] ?? {}).flatMap(([name, declarations]) => {
    const lines = (data.texts.sources[own.folder + name] ?? "").split("\n");
    return declarations.map((declaration) => {
      const first = lines.findIndex((line) => line.includes(declaration)) + 1;
      return first > 0 && codeBlock(lines.slice(first - 1, lastLine(lines, first)));
    });
  });
}

// The six figures of the page of the costs that say most, each as the first cell of its table's head and of
// its row.
const figures = [
  ["Lines of code: the whole feature", "Sample", "lines of code"],
  ["Lines of code: one more screen", "One more screen", "lines in all"],
  ["Files of the feature", "Sample", "files"], ["Protocols", "Sample", "protocols"],
  ["Messages for a tap that is refused at once", "tap login.signInButton", "messages"],
  ["Lines of the kit that you import", "Kit", "lines of code"],
];

function drawCosts() {
  const tables = tablesOf(data.texts.docs["Docs/Costs.md"] ?? "");
  const names = [...patterns(), "Baseline"];
  return [
    h("div", { class: "headline" }, h("h1", {}, "Costs"),
      link(`${data.package.root}Docs/Costs.md`, "All figures, and how they were measured")),
    h("div", { class: "two" }, figures.map(([title, table, row]) => {
      const { heads, rows } = tables.find((one) => one.heads[0] === table
        && one.rows.some(([name]) => name === row)) ?? { heads: [], rows: [[]] };
      const found = rows.find(([name]) => name === row) ?? [];
      const numberOf = (name) => Number((found[heads.indexOf(name)] ?? "0").replaceAll(",", "")) || 0;
      const values = names.map(numberOf);
      const most = Math.max(1, ...values);
      return h("section", { class: "panel" }, h("h2", {}, title),
        h("ul", { class: "cost" }, values.map((value, index) =>
          h("li", { class: names[index] === "Baseline" && "base" },
            h("span", {}, names[index] === "Baseline" ? "no pattern" : names[index]),
            h("span", {}, h("i", { style: { width: `calc((100% - 56px) * ${value / most})` } }),
              value.toLocaleString("en"))))));
    })),
  ];
}
