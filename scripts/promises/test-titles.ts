import { readFileSync } from 'node:fs';

/** A call of a test function with its title, also after `.each(…)`; no skipped one. */
const TITLED = /(?:\b(?:test|it|journey)(?!\.(?:skip|todo))(?:\.\w+)?|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*?)\1\s*,/g;

/** The titles of the tests in a file, as they are written there. */
export const titlesIn = (source: string): string[] =>
  [...source.matchAll(TITLED)].map(([, , title = '']) => title.replace(/\\(.)/g, '$1'));

const cache = new Map<string, Set<string> | undefined>();

/** The titles of a file; undefined if there is no such file. */
export function titlesOfFile(file: string): Set<string> | undefined {
  if (!cache.has(file)) cache.set(file, read(file));
  return cache.get(file);
}

function read(file: string): Set<string> | undefined {
  try {
    return new Set(titlesIn(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
