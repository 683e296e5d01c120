// The pages of the documentation as elements. Guides: the pages themselves.
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
      if (isCode) blocks?.push(block = { kind: line === "```mermaid" ? "chart" : "code", lines: [] });
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
function inline(markdown) {
  const text = markdown.replace(/\\([.*_])/g, "$1");
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
    } else if (pageOf(link)) {
      parts.push(h("a", { href: address({ view: "read", task: pageOf(link), source: "" }) }, ...inline(title)));
    } else if (!match[0].startsWith("!")) parts.push(...inline(title));
  }
  return [...parts, text.slice(end)];
}

// The page of the documentation to which a link leads.
function pageOf(link) {
  const name = link?.match(/(\w+\.md)(#.*)?$/)?.[1];
  return Object.hasOwn(data.package.docs, `Docs/${name}`) ? `Docs/${name}` : undefined;
}

function blockOf(block) {
  const text = block.lines.join(" ");
  switch (block.kind) {
  case "code": return codeBlock(block.lines);
  case "chart": return chartOf(block.lines);
  case "table": return tableOf(block.lines);
  case "list": return h("ul", {}, block.lines.map((line) => h("li", {}, inline(line.replace(/^(- |\d+\. )/, "")))));
  case "heading": return h("h3", {}, inline(text.slice(4)));
  default: {
    const [, description, image] = text.match(/^!\[([^\]]*)\]\(Costs\/([^)]*)\)/) ?? [];
    return image ? h("img", { src: `charts/${image}`, alt: description }) : /^!\[/.test(text) ? null : h("p", {}, inline(text));
  }
  }
}

// The arrows of a flow chart as a list: ⇒ for thick ones, ⇢ for dotted ones.
function chartOf(lines) {
  const titles = new Map(lines.flatMap((line) => [...line.matchAll(/(\w+)\["?(.+?)"?\]/g)].map(([, id, title]) => [id, title])));
  const arrow = (start, label) => ` ${start.startsWith("=") ? "⇒" : "⇢"} ${label ? `(${label}) ` : ""}`;
  return h("ul", {}, lines.slice(1).map((line) => h("li", {}, line.trim().replace(/\[.*?\]/g, "")
    .replace(/\b\w+\b(?= *(==|-\.|$))/g, (id) => titles.get(id) ?? id)
    .replace(/ (==|-\.)(?: (.+?) (?:==>|\.->)|>|->) /g, (_, start, label) => arrow(start, label)))));
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

// A page of the documentation: the address has its file.
function drawRead(state) {
  // In the order in which the README names them.
  const order = (one) => (data.package.docs["README.md"].indexOf(one) + 1) || Infinity;
  const files = Object.keys(data.package.docs).filter((one) => one.endsWith(".md") && one !== "README.md")
    .sort((one, other) => order(one) - order(other) || (one < other ? -1 : 1));
  const file = files.includes(state.task) ? state.task : files[0];
  const titleIn = (one) => data.package.docs[one].match(/^# (.*)$/m)?.[1] ?? one;
  return [
    chooser("Page", file, { Guides: files.map((task) => ({ task, title: titleIn(task) })) }),
    h("h2", {}, titleIn(file)),
    // What comes before the first section is one without a title.
    ...sections(data.package.docs[file].replace(/^# .*$/m, "## ")).map(({ title, blocks }) =>
      h("section", {}, title && h("h3", {}, inline(title)), blocks.map((block) =>
        block.kind === "heading" ? h("h4", {}, inline(block.lines[0].slice(4))) : blockOf(block)))),
  ];
}
