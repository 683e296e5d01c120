// What a pattern does in a step: how many calls, and a card for each part, in the order in which they act.
"use strict";

// The counts of a step as a line and a bar; the bars of all patterns have one scale.
function tally(calls, most) {
  const { messages, sent, reads, inside, made, freed } = countsOf(calls);
  const parts = [["sent", sent], ["reads", reads], ["inside", inside], ["made", made]];
  return h("div", { class: "tally" },
    h("p", {}, strong(counted(messages, "message")), inside > 0 && ` (${inside} internal)`,
      made > 0 && [", ", strong(made), " made"], freed > 0 && [", ", strong(freed), " freed"]),
    h("div", { class: "bar", "aria-hidden": "true" }, parts.map(([kind, number]) =>
      number > 0 && h("i", { class: `b-${kind}`, style: { width: `${(number / most) * 100}%` } }))));
}

function mostCalls(step) {
  return Math.max(1, ...patterns().map((pattern) =>
    (callsOf(pattern, step) ?? []).filter(({ operation }) => operation !== "-").length));
}

// The cards of a step. `found` is the id of the call that answers a lesson's question; with `isBrief`,
// the other cards are folded.
function cards(pattern, step, found, isBrief = false) {
  const all = callsOf(pattern, step);
  if (!all) return loading();
  const isShown = kept.get("inside", false);
  const isFolded = ({ operation, id }) => "~-".includes(operation) && id !== found;
  const { inside, freed } = countsOf(all.filter(isFolded));
  const event = all.find(({ operation }) => operation === "!");
  const visible = all.filter((call) => call !== event && (isShown || !isFolded(call)));
  const senders = [...new Set(visible.map(({ from }) => from.key))];
  const isFound = (key) => visible.some(({ from, id }) => from.key === key && id === found);
  const card = (key) => {
    const calls = visible.filter(({ from }) => from.key === key);
    const { job } = calls[0].from;
    return h("section", { class: "part", style: { "--c": `var(--${job})` } },
      h("h3", {}, key, small(key === "Domain" ? "shared" : job !== "domain" && jobs[job])),
      sends(pattern, calls, found));
  };
  return h("div", { class: "cards" },
    event ? h("ul", { class: "event" }, callRow(pattern, event, found,
      [event.from.key, " → ", chip(event.to)]))
      : all.length === 0 && soft("No calls."),
    endNote(pattern, step),
    senders.filter((key) => !isBrief || isFound(key)).map(card),
    isBrief && h("details", {}, h("summary", { class: "small" }, "The other parts"),
      h("div", { class: "cards" }, senders.filter((key) => !isFound(key)).map(card))),
    inside + freed > 0 && button({ class: "fold", id: `fold-${pattern}`, "aria-pressed": `${isShown}` },
      () => { kept.set("inside", !isShown); render(); }, isShown ? "Hide " : "Show ",
      [inside > 0 && counted(inside, "internal call"), freed > 0 && counted(freed, "freed object")]
        .filter(Boolean).join(" and ")));
}

// That a step calls no pattern.
function endNote(pattern, step, before = "") {
  return endsInDomain(callsOf(pattern, step) ?? [])
    && soft(strong(before), `The call ends in the domain. ${pattern} is not notified.`);
}

// What a part sends, by receiver, and what it makes and frees; the numbers tell the order.
function sends(pattern, calls, found) {
  const groups = Map.groupBy(joined(calls), ({ operation, to }) =>
    ("~+-".includes(operation) ? operation : operation + to.key));
  const signs = { ">": "→ ", "?": "reads ", "+": "+ makes ", "-": "− frees ", "~": "↺ inside" };
  const kinds = { "+": "made", "-": "freed", "~": "inner" };
  return [...groups.values()].map((same) => {
    const { operation, to } = same[0];
    const isOne = operation !== "~" && same.every((call) => call.to.key === to.key);
    return h("div", { class: `send ${kinds[operation] ?? ""}` },
      h("p", { class: "op", "aria-hidden": "true" }, signs[operation], isOne && chip(to)),
      h("ul", {}, same.map((call) =>
        callRow(pattern, call, found, isOne || operation === "~" ? breakable(call.what) : chip(call.to)))));
  });
}

// A call. A click shows the line that sends it.
function callRow(pattern, call, found, content) {
  const id = `call-${patterns().indexOf(pattern)}-${call.id}`;
  const isOpen = opened.has(id);
  const isFound = call.id === found;
  const line = lineOf(call.origin);
  return h("li", { class: isFound && "found" },
    button({ class: "call", id, "aria-expanded": `${isOpen}` },
      () => { if (!opened.delete(id)) opened.add(id); render(); },
      h("span", { class: "n", "aria-hidden": "true" }, call.times > 1 ? `${call.times}×`
        : "~-".includes(call.operation) ? "·" : call.number),
      h("span", {}, hidden(`${isFound ? "The answer: " : ""}${spokenCall(call)}: `), h("code", {}, content))),
    isOpen && h("div", { class: "src" },
      line && [h("code", {}, colored(line)), link(sourceAddress(call.origin), call.origin.split("/").at(-1))],
      link(sourceAddress(call.place), `${line ? "runs " : ""}${call.title}`)));
}

function spokenCall({ number, from, operation, to }) {
  return `${number}. ${from.key} ${operations[operation]} ${to.key}`;
}

// One sentence about a step, from its counts.
function noteOf(step) {
  if (!isLoaded(step)) return "";
  if (patterns().every((pattern) => endsInDomain(callsOf(pattern, step)))) {
    return "The call ends in the domain, which all four share. No pattern is notified.";
  }
  const counts = patterns().map((pattern) => [pattern, countsOf(callsOf(pattern, step)).messages])
    .sort(([, one], [, other]) => one - other);
  const [[fewest, least], [most, number]] = [counts[0], counts.at(-1)];
  if (number === 0) return "No part of the feature is called.";
  const ends = ({ operation, from, to }) =>
    operation === ">" && from.module === "Login" && to.module === "Review";
  const twice = patterns().filter((pattern) => callsOf(pattern, step).filter(ends).length > 1);
  return (least === number ? `Each pattern sends ${counted(number, "message")}.`
    : `${fewest} sends ${counted(least, "message")}, ${most} ${number}.`)
    + (twice.length === 0 ? "" : ` In ${twice.join(" and ")}, Login’s end is reported twice: by Login, and `
    + "again by the closure of “present”, which runs however the sheet closes: it also reports a swipe.");
}
