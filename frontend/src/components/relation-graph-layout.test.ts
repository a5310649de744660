import { describe, expect, test } from 'vitest';

import { layOut } from '#frontend/components/relation-graph-layout.ts';
import { bottomOf, PITCH, RADIUS, type Relation, type Relative } from '#frontend/components/relation-graph-nodes.ts';

const kin = (name: string, relation: Relation, may = false): Relative => ({ name, role: relation, relation, may });
const family = [
  kin('Ruth', 'parent'),
  kin('Peter', 'parent'),
  kin('Grace', 'parent_in_law'),
  kin('Imogen', 'sibling'),
  kin('Daniel', 'spouse'),
  kin('Chidi', 'sibling_in_law', true),
  kin('Ada', 'child'),
  kin('Old Hale', 'grandparent'),
];
const at = (relatives: Relative[], available = 720) => {
  const graph = layOut('Tamsin', 'this report', relatives, available);
  const find = (name: string | null) => graph.nodes.find(({ relative }) => (relative?.name ?? null) === name)!;
  return { ...graph, find };
};

describe('a family', () => {
  test('is arranged by generation, elders on top', () => {
    const { find } = at(family);
    const rows = ['Old Hale', 'Ruth', null, 'Ada'].map((name) => find(name).y);
    expect(rows).toEqual(rows.toSorted((a, b) => a - b));
    expect(new Set(rows).size).toBe(4);
    for (const name of ['Imogen', 'Daniel', 'Chidi']) expect(find(name).y).toBe(find(null).y);
  });

  test('has siblings on one side and the spouse on the other', () => {
    const { find } = at(family);
    expect(find('Imogen').x).toBeLessThan(find(null).x);
    expect(find('Daniel').x - find(null).x).toBe(PITCH);
  });

  test('links parents-in-law to an only spouse', () => {
    const { edges, nodes, find } = at(family);
    const others = nodes.filter(({ relative }) => relative);
    const edge = edges[others.indexOf(find('Grace'))]!;
    expect(edge.path.startsWith(`M${find('Grace').x},`)).toBe(true);
    expect(edge.path).toContain(` ${find('Daniel').x},`);
  });

  test('dashes the line of uncertain relatives', () => {
    const { edges } = at(family);
    expect(edges.filter(({ may }) => may)).toHaveLength(1);
  });
});

const many = Array.from({ length: 40 }, (_, i) =>
  kin(
    `Wolfeschlegelsteinhausen Bergerdorff ${i}`,
    (['other', 'spouse', 'sibling', 'child', 'parent'] as const)[i % 5]!,
  ),
);

describe('a large family', () => {
  test('is drawn as far as it is readable, closest first, and the rest is counted', () => {
    const { nodes, left } = at(many);
    expect(nodes).toHaveLength(19);
    expect(left).toBe(22);
    expect(nodes.some(({ relative }) => relative?.relation === 'other')).toBe(false);
  });

  test('has no overlaps', () => {
    const { nodes, width, height } = at(many);
    for (const [i, a] of nodes.entries()) {
      expect(a.x - PITCH / 2).toBeGreaterThanOrEqual(-0.01);
      expect(a.x + PITCH / 2).toBeLessThanOrEqual(width + 0.01);
      expect(bottomOf(a)).toBeLessThanOrEqual(height);
      for (const b of nodes.slice(i + 1)) {
        if (a.y === b.y) expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual(PITCH - 0.01);
        else expect(Math.min(bottomOf(a), bottomOf(b))).toBeLessThan(Math.max(a.y, b.y) - 34);
      }
    }
  });
});

test('keeps all lines inside the drawing', () => {
  for (const family of [many, ['a', 'b', 'c'].map((name) => kin(name, 'other')), [kin('a', 'grandchild')]]) {
    const { edges, width, height } = at(family);
    for (const [, x, y] of edges.flatMap(({ path }) => [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)])) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(width);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(height);
    }
  }
});

test.each([320, 350, 500, 712])('a large family is whole in %s pixels', (available) => {
  const { width, nodes, left } = at(many, available);
  expect(width).toBeLessThanOrEqual(available);
  expect(nodes.length - 1 + left).toBe(40);
});

test('a person without relatives is drawn alone', () => {
  const { nodes, edges } = at([]);
  expect(nodes).toHaveLength(1);
  expect(edges).toEqual([]);
});

test.each([
  ['tr', 'Eşinin kardeşi ya da kardeşinin eşi olabilir'],
  ['ru', 'Возможно, отец или мать супруга'],
  ['ja', '義理のきょうだいかもしれません'],
])('the longest role in %s is whole on a phone, and ends above the next row', (_, role) => {
  const relatives = [{ ...kin('Wolfeschlegelsteinhausen Bergerdorff', 'spouse'), role }, kin('Ada', 'child')];
  const { find } = at(relatives, 350);
  const node = find(relatives[0]!.name);
  expect(node.roles.join('').replaceAll(' ', '')).toBe(role.replaceAll(' ', ''));
  expect(bottomOf(node)).toBeLessThan(find('Ada').y - RADIUS);
});
