import type { Plugin, Rolldown } from 'vite';

const MAIN = '/src/app/main.tsx';
const HOME = '/src/app/home/home.tsx';
const REST = '/src/app/home/rest.tsx';
const BANNERS = '/src/app/banners.tsx';
const SCREENS = '/src/app/screens.ts';
const ZOD = /\/node_modules\/zod\//;
const SHARED = /(?<!node_modules\/.*)\/shared\//;
const FULL_CONTRACT = /\?schemas$/;
const PHONES = /\/node_modules\/libphonenumber-js\/|\/shared\/values\/phone-format\.ts$/;
/** Phrases with elements in them: the first page shows none before it is taken over. */
const TRANS =
  /\/node_modules\/(?:react-i18next\/dist\/es\/(?:Icu)?Trans(?!lation)|html-parse-stringify\/|void-elements\/)/;
const DATA =
  /\/node_modules\/(?:swr|dequal|use-sync-external-store)\/|\/frontend\/src\/lib\/(?:api|fetch|session-call|store-answer|swr)\.ts$|\/shared\/contract\/client\.ts$/;
const ICONS = /\/node_modules\/lucide-react\//;
const EXPORTED_ICON = /export \{([^}]*)\} from ['"]\.\/icons\/([\w-]+\.mjs)['"]/g;
const MENUS =
  /\/node_modules\/(?:react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@internationalized)\//;

type Context = { getModuleInfo(id: string): { code: string | null; importedIds: readonly string[] } | null };

/** What a module imports statically, at any depth, with the names of the icons that these modules draw. */
function staticGraph(entry: string, context: Context): Set<string> {
  const graph = new Set<string>();
  let iconFiles: ReadonlyMap<string, string> | undefined;
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    // Their imports say nothing of what is used.
    if (graph.has(id) || ZOD.test(id) || FULL_CONTRACT.test(id) || ICONS.test(id) || TRANS.test(id)) continue;
    graph.add(id);
    const info = context.getModuleInfo(id);
    open.push(...(info?.importedIds ?? []));
    const barrel = info?.importedIds.find((imported) => ICONS.test(imported));
    if (barrel) iconFiles ??= iconFilesOf(context.getModuleInfo(barrel)?.code ?? '');
    const [, icons = ''] = /import \{([^}]*)\} from ['"]lucide-react['"]/.exec(info?.code ?? '') ?? [];
    for (const [icon] of icons.matchAll(/\w+/g)) graph.add(iconFiles?.get(icon) ?? icon);
  }
  return graph;
}

/** The file of each icon, by its names: `CircleAlert` is another name of `circle-exclamation-point`. */
const iconFilesOf = (barrel: string) =>
  new Map(
    [...barrel.matchAll(EXPORTED_ICON)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
const nameOf = (id: string) => (ICONS.test(id) && /\/icons\//.test(id) ? id.slice(id.lastIndexOf('/') + 1) : id);

/**
 * Whether a module of the contract defines schemas, which load when a form is checked, or is built on such a module: the
 * other modules of the contract never import schemas, or the two chunks would import each other.
 */
const hasSchemas = (id: string, context: Context): boolean =>
  FULL_CONTRACT.test(id) ||
  (SHARED.test(id) &&
    (context.getModuleInfo(id)?.importedIds.some((imported) => ZOD.test(imported) || hasSchemas(imported, context)) ??
      false));

/**
 * Few files rather than small ones: without groups each icon and hook that two pages share would be a request. What every
 * page runs is one chunk, and so are what the home page adds, what comes behind its search and the table of the other pages. Of the rest, what a feature's pages share is one chunk.
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  let everyPage: Set<string> | undefined;
  let home: Set<string> | undefined;
  let rest: Set<string> | undefined;
  let banners: Set<string> | undefined;
  let screens: Set<string> | undefined;
  return [
    {
      debugName: 'first page',
      name(id, context) {
        everyPage ??= staticGraph(root + MAIN, context);
        home ??= staticGraph(root + HOME, context);
        rest ??= staticGraph(root + REST, context);
        banners ??= staticGraph(root + BANNERS, context);
        screens ??= staticGraph(root + SCREENS, context);
        const module = nameOf(id);
        if (everyPage.has(module) || /\/lucide-react\/dist\/esm\/(?!icons\/|lucide)/.test(id)) return 'app';
        if (home.has(module)) return 'home';
        if (DATA.test(id) || banners.has(module)) return 'data'; // what every page loads once it is shown
        if (rest.has(module)) return 'rest';
        return screens.has(module) ? 'screens' : null; // what every page but the home page loads first
      },
      priority: 3,
    },
    { name: 'trans', test: TRANS, priority: 2 },
    { name: 'icons', test: ICONS, priority: 2 },
    { name: 'phones', test: PHONES, priority: 2 },
    { name: 'menus', test: MENUS, includeDependenciesRecursively: true, priority: 2 },
    { name: 'zod', test: ZOD, priority: 2 },
    {
      debugName: 'contract',
      name: (id, context) => (hasSchemas(id, context) ? 'schemas' : SHARED.test(id) ? 'contract' : null),
      priority: 2,
    },
    // Whatever imports a module is shared less than that module: each of these groups holds what its modules import.
    {
      debugName: 'components',
      name: (id) => (/\/frontend\/src\/(?:components|lib)\//.test(id) ? 'components' : null),
      minShareCount: 3,
      priority: 1,
    },
    {
      debugName: 'features',
      name: (id) => /\/frontend\/src\/features\/(\w+)\//.exec(id)?.[1] ?? null,
      minShareCount: 2,
      priority: 1,
    },
  ];
}

/** Fails a build whose chunks import each other in a circle: one of them would run before what it needs. */
export const noCircularChunks: Plugin = {
  name: 'no-circular-chunks',
  apply: 'build',
  generateBundle(_, bundle) {
    const done = new Set<string>();
    const visit = (name: string, path: readonly string[]) => {
      if (path.includes(name)) this.error(`Chunks import each other: ${[...path, name].join(' → ')}`);
      const chunk = bundle[name];
      if (done.has(name) || chunk?.type !== 'chunk') return;
      for (const imported of chunk.imports) visit(imported, [...path, name]);
      done.add(name);
    };
    for (const name of Object.keys(bundle)) visit(name, []);
  },
};
