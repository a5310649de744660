import type { Rolldown } from 'vite';

type ModuleInfo = { importedIds: readonly string[] } | null;
type Context = { getModuleInfo(id: string): ModuleInfo };

/** What the home page says, and every page: one file a language. */
const FIRST_PHRASES = /\/i18n\/(\w+)\/(?:shell|errors|home|people|billing|proof|validation)\.json$/;
/** What the entry names and does not always need: all icons, of which each page uses some, and the schemas. */
const OWN_CHUNKS = /\/node_modules\/(?:lucide-react|zod)\/|\?schemas$/;
const MAIN = '/src/app/main.tsx';

/** What the entry imports statically, at any depth: the code that every page runs. */
let everyPage: Set<string> | undefined;

function staticGraph(entry: string, context: Context): Set<string> {
  const graph = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (graph.has(id) || OWN_CHUNKS.test(id)) continue;
    graph.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return graph;
}

/**
 * Few files rather than small ones. What every page runs is one chunk; modules that the same pages share are one chunk,
 * and where that would be a crumb it joins the nearest. Without this each icon and hook that two pages share is a request.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'app',
    name(id, context) {
      const main = `${import.meta.dirname.replace(/\/build$/, '')}${MAIN}`;
      everyPage ??= staticGraph(main, context as Context);
      return everyPage.has(id) ? 'app' : null;
    },
    priority: 2,
  },
  {
    debugName: 'phrases of the first page',
    name: (id) => FIRST_PHRASES.exec(id)?.[1]?.replace(/^/, 'phrases-') ?? null,
    priority: 1,
  },
  {
    name: 'icons',
    test: /\/node_modules\/lucide-react\//,
    entriesAware: true,
    entriesAwareMergeThreshold: 6_000,
    priority: 1,
  },
  { name: 'shared', entriesAware: true, entriesAwareMergeThreshold: 16_000, priority: 0 },
];
