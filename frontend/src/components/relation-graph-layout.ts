import { wrapText } from '#frontend/lib/text-width.ts';
import type { RelativeFact } from '#shared/values/person.ts';

export type Relation = RelativeFact['relation'];
export type Relative = { name: string; role: string; relation: Relation; may: boolean };

export type Node = { x: number; y: number; lines: string[]; roles: string[]; relative: Relative | null };
export type Edge = { path: string; may: boolean };
export type Graph = { width: number; height: number; nodes: Node[]; edges: Edge[]; left: number };

export const RADIUS = 30;
export const SELF_RADIUS = 42;
export const LINE = 17;
/** From a node's middle to the middle of its first line of text. */
export const LABEL = 52;
const PITCH = 140;
const ROW = 184;
const PER_ROW = 5;
/** Past this, a drawing is no help: the list says the rest. */
const MOST = 18;

/** Nearest kin first: who is drawn where not all can be. */
const nearest: Relation[] = [
  'spouse', 'partner', 'parent', 'child', 'sibling', 'grandparent', 'grandchild', 'parent_in_law', 'sibling_in_law', 'other',
]; // prettier-ignore

/** Lays a family out by generation, elders above, the person of the report among brothers, sisters and spouses. */
export function layOut(self: string, relatives: readonly Relative[], selfRole: string): Graph {
  const byNearness = (a: Relative, b: Relative) =>
    nearest.indexOf(a.relation) - nearest.indexOf(b.relation) || Number(a.may) - Number(b.may);
  const drawn = relatives.toSorted(byNearness).slice(0, MOST);
  const of = (...relations: Relation[]) => drawn.filter(({ relation }) => relations.includes(relation));

  const [beside, furtherSpouses] = split(of('spouse', 'partner'), 2);
  const [before, furtherSiblings] = split(of('sibling'), 2);
  const [after, furtherInLaws] = split(of('sibling_in_law'), 5 - beside.length - before.length);
  const middle = row([...before.toReversed(), null, ...beside, ...after]);
  const selfX = middle[before.length]!.x;
  const spouse = beside.length === 1 && !furtherSpouses.length ? middle[before.length + 1] : undefined;

  const around = (kin: readonly Relative[]) =>
    chunks(kin, PER_ROW).map((each) =>
      row(each, (one) => (one?.relation === 'parent_in_law' && spouse ? spouse.x : selfX)),
    );
  const rows = [
    ...around(of('grandparent')),
    ...around(of('parent', 'parent_in_law')),
    middle,
    ...around([...furtherSpouses, ...furtherSiblings, ...furtherInLaws]),
    ...around(of('child')),
    ...around(of('grandchild')),
    ...around(of('other')),
  ];

  const xs = rows.flat().map(({ x }) => x);
  const shift = PITCH / 2 - Math.min(...xs);
  const nodes = rows.flatMap((each, i) =>
    each.map(({ x, relative }): Node => ({
      x: x + shift,
      y: SELF_RADIUS + 8 + i * ROW,
      lines: wrapText(relative?.name ?? self, 15, PITCH - 14),
      roles: wrapText(relative?.role ?? selfRole, 13.5, PITCH - 8),
      relative,
    })),
  );
  const me = nodes.find(({ relative }) => !relative)!;
  const theirs = spouse && nodes.find(({ relative }) => relative === spouse.relative);
  const edges = nodes.flatMap((node) => {
    if (!node.relative) return [];
    const kin = node.relative.relation === 'parent_in_law' ? (theirs ?? me) : me;
    return [{ path: join(kin, node), may: node.relative.may }];
  });
  return {
    width: Math.max(...xs) + shift + PITCH / 2,
    height: Math.max(...nodes.map(bottom)) + 8,
    nodes,
    edges,
    left: relatives.length - drawn.length,
  };
}

type Spot = { x: number; relative: Relative | null };

/** A row of nodes, each as near to where it belongs as the others let it be. */
function row(members: readonly (Relative | null)[], wish: (one: Relative | null) => number = () => 0): Spot[] {
  // Neighbours that would overlap are pooled, and a pool stands around the mean of its wishes.
  const pools: { members: (Relative | null)[]; wishes: number[] }[] = [];
  const middleOf = (pool: { wishes: number[] }) => pool.wishes.reduce((sum, at) => sum + at, 0) / pool.wishes.length;
  const startOf = (pool: { wishes: number[] }) => middleOf(pool) - ((pool.wishes.length - 1) * PITCH) / 2;
  for (const member of members) {
    let last = { members: [member], wishes: [wish(member)] };
    for (let before = pools.at(-1); before; before = pools.at(-1)) {
      if (startOf(before) + before.members.length * PITCH <= startOf(last)) break;
      pools.pop();
      last = { members: [...before.members, ...last.members], wishes: [...before.wishes, ...last.wishes] };
    }
    pools.push(last);
  }
  return pools.flatMap((pool) => pool.members.map((relative, i) => ({ relative, x: startOf(pool) + i * PITCH })));
}

const radius = (node: Node) => (node.relative ? RADIUS : SELF_RADIUS);
const labelTop = (node: Node) => (node.relative ? LABEL : LABEL + SELF_RADIUS - RADIUS);
const bottom = (node: Node) => node.y + labelTop(node) + (node.lines.length + node.roles.length - 1) * LINE;

/** A line between neighbours, an arch over those between, or a curve between generations. */
function join(a: Node, b: Node): string {
  if (a.y === b.y) {
    const [left, right] = a.x < b.x ? [a, b] : [b, a];
    if (right.x - left.x <= PITCH) return `M${left.x + radius(left) + 4},${left.y}H${right.x - radius(right) - 4}`;
    const top = left.y - SELF_RADIUS - 4;
    return `M${left.x},${left.y - radius(left) - 4}C${left.x},${top - 26} ${right.x},${top - 26} ${right.x},${right.y - radius(right) - 4}`;
  }
  const [upper, lower] = a.y < b.y ? [a, b] : [b, a];
  const from = bottom(upper) + 6;
  const to = lower.y - radius(lower) - 4;
  const half = (from + to) / 2;
  return `M${upper.x},${from}C${upper.x},${half} ${lower.x},${half} ${lower.x},${to}`;
}

const split = <T>(list: readonly T[], at: number): [T[], T[]] => [
  list.slice(0, Math.max(0, at)),
  list.slice(Math.max(0, at)),
];

/** Rows of as equal lengths as can be. */
function chunks<T>(list: readonly T[], most: number): T[][] {
  const rows = Math.ceil(list.length / most);
  const size = Math.ceil(list.length / rows);
  return Array.from({ length: rows }, (_, i) => list.slice(i * size, (i + 1) * size));
}
