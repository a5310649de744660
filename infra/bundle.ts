import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build, type Metafile, type Plugin } from 'esbuild';

import { batchesOf } from '#shared/values/batches.ts';
import { endpoints } from '#shared/api/index.ts';
import { jobs } from '#shared/contract/jobs.ts';
import { handlerEntry, jobEntry } from '#shared/contract/route.ts';
import { fontModule, FONTS_FOLDER, fontScripts, fontWeights } from '#shared/values/pdf-fonts.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const BUNDLES = join(ROOT, 'dist/functions');

/** Gives CommonJS packages a `require` for Node’s built-in modules, which ES modules lack. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** The entry file of each function by id: every endpoint and job of the contract. */
export const sources: ReadonlyMap<string, string> = new Map([
  ...endpoints.map(({ id }) => [id, handlerEntry(id)] as const),
  ...jobs.map((id) => [id, jobEntry(id)] as const),
]);

/** Keeps the word lists of the languages as text for `JSON.parse`, which starts faster than array literals do. */
const parsedWordLists: Plugin = {
  name: 'parsed-word-lists',
  setup(bundle) {
    bundle.onLoad({ filter: /nlu\/languages\/\w+\/[\w-]+\.json$/ }, async ({ path }) => {
      const text = JSON.stringify(JSON.parse(await readFile(path, 'utf8')));
      return { contents: `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(text)});` };
    });
  },
};

const FONT_FILES = 'functions/billing/receipts/pdf/font-files.ts';
const PLACES = 'shared/places/packed.ts';
const PLACES_FILE = 'places.mjs';

/** Keeps the names of places, 2 MB that few searches need, in a file of their own beside the function, read when asked for. */
const placesApart: Plugin = {
  name: 'places-apart',
  setup(bundle) {
    bundle.onResolve({ filter: /shared\/places\/packed\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: `./${PLACES_FILE}`, external: true } : undefined,
    );
  },
};

/** pdfkit requires its standard fonts by a function that esbuild does not see; as `require`, they become part of the bundle. */
const bundledPdfFonts: Plugin = {
  name: 'bundled-pdf-fonts',
  setup(bundle) {
    bundle.onLoad({ filter: /pdfkit\/js\/pdfkit\.node\.mjs$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = text.replace(/^const (\S+) = createRequire\(import\.meta\.url\);$/m, '');
      if (contents === text) throw new Error(`${path} requires its fonts in another way`);
      return { contents: contents.replace(/\brequire\$1\(/g, 'require(') };
    });
  },
};

/** Functions per build: each keeps all its output in memory, 3 GB for all functions together. */
const AT_ONCE = 60;

type Bundle = { id: string; file: string; bytes: number };

/** Bundles every function into `{outdir}/{id}/index.mjs`: the files that Lambda and the dev server run. */
export async function bundleFunctions(outdir = BUNDLES, root = ROOT): Promise<Bundle[]> {
  const missing = [...sources].filter(([, file]) => !existsSync(join(root, file)));
  if (missing.length) {
    throw new Error(`No such handler:\n${missing.map(([id, file]) => `  ${file} (${id})`).join('\n')}`);
  }
  await mkdir(outdir, { recursive: true });
  const outputs: Metafile['outputs'] = {};
  for (const some of batchesOf(sources, AT_ONCE)) Object.assign(outputs, await bundle(some, outdir, root));
  await forgetOthers(outdir);
  for (const [file, { imports }] of Object.entries(outputs))
    if (imports.some(({ path }) => path === `./${PLACES_FILE}`))
      await copyFile(join(root, PLACES), join(root, dirname(file), PLACES_FILE));
  for (const [file, { inputs }] of Object.entries(outputs))
    if (FONT_FILES in inputs) await copyFonts(join(root, dirname(file)));
  const written = Object.entries(outputs).map(([file, { bytes }]) => ({ file: join(root, file), bytes }));
  return [...sources.keys()].map((id) => {
    const file = join(outdir, id, 'index.mjs');
    return { id, file, bytes: written.find((each) => each.file === file)?.bytes ?? 0 };
  });
}

async function bundle(some: [id: string, file: string][], outdir: string, root: string): Promise<Metafile['outputs']> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: some.map(([id, file]) => ({ in: file, out: `${id}/index` })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    banner: { js: REQUIRE },
    external: ['@aws-sdk/*'], // the Lambda runtime has the SDK, and so has node_modules
    minify: true,
    charset: 'utf8', // Arabic takes two bytes per letter this way, not six
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    plugins: [parsedWordLists, placesApart, bundledPdfFonts],
    logLevel: 'silent',
  });
  return metafile.outputs;
}

/** The fonts of a function that prints, which stay files: they are read when a document has their letters. */
async function copyFonts(folder: string): Promise<void> {
  const fonts = join(folder, FONTS_FOLDER);
  await mkdir(fonts, { recursive: true });
  const { resolve } = createRequire(import.meta.url);
  const files = fontScripts.flatMap((script) => fontWeights.map((weight) => resolve(fontModule(script, weight))));
  await Promise.all(files.map((file) => copyFile(file, join(fonts, basename(file)))));
}

/** A function that left the contract leaves the folder too. */
async function forgetOthers(outdir: string): Promise<void> {
  const others = (await readdir(outdir)).filter((name) => !sources.has(name));
  await Promise.all(others.map((name) => rm(join(outdir, name), { recursive: true })));
}
