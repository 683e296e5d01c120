// Changes: the reader predicts which files a change of the feature needs, and then sees the patches.
"use strict";

// The changes with their tasks and patches; undefined while they load.
function changes() {
  fetchData("changes");
  return data.changes;
}

// The files of the solution in a pattern.
function filesOfChange(change, pattern) {
  change.files ??= {};
  return change.files[pattern] ??= change.patches[pattern].split(/^diff --git .*\n/m).slice(1).map((text) => {
    const path = text.match(/^(?:--- a|\+\+\+ b)\/(.*)$/m)[1];
    const [head, ...parts] = text.split(/^@@ -(\d+).*\n/m);
    const hunks = parts.flatMap((number, index) =>
      index % 2 ? [] : [{ first: Number(number), lines: parts[index + 1].trimEnd().split("\n") }]);
    const [added, removed] = ["+", "-"].map((sign) =>
      hunks.flatMap(({ lines }) => lines).filter((line) => line[0] === sign).length);
    const kind = head.match(/^(new|deleted) file/m)?.[1] ?? "";
    return { path, kind, key: kind === "new" ? "new" : path, hunks, added, removed };
  });
}

function sizeOfChange(files) {
  const sum = (key) => files.reduce((all, one) => all + one[key], 0);
  return `${counted(files.length, "file")}, +${sum("added")} −${sum("removed")}`;
}

// What the reader has ticked: by pattern, the paths, and “new” for a new file.
const ticksOf = ({ name }) => kept.get(`change.${name}`, {});

// What is needed in a pattern, and what of it the reader has ticked.
function scoreOfChange(change, pattern) {
  const needed = [...new Set(filesOfChange(change, pattern).map(({ key }) => key))];
  const ticked = ticksOf(change)[pattern] ?? [];
  const [right, wrong] = [true, false].map((is) => ticked.filter((key) => needed.includes(key) === is));
  return { needed, ticked, right, wrong };
}

function drawChanges({ change, isSeen }) {
  if (!change) return [loading()];
  const address = `#/ref/changes/${change.name}`;
  const scores = new Map(patterns().map((pattern) => [pattern, scoreOfChange(change, pattern)]));
  const predicted = [...scores.values()].filter(({ ticked }) => ticked.length > 0);
  const sum = (key) => predicted.reduce((all, one) => all + one[key].length, 0);
  const score = predicted.length === 0 ? "Here is what changes." : `You ticked ${sum("right")} of the `
    + `${counted(sum("needed"), "file")} that change, and ${counted(sum("wrong"), "other file")}.`;
  const note = (pattern) => {
    const { needed, ticked, right } = scores.get(pattern);
    return isSeen ? `${right.length} of ${needed.length}` : `${ticked.length} ticked`;
  };
  const again = () => kept.set(`change.${change.name}`, {});
  return [
    h("div", { class: "band tight" }, h("div", {}, h("h1", {}, change.title),
      isSeen ? h("p", {}, score) : written("predict")),
      isSeen ? h("a", { class: "btn", id: "again", href: address, onclick: again }, "Try again")
        : h("a", { class: "btn main", id: "compare", href: `${address}/seen` }, "Compare")),
    taskOfChange(change, isSeen),
    h("div", { class: "four tabbed" }, tabs(note), columns("panel", (pattern, id) => [
      h("h2", { id }, pattern, isSeen && small(sizeOfChange(filesOfChange(change, pattern)))),
      isSeen ? outcome(change, pattern, scores.get(pattern)) : tickList(change, pattern, scores.get(pattern)),
    ])),
    isSeen && soft(`Without a pattern: ${sizeOfChange(filesOfChange(change, "Baseline"))}. `,
      change.patches.MVVM && `In MVVM: ${sizeOfChange(filesOfChange(change, "MVVM"))}. `,
      "Only sources of the feature are counted: no tests, and no files that all patterns share."),
    written("exercise"),
  ];
}

function taskOfChange({ task }, isSeen) {
  const [about, rules] = task.split("\n## Rules\n");
  return h("details", { class: "task", open: !isSeen }, h("summary", {}, "The task"),
    h("div", { class: "two" },
      h("div", {}, about.split("\n\n").slice(1).map((one) => h("p", {}, coded(one)))),
      h("div", {}, h("h2", {}, "Rules"), h("ul", { class: "text" }, rules.split(/^- /m).slice(1).map((rule) =>
        h("li", {}, coded(rule.replaceAll("**", ""))))))));
}

