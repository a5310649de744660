import {
  type Node,
  type Relation,
  type Relative,
  SELF_RADIUS,
  ROW,
  PITCH,
  RAIL,
  bottomOf,
} from '#frontend/components/relation-graph-nodes.ts';
import { type Edge, edgeBetween } from '#frontend/components/relation-graph-edges.ts';
import { wrapName, wrapText } from '#frontend/lib/text-width.ts';

type Graph = { width: number; height: number; nodes: Node[]; edges: Edge[]; left: number };
/** Nodes in a row, and the room of each: as many as fit into the width, and whole. */
type Grid = { perRow: number; pitch: number };
const MOST_PER_ROW = 5;
const NARROWEST = 104;
/** The rails on both sides. */
const SIDES = RAIL * 2;

function gridFor(width: number): Grid {
  const perRow = Math.min(MOST_PER_ROW, Math.max(2, Math.floor((width - SIDES) / NARROWEST)));
  return { perRow, pitch: Math.min(PITCH, Math.floor((width - SIDES) / perRow)) };
}

/** “Perhaps the brother or sister of the spouse” is not cut, not even in Turkish on a phone. */
const MOST_ROLE_LINES = 4;

/** Beyond this many rows of one generation, the drawing does not help: the list shows the rest. */
const MOST_ROWS = 3.6;

/** The closest relatives are drawn first. */
const nearest: Relation[] = [
  'spouse',
  'partner',
  'parent',
  'child',
  'sibling',
  'grandparent',
  'grandchild',
  'parent_in_law',
  'sibling_in_law',
  'other',
];

/** Lays a family out by generation, elders above, the person of the report among brothers, sisters and spouses. */
export function layOut(self: string, role: string, relatives: readonly Relative[], available: number): Graph {
  const grid = gridFor(available);
  const { perRow, pitch } = grid;
  const drawn = relatives
    .toSorted((a, b) => nearest.indexOf(a.relation) - nearest.indexOf(b.relation) || Number(a.may) - Number(b.may))
    .slice(0, Math.round(perRow * MOST_ROWS));
  const rows = rowsOf(drawn, grid);
  const main = rows.findIndex((row) => row.some(({ relative }) => !relative));
  const arched = main === 0 && rows[0]!.length > 2;
  const far = rows.some((_, i) => Math.abs(i - main) > 1);
  const shift = pitch / 2 + (far ? SIDES : 0) - Math.min(...rows.flat().map(({ x }) => x));

  const nodes = rows.flatMap((spots, row) =>
    spots.map(({ x, relative }): Node => ({
      x: x + shift,
      y: SELF_RADIUS + (arched ? 32 : 8) + row * ROW,
      row,
      names: wrapName(relative?.name ?? self, 15, pitch - 14, relative ? 2 : 3),
      roles: wrapText(relative?.role ?? role, 13.5, pitch - 8, MOST_ROLE_LINES),
      relative,
    })),
  );
  return {
    width: Math.max(...nodes.map(({ x }) => x)) + pitch / 2,
    height: Math.max(...nodes.map(bottomOf)) + 2,
    nodes,
    edges: edgesOf(nodes),
    left: relatives.length - drawn.length,
  };
}

/** Everyone is linked to the subject; parents-in-law to the spouse if there is exactly one. */
function edgesOf(nodes: readonly Node[]): Edge[] {
  const self = nodes.find(({ relative }) => !relative)!;
  const spouses = nodes.filter(({ relative }) => relative && isSpouse(relative));
  const [spouse = self] = spouses.length === 1 ? spouses : [];
  return nodes.flatMap((node) => {
    if (!node.relative) return [];
    return [edgeBetween(node.relative.relation === 'parent_in_law' ? spouse : self, node)];
  });
}

const isSpouse = ({ relation }: Relative) => relation === 'spouse' || relation === 'partner';

type Spot = { x: number; relative: Relative | null };

/** Rows from grandparents down; a full row continues in another of the same generation. */
function rowsOf(relatives: readonly Relative[], { perRow, pitch }: Grid): Spot[][] {
  const of = (...relations: Relation[]) => relatives.filter(({ relation }) => relations.includes(relation));
  const spouses = of('spouse', 'partner');
  const siblings = of('sibling');
  const further = of('sibling_in_law', 'other');
  const side = Math.floor((perRow - 1) / 2);
  const beside = spouses.slice(0, Math.max(1, side));
  const before = siblings.slice(0, side);
  const after = further.slice(0, perRow - 1 - beside.length - before.length);

  const middle = spread([...before.toReversed(), null, ...beside, ...after], pitch);
  const selfX = middle[before.length]!.x;
  const wish = (one: Relative | null) =>
    one?.relation === 'parent_in_law' && spouses.length === 1 ? selfX + pitch : selfX;
  const edge = ((perRow - 1) / 2) * pitch;
  const inside = (row: Spot[]): Spot[] => {
    const [first, last] = [row[0]!.x, row.at(-1)!.x];
    const shift = Math.max(-edge - first, Math.min(0, edge - last));
    return row.map((spot) => ({ ...spot, x: spot.x + shift }));
  };
  const around = (...kin: Relative[]) => chunks(kin, perRow).map((each) => inside(spread(each, pitch, wish)));
  return [
    ...around(...of('grandparent')),
    ...around(...of('parent'), ...of('parent_in_law')),
    middle,
    ...around(...spouses.slice(beside.length), ...siblings.slice(before.length)),
    ...around(...of('child')),
    ...around(...of('grandchild')),
    ...around(...further.slice(after.length)),
  ];
}

/** Places the nodes of a row as close as possible to their preferred positions. */
function spread(
  members: readonly (Relative | null)[],
  pitch: number,
  wish: (one: Relative | null) => number = () => 0,
): Spot[] {
  // overlapping neighbours are pooled, and a pool is centred on the mean of its preferred positions
  type Pool = { members: (Relative | null)[]; sum: number };
  const startOf = ({ members: { length }, sum }: Pool) => sum / length - ((length - 1) * pitch) / 2;
  const pools: Pool[] = [];
  for (const member of members) {
    let pool: Pool = { members: [member], sum: wish(member) };
    for (let last = pools.at(-1); last; last = pools.at(-1)) {
      if (startOf(last) + last.members.length * pitch <= startOf(pool)) break;
      pools.pop();
      pool = { members: [...last.members, ...pool.members], sum: last.sum + pool.sum };
    }
    pools.push(pool);
  }
  return pools.flatMap((pool) => pool.members.map((relative, i) => ({ relative, x: startOf(pool) + i * pitch })));
}

/** Rows of as equal lengths as can be. */
function chunks<T>(list: readonly T[], most: number): T[][] {
  const rows = Math.ceil(list.length / most);
  const size = Math.ceil(list.length / rows);
  return Array.from({ length: rows }, (_, i) => list.slice(i * size, (i + 1) * size));
}
