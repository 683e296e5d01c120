// Compare: the code of the patterns for the same task, from the guides and the sources, in columns.
"use strict";

const screens = ["Review", "Login", "Recovery", "Comment"];

// What the guides of all patterns have: chapters with the same title that the comparison lacks, and recipes whose titles
// begin alike.
function fromGuides(known) {
  const guides = data.package.implementations.flatMap((pattern) => {
    const text = data.package.docs[`Docs/${pattern.replace(" ", "")}.md`];
    return text ? [[pattern, sections(text)]] : [];
  });
  const chapters = guides[0][1].map(({ title }) => title).filter((title) => !known.includes(title)
    && guides.every(([, guide]) => guide.some((section) => section.title === title && section.blocks.some(({ kind }) => kind === "code"))));
  const titles = [...new Set(guides.flatMap(([, guide]) => recipesOf(guide).map(({ title }) => title)))].filter((title) =>
    guides.filter(([, guide]) => recipesOf(guide).some((one) => one.title.startsWith(title))).length > 2);
  const page = (title, blocksOf) => ({
    title, blocks: [], columns: Object.fromEntries(guides.map(([pattern, guide]) => [pattern, blocksOf(guide)])),
  });
  return {
    chapters: chapters.map((title) => page(title, (guide) => guide.find((one) => one.title === title).blocks)),
    recipes: titles.map((title) =>
      page(title, (guide) => recipesOf(guide).find((one) => one.title.startsWith(title))?.blocks ?? [])),
  };
}

// The paragraphs of the chapter on recipes that begin with a title, each with what follows it.
function recipesOf(guide) {
  const recipes = [];
  for (const block of guide.find(({ title }) => title === "Recipes")?.blocks ?? []) {
    const title = block.kind === "text" && block.lines[0].match(/^\*\*([^*]+?)\.?\*\*/)?.[1];
    if (title) recipes.push({ title, blocks: [] });
    recipes.at(-1)?.blocks.push(block);
  }
  return recipes;
}

// The tasks of the comparison, what the guides have, and the files of each screen.
function drawCompare(state) {
  const comparison = sections(data.package.docs["Docs/Comparison.md"] ?? "");
  const { chapters, recipes } = fromGuides(comparison.map(({ title }) => title));
  const groups = { Tasks: comparison, Chapters: chapters, Recipes: recipes, "Files of": screens.map((title) => ({ title })) };
  const pages = [...comparison, ...chapters, ...recipes];
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
