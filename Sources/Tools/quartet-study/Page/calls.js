// The calls of a step, in the order in which they run: who calls whom, and what is said.
"use strict";

// What a call is: > a message, ? a read, + makes, - frees, ~ inside (a part calls itself, or UIKit or a kit
// calls it), ! from outside, ^ has the kit open or close a screen.
const operations = {
  ">": "calls", "?": "reads", "+": "makes", "-": "frees", "~": "inside:", "!": "gets", "^": "",
};

// What UIKit calls, although a pattern's line leads to it.
const ofUIKit = /\.(loadView|view(Did|Will)\w+)\(.*\)$/;

// Who starts a step.
function starterOf(text) {
  if (/^(reply|wait)/.test(text)) return "The server";
  if (/^open/.test(text)) return "A link";
  if (/^(dismiss|present|replace)/.test(text)) return "Another module";
  return /^(expire|sign|start|end|other)/.test(text) ? "The app" : "You";
}

// The calls of a step of a pattern; `from` and `to` are parts. The first call from outside is the step's
// event; UIKit makes the others, and frees objects.
function callsOf(pattern, { text, of }) {
  const content = of(pattern);
  return content && (content.calls ??= callsIn(pattern, content, text));
}

function callsIn(pattern, content, text) {
  const sent = messagesIn(content.messages);
  const isEvent = ({ sender, kind, verb }) => !sender && !verb && kind !== "freed" && kind !== "made";
  const event = sent.findIndex(isEvent);
  const outside = (name) => ({ role: name, key: name, job: "domain" });
  let number = 0;
  return sent.map((message, index) => {
    const to = message.verb ? outside("kit") : partOf(pattern, message);
    const from = message.sender ? partOf(pattern, message.sender)
      : message.verb ? partOf(pattern, { component: message.origin.match(/(\w+)\.swift/)[1] })
      : index === event ? outside(starterOf(text)) : isEvent(message) ? to : outside("UIKit");
    const kinds = { made: "+", freed: "-", read: isByKit(message) ? ">" : "?" };
    const isInside = from.key === to.key || ofUIKit.test(message.title);
    const operation = index === event ? "!" : message.verb ? "^"
      : kinds[message.kind] ?? (isInside ? "~" : ">");
    // Numbered are the messages that no fold hides.
    if (">!?".includes(operation)) number += 1;
    return {
      ...message, id: index, number, operation, from, to, times: 1,
      what: operation === "!" ? titleOfStep(text) : saidBy(message),
    };
  });
}

// What a call says: its function with the arguments that its line writes: `handleView(.loginButtonTap)`. An
// update of a view is only its value, and a call of a closure that reports an event is the event.
function saidBy(message) {
  const { title, kind, origin, component, verb } = message;
  if (kind === "made" || kind === "freed") return component;
  const line = statementAt(origin);
  // A function of a kit may open or close through others: `route(self)`.
  if (verb) return sentBy(line, "(childScreens\\.\\w+)(?=[ (])") ?? sentBy(line, "(\\w+)(?=\\()") ?? line;
  if (kind === "closure") {
    const output = sentBy(line, "notifyOut\\(output: (\\.\\w+)");
    return output ? `output ${output}` : sentBy(line, "\\b(on[A-Z]\\w*\\?)(?=\\()")
      ?? `closure of ${lineOf(message.place)?.match(/(\w+)(\([^{]*\))? \{/)?.[1] ?? component}`;
  }
  const own = nameIn(message);
  const [name] = own.split("(");
  if (/^handle[A-Z]/.test(name)) {
    const value = sentBy(line, "(?:notify\\w*|take)\\(\\s*\\w+: (\\.\\w+)");
    return !value ? own : name === "handlePresenter" ? value : `${name}(${value})`;
  }
  const renderable = line.match(/\brender\(\s*(?:Review|Login|Recovery|Comment)?(\w+)Renderable\(/)?.[1];
  if (name === "render" && renderable) return `render(${renderable.toLowerCase()})`;
  if (isByKit(message)) return sentBy(line, "\\.(\\w+)(?=\\()") ?? own;
  return own.endsWith(")") && sentBy(line, `(?<!func |case \\.)\\b(${name})(?=\\()`) || own;
}

// The name of a function without its type.
function nameIn({ title, component }) {
  const own = title.startsWith(`${component}.`) ? title.slice(component.length + 1) : title;
  return own.replace(/\.getter$/, "");
}

// Whether a function of a kit reads a property for its caller, whose line calls that function.
function isByKit(message) {
  const isNamed = (line) => new RegExp(`\\b${nameIn(message)}\\b`).test(line);
  return message.kind === "read" && !isNamed(lineOf(message.origin) ?? "");
}

// The line of a place with those that follow, until its brackets are closed.
function statementAt(place) {
  const [file, number] = place?.split(/:(?=\d+$)/) ?? [];
  let text = lineOf(place) ?? "";
  for (let next = Number(number) + 1; text.endsWith("(") && next < Number(number) + 4; next += 1) {
    text += lineOf(`${file}:${next}`);
  }
  return text;
}

// What a line sends, as it is written: `.failure(reason: nil)`. Of a long argument, only the label is left.
function sentBy(line, start) {
  const match = line.match(new RegExp(start));
  if (!match) return undefined;
  const rest = line.slice(match.index + match[0].length);
  const parts = [""];
  let depth = 0;
  for (const letter of rest[0] === "(" ? rest : "") {
    depth += "([{".includes(letter) ? 1 : ")]}".includes(letter) ? -1 : 0;
    if (depth === 0) break;
    if (letter === "," && depth === 1) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  const all = parts.map((one) => one.replace(/^\(/, "").replaceAll("$0.", "").trim());
  const isShort = (one) => one.length <= 30 && !one.includes("{");
  const shown = all.map((one) => (isShort(one) ? one : one.match(/^\w+:(?= )/)?.[0] ?? "_:"));
  return match[1] + (rest[0] === "(" ? `(${shown.join(all.every(isShort) ? ", " : "")})` : "");
}

// Numbers of a step's calls, as the page of the costs counts them; made and freed objects apart.
function countsOf(calls) {
  const number = (...operations) => calls.filter(({ operation }) => operations.includes(operation)).length;
  return {
    messages: number(">", "!", "?", "~"), sent: number(">", "!"), reads: number("?"), inside: number("~"),
    made: number("+"), freed: number("-"),
  };
}

// Neighbours that say the same, and neighbours that are made by the same part, as one call with its number.
function joined(calls) {
  const result = [];
  for (const call of calls) {
    const last = result.at(-1);
    const isSame = last && last.operation === call.operation && last.from.key === call.from.key
      && last.to.key === call.to.key && call.what === last.what;
    if (isSame) last.times += 1; else result.push({ ...call });
  }
  return result;
}

// Whether a step ends in the domain, so that no pattern is called.
function endsInDomain(calls) {
  return calls.length > 0 && calls.every(({ to }) => to.role === "Domain");
}
