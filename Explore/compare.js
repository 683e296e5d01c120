// Compare: the code of the patterns for the same task, from the guides and the sources, in columns.
"use strict";

const screens = ["Review", "Login", "Recovery", "Comment"];

// The recipes of the guides, with the blocks of each pattern. The last table of the comparison has their titles.
function recipes(comparison) {
  const titles = comparison.flatMap(({ blocks }) => blocks)
    .findLast(({ kind }) => kind === "table").lines.slice(2).map((line) => cells(line)[0]);
  const guides = data.package.implementations.map((pattern) =>
    [pattern, sections(data.package.docs[`Docs/${pattern.replace(" ", "")}.md`] ?? "")]);
  return titles.map((title) => ({
    title: title[0].toUpperCase() + title.slice(1),
    blocks: [],
    columns: Object.fromEntries(guides.map(([pattern, guide]) => [pattern, recipe(title, guide)])),
  }));
}

// The paragraph of a guide that begins with a title, and the code after it. "See [X](#x)" stands for the section X.
function recipe(title, guide) {
  const blocks = guide.flatMap((section) => [{ kind: "heading", lines: [`## ${section.title}`] }, ...section.blocks]);
  const from = (first, isLast) => {
    const end = blocks.findIndex((block, index) => index > first && (block.kind === "heading" || isLast(block)));
    return first < 0 ? [] : blocks.slice(first, end < 0 ? undefined : end);
  };
  const isTitle = ({ lines }) => lines[0].toLowerCase().startsWith(`**${title.toLowerCase()}`);
  const found = from(blocks.findIndex(isTitle), ({ lines }) => lines[0].startsWith("**"));
  const link = found[0]?.lines.join(" ").match(/\bsee \[([^\]]*)\]\(#/i)?.[1];
  if (!link || found.some(({ kind }) => kind === "code")) return found;
  const linked = blocks.findIndex(({ kind, lines }) => kind === "heading" && lines[0].replace(/^#+ /, "") === link);
  return [found[0], ...from(linked, () => false).slice(1)];
}

// The tasks of the comparison, the recipes, and the files of each screen.
function drawCompare(state) {
  const comparison = sections(data.package.docs["Docs/Comparison.md"] ?? "");
  const pages = [...comparison, ...recipes(comparison)];
  const groups = { Tasks: comparison, Recipes: pages.slice(comparison.length), "Files of": screens.map((title) => ({ title })) };
  const task = pages.find(({ title }) => title === state.task);
  const screen = screens.find((name) => state.task.startsWith(`${name}/`) || name === state.task);
  const link = (title, isCurrent) => h("li", {},
    h("a", { id: `task-${title}`, href: address({ task: title, source: "" }), "aria-current": isCurrent && "true" }, title));
  const shown = task ?? (screen ? undefined : pages[0]);
  return [
    h("h2", {}, "The same code in each pattern"),
    h("nav", { class: "tasks", "aria-label": "Tasks" },
      Object.entries(groups).map(([name, group]) => h("ul", { "aria-label": name }, h("li", { class: "hint", "aria-hidden": "true" }, name),
        group.map(({ title }) => link(title, title === (shown?.title ?? screen)))))),
    ...(shown ? taskColumns(shown, state) : screenColumns(screen, state)),
  ];
}

function taskColumns({ title, blocks, columns: given = {} }, state) {
  const columns = new Map(state.patterns.map((pattern) => [pattern, (given[pattern] ?? []).map(blockOf)]));
  const [before, after] = [[], []];
  let current;
  let hasColumns = false;
  for (const block of blocks) {
    const named = block.kind === "text" && block.lines[0].match(/^\*\*([^*.:]+)[.:]?\*\*/)?.[1];
    if (data.package.implementations.includes(named)) [current, hasColumns] = [named, true];
    else if (block.kind !== "code") current = undefined;
    const place = current ? columns.get(current) : hasColumns ? after : before;
    place?.push(blockOf(block));
  }
  for (const [pattern, parts] of columns) {
    const text = blocks.flatMap(({ lines }) => lines).join("\n");
    const patch = text.match(new RegExp(`\\[${pattern}\\]\\(([^)]*\\.patch)\\)`))?.[1];
    if (patch) parts.push(scrolling(`Change of ${pattern}`, diff(data.package.docs[`Docs/${patch}`] ?? "")));
  }
  return [
    h("h3", {}, title), ...before,
    h("div", { class: "columns" }, [...columns].filter(([, parts]) => parts.length > 0).map(([pattern, parts]) =>
      h("section", { "data-pattern": pattern }, h("h4", {}, pattern), ...parts))),
    ...after,
  ];
}

function diff(patch) {
  return h("pre", {}, h("code", {}, patch.split("\n").map((line) =>
    h("span", { class: /^\+/.test(line) ? "added" : /^-/.test(line) ? "removed" : "line" }, `${line}\n`))));
}

// The files of one screen in each pattern; the address has the chosen ones.
function screenColumns(screen, state) {
  const chosen = state.task.split("/").slice(1);
  return [h("h3", {}, screen), h("div", { class: "columns" }, state.patterns.map((pattern, index) => {
    const files = Object.keys(data.package.sources).filter((file) =>
      file.startsWith(`Sources/${data.package.folders[pattern]}/`) && file.includes(`/${screen}/`)).sort();
    const name = (file) => file.split("/").at(-1);
    const file = files.find((one) => name(one) === chosen[index])
      ?? files.find((one) => /(ViewController|PrimaryView|Panel)\.swift$/.test(one)) ?? files[0];
    const change = (event) => {
      const names = state.patterns.map((_, other) => (other === index ? event.target.value : chosen[other] ?? ""));
      go({ task: [screen, ...names].join("/") });
    };
    return h("section", { "data-pattern": pattern }, h("h4", {}, pattern),
      h("select", { id: `file-${index}`, "aria-label": `File of ${pattern}`, onchange: change },
        files.map((one) => h("option", { value: name(one), selected: one === file }, name(one)))),
      file && scrolling(`Code of ${file}`, codeLines(data.package.sources[file].replace(/\n$/, "").split("\n"))));
  }))];
}
