import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * `npm run i18n` writes the type of the English catalogue, so that `t('search.title')` knows its keys and its interpolation
 * values. TypeScript reads the keys from the JSON itself, but widens every text to `string`: the texts that have
 * placeholders are listed for it.
 */
const CATALOGUE_TYPE = 'frontend/src/i18n/catalogue.ts';
const ENGLISH = 'frontend/src/i18n/en';

/** The versions of a legal text are read whole (lib/legal-text.ts). */
const LEGAL = /\d$/;

type Entry = string | { [key: string]: Entry };

function placeholdersIn(entry: Entry, path: string): string[] {
  if (typeof entry !== 'string')
    return Object.entries(entry).flatMap(([key, child]) => placeholdersIn(child, `${path}.${key}`));
  const placeholders = entry.match(/\{\{.+?\}\}/g);
  return placeholders ? [`  '${path}': '${placeholders.join('')}';`] : [];
}

export function catalogueType(): string {
  const namespaces = readdirSync(ENGLISH)
    .map((file) => basename(file, '.json'))
    .filter((name) => !LEGAL.test(name))
    .sort();
  const read = (namespace: string) => JSON.parse(readFileSync(join(ENGLISH, `${namespace}.json`), 'utf8')) as Entry;
  return `// Generated from en/*.json by \`npm run i18n\`.
${namespaces.map((name) => `import type ${name} from '#frontend/i18n/en/${name}.json';`).join('\n')}

type English = {
${namespaces.map((name) => `  ${name}: typeof ${name};`).join('\n')}
};

export type Placeholders = {
${namespaces.flatMap((name) => placeholdersIn(read(name), name)).join('\n')}
};

type WithPlaceholders<T, Path extends string> = {
  [K in keyof T & string]: T[K] extends string
    ? \`\${Path}\${K}\` extends keyof Placeholders
      ? Placeholders[\`\${Path}\${K}\`]
      : string
    : WithPlaceholders<T[K], \`\${Path}\${K}.\`>;
};

export type Catalogue = WithPlaceholders<English, ''>;
`;
}

if (import.meta.main) writeFileSync(CATALOGUE_TYPE, catalogueType());
