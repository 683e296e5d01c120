// Starts the page after its files have loaded.
"use strict";

// What each view is for.
const purposes = {
  use: "Use the feature: tap, type, swipe, reply as the server. See what each pattern does at each step.",
  compare: "Read the code of the patterns for the same task.",
  read: "Read the guides, what the patterns cost, and how to choose one.",
};

function drawStart() {
  const link = (title, changes) => h("a", { href: address({ source: "", ...changes }) }, title);
  const patterns = sections(data.package.docs["README.md"]).find(({ title }) => title === "The patterns");
  const ideas = patterns.blocks.find(({ kind }) => kind === "table").lines.slice(2).map(cells);
  return [
    h("h2", {}, "The same feature in four patterns"),
    h("p", {}, "The user signs in and leaves a comment. Every pattern implements the same rules, and so does the "
      + "baseline without a pattern."),
    h("h3", {}, "Start with a question"),
    h("ol", { class: "questions" }, lessons.map((lesson) => h("li", {}, h("a", { href: lessonAddress(lesson) }, lesson.question)))),
    h("h3", {}, "Or with a view"),
    h("ul", {}, Object.entries(purposes).map(([view, purpose]) =>
      h("li", {}, link(views[view], { view, path: [], step: 0, lesson: "" }), `: ${purpose}`))),
    h("h3", {}, "The roles in each pattern"),
    h("p", {}, "An arrow shows who may send messages to whom. ", link("The components", { view: "compare", task: "The components" }), " has their code."),
    h("div", { class: "columns messageMap" }, ideas.map(([pattern, ...row]) => h("section", {}, h("h4", {}, pattern, " ", guideLink(pattern)),
      h("p", {}, inline(row.at(-1))), 
      drawMap(pattern, edgesOf(pattern, "Login").map(([from, to]) => ({ from, to, kind: "message" })), `Roles of ${pattern}`),
      h("ul", {}, Object.entries(rolesOf(pattern).places).map(([role, [, , , text]]) => h("li", {}, h("b", {}, role), ` ${text}`)))))),
  ];
}

addEventListener("hashchange", render);

addEventListener("keydown", (event) => {
  // Fields and parts that scroll have their own use for the keys.
  const isTaken = event.target.matches?.("input[type=search], input[type=radio], select, .scrolling");
  if (event.key === "Escape" && readState().source) closeSource();
  else if (isTaken || event.altKey || event.ctrlKey || event.metaKey) return;
  else if (event.key === "/") {
    scenarios.open = true;
    document.getElementById("search").focus();
  }
  else if (["ArrowLeft", "ArrowRight"].includes(event.key)) {
    const state = readState();
    if (state.view !== "use") return;
    const next = state.step + (event.key === "ArrowRight" ? 1 : -1);
    if (next >= 0 && next < runOf(state).steps.length) go({ step: next, source: "" });
  } else return;
  event.preventDefault();
});

document.getElementById("skip").addEventListener("click", () => document.getElementById("main").focus());
document.getElementById("search").addEventListener("input", () => renderScenarios(readState()));
// Open where four patterns have room beside it.
const scenarios = document.querySelector("#scenarios details");
scenarios.open = innerWidth >= 1760;
scenarios.addEventListener("toggle", () => center(document.querySelector("#list [aria-current]"), document.getElementById("list")));
addEventListener("resize", markWide);

render();
