// Code with colours, and the view of a source.
"use strict";

const keywords = "actor|any|as|async|await|break|case|catch|class|continue|default|defer|do|else|enum"
  + "|extension|fileprivate|final|for|func|get|guard|if|import|in|init|internal|is|let|mutating|nil"
  + "|nonisolated|override|package|private|protocol|public|repeat|required|rethrows|return|self|Self|set|some"
  + "|static|struct|super|switch|throw|throws|true|false|try|typealias|unowned|var|weak|where|while";
const tokens = new RegExp(`(//.*)|("(?:\\\\.|[^"\\\\])*")|\\b(${keywords})\\b|\\b([A-Z]\\w*)\\b`, "g");

// A line of Swift as elements with classes.
function colored(line) {
  const kinds = ["comment", "string", "keyword", "type"];
  return drawn(line, tokens, ([text, ...groups]) =>
    h("span", { class: kinds[groups.findIndex((group) => group !== undefined)] }, text));
}

// The parts of a text, with an element for each match.
function drawn(text, pattern, draw) {
  let end = 0;
  const parts = [...text.matchAll(pattern)].flatMap((match) => {
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    return [breakable(before, inCode), draw(match)];
  });
  return [...parts, breakable(text.slice(end), inCode)];
}

// Lines of code with numbers, one of them marked.
function codeLines(lines, first = 1, marked = 0, isCode = true) {
  return h("pre", {}, h("code", {}, lines.map((line, index) => {
    const number = first + index;
    const kind = number === marked ? "line marked" : "line";
    return h("span", { class: kind, "data-line": number }, isCode ? colored(line) : line, "\n");
  })));
}

// The source that an address names, with its line marked.
function drawSource({ source }) {
  const [file, number] = source.split(/:(?=\d+$)/);
  const text = data.texts.sources[file];
  if (text === undefined) return [h("h1", {}, "Source")];
  const lines = text.replace(/\n$/, "").split("\n");
  const first = Math.max(1, Math.min(Number(number) || 1, lines.length));
  return [
    h("div", { class: "headline" }, h("h1", {}, file.split("/").at(-1)),
      button({ class: "btn", id: "close" }, () => history.back(), "← Back (Esc)")),
    h("p", { class: "soft small" }, breakable(file)),
    scrolling(`Source of ${file}`, codeLines(lines, 1, first, file.endsWith(".swift")), "whole"),
  ];
}

// A part that scrolls on its own, which the keyboard can reach.
function scrolling(label, content, kind = "") {
  return h("div", { class: `scrolling ${kind}`, tabindex: 0, role: "group", "aria-label": label }, content);
}
