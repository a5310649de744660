import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import type { Endpoint } from '#shared/contract/endpoint.ts';

const CONTRACT = /\/shared\/api\/[\w-]+\.ts$/;
const FULL = '?schemas';
const IMPORT = /^import \{([^}]*)\} from '#shared\/api\/([\w-]+)\.ts';/gm;

/**
 * Splits each contract module in two for the browser: its endpoints as plain data (method, path, access), which every page
 * loads, and all the rest with zod, which loads when a form is checked. An answer of our own server is not parsed again:
 * `handle` has parsed it with the same schema.
 */
export const contract = (root: string): Plugin => {
  const fileOf = (name: string) => join(root, `../shared/api/${name}.ts`);
  const exportsOf = async (file: string) => (await import(file)) as Record<string, unknown>;
  return {
    name: 'contract',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (id.endsWith(FULL)) {
        const code = await readFile(id.slice(0, -FULL.length), 'utf8');
        return { code, moduleType: 'ts', moduleSideEffects: false };
      }
      if (!CONTRACT.test(id)) return null;
      return { code: endpointsOnly(id, await exportsOf(id)), moduleSideEffects: false };
    },
    async transform(code) {
      let split = code;
      for (const [statement, names = '', name = ''] of code.matchAll(IMPORT)) {
        const file = fileOf(name);
        split = split.replace(statement, splitImport(names, file, await exportsOf(file)));
      }
      return split === code ? null : { code: split, map: null };
    },
  };
};

/** The imports of a module from a contract: endpoints from the part that is data, everything else from the full one. */
export function splitImport(names: string, file: string, exported: Record<string, unknown>): string {
  const values = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));
  const isEndpoints = (name: string) => isDomain(exported[name.split(' as ')[0]!]);
  return [
    [values.filter(isEndpoints), file],
    [values.filter((name) => !isEndpoints(name)), file + FULL],
  ]
    .filter(([imported]) => imported!.length > 0)
    .map(([imported, from]) => `import { ${(imported as string[]).join(', ')} } from ${JSON.stringify(from)};`)
    .join(' ');
}

/** The part of a contract that is data. */
export function endpointsOnly(file: string, exported: Record<string, unknown>): string {
  const domains = Object.keys(exported).filter((name) => isDomain(exported[name]));
  return [
    `const output = { parse: (answer) => answer };`,
    `const input = (domain, name) => ({`,
    `  safeParseAsync: async (value) =>`,
    `    (await import(${JSON.stringify(file + FULL)}))[domain][name].input.safeParseAsync(value),`,
    `});`,
    ...domains.map((domain) => {
      const endpoints = Object.entries(exported[domain] as Record<string, Endpoint>).map(([name, endpoint]) => {
        const { id, method, path, access, reads, checksCountry } = endpoint;
        const data = JSON.stringify({ id, method, path, access, reads, checksCountry }).slice(1, -1);
        return `  ${name}: { ${data}, output, input: input('${domain}', '${name}') },`;
      });
      return [`export const ${domain} = {`, ...endpoints, `};`].join('\n');
    }),
  ].join('\n');
}

const isDomain = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every(
    (each: unknown) => typeof each === 'object' && each !== null && 'path' in each && 'access' in each,
  );
