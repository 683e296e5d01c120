// The panel of a question: it stays while the reader plays on, until a link leads elsewhere.
"use strict";

function lessonPanel(state) {
  const index = lessons.findIndex(({ name }) => name === state.lesson.replace("!", ""));
  if (index < 0) return null;
  const lesson = lessons[index];
  const { name, question, watch, answer, each = {}, see } = lesson;
  const isAnswered = state.lesson.endsWith("!");
  const next = lessons[index + 1];
  const place = lessonAddress(lesson, state.lesson);
  return h("section", { class: "lesson", "aria-label": "Question" },
    h("p", { class: "hint" }, `Question ${index + 1} of ${lessons.length}. `, h("a", { href: address({ view: "start", lesson: "" }) }, "All questions")),
    h("h2", {}, question), h("p", {}, watch),
    isAnswered
      ? h("div", { id: "answer", role: "status" }, h("p", {}, h("strong", {}, inline(answer))),
        Object.keys(each).length > 0 && h("dl", { class: "columns" }, Object.entries(each).map(([pattern, text]) =>
          h("div", {}, h("dt", {}, pattern), h("dd", {}, linked(pattern, text))))))
      : h("button", { id: "show-answer", type: "button", onclick: () => go({ lesson: `${name}!` }) }, "Show the answer"),
    h("p", { class: "onward" },
      h("a", { id: "see-code", href: address({ view: "compare", task: see, source: "" }) }, "See the code"),
      place !== address({}) && h("a", { id: "back-to-question", href: place }, "Back to the question's step"),
      next ? h("a", { id: "next-question", href: lessonAddress(next) }, `Next question: ${next.question}`)
        : h("a", { href: address({ view: "start", lesson: "" }) }, "That was the last question. Back to the start")));
}

// A text whose code leads to the line in the pattern's sources.
function linked(pattern, text) {
  return text.split("`").map((part, index) => {
    const place = index % 2 === 1 && placeOf(pattern, part);
    const content = index % 2 === 1 ? h("code", {}, part) : part;
    return place ? h("a", { href: address({ source: place }), "data-source": place }, content) : content;
  });
}

// The place of a line in a pattern's sources: first in Login, of which most questions are.
function placeOf(pattern, code) {
  const files = Object.keys(data.package.sources).filter((file) => file.startsWith(`Sources/${data.package.folders[pattern]}/Sample/`));
  for (const file of files.sort((one, other) => other.includes("/Login/") - one.includes("/Login/") || (one < other ? -1 : 1))) {
    const line = data.package.sources[file].split("\n").findIndex((one) => one.trim() === code);
    if (line >= 0) return `${file}:${line + 1}`;
  }
  return undefined;
}

function lessonAddress({ name, at }, lesson = name) {
  const path = at.path?.map((text) => data.package.graph.steps.indexOf(text));
  return address({ view: "use", source: "", task: "", all: false, example: false, ...at, path, lesson });
}

// Marks what an answer names.
function markAnswer(state, main) {
  const lesson = state.lesson.endsWith("!") && lessons.find(({ name }) => `${name}!` === state.lesson);
  if (!lesson) return;
  for (const [pattern, text] of Object.entries(lesson.find)) {
    const found = [...main.querySelectorAll(`[data-pattern="${pattern}"] :is(.tree a, .flow a, .owners li, p)`)]
      .filter((one) => one.textContent.replaceAll("\u00a0", " ").replace("−", "-").includes(text));
    // Of an object and its owners, which contain its text, the object.
    found.find((one) => !found.some((other) => other !== one && one.contains(other)))?.classList.add("found");
    const node = nodeOf(pattern, text.match(/\b[A-Z]\w+/)?.[0] ?? "");
    main.querySelector(`[data-pattern="${pattern}"] [data-node="${node}"]:not([data-node=App])`)?.classList.add("asked");
  }
}
