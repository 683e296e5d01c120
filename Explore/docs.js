// Compare and Weigh: the pages of the documentation, with the code of the patterns in columns.
"use strict";

// The sections of a page, as blocks: paragraphs, code, tables and lists.
function sections(markdown) {
  const result = [];
  let block;
  let isCode = false;
  for (const line of markdown.split("\n")) {
    const blocks = result.at(-1)?.blocks;
    if (line.startsWith("```")) {
      isCode = !isCode;
      if (isCode) blocks?.push(block = { kind: "code", lines: [] });
      else block = undefined;
    } else if (isCode) {
      block?.lines.push(line);
    } else if (/^## /.test(line)) {
      result.push({ title: line.slice(3), blocks: [] });
      block = undefined;
    } else if (line.trim() === "" || !blocks) {
      block = undefined;
    } else {
      const kind = /^\|/.test(line) ? "table" : /^(- |\d+\. )/.test(line) ? "list" : /^### /.test(line) ? "heading" : "text";
      if (block?.kind !== kind) blocks.push(block = { kind, lines: [] });
      block.lines.push(line);
    }
  }
  return result;
}

// A line of Markdown: code, strong text, and links, of which those to sources open them.
function inline(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(/`([^`]+)`|\*\*([^*]+)\*\*|!?\[([^\]]*)\]\(([^)]*)\)|\*([^*]+)\*/g)) {
    parts.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    const [, code, strong, title, link, emphasis] = match;
    const file = link?.replace(/^(\.\.\/)+/, "");
    if (code) parts.push(h("code", {}, code));
    else if (strong) parts.push(h("strong", {}, ...inline(strong)));
    else if (emphasis) parts.push(h("em", {}, emphasis));
    else if (Object.hasOwn(data.package.sources, file)) {
      parts.push(h("a", { href: address({ source: `${file}:1` }), "data-source": `${file}:1` }, ...inline(title)));
    } else if (!match[0].startsWith("!")) parts.push(...inline(title));
  }
  return [...parts, text.slice(end)];
}

function blockOf(block) {
  const text = block.lines.join(" ");
  switch (block.kind) {
  case "code": return codeBlock(block.lines);
  case "table": return tableOf(block.lines);
  case "list": return h("ul", {}, block.lines.map((line) => h("li", {}, inline(line.replace(/^(- |\d+\. )/, "")))));
  case "heading": return h("h3", {}, inline(text.slice(4)));
  default: return /^!\[/.test(text) ? null : h("p", {}, inline(text));
  }
}

// Code of a guide with the numbers of its lines in the sources, without the indentation that all lines have.
function codeBlock(lines) {
  const text = lines.join("\n");
  const indent = Math.min(...lines.filter(Boolean).map((line) => line.search(/\S/)));
  const shown = lines.map((line) => line.slice(indent));
  for (const [file, source] of Object.entries(data.package.sources)) {
    const index = source.indexOf(text);
    if (index < 0 || text.length < 20) continue;
    const first = source.slice(0, index).split("\n").length;
    const place = `${file}:${first}`;
    return h("figure", {},
      h("figcaption", {}, h("a", { href: address({ source: place }), "data-source": place }, `${file.split("/").at(-1)}:${first}`)),
      scrolling(`Code of ${file}`, codeLines(shown, first)));
  }
  return scrolling("Code", h("pre", {}, shown.join("\n")));
}

function cells(line) {
  return line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
}

// A table. Numbers get a bar, as long as their share of the largest in the row.
function tableOf([header, , ...lines]) {
  const rows = lines.map(cells);
  const heads = cells(header);
  return scrolling(heads[0] || "Table", h("table", {},
    h("thead", {}, h("tr", {}, heads.map((cell, index) =>
      index === 0 && !cell ? h("td") : h("th", { scope: "col" }, inline(cell))))),
    h("tbody", {}, rows.map(([name, ...values]) => {
      const numbers = values.map((value) => Number.parseFloat(value));
      const units = new Set(values.map((value) => value.replace(/[\d.,\s]|±.*/g, "")));
      const isByPattern = heads.filter((head) => data.package.implementations.includes(head)).length > 1;
      const most = isByPattern && units.size === 1 ? Math.max(...numbers.filter(Number.isFinite)) : 0;
      return h("tr", {}, h("th", { scope: "row" }, inline(name)), values.map((value, index) =>
        h("td", {}, inline(value),
          most > 0 && h("svg:svg", { class: "bar", viewBox: "0 0 100 4", preserveAspectRatio: "none", "aria-hidden": "true" },
            h("svg:rect", { width: Math.max(0, (100 * numbers[index]) / most) || 0, height: 4 })))));
    }))));
}

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
    const folder = { "Round Table": "RoundTable", VIPER: "VIPERKit", RVB: "RVBKit" }[pattern] ?? pattern;
    const files = Object.keys(data.package.sources).filter((file) =>
      file.startsWith(`Sources/${folder}/`) && file.includes(`/${screen}/`)).sort();
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

// The page of costs as it is, after the calls of the chosen scenario.
function drawWeigh(state) {
  const loaded = state.patterns.map((pattern) => trace(pattern));
  const lines = state.scenario.steps.map(({ text }, step) => {
    const counts = loaded.map((one) => {
      const calls = one?.tree(one.steps[state.scenario.name][step][0]);
      return calls ? `${count(folded(calls))} of ${count(calls)}` : "…";
    });
    return `| ${text.replaceAll("|", "¦")} | ${counts.join(" | ")} |`;
  });
  return [
    h("h2", {}, "What the patterns cost"),
    h("section", {},
      h("h3", {}, "Calls of each step"),
      h("p", {}, `The scenario is “${state.scenario.title}”. The first number counts messages between components and `
        + "what is made and freed; the second counts all functions of the pattern and of what it calls in the domain."),
      tableOf([`| Step | ${state.patterns.join(" | ")} |`, "", ...lines])),
    ...sections(data.package.docs["Docs/Costs.md"]).map(({ title, blocks }) =>
      h("section", {}, h("h3", {}, title), blocks.map((block) =>
        block.kind === "heading" ? h("h4", {}, inline(block.lines[0].slice(4))) : blockOf(block)))),
  ];
}
