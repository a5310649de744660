import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, minify, type Plugin } from 'vite';

import { chunkGroups, noCircularChunks } from '#build/chunks.ts';
import { contract } from '#build/contract.ts';
import { offline } from '#build/offline.ts';
import { places } from '#build/places.ts';
import { prerender } from '#build/prerender.ts';

const LATIN = /ibm-plex-sans-latin-wght-normal.*\.woff2$/;

/** Requests the font of the page's text together with the page. */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: (_, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((file) => LATIN.test(file))
      .map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
        injectTo: 'head',
      })),
};

/** Public files are copied as they are, and this one runs before everything else. */
const minifyFirstPaint: Plugin = {
  name: 'minify-first-paint',
  apply: 'build',
  async writeBundle({ dir }) {
    const file = join(dir!, 'first-paint.js');
    const { code } = await minify(file, await readFile(file, 'utf8'));
    await writeFile(file, code);
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    contract(import.meta.dirname),
    react(),
    tailwindcss(),
    preloadFont,
    noCircularChunks,
    minifyFirstPaint,
    places,
    offline,
    prerender(import.meta.dirname),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What is imported dynamically may be in the first chunk already: there it only breaks a circle of imports.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: { groups: chunkGroups(import.meta.dirname), includeDependenciesRecursively: false },
        // The first script lists all files: each letter of a hash costs it a hundred bytes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
