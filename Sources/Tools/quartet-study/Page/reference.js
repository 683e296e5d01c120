// Reference: the code of the patterns for the same task, and what they cost.
"use strict";

function drawReference(state) {
  const items = Object.entries(pages).map(([page, title]) => [title, `#/ref/${page}`, page]);
  const [draw, more] = {
    code: [drawCode, taskMenu], map: [drawMap], owners: [drawOwners], changes: [drawChanges, changeMenu],
    costs: [drawCosts], source: [drawSource],
  }[state.page];
  return [h("div", { class: "menus" }, menu("Reference", items, state.page), more?.(state)), ...draw(state)];
}

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
  return [
    h("div", { class: "headline" }, h("h1", {}, title)),
    h("div", { class: "before" }, before.map(blockOf)),
    h("div", { class: "two code" }, patterns().filter((pattern) => byPattern[pattern]).map((pattern) =>
      h("section", { class: "panel", "data-pattern": pattern },
        h("h2", {}, pattern, " ", partsOfCode(pattern, byPattern[pattern]), small(guideLink(pattern))),
        byPattern[pattern].map(blockOf)))),
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
    const isAfter = Object.keys(sorted.columns).length + sorted.after.length > 0 || block.kind === "table";
    const place = current ? sorted.columns[current] ??= [] : isAfter ? sorted.after : sorted.before;
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

// The six figures of the costs that say most, each as the first cell of its table's head and of its row.
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
      const values = names.map((one) => Number((found[heads.indexOf(one)] ?? "0").replaceAll(",", "")) || 0);
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
