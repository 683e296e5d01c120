// Compare: the code of the patterns for the same task, from the guides and the sources, in columns.
"use strict";

// The implementation of the guide “Check your own implementation”. Its calls are not recorded, so it is a column of this
// view only, on request.
const example = {
  name: "MVVM", title: "MVVM with a coordinator", folder: "Examples/MVVM/Sources/MyFeature/",
  // By the titles of pages.
  declarations: [
    [["The same tap"], { "Login/LoginViewModel.swift": ["func signIn()"] }],
    [["The same validation rule", "A new validation rule"], { "Login/LoginViewModel.swift": ["var canSignIn"] }],
    [["The same child screen", "A child screen"], {
      "Coordinator.swift": ["func presentComment("], "Review/ReviewViewModel.swift": ["func presentComment()", "func commentDidEnd("],
    }],
    [["The same late reply", "A late reply"], { "Login/LoginViewModel.swift": ["func cancel()"] }],
    [["Who owns whom"], { "Coordinator.swift": ["func makeReview()"] }],
    [["A deep link"], { "Review/ReviewViewModel.swift": ["func open("], "Coordinator.swift": ["func request("] }],
  ],
};

// The code of the example for a page; empty if it has none.
function exampleParts(title) {
  const [, places] = example.declarations.find(([titles]) => titles.includes(title)) ?? [[], {}];
  return Object.entries(places).flatMap(([name, declarations]) => {
    const lines = data.package.sources[example.folder + name].split("\n");
    return declarations.map((declaration) => {
      const first = lines.findIndex((line) => line.includes(declaration)) + 1;
      return codeBlock(lines.slice(first - 1, lastLine(lines, first)));
    });
  });
}

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
  const pages = [...comparison, ...chapters, ...recipes];
  const screen = modules.find((name) => state.task.startsWith(`${name}/`) || name === state.task);
  const page = pages.find(({ title }) => title === state.task) ?? pages[0];
  const title = screen ?? page.title;
  return [
    h("div", { class: "options" },
      chooser("Task", title, {
        "The same code in each pattern": comparison, "In the guides": chapters, Recipes: recipes, "Files of": modules.map((title) => ({ title })),
      }),
      h("label", {}, checkbox("example", state.example, (isShown) => go({ example: isShown })), `Also ${example.title}`)),
    h("h2", {}, title),
    ...(screen ? screenColumns(screen, state) : taskColumns(page, state)),
  ];
}

// Chooses a page of the view. Its task in the address is its title unless it has another one.
function chooser(label, current, groups) {
  const choose = (event) => go({ task: event.target.value, source: "" });
  return h("label", {}, label, h("select", { id: "task", onchange: choose }, Object.entries(groups).map(([group, pages]) =>
    h("optgroup", { label: group }, pages.map(({ title, task = title }) => h("option", { value: task, selected: task === current }, title))))));
}

function taskColumns({ title, blocks, columns: given = {} }, state) {
  const columns = new Map(state.patterns.map((pattern) => [pattern, (given[pattern] ?? []).map(blockOf)]));
  if (state.example) columns.set(example.name, exampleParts(title));
  const [before, after] = [[], []];
  let current;
  let hasColumns = false;
  for (const block of blocks) {
    const named = block.kind === "text" && block.lines[0].match(/^\*\*([^*.:]+)[.:]?\*\*/)?.[1];
    if (data.package.implementations.includes(named)) [current, hasColumns] = [named, true];
    else if (block.kind !== "code") current = undefined;
    const place = current ? columns.get(current) : hasColumns ? after : before;
    // The column has the pattern's name already.
    const lines = current && named ? [block.lines[0].replace(/^\*\*.*?\*\*:? */, ""), ...block.lines.slice(1)] : block.lines;
    place?.push(blockOf({ ...block, lines }));
  }
  const text = blocks.flatMap(({ lines }) => lines).join("\n");
  for (const [pattern, parts] of columns) {
    const patch = text.match(new RegExp(`\\[${pattern}\\]\\(([^)]*\\.patch)\\)`))?.[1];
    if (patch) parts.push(scrolling(`Change of ${pattern}`, diff(data.package.docs[`Docs/${patch}`] ?? "")));
  }
  const isByPattern = hasColumns || Object.keys(given).length > 0 || text.includes(".patch)");
  const without = [...columns].filter(([name, parts]) => parts.length === 0 && (isByPattern || name === example.name));
  return [
    ...before,
    without.length > 0 && h("p", { id: "without" }, `There is no code on this page for ${without.map(([name]) => name).join(", ")}.`),
    h("div", { class: "columns" }, [...columns].filter(([, parts]) => parts.length > 0).map(([pattern, parts]) =>
      h("section", { "data-pattern": pattern }, h("h3", {}, pattern), ...parts))),
    ...after,
  ];
}

function diff(patch) {
  // Of the headers, only the paths.
  const lines = patch.replace(/^(diff|index|---) .*\n/gm, "").replace(/^\+\+\+ b\//gm, "").split("\n");
  return h("pre", {}, h("code", {}, lines.map((line) =>
    h("span", { class: /^\+/.test(line) ? "added" : /^-/.test(line) ? "removed" : "line" }, `${line}\n`))));
}

// The files of one screen in each pattern; the address has the chosen ones.
function screenColumns(screen, state) {
  const chosen = state.task.split("/").slice(1);
  const columns = [...state.patterns, ...(state.example ? [example.name] : [])];
  const folderOf = (pattern) => (pattern === example.name ? example.folder : `Sources/${data.package.folders[pattern]}/`);
  return [h("div", { class: "columns" }, columns.map((pattern, index) => {
    const files = Object.keys(data.package.sources).filter((file) =>
      file.startsWith(folderOf(pattern)) && file.includes(`/${screen}/`)).sort();
    const name = (file) => file.split("/").at(-1);
    const file = files.find((one) => name(one) === chosen[index])
      ?? files.find((one) => /(ViewController|PrimaryView|Panel)\.swift$/.test(one)) ?? files[0];
    const change = (event) => {
      const names = columns.map((_, other) => (other === index ? event.target.value : chosen[other] ?? ""));
      go({ task: [screen, ...names].join("/") });
    };
    return h("section", { "data-pattern": pattern }, h("h3", {}, pattern),
      h("select", { id: `file-${index}`, "aria-label": `File of ${pattern}`, onchange: change },
        files.map((one) => h("option", { value: name(one), selected: one === file }, name(one)))),
      file && scrolling(`Code of ${file}`, codeLines(data.package.sources[file].replace(/\n$/, "").split("\n"))));
  }))];
}
