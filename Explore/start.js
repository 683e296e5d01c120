// Starts the page after its files have loaded.
"use strict";

// Questions that the page answers, for a reader who has just opened it.
const questions = [
  ["Who is notified first when the server replies?", { view: "follow", scenario: "L06-wrong-pair", step: 5 }],
  ["And when the reply comes late, after Cancel?", { view: "follow", scenario: "L09-late-reply-in-next-login", step: 9 }],
  ["Who owns the presenter?", { view: "own", scenario: "L06-wrong-pair", step: 4 }],
  ["What do I write to open a child screen?", { view: "compare", task: "The same child screen" }],
];

// What each view is for.
const purposes = {
  play: "Step through a scenario. See the screen, the rules, and which component calls which.",
  follow: "See the calls of a step as a sequence diagram.",
  own: "See which object owns which after a step.",
  compare: "Read the code of the patterns for the same task.",
  weigh: "Compare what the patterns cost.",
};

function drawStart() {
  const link = (title, changes) => h("a", { href: address({ source: "", ...changes }) }, title);
  const patterns = sections(data.package.docs["README.md"]).find(({ title }) => title === "The patterns");
  const ideas = patterns.blocks.find(({ kind }) => kind === "table").lines.slice(2).map(cells);
  return [
    h("h2", {}, "The same feature in four patterns"),
    h("p", {}, "The user signs in and leaves a comment. Every pattern implements the same rules, and so does the "
      + "baseline without a pattern. Choose the patterns at the top. They appear side by side."),
    h("h3", {}, "Start with a question"),
    h("ul", { class: "questions" }, questions.map(([question, changes]) => h("li", {}, link(question, changes)))),
    h("h3", {}, "Or with a view"),
    h("ul", {}, Object.entries(purposes).map(([view, purpose]) =>
      h("li", {}, link(views[view], { view }), `: ${purpose}`))),
    h("h3", {}, "The patterns"),
    h("ul", {}, ideas.map((row) => h("li", {}, h("b", {}, row[0]), ": ", inline(row.at(-1))))),
  ];
}

addEventListener("hashchange", render);

addEventListener("keydown", (event) => {
  // Fields and parts that scroll have their own use for the keys.
  const isTaken = event.target.matches?.("input[type=search], select, .scrolling");
  if (event.key === "Escape" && readState().source) closeSource();
  else if (isTaken || event.altKey || event.ctrlKey || event.metaKey) return;
  else if (event.key === "/") document.getElementById("search").focus();
  else if (["ArrowLeft", "ArrowRight"].includes(event.key)) {
    const { step, scenario, view } = readState();
    if (!["play", "follow", "own"].includes(view)) return;
    const next = step + (event.key === "ArrowRight" ? 1 : -1);
    if (next >= 0 && next < scenario.steps.length) go({ step: next, source: "" });
  } else return;
  event.preventDefault();
});

document.getElementById("skip").addEventListener("click", () => document.getElementById("main").focus());
document.getElementById("search").addEventListener("input", () => renderScenarios(readState()));

// Shows the differences of a report, which stays on this computer.
document.getElementById("report").addEventListener("change", async (event) => {
  const list = document.getElementById("differences");
  try {
    const { differences } = JSON.parse(await event.target.files[0].text());
    list.replaceChildren(...differences.map(({ pattern, rule, scenario, reason }) =>
      h("details", {}, h("summary", {}, `${pattern} breaks ${rule}`),
        scrolling("Difference", h("pre", {}, `${scenario}\n${reason}`)))));
    if (differences.length === 0) list.replaceChildren("The report has no difference.");
  } catch {
    list.replaceChildren("This is not a report of quartet parity --json.");
  }
});

render();
center(document.querySelector("#list [aria-current]"), document.getElementById("list"));
