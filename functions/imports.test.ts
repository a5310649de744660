import { globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { composition, domains, libraries } from '#functions/order.ts';

const folders = ['functions', 'shared', 'infra', 'scripts', 'frontend/src'];
const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`));
const isTest = (file: string) => /(\.test\.tsx?|\/testing\.ts)$/.test(file);

/** The files of ours that a file imports or exports from. */
function importsOf(file: string): string[] {
  const statements = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;'"`]*?(?:from )?'#([^']+)'/gm);
  return [...statements].map(([, path = '']) => path.replace(/^frontend\//, 'frontend/src/'));
}
const graph = new Map(files.map((file) => [file, importsOf(file)]));

const folderOf = (file: string) => file.split('/')[1] ?? '';
const layers = [...libraries, ...domains, composition];

/** Why a file of functions/ may not import another; undefined where it may. */
function reasonAgainst(file: string, imported: string): string | undefined {
  if (!imported.startsWith('functions/'))
    return imported.startsWith('shared/') ? undefined : 'functions/ import functions/ and shared/';
  const [from, to] = [folderOf(file), folderOf(imported)];
  if (from === to || from === composition) return undefined;
  if (layers.indexOf(to) > layers.indexOf(from)) return `${from} is below ${to}`;
  return domains.includes(to) && imported !== `functions/${to}/public.ts`
    ? `${to} is used through its public.ts`
    : undefined;
}

test('every folder of functions/ has its place in the order', () => {
  const present = new Set(files.filter((file) => /^functions\/.*\//.test(file)).map(folderOf));
  expect([...present].sort()).toEqual(layers.toSorted());
});

test('functions/, shared/ and infra/ import nothing of scripts/, nor do their tests', () => {
  const product = files.filter((file) => !/^(scripts|frontend)/.test(file));
  expect(product.filter((file) => graph.get(file)?.some((path) => path.startsWith('scripts/')))).toEqual([]);
});

test('functions/ import in one direction', () => {
  const product = files.filter((file) => /^functions\/.*\//.test(file) && !isTest(file));
  const against = product.flatMap((file) =>
    (graph.get(file) ?? []).flatMap((imported) => {
      const reason = reasonAgainst(file, imported);
      return reason ? [`${file} imports ${imported}: ${reason}`] : [];
    }),
  );
  expect(against).toEqual([]);
});

describe('no files import each other in a circle', () => {
  test.each(folders)('%s', (folder) => {
    expect(circles(files.filter((file) => file.startsWith(`${folder}/`)))).toEqual([]);
  });

  test('a circle is found', () => {
    const of = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', []],
      ['d', ['a']],
    ]);
    expect(circles([...of.keys()], of)).toEqual([['a', 'b', 'd']]);
  });
});

/** The circles of a graph: its strongly connected components of more than one node, by Tarjan. */
function circles(nodes: string[], of = graph): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  function visit(node: string): number {
    const at = order.size;
    order.set(node, at);
    stack.push(node);
    let low = at;
    for (const next of of.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, of.has(next) ? visit(next) : low);
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === at) {
      const members = stack.splice(stack.indexOf(node));
      if (members.length > 1) found.push(members.sort());
    }
    return low;
  }
  for (const node of nodes) if (!order.has(node)) visit(node);
  return found;
}
