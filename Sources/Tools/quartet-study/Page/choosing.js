// Choosing: the measured figures. The patterns stand in the order of the figure that the reader chooses.
"use strict";

const drawChoosing = () => choosing("h1");

function choosing(heading) {
  const { columns, rows } = JSON.parse(data.texts.sources["Docs/Choosing.json"]);
  const chosen = kept.get("figure", "");
  const sorted = rows.find(({ title }) => title === chosen);
  const value = (index) => sorted?.values[index] ?? Infinity;
  const order = [...columns.keys()];
  if (sorted) order.sort((one, other) => value(one) - value(other) || one - other);
  const choose = (title) => {
    kept.set("figure", title === chosen ? "" : title);
    render();
  };
  const row = ({ title, source, values }, number) => h("tr", { class: title === chosen && "chosen" },
    h("th", { scope: "row", "aria-sort": title === chosen && "ascending" },
      button({ class: "fold", id: `figure-${number}` }, () => choose(title), title),
      " ", h("a", { class: "small", href: fileAddress(`Docs/${source}`) }, "source", hidden(` of ${title}`))),
    order.map((index) => h("td", { "data-p": columns[index] }, values[index]?.toLocaleString("en") ?? "")));
  return [
    h("div", { class: "headline" }, h(heading, {}, "Choosing"),
      link(fileAddress("Docs/Choosing.md"), "When to take which pattern")),
    soft("Less is better. Click a figure: the patterns then stand in its order."),
    scrolling("Figures", h("table", { class: "figures" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "figure"),
        order.map((index) => h("th", { scope: "col" }, columns[index])))),
      h("tbody", {}, rows.map(row)))),
  ];
}
