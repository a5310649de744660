import { readFile } from 'node:fs/promises';

import type { Plugin } from 'vite';

import type { Endpoint } from '#shared/contract/endpoint.ts';

const CONTRACT = /\/shared\/api\/[\w-]+\.ts$/;
const FULL = '?schemas';

/**
 * Splits each contract module in two for the browser: the endpoints as plain data (method, path, access), which every page
 * loads, and their schemas with zod, which load when a form is checked. An answer of our own server is not parsed again:
 * `handle` has parsed it with the same schema.
 */
export const contract = (): Plugin => ({
  name: 'contract',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (id.endsWith(FULL)) {
      const code = await readFile(id.slice(0, -FULL.length), 'utf8');
      return { code, moduleType: 'ts', moduleSideEffects: false };
    }
    if (!CONTRACT.test(id)) return null;
    const exported = (await import(id)) as Record<string, unknown>;
    return { code: endpointsOnly(id, exported), moduleSideEffects: false };
  },
});

/** The module that stands in for a contract: its endpoints as data, everything else from the full one. */
export function endpointsOnly(id: string, exported: Record<string, unknown>): string {
  const full = JSON.stringify(id + FULL);
  const names = Object.keys(exported);
  const domains = names.filter((name) => isDomain(exported[name]));
  const others = names.filter((name) => !domains.includes(name));
  return [
    ...(others.length > 0 ? [`export { ${others.join(', ')} } from ${full};`] : []),
    `const output = { parse: (answer) => answer };`,
    `const input = (domain, name) => ({`,
    `  safeParseAsync: async (value) => (await import(${full}))[domain][name].input.safeParseAsync(value),`,
    `});`,
    ...domains.map((domain) => {
      const endpoints = Object.entries(exported[domain] as Record<string, Endpoint>).map(([name, endpoint]) => {
        const { id, method, path, access, recognises, reads } = endpoint;
        const data = JSON.stringify({ id, method, path, access, recognises, reads }).slice(1, -1);
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
