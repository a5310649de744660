import {
  bottomOf,
  type Node,
  PITCH,
  RADIUS,
  RAIL,
  radiusOf,
  ROW,
  SELF_RADIUS,
} from '#frontend/components/relation-graph-nodes.ts';

export type Edge = { path: string; may: boolean };

const GAP = 4;

/** A line to a neighbour, an arch over nodes in between, a curve to the next row, or a detour to rows further away. */
export function edgeBetween(from: Node, to: Node): Edge {
  const rows = Math.abs(from.row - to.row);
  const path = rows === 0 ? beside(from, to) : rows === 1 ? across(from, to) : around(from, to);
  return { path, may: to.relative?.may ?? false };
}

function beside(a: Node, b: Node): string {
  const [left, right] = a.x < b.x ? [a, b] : [b, a];
  if (right.x - left.x <= PITCH)
    return `M${left.x + radiusOf(left) + GAP},${left.y}H${right.x - radiusOf(right) - GAP}`;
  const over = left.y - SELF_RADIUS - 30;
  return `M${left.x},${topOf(left)}C${left.x},${over} ${right.x},${over} ${right.x},${topOf(right)}`;
}

function across(a: Node, b: Node): string {
  const [upper, lower] = a.y < b.y ? [a, b] : [b, a];
  const [start, end] = [bottomOf(upper), topOf(lower)];
  const half = (start + end) / 2;
  return `M${upper.x},${start}C${upper.x},${half} ${lower.x},${half} ${lower.x},${end}`;
}

/** Out to the rail beside all nodes, along it, and in again over the row. */
function around(from: Node, to: Node): string {
  const down = from.y < to.y;
  const under = (node: Node) => node.y + ROW - SELF_RADIUS - 18;
  const above = (node: Node) => node.y - RADIUS - 14;
  const [out, into] = down ? [under(from), above(to)] : [from.y - SELF_RADIUS - 12, under(to)];
  const points: Point[] = [
    [from.x, down ? bottomOf(from) : topOf(from)],
    [from.x, out],
    [RAIL, out],
    [RAIL, into],
    [to.x, into],
    [to.x, down ? topOf(to) : bottomOf(to)],
  ];
  return rounded(points);
}

const topOf = (node: Node) => node.y - radiusOf(node) - GAP;

type Point = [x: number, y: number];

/** A line through these points with its corners rounded off. */
function rounded(points: readonly Point[]): string {
  const corners = points.slice(1, -1).map((corner, i) => {
    const [before, after] = [points[i]!, points[i + 2]!];
    return `L${towards(corner, before)}Q${corner.join()} ${towards(corner, after)}`;
  });
  return `M${points[0]!.join()}${corners.join('')}L${points.at(-1)!.join()}`;
}

/** A short step from one point towards another. */
function towards([x, y]: Point, [otherX, otherY]: Point): string {
  const far = Math.hypot(otherX - x, otherY - y) || 1;
  const part = Math.min(10, far / 2) / far;
  return `${x + (otherX - x) * part},${y + (otherY - y) * part}`;
}
