import { expect, test } from 'vitest';

import { namespacesOf } from '#frontend/app/namespaces.ts';
import type { Page } from '#frontend/app/paths.ts';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const read = (module: string) => sources[module.replace('#frontend/app', '.').replace('#frontend', '..')] ?? '';

/** The namespaces that a module and all it imports ask i18next for. */
function namespacesUsed(module: string, visited = new Set<string>()): Set<string> {
  if (visited.has(module)) return new Set();
  visited.add(module);
  const source = read(module);
  const hooks = [...source.matchAll(/useTranslation\((\[.*?\]|'\w+')/g)].map(([, namespaces = '']) => namespaces);
  const named = [...source.matchAll(/\bns: '(\w+)'/g)].map(([, namespace = '']) => `'${namespace}'`);
  const imports = [
    ...source.matchAll(/^(?:import (?!type)(?:[^;]*? from )?|const \w+ = import\()'(#frontend\/[^']+\.tsx?)'/gm),
  ];
  return new Set([
    ...[...hooks, ...named].flatMap((names) => [...names.matchAll(/\w+/g)].map(([name]) => name)),
    ...imports.flatMap(([, imported = '']) => [...namespacesUsed(imported, visited)]),
  ]);
}

const everywhere = namespacesUsed('#frontend/app/main.tsx');
const [table = ''] = read('#frontend/app/screens.ts').split('const layouts');
const screens = table.matchAll(/^ {2}(\w+): \(\) =>\s*import\(\s*'([^']+)'/gm);
const pages = [
  ['home', '#frontend/app/home/home.tsx'] as const,
  ...[...screens].map(([, page, module]) => [page as Page, module!] as const),
];

test('finds the pages of the table', () => expect(pages.length).toBeGreaterThan(45));

test.each(pages)('%s loads the phrases of every component on it', (page, module) => {
  const used = [...namespacesUsed(module)].filter((namespace) => !everywhere.has(namespace));
  expect(used.filter((namespace) => !namespacesOf(page).some((loaded) => loaded === namespace))).toEqual([]);
});
