import type { Rolldown } from 'vite';

const MAIN = '/src/app/main.tsx';
const HOME = '/src/app/home/home.tsx';
/** What the home page says, and every page: one file a language. */
const FIRST_PHRASES = /\/i18n\/(\w+)\/(?:shell|errors|home|people|billing|proof|validation)\.json$/;
/** What loads when a form is checked. */
const SCHEMAS = /\/node_modules\/zod\/|\?schemas$|\/shared\/validation\/(?:account|card|checkout|search)\.ts$/;
const PHONES = /\/node_modules\/libphonenumber-js\/|\/shared\/values\/phone-format\.ts$/;
const ICONS = /\/node_modules\/lucide-react\//;
const MENUS =
  /\/node_modules\/(?:react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@internationalized)\//;

type Context = { getModuleInfo(id: string): { code: string | null; importedIds: readonly string[] } | null };

/** What a module imports statically, at any depth, with the names of the icons that these modules draw. */
function staticGraph(entry: string, context: Context): Set<string> {
  const graph = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    // Their imports say nothing of what is used.
    if (graph.has(id) || SCHEMAS.test(id) || ICONS.test(id)) continue;
    graph.add(id);
    const info = context.getModuleInfo(id);
    open.push(...(info?.importedIds ?? []));
    const [, icons = ''] = /import \{([^}]*)\} from ['"]lucide-react['"]/.exec(info?.code ?? '') ?? [];
    for (const [icon] of icons.matchAll(/\w+/g)) graph.add(iconFile(icon));
  }
  return graph;
}

/** `ArrowRight` is the icon of `arrow-right.mjs`. */
const iconFile = (name: string) => `${name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase()}.mjs`;
const nameOf = (id: string) => (ICONS.test(id) && /\/icons\//.test(id) ? id.slice(id.lastIndexOf('/') + 1) : id);

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
        everyPage ??= staticGraph(root + MAIN, context);
        home ??= staticGraph(root + HOME, context);
        const module = nameOf(id);
        if (everyPage.has(module) || /\/lucide-react\/dist\/esm\/(?!icons\/|lucide)/.test(id)) return 'app';
        return home.has(module) ? 'home' : null;
      },
      priority: 3,
    },
    {
      debugName: 'phrases',
      name: (id) => FIRST_PHRASES.exec(id)?.[1]?.replace(/^/, 'phrases-') ?? null,
      priority: 2,
    },
    { name: 'icons', test: ICONS, priority: 2 },
    { name: 'schemas', test: SCHEMAS, priority: 2 },
    { name: 'phones', test: PHONES, priority: 2 },
    { name: 'menus', test: MENUS, priority: 2 },
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
