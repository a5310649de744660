import type { Rolldown } from 'vite';

const MAIN = '/src/app/main.tsx';
const HOME = '/src/app/home/home.tsx';
/** What the home page says, and every page: one file a language. */
const FIRST_PHRASES = /\/i18n\/(\w+)\/(?:shell|errors|home|people|billing|proof|validation)\.json$/;
/** Modules whose imports say nothing of what is used: all icons, of which a page draws some, and the schemas. */
const BARRELS = /\/node_modules\/(?:lucide-react|zod|libphonenumber-js)\/|\?schemas$|\/shared\/validation\//;
const LIBRARIES = /\/node_modules\/(?:react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@internationalized)\//;

type Context = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** What a module imports statically, at any depth. */
function staticGraph(entry: string, context: Context): Set<string> {
  const graph = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (graph.has(id) || BARRELS.test(id)) continue;
    graph.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return graph;
}

/**
 * Few files rather than small ones: without groups each icon and hook that two pages share would be a request. What every
 * page runs is one chunk, and so is what the home page adds. Of the rest, what a feature's pages share is one chunk.
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  let everyPage: Set<string> | undefined;
  let home: Set<string> | undefined;
  return [
    {
      debugName: 'first page',
      name(id, context) {
        everyPage ??= staticGraph(root + MAIN, context as Context);
        home ??= staticGraph(root + HOME, context as Context);
        return everyPage.has(id) ? 'app' : home.has(id) ? 'home' : null;
      },
      priority: 3,
    },
    {
      debugName: 'phrases',
      name: (id) => FIRST_PHRASES.exec(id)?.[1]?.replace(/^/, 'phrases-') ?? null,
      priority: 2,
    },
    { name: 'icons', test: /\/node_modules\/lucide-react\//, priority: 2 },
    { name: 'schemas', test: /\/node_modules\/zod\/|\?schemas$|\/shared\/validation\//, priority: 2 },
    { name: 'menus', test: LIBRARIES, priority: 2 },
    {
      debugName: 'shared',
      name: (id) => (/\/frontend\/src\/(?:components|lib)\//.test(id) ? 'components' : null),
      minShareCount: 3,
      maxModuleSize: 12_000,
      priority: 1,
    },
    {
      debugName: 'features',
      name: (id) => /\/frontend\/src\/features\/(\w+)\//.exec(id)?.[1] ?? null,
      minShareCount: 2,
      maxModuleSize: 12_000,
      priority: 1,
    },
  ];
}
