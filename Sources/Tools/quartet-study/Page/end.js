// The end of the course: what was right, and the answers side by side.
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
    h("section", { class: "after" }, choosing("h2")),
  ];
}

// The answers of the first lessons side by side; folded where lessons that ask for them are still to come.
function fiveAnswers(number) {
  const asked = lessons.filter(({ short }) => short);
  const head = (scope, text) => h("th", { scope }, text);
  const part = (pattern, key) => h("td", { "data-p": pattern }, chip({ key, job: jobOf(pattern, key) }));
  return h(number < 5 ? "details" : "section", { class: "after" },
    h(number < 5 ? "summary" : "h2", {}, "Lessons 1 to 5 in short: five answers for each pattern, in Login"),
    h("table", { class: "facts" },
      h("thead", {}, h("tr", {}, head("col", hidden("Fact")), patterns().map((one) => head("col", one)))),
      h("tbody", {}, asked.map(({ short, right }) => h("tr", {}, head("row", short),
        patterns().map((pattern) => part(pattern, right[pattern])))))));
}
