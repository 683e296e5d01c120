// The arrows of a map: their lines, their tips, and the places of their numbers.
"use strict";

function nameOf(node) {
  return names[node] ?? node.split("/").at(-1);
}

function widthOf(node) {
  return Math.max(48, nameOf(node).length * 6.5 + 12);
}

// A box as its left, top, right and bottom.
function boxAround([x, y], width, height) {
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

function overlap(one, other) {
  return Math.max(0, Math.min(one[2], other[2]) - Math.max(one[0], other[0])) * Math.max(0, Math.min(one[3], other[3]) - Math.max(one[1], other[1]));
}

// A line from a node to another one. It bends to its left, so that both directions can be seen, and so far that it
// crosses few of the boxes between them.
function lineBetween(start, end, boxes) {
  const [[x1, y1], [x2, y2]] = [start, end];
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return { start, end };
  const least = Math.min(26, 8 + length / 12);
  const between = boxes.filter((box) => [start, end].every((point) => overlap(box, boxAround(point, 1, 1)) === 0));
  const lines = [least, -least, 60, -60, 100, -100, 140, -140].map((by) => {
    const line = { start, end, control: [(x1 + x2) / 2 + ((y2 - y1) / length) * by, (y1 + y2) / 2 - ((x2 - x1) / length) * by] };
    const points = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((t) => pointAt(t, line));
    const crossed = between.filter((box) => points.some((point) => overlap(box, boxAround(point, 6, 6)) > 0)).length;
    return { line, crossed };
  });
  return lines.reduce((best, one) => (one.crossed < best.crossed ? one : best)).line;
}

function curveOf({ start: [x, y], end, control }) {
  if (!control) return `M${x - 4} ${y - 13}C${x - 4} ${y - 40} ${x - 40} ${y - 40} ${x - 18} ${y - 13}`;
  return `M${x} ${y}Q${control.join(" ")} ${end.join(" ")}`;
}

// The point of a line from its start (0) to its end (1).
function pointAt(t, { start, end, control }) {
  return [0, 1].map((axis) => (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * end[axis]);
}

// The place at which an arrow's numbers stand: on its line or beside it, where they cover no box and no other numbers, or
// the least of them. It is then taken.
function labelPlace(line, text, taken) {
  if (!text) return line.start;
  const [x, y] = line.start;
  const places = line.control ? [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map((t) => pointAt(t, line)) : [[x - 20, y - 34]];
  const tries = [0, -9, 9, -18, 18, -27, 27].flatMap((by) => places.map(([x, y]) => [x, y + by])).map((place) => {
    const box = boxAround(place, text.length * 5.8 + 4, 13);
    return { place, box, covered: taken.reduce((sum, one) => sum + overlap(box, one), 0) };
  });
  const best = tries.reduce((least, one) => (one.covered < least.covered ? one : least));
  taken.push(best.box);
  return best.place;
}

// The tip, where the line reaches the node's box.
function tipOf(line, width) {
  if (!line.control) return "";
  const at = (t) => pointAt(t, line);
  let t = 1;
  while (t > 0 && Math.abs(at(t)[0] - line.end[0]) < width / 2 && Math.abs(at(t)[1] - line.end[1]) < 13) t -= 0.01;
  const [[x, y], [beforeX, beforeY]] = [at(t), at(t - 0.05)];
  const angle = Math.atan2(y - beforeY, x - beforeX);
  const corner = (turn) => `${x - 8 * Math.cos(angle + turn)} ${y - 8 * Math.sin(angle + turn)}`;
  return `M${x} ${y}L${corner(0.45)}L${corner(-0.45)}z`;
}
