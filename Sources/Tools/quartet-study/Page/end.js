// The end of the course: what was right, the answers side by side, and the figures by which to choose.
"use strict";

// The end: what was right, by question, where to go on, and the figures by which to choose.
function drawEnd() {
  const scores = kept.get("scores", {});
  const sum = (part) => Object.values(scores).reduce((all, score) => all + score[part], 0);
  const outcome = ({ name }, index) => {
    const [right, all] = scores[name] ?? [];
    return all === undefined ? link(lessonAddress(index + 1), "not answered yet")
      : right === all ? strong(`✓ ${right} of ${all}`)
      : [`${right} of ${all} `, link(lessonAddress(index + 1, "seen"), "see why")];
  };
  const guides = patterns().map((pattern) => link(fileAddress(guideOf(pattern)), `Guide to ${pattern}`));
  return [
    lessonBar(),
    h("div", { class: "band tight" }, h("div", {},
      h("h1", {}, sum(1) > 0 ? `You got ${sum(0)} of ${sum(1)} right` : "Nothing is answered yet"),
      h("p", {}, `${Object.keys(scores).length} of ${lessons.length} questions are answered.`))),
    h("div", { class: "two after" },
      h("section", { class: "panel" }, h("h2", {}, "By question"), h("table", {}, h("tbody", {},
        lessons.map((one, index) => h("tr", {},
          h("th", { scope: "row" }, `${index + 1}. ${one.title}`), h("td", {}, outcome(one, index))))))),
      h("section", { class: "panel" }, written("more"),
        h("ul", { class: "text" }, guides.map((one) => h("li", {}, one))))),
    answerTable(),
    h("section", { class: "after" }, choosing("h2")),
  ];
}

// What the patterns do in other steps, as recorded: the calls that the lesson asks for.
function otherSteps({ others, isAsked }) {
  const cellOf = (texts) => (pattern) => {
    const calls = callsOf(pattern, runOf({ path: pathOfSteps(texts) }).steps.at(-1));
    const found = joined(calls?.filter(isAsked) ?? []);
    return !calls ? loading() : found.length === 0 ? "nothing" : found.map(({ from, verb, what, times }) =>
      h("div", {}, chip(from), ` ${verb ?? ""} `, times > 1 && `${times}×`, h("code", {}, breakable(what))));
  };
  return h("section", { class: "after" }, h("h2", {}, "The same in other steps, as recorded"),
    patternTable(others.map(([title, texts]) => [title, cellOf(texts)])));
}

// The measured figures. The patterns stand in the order of the figure that the reader chooses.
const drawChoosing = () => choosing("h1");

function choosing(heading) {
  const { columns, rows } = JSON.parse(data.texts.sources["Docs/Choosing.json"]);
  const chosen = kept.get("figure", "");
  const sorted = rows.find(({ title }) => title === chosen);
  const value = (index) => sorted?.values[index] ?? Infinity;
  const order = [...columns.keys()];
  if (sorted) order.sort((one, other) => value(one) - value(other) || one - other);
  const choose = (title) => { kept.set("figure", title === chosen ? "" : title); render(); };
  const row = ({ title, source, values }, number) => h("tr", { class: title === chosen && "chosen" },
    h("th", { scope: "row", "aria-sort": title === chosen && "ascending" },
      button({ class: "fold", id: `figure-${number}` }, () => choose(title), coded(title)),
      " ", h("a", { class: "small", href: fileAddress(`Docs/${source}`) }, "source", hidden(` of ${title}`))),
    order.map((index) => h("td", { "data-p": columns[index] }, values[index]?.toLocaleString("en") ?? "–")));
  return [
    h("div", { class: "headline" }, h(heading, {}, "Choosing"),
      link(fileAddress("Docs/Choosing.md"), "When to take which pattern")),
    soft("Less is better; – is not measured. (01), (04) and (05) are numbers of changes. Click a figure: ",
      "the patterns then stand in its order."),
    scrolling("Figures", h("table", { class: "figures" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "figure"),
        order.map((index) => h("th", { scope: "col" }, columns[index])))),
      h("tbody", {}, rows.map(row)))),
  ];
}