// A menu of the changes.
function changeMenu({ change }) {
  const pick = ({ target: { value } }) => { location.hash = `#/ref/changes/${value}`; };
  return h("select", { id: "change", "aria-label": "Change", onchange: pick },
    (changes() ?? []).map(({ name, title }) =>
      h("option", { value: name, selected: name === change?.name }, `${name.slice(0, 2)} ${title}`)));
}

// The files of the sample, by folders, to be ticked.
function tickList(change, pattern, { ticked }) {
  const folder = `Sources/${data.package.folders[pattern]}/Sample/`;
  const paths = Object.keys(data.texts.sources).filter((path) => path.startsWith(folder)).sort();
  const groups = Map.groupBy(paths, (path) => path.slice(folder.length).split("/").at(-2) ?? "All screens");
  return [...groups.set("Others", ["new"])].map(([name, keys]) => h("fieldset", {},
    h("legend", { class: "small soft" }, name), h("div", { class: "files" }, keys.map((key) => {
      const tick = ({ target: { checked } }) => {
        const keys = checked ? [...ticked, key] : ticked.filter((one) => one !== key);
        kept.set(`change.${change.name}`, { ...ticksOf(change), [pattern]: keys });
        render();
      };
      const input = h("input", { type: "checkbox", id: `tick-${pattern}-${key}`, onchange: tick });
      input.checked = ticked.includes(key);
      return h("label", {}, input, fileChip(pattern, key));
    }))));
}

// A file by its name, less that of its folder, in the colour of its part's job.
function fileChip(pattern, path) {
  if (path === "new") return "a new file";
  const [folder, name] = path.replace(".swift", "").split("/").slice(-2);
  const key = name.replace(new RegExp(`^${folder}(Module)?(?=[A-Z])`), "").replace(/Interaction$/, "");
  return chip({ key: spaced(key), job: roleOf(pattern, name)[1] });
}

// The files that change, with what was ticked.
function outcome(change, pattern, { ticked, wrong }) {
  const signOf = ({ key }) => ticked.length > 0 && (ticked.includes(key) ? "✓" : "✗");
  return [changedFiles(change, pattern, { signOf }), wrong.length > 0
    && h("p", {}, strong("Not changed: "), wrong.map((key) => [fileChip(pattern, key), " "]))];
}

// The files that change, each with its lines before and after.
function changedFiles(change, pattern, { signOf = () => "", isFound = () => false }) {
  const signs = { "✓": ["v-good", " ticked: "], "✗": ["v-bad", " missed: "] };
  return filesOfChange(change, pattern).map((file) => {
    const [kind, words] = signs[signOf(file)] ?? [];
    return h("details", { class: "small change", open: kind === "v-bad" },
      h("summary", { class: isFound(file) && "found" },
        kind && h("b", { class: kind }, signOf(file), hidden(words)),
        fileChip(pattern, file.path),
        small(` ${file.path.split("/").at(-2)} ${file.kind} +${file.added} −${file.removed}`)),
      file.hunks.map((hunk) => hunkOf(file, hunk)));
  });
}

// The lines of a place that changes, below the declaration in which they stand if the sample still has them.
function hunkOf({ path }, { first, lines }) {
  const offset = Math.max(0, lines.findIndex((line) => /^[+-].*\S/.test(line)));
  const depth = (line) => (/\S/.test(line) ? line.search(/\S/) : 99);
  const source = (data.texts.sources[path] ?? "").split("\n");
  const old = lines.filter((line) => line[0] !== "+").map((line) => line.slice(1));
  const above = old.every((line, index) => line === source[first - 1 + index])
    ? source.slice(0, first + offset - 1) : [];
  const declares = /\b(func|init|var|class|struct|enum|protocol|extension)\b/;
  const place = above.findLast((line) => depth(line) < depth(lines[offset].slice(1)) && declares.test(line));
  const common = Math.min(...lines.map((line) => depth(line.slice(1))));
  return h("figure", {},
    place && h("figcaption", {}, "in ",
      link(sourceAddress(`${path}:${first}`), breakable(place.trim().replace(/ \{$/, "")))),
    scrolling(`Lines of ${path}`, h("pre", {}, h("code", {}, lines.map((line) =>
      h("span", { class: { "+": "added", "-": "removed" }[line[0]] ?? "line" },
        line && line[0] + line.slice(1 + common), "\n"))))));
}
