import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';

import { ROOT } from '#scripts/dev/builds.ts';
import { CLAIMED_ADDRESS, CLAIMED_COUNTRY, CLAIMED_REGION } from '#scripts/dev/server.ts';
import { openBrowser } from '#scripts/journeys/browser.ts';
import { ownEnvironment } from '#scripts/journeys/dev-server.ts';

export type Visit = {
  page: Page;
  /** Every answer of the API so far, as text. */
  answers: string[];
  /** Logs in as a demo account and opens a page. */
  logIn: (as: 'subscriber' | 'member' | 'agent', path: string) => Promise<void>;
};

type Options = BrowserContextOptions & {
  /** Allowed console messages: a browser reports every response of 400 and up. */
  allowing?: RegExp;
  /** The country that the visitor is in, as the edge sees it. */
  country?: string;
  /** Its region, such as TX. */
  region?: string;
  /** Whether the question of consent is still open; other journeys begin after a refusal. */
  isFirstVisit?: true;
  /** Other hosts it may request: the identity provider of the dev server. */
  visiting?: RegExp;
};

let browser: Browser;

/** Ends a wait that hangs; a slow machine takes a minute for a page. */
const PATIENCE_MS = 90_000;

/** The dev server that this worker has to itself. */
const instance = () => inject('devServers')[Number(process.env.VITEST_POOL_ID) - 1]!;
export const devServer = (): string => instance().address;

const run = promisify(execFile);
/** Runs an operator’s command against this dev server; returns what it prints. */
export async function ops(...args: string[]): Promise<string> {
  const line = ['scripts/ops.ts', ...args, '--dev', '--data-dir', instance().folder];
  return (await run(process.execPath, line, { cwd: ROOT, env: ownEnvironment() })).stdout;
}

/**
 * The languages that a journey is walked in: all of them by night (`npm run test:night`), and by day `one`, since a run
 * should take minutes. The files differ in their choice, so that each run meets right-to-left and Japanese, too.
 */
export const byDay = <L extends string>(one: L, all: readonly L[]): readonly L[] =>
  process.env.CALLUNA_NIGHT ? all : [one];

/** Opens the browser of this file; call once, before the journeys. */
export function withBrowser() {
  beforeAll(async () => {
    browser = await openBrowser();
    return () => browser.close();
  });
}

type Mail = { message_id: string; to: string; purpose: string; subject: string; text: string };

/** The messages to an address in the outbox, newest first. */
export async function mailsTo(page: Page, to: string): Promise<Mail[]> {
  const address = `/dev/outbox?to=${encodeURIComponent(to)}`;
  const answer = await page.request.get(address, { headers: { accept: 'application/json' } });
  const { data } = (await answer.json()) as { data: Mail[] };
  return data.filter((message) => message.to === to);
}

/** The newest message to an address; other journeys write to the same demo accounts meanwhile. */
export async function newestTo(page: Page, to: string, purpose?: string): Promise<Mail> {
  const newest = (await mailsTo(page, to)).find((mail) => !purpose || mail.purpose === purpose);
  expect(newest, `a message to ${to}`).toBeDefined();
  return newest!;
}

/** Opens the mailed link that opens an account, and presses its button. */
export async function openAccountByMail(page: Page, to: string): Promise<void> {
  await page.locator('.resend').waitFor();
  const [link = ''] = /https?:\/\/\S+\/confirm\/open-account\/[\w-]+/.exec((await newestTo(page, to)).text) ?? [];
  await page.goto(new URL(link).pathname);
  await page.locator('main button.btn--lg').click();
}

/** A second browser, without the session and storage of the first. */
export async function anotherBrowser(page: Page, options: BrowserContextOptions = {}) {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: devServer(), ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** An address per journey, so that rate limits are not shared. */
export const anAddress = (): string => ['10', ...crypto.getRandomValues(new Uint8Array(3))].map(String).join('.');

/** Answers the question of consent, so that it covers nothing. A page of its own kind, such as about:blank, has no storage. */
function refuseCounting() {
  try {
    localStorage.setItem('configuration', localStorage.getItem('configuration') ?? '{"clarity":false,"visits":false}');
  } catch {
    // no storage, no question
  }
}

/** A journey of a new visitor. Fails on console errors and on requests to other hosts, in any of its tabs. */
export const journey = (
  title: string,
  walk: (visit: Visit) => Promise<void>,
  { allowing, visiting, country, region, isFirstVisit, ...options }: Options = {},
) =>
  test(title, async () => {
    const baseURL = devServer();
    const extraHTTPHeaders = {
      [CLAIMED_ADDRESS]: anAddress(),
      ...(country && { [CLAIMED_COUNTRY]: country }),
      ...(region && { [CLAIMED_REGION]: region }),
    };
    const context = await browser.newContext({
      baseURL,
      locale: 'en-US',
      timezoneId: 'America/Chicago',
      extraHTTPHeaders,
      ...options,
    });
    if (!isFirstVisit) await context.addInitScript(refuseCounting);
    context.setDefaultTimeout(PATIENCE_MS);
    const answers: string[] = [];
    const reading: Promise<unknown>[] = [];
    const problems: string[] = [];

    context.on('console', (message) => {
      if (message.type() === 'error' && !allowing?.test(message.text())) problems.push(message.text());
    });
    context.on('weberror', (error) => problems.push(String(error.error())));
    context.on('dialog', (dialog) => {
      problems.push(`A dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL) && !/^(data|blob):/.test(url) && !visiting?.test(url)) problems.push(`Asked ${url}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 500) problems.push(`${response.status()} from ${response.url()}`);
      if (response.url().startsWith(`${baseURL}/api/`)) {
        reading.push(
          response.text().then(
            (text) => answers.push(text),
            () => {},
          ),
        );
      }
    });
    const page = await context.newPage();
    try {
      await walk({
        page,
        answers,
        async logIn(as, path) {
          await page.goto(`/dev/login?as=${as}&redirect=${encodeURIComponent(path)}`);
          await page.waitForURL((url) => url.pathname === path);
        },
      });
      await Promise.all(reading);
    } finally {
      await context.close();
    }
    expect(problems).toEqual([]);
  });
