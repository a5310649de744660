import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import { Hono } from 'hono';

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

/** A script for the browser, bundled when it is first requested. */
function browserScript(file: string) {
  let bundled: Promise<string> | undefined;
  return async () =>
    new Response(await (bundled ??= bundle(here(file))), {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
    });
}

async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** The product's own styles, unbuilt, and the extra styles of these pages. */
export const assets = new Hono();
const styles = ['tokens', 'base', 'shell', 'controls', 'surfaces'].map((name) => join(STYLES, `${name}.css`));
assets.get('/assets/dev.css', serve('text/css; charset=utf-8', ...styles, here('dev.css')));
assets.get('/assets/phone.js', browserScript('phone-browser.ts'));
assets.get('/assets/population.js', browserScript('population-browser.ts'));
assets.get('/assets/population.css', serve('text/css; charset=utf-8', here('population.css')));
assets.get('/assets/login.js', (c) => c.body(loginScript, 200, { 'content-type': 'text/javascript' }));
assets.get('/assets/plex.woff2', serve('font/woff2', resolve(LATIN)));
assets.get('/assets/plex-arabic.woff2', serve('font/woff2', resolve(ARABIC)));
