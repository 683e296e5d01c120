// The source of a function, with colors, in a panel of its own.
"use strict";

const words = "actor|any|as|async|await|break|case|catch|class|continue|default|defer|do|else|enum|extension|fileprivate"
  + "|final|for|func|get|guard|if|import|in|init|internal|is|let|mutating|nil|nonisolated|override|package|private"
  + "|protocol|public|repeat|required|rethrows|return|self|Self|set|some|static|struct|super|switch|throw|throws|true"
  + "|false|try|typealias|unowned|var|weak|where|while";
const tokens = new RegExp(`(//.*)|("(?:\\\\.|[^"\\\\])*")|\\b(${words})\\b|\\b([A-Z]\\w*)\\b`, "g");

// A line of Swift as elements with classes.
function colored(line) {
  const parts = [];
  let end = 0;
  for (const match of line.matchAll(tokens)) {
    parts.push(line.slice(end, match.index));
    const kind = ["comment", "string", "keyword", "type"].find((_, index) => match[index + 1] !== undefined);
    parts.push(h("span", { class: kind }, match[0]));
    end = match.index + match[0].length;
  }
  return [...parts, line.slice(end)];
}

// Lines of code with numbers; `marked` are the first and the last line of the function.
function codeLines(lines, first = 1, marked = [0, -1]) {
  return h("pre", {}, h("code", {}, lines.map((line, index) => {
    const number = first + index;
    const isMarked = number >= marked[0] && number <= marked[1];
    return h("span", { class: isMarked ? "line marked" : "line", "data-line": number }, colored(line), "\n");
  })));
}

// A declaration ends at the first line with its indentation that closes a brace.
function lastLine(lines, first) {
  const indent = lines[first - 1].match(/^ */)[0];
  if (!/\{[^}]*$/.test(lines[first - 1]) && !/[(,]$/.test(lines[first - 1])) return first;
  const end = lines.findIndex((line, index) => index >= first && line.startsWith(`${indent}}`));
  return end < 0 ? first : end + 1;
}

function renderSource(place) {
  const panel = document.getElementById("source");
  const [file, number] = place.split(/:(?=\d+$)/);
  const text = Object.hasOwn(data.package.sources, file) ? data.package.sources[file] : undefined;
  panel.hidden = text === undefined;
  if (panel.dataset.place === place) return;
  panel.dataset.place = place;
  if (text === undefined) return panel.replaceChildren();
  const lines = text.replace(/\n$/, "").split("\n");
  const first = Math.max(1, Math.min(Number(number) || 1, lines.length));
  panel.replaceChildren(
    h("div", { class: "bar" },
      h("h2", {}, file.split("/").at(-1)),
      h("button", { id: "close", type: "button", onclick: closeSource }, "Close (Esc)")),
    h("p", { class: "path" }, `${file}:${first}`),
    scrolling(`Source of ${file}`, codeLines(lines, 1, [first, lastLine(lines, first)])));
  center(panel.querySelector(".marked"), panel.querySelector(".scrolling"));
}

function closeSource() {
  const place = readState().source;
  go({ source: "" });
  render();
  document.querySelector(`[data-source="${CSS.escape(place)}"]`)?.focus();
}
