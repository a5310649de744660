import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { BUNDLES, bundleFunctions } from '#infra/bundle.ts';
import { writeReference } from '#scripts/dev/api-reference.ts';
import { unlessUnchanged } from '#scripts/dev/build-cache.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
export const PAGES = join(ROOT, 'dist/web');
export const MACHINES = join(ROOT, 'dist/machines');
export const FRONTEND = join(ROOT, 'frontend');

const at = (...paths: string[]) => paths.map((path) => join(ROOT, path));

/** Bundles every handler and job if a source has changed. Returns whether it did. */
export const buildFunctions = () =>
  unlessUnchanged({
    inputs: at('functions', 'shared', 'infra/bundle.ts', 'package-lock.json'),
    output: BUNDLES,
    make: () => bundleFunctions(),
  });

/** Synthesises the state machine definitions if a source has changed. Returns whether it did. */
export const buildMachines = () =>
  unlessUnchanged({
    inputs: at('infra/machines', 'infra/needs.ts', 'package-lock.json'),
    output: MACHINES,
    async make() {
      const { writeDefinitions } = await import('#infra/machines/definitions.ts'); // a second of loading, seldom needed
      await writeDefinitions(MACHINES);
    },
  });

/** Builds the pages and the API reference if a source has changed. Returns whether it did. */
export const buildPages = () =>
  unlessUnchanged({
    inputs: at('frontend', 'shared', 'scripts/dev/api-reference.ts', 'package-lock.json'),
    output: PAGES,
    async make() {
      const { build } = await import('vite');
      const next = `${PAGES}.next`;
      await rm(next, { recursive: true, force: true });
      await build({ root: FRONTEND, logLevel: 'warn', build: { outDir: next } });
      await writeReference(next);
      // Exchanged at the end: a build that fails leaves the pages as they were.
      await rm(PAGES, { recursive: true, force: true });
      await rename(next, PAGES);
    },
  });
