// Starts the page after its files have loaded.
"use strict";

addEventListener("hashchange", render);

addEventListener("keydown", (event) => {
  // Fields and parts that scroll have their own use for the keys.
  const isTaken = event.target.matches?.("input[type=search], select, .scrolling");
  if (event.key === "Escape" && readState().source) closeSource();
  else if (isTaken || event.altKey || event.ctrlKey || event.metaKey) return;
  else if (event.key === "/") document.getElementById("search").focus();
  else if (["ArrowLeft", "ArrowRight"].includes(event.key)) {
    const { step, scenario, view } = readState();
    if (view !== "play" && view !== "follow") return;
    const next = step + (event.key === "ArrowRight" ? 1 : -1);
    if (next >= 0 && next < scenario.steps.length) go({ step: next, source: "" });
  } else return;
  event.preventDefault();
});

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
