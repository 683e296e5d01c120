// The arrows of a map: their lines, their tips, and the places of their numbers.
"use strict";

function nameOf(node) {
  return names[node] ?? node.split("/").at(-1);
}

function widthOf(node) {
  return Math.max(48, nameOf(node).length * 6.5 + 12);
}

// A line from node to node that bends to its left, so that both directions can be seen.
function bend([x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const by = Math.min(26, 8 + length / 12);
  return [(x1 + x2) / 2 + ((y2 - y1) / length) * by, (y1 + y2) / 2 - ((x2 - x1) / length) * by];
}

function isLoop(start, end) {
  return start[0] === end[0] && start[1] === end[1];
}

function pathBetween(start, end) {
  const [x, y] = start;
  if (isLoop(start, end)) return `M${x - 4} ${y - 13}C${x - 4} ${y - 40} ${x - 40} ${y - 40} ${x - 18} ${y - 13}`;
  return `M${x} ${y}Q${bend(start, end).join(" ")} ${end.join(" ")}`;
}

// The point of a line from its start (0) to its end (1).
function pointAt(t, start, end) {
  const control = bend(start, end);
  return [0, 1].map((axis) => (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * end[axis]);
}

// A box as its left, top, right and bottom.
function boxAround([x, y], width, height) {
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

function overlap(one, other) {
  return Math.max(0, Math.min(one[2], other[2]) - Math.max(one[0], other[0])) * Math.max(0, Math.min(one[3], other[3]) - Math.max(one[1], other[1]));
}

// The place at which an arrow's numbers stand: on its line or beside it, where they cover no box and no other numbers, or
// the least of them. It is then taken.
function labelPlace(start, end, text, taken) {
  if (!text) return start;
  const places = isLoop(start, end) ? [[start[0] - 20, start[1] - 34]] : [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map((t) => pointAt(t, start, end));
  const tries = [0, -9, 9, -18, 18, -27, 27].flatMap((by) => places.map(([x, y]) => [x, y + by])).map((place) => {
    const box = boxAround(place, text.length * 5.8 + 4, 13);
    return { place, box, covered: taken.reduce((sum, one) => sum + overlap(box, one), 0) };
  });
  const best = tries.reduce((least, one) => (one.covered < least.covered ? one : least));
  taken.push(best.box);
  return best.place;
}

// The tip, where the line reaches the node's box.
function tipOf(start, end, width) {
  if (isLoop(start, end)) return "";
  const at = (t) => pointAt(t, start, end);
  let t = 1;
  while (t > 0 && Math.abs(at(t)[0] - end[0]) < width / 2 && Math.abs(at(t)[1] - end[1]) < 13) t -= 0.01;
  const [[x, y], [beforeX, beforeY]] = [at(t), at(t - 0.05)];
  const angle = Math.atan2(y - beforeY, x - beforeX);
  const corner = (turn) => `${x - 8 * Math.cos(angle + turn)} ${y - 8 * Math.sin(angle + turn)}`;
  return `M${x} ${y}L${corner(0.45)}L${corner(-0.45)}z`;
}
