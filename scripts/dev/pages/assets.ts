import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { loginScript } from '#scripts/dev/pages/login.ts';

const STYLES = fileURLToPath(new URL('../../../frontend/src/styles', import.meta.url));
const { resolve } = createRequire(import.meta.url);
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const LATIN = '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2';
const ARABIC = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2';

const serve =
  (type: string, ...files: string[]) =>
  async () =>
    new Response(Buffer.concat(await Promise.all(files.map((file) => readFile(file)))), {
      headers: { 'content-type': type, 'cache-control': 'no-cache' },
    });

/** The product’s own styles, unbuilt, and what only these pages need beside them. */
export const assets = {
  'GET /dev/assets/dev.css': serve(
    'text/css; charset=utf-8',
    ...['tokens', 'base', 'shell', 'controls', 'surfaces'].map((name) => join(STYLES, `${name}.css`)),
    here('dev.css'),
  ),
  'GET /dev/assets/login.js': () => new Response(loginScript, { headers: { 'content-type': 'text/javascript' } }),
  'GET /dev/assets/plex.woff2': serve('font/woff2', resolve(LATIN)),
  'GET /dev/assets/plex-arabic.woff2': serve('font/woff2', resolve(ARABIC)),
};
