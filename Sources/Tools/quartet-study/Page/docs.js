// The pages Comparison.md and Costs.md as elements.
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
      const kind = /^\|/.test(line) ? "table" : /^(- |\d+\. )/.test(line) ? "list" : "text";
      if (block?.kind !== kind) blocks.push(block = { kind, lines: [] });
      block.lines.push(line);
    }
  }
  return result;
}

// The tables of a page, by the first cell of their heads, each with its rows.
function tablesOf(markdown) {
  return sections(markdown).flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === "table")
    .map(({ lines: [head, , ...rows] }) => ({ heads: cells(head), rows: rows.map(cells) }));
}

function cells(line) {
  return line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
}

// A line of Markdown: code, strong text, codes of rules, and links, to sources on the page and to files.
function inline(markdown) {
  const marks = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]*)\]\(([^)]*)\)|\b[RLVCDATM]\d+\b/g;
  return drawn(markdown.replace(/\\([.*_])/g, "$1"), marks, ([rule, code, bold, title, target]) =>
    (code ? h("code", {}, code) : bold ? strong(inline(bold))
      : target ? link(linkTo(target), inline(title)) : ruleCode(rule)));
}

// The code of a rule, with its text.
function ruleCode(rule) {
  const rules = data.texts.docs["Docs/Feature.md"] ?? "";
  const [, text] = rules.match(new RegExp(`^- \\*\\*${rule}\\*\\* (.*)$`, "m")) ?? [];
  return h("abbr", { title: text?.replaceAll("*", "") }, rule);
}

function linkTo(link) {
  const file = link.replace(/^(\.\.\/)+/, "");
  if (Object.hasOwn(data.texts.sources, file)) return sourceAddress(`${file}:1`);
  if (link.startsWith("#")) return "#/ref/code";
  return data.package.root + (link.startsWith("../") ? file : `Docs/${file}`);
}

function blockOf({ kind, lines }) {
  switch (kind) {
  case "code": return codeBlock(lines);
  case "table": return factTable(lines);
  case "list": return h("ul", { class: "text" }, lines.map((line) =>
    h("li", {}, inline(line.replace(/^(- |\d+\. )/, "")))));
  default: return h("p", {}, inline(lines.join(" ")));
  }
}

// Code of the page with the numbers of its lines in the sources, without the common indentation.
function codeBlock(lines) {
  const indent = Math.min(...lines.filter(Boolean).map((line) => line.search(/\S/)));
  const shown = lines.map((line) => line.slice(indent));
  const place = placeOfCode(lines.join("\n"));
  if (!place) return scrolling("Code", h("pre", {}, shown.join("\n")));
  const [file, first] = place;
  return h("figure", {},
    h("figcaption", {}, link(sourceAddress(`${file}:${first}`), `${file.split("/").at(-1)}:${first}`)),
    scrolling(`Code of ${file}`, codeLines(shown, first)));
}

// The file and the line in which a text stands in the sources.
function placeOfCode(text) {
  // The sample of a pattern before an example that repeats it.
  const isSample = ([file]) => file.startsWith("Sources/");
  const files = Object.entries(data.texts.sources).sort((one, other) => isSample(other) - isSample(one));
  for (const [file, source] of files) {
    const index = text.length < 20 ? -1 : source.indexOf(text);
    if (index >= 0) return [file, source.slice(0, index).split("\n").length];
  }
  return undefined;
}

// A table with a column for each pattern. Parts get their colours.
function factTable(lines) {
  const [heads, , ...rows] = lines.map(cells);
  return scrolling(heads[0] || "Table", h("table", { class: "facts" },
    h("thead", {}, h("tr", {}, heads.map((cell) =>
      h("th", { scope: "col" }, cell ? inline(cell) : hidden("Fact"))))),
    h("tbody", {}, rows.map(([name, ...values]) =>
      h("tr", {}, h("th", { scope: "row" }, inline(name)), values.map((value, index) =>
        h("td", { "data-p": heads[index + 1] }, chipsOf(heads[index + 1], value) ?? inline(value))))))));
}

// The parts that a cell lists, if it lists nothing else.
function chipsOf(pattern, text) {
  const known = Object.entries(roles[pattern]?.parts ?? {});
  const find = (name) => known.find(([key]) => key.toLowerCase() === name.toLowerCase());
  const parts = text.split(/, (?:then )?/).map(find);
  return parts.every(Boolean) ? parts.map(([key, [job]]) => [chip({ key, job }), " "]) : undefined;
}
