import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';

import { type BrowserContext, chromium } from 'playwright-core';

import { bareSite } from '#scripts/bench/web/bare.ts';
import { edgeBefore } from '#scripts/bench/web/edge.ts';
import { interactionToNextPaint } from '#scripts/bench/web/interaction.ts';
import { audit, categories } from '#scripts/bench/web/lighthouse.ts';
import { logIn, prepareScreens, type Screen } from '#scripts/bench/web/screens.ts';
import { entryScripts, gzippedBytes } from '#scripts/bench/web/weight.ts';
import { commandLine, printJson } from '#scripts/command-line.ts';
import { freePort } from '#scripts/dev/ports.ts';
import { browserOptions } from '#scripts/journeys/browser.ts';
import { spawnDevServer } from '#scripts/journeys/dev-server.ts';

/**
 * `npm run bench:web`: how heavy and how fast the pages are, beside a bare page of the same stack that is built in the same
 * run. `--runs 1` audits each page once instead of three times; with `--json` the last line is the figures alone.
 */
const { values } = commandLine('npm run bench:web -- [--runs 3] [--json]', {
  options: { runs: { type: 'string', default: '3' }, json: { type: 'boolean', default: false } },
});
const RUNS = Number(values.runs);
const PEOPLE = 150;

const folder = await mkdtemp(join(tmpdir(), 'calluna-bench-web-'));
const port = await freePort();
const edge = await edgeBefore(`http://localhost:${port}`);
const devServer = await spawnDevServer(join(folder, 'data'), {
  POPULATION: String(PEOPLE),
  PORT: String(port),
  SITE_URL: edge.address, // the card fields answer the site alone
});
try {
  await devServer.ready;
  await using bare = await bareSite(join(folder, 'bare'));
  await using bareEdge = await edgeBefore(bare.address);

  const screens = await inBrowser(edge.address, async (context) =>
    prepareScreens(await context.newPage(), devServer.address),
  );
  const base = await inBrowser(bareEdge.address, (_, port) => audit(bareEdge.address, { port, runs: RUNS }));
  const baseEntry = await gzippedBytes(await entryScripts(bare.address));

  const results: Awaited<ReturnType<typeof measure>>[] = [];
  for (const screen of screens) {
    console.log(`Auditing ${screen.name} …`);
    const result = await inBrowser(edge.address, (context, port) => measure(screen, context, port));
    const { scores, faults, name: _, ...figures } = result;
    console.log(rounded(figures), scores, ...faults);
    results.push(result);
  }

  async function measure(screen: Screen, context: BrowserContext, port: number) {
    const page = await context.newPage();
    if (screen.as) await logIn(page, '/en');
    if (screen.browserToken)
      await context.addCookies([
        { name: '__Host-search', value: screen.browserToken, url: edge.address, secure: true, httpOnly: true },
      ]);
    const { requests, ...audited } = await audit(edge.address + screen.path, {
      port,
      runs: RUNS,
      isPrivate: screen.name !== 'home',
    });
    const inp = await interactionToNextPaint(page, screen);
    const ofType = (type: string) => requests.filter((request) => request.type === type);
    const kilobytes = (type: string) => ofType(type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const scripts = ofType('Script').map(({ url }) => url.replace(edge.address, devServer.address));
    return {
      name: screen.name,
      entry_ratio: (await gzippedBytes(await entryScripts(devServer.address + screen.path))) / baseEntry,
      requests: requests.length,
      js_kb: (await gzippedBytes(scripts)) / 1000,
      css_kb: kilobytes('Stylesheet'),
      font_kb: kilobytes('Font'),
      lcp_ratio: audited.lcp / base.lcp,
      inp_ms: inp,
      ...audited,
    };
  }

  const bareFigures = `entry ${(baseEntry / 1000).toFixed(1)} kB, LCP ${base.lcp.toFixed(0)} ms, CLS ${base.cls}`;
  console.log(`\nBare page: ${bareFigures}, performance ${base.scores.performance}\n`);
  type Figure = {
    [K in keyof (typeof results)[number]]: (typeof results)[number][K] extends number ? K : never;
  }[keyof (typeof results)[number]];
  const worst = (figure: Figure) => Math.max(...results.map((each) => each[figure]));
  const figures = {
    ...rounded({
      entry_ratio: worst('entry_ratio'),
      requests: worst('requests'),
      js_kb: worst('js_kb'),
      css_kb: worst('css_kb'),
      font_kb: worst('font_kb'),
    }),
    lighthouse: Object.fromEntries(
      categories.map((each) => [each.replace('-', '_'), Math.min(...results.map(({ scores }) => scores[each]))]),
    ),
    ...rounded({ lcp_ratio: worst('lcp_ratio'), cls: worst('cls'), inp_ms: worst('inp_ms') }),
  };
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  console.log(`\n${machine}`);
  if (values.json) printJson({ bench: 'web', machine, runs: RUNS, ...figures });
} finally {
  process.kill(devServer.pid, 'SIGTERM');
  await devServer.ended;
  await edge[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, maxRetries: 5 });
}

function rounded<T extends Record<string, number>>(figures: T): T {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(3))])) as T;
}

/** Works in a browser with a profile of its own, that Lighthouse can drive by its port. */
async function inBrowser<T>(baseURL: string, work: (context: BrowserContext, port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const { args, ...options } = await browserOptions();
  const context = await chromium.launchPersistentContext(await mkdtemp(join(folder, 'profile-')), {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
    baseURL,
    ignoreHTTPSErrors: true,
    locale: 'en-US',
  });
  try {
    return await work(context, port);
  } finally {
    await context.close();
  }
}
