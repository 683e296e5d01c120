// Words of the glossary explain themselves where they stand first on a page.
"use strict";

// The words on the feature and on opening screens, with their meanings. The others, such as "state", are used in texts
// with their usual meaning, too.
let meanings;
function glossary() {
  return meanings ??= new Map(sections(data.package.docs["Docs/Glossary.md"])
    .filter(({ title }) => ["The feature", "Opening screens"].includes(title))
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === "table").flatMap(({ lines }) => lines.slice(2).map(cells)))
    .flatMap(([words, meaning]) => words.split(", ").map((word) => [word, meaning]))
    .filter(([word]) => !["request", "kept"].includes(word)));
}

// Makes links to the glossary of the first of each word in the paragraphs and lists of a part. Their meanings appear on
// hover and focus.
function explainWords(part) {
  const words = [...glossary().keys()].sort((one, other) => other.length - one.length).join("|");
  const pattern = new RegExp(`\\b(?:${words})s?\\b`, "i");
  const explained = new Set();
  for (const block of part.querySelectorAll("p, main > section > ul > li, .expectation li")) {
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement.closest("a, code, .term, .hidden, .phone")) continue;
      const match = text.data.match(pattern);
      const word = match && [...glossary().keys()].filter((one) => match[0].toLowerCase().startsWith(one)).at(-1);
      if (!word || explained.has(word)) continue;
      explained.add(word);
      const rest = text.splitText(match.index);
      rest.data = rest.data.slice(match[0].length);
      rest.before(term(match[0], glossary().get(word), `meaning-${explained.size}`));
      texts.currentNode = rest.previousSibling.lastChild.lastChild;
    }
  }
}

function term(word, meaning, id) {
  return h("span", { class: "term" },
    h("a", { href: address({ view: "read", task: "Docs/Glossary.md", source: "", lesson: "" }), "aria-describedby": id }, word),
    h("span", { class: "meaning", id, role: "tooltip" }, inline(meaning)));
}
