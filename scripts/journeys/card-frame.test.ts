import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { faultWords } from '#functions/providers/payments/double/frame/fault-texts.ts';
import { words } from '#functions/providers/payments/double/frame/texts.ts';
import { serveStripeDouble } from '#functions/providers/payments/double/server.ts';
import { createStripeDouble, type StripeDouble } from '#functions/providers/payments/double/stripe-double.ts';
import { openBrowser } from '#scripts/journeys/browser.ts';
import { byDay } from '#scripts/journeys/journey.ts';
import { cardFrameUrl, FromCardFrame, type ToCardFrame } from '#shared/values/card-frame.ts';
import { directionOf, type Language, languages } from '#shared/values/language.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
  return () => browser.close();
});

/** A page with the card frame of a double, which records its messages. */
async function openFrame(
  use: (frame: Shown) => Promise<void>,
  language: Language = 'en',
  theme: 'light' | 'dark' = 'light',
) {
  await using stack = new AsyncDisposableStack();
  const site = createServer((_, response) => void response.setHeader('content-type', 'text/html').end(html())).listen(
    0,
    '127.0.0.1',
  );
  await once(site, 'listening');
  stack.defer(() => void site.close());
  stack.defer(() => site.closeAllConnections());
  const origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  const now = () => new Date();
  const stripe = createStripeDouble({ now });
  const { frameUrl } = stack.use(
    await serveStripeDouble({ stripe, publishableKey: 'pk_test_1', siteUrl: origin, now }),
  );
  const html = () => `<!doctype html><html lang="en" style="color-scheme: ${theme}"><title>A page</title>
    <iframe title="Card" style="inline-size: 100%; block-size: 30rem" src="${cardFrameUrl(frameUrl, { origin, language, theme }).replaceAll('&', '&amp;')}"></iframe>
    <script>said = []; addEventListener('message', ({ data, origin }) => said.push({ data, origin }))</script>`;

  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  context.setDefaultTimeout(90_000);
  stack.defer(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(origin);
  const messages = async () => {
    const all = await page.evaluate<{ data: unknown; origin: string }[]>('said');
    expect(all.every((each) => each.origin === new URL(frameUrl).origin)).toBe(true);
    return all.map(({ data }) => FromCardFrame.parse(data));
  };
  const waitForMessage = async (type: FromCardFrame['type']) => {
    await expect.poll(async () => (await messages()).some((each) => each.type === type)).toBe(true);
    return (await messages()).findLast((each) => each.type === type);
  };
  await waitForMessage('ready');
  const postToFrame = (message: ToCardFrame) =>
    page.evaluate(`document.querySelector('iframe').contentWindow.postMessage(${JSON.stringify(message)}, '*')`);
  await use({ page, stripe, fields: page.frameLocator('iframe'), postToFrame, waitForMessage, messages });
  expect(complaints).toEqual([]);
}
type Shown = {
  page: Page;
  stripe: StripeDouble;
  fields: ReturnType<Page['frameLocator']>;
  postToFrame: (message: ToCardFrame) => Promise<unknown>;
  waitForMessage: (type: FromCardFrame['type']) => Promise<FromCardFrame | undefined>;
  messages: () => Promise<FromCardFrame[]>;
};

/** A SetupIntent whose bank requires authentication. */
function createSetupIntent(stripe: StripeDouble): { id: string; client_secret: string } {
  const token = stripe.card({ number: '4000002760003184', exp_month: 12, exp_year: 2040, cvv: '123' }).id;
  const form = `confirm=true&confirmation_token=${token}`;
  const { body } = stripe.answer({ method: 'POST', path: '/v1/setup_intents', headers: {}, form });
  return JSON.parse(body) as { id: string; client_secret: string };
}

async function fill({ fields }: Shown, number: string, { cvv = '123', expiry = '1240' } = {}) {
  await fields.getByLabel(words.en.number).pressSequentially(number);
  await fields.getByLabel(words.en.expiry).pressSequentially(expiry);
  await fields.getByLabel(words.en.cvv).fill(cvv);
  await fields.getByLabel(words.en.name).fill('Ida Lindqvist');
}

test('shows an error at each empty field and focuses the first one', () =>
  openFrame(async ({ postToFrame, waitForMessage, fields }) => {
    await postToFrame({ type: 'submit' });
    expect(await waitForMessage('faults')).toEqual({
      type: 'faults',
      faults: { number: 'required', expiry: 'required', cvv: 'required', name: 'required' },
    });
    const number = fields.getByLabel(words.en.number);
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    const described = await number.getAttribute('aria-describedby');
    expect(await fields.locator(`#${described}`).textContent()).toBe(faultWords.en.required);
    expect(await number.evaluate((input) => input === input.ownerDocument.activeElement)).toBe(true);
  }));

test('groups the input as on the card and creates a token', () =>
  openFrame(async (frame) => {
    await fill(frame, '378282246310005', { cvv: '1234' });
    expect(await frame.fields.getByLabel(words.en.number).inputValue()).toBe('3782 822463 10005');
    expect(await frame.fields.getByLabel(words.en.expiry).inputValue()).toBe('12 / 40');
    await expect
      .poll(async () => (await frame.messages()).some((each) => each.type === 'complete' && each.complete))
      .toBe(true);
    await frame.postToFrame({ type: 'submit' });
    const token = await frame.waitForMessage('token');
    const made =
      token?.type === 'token' ? frame.stripe.store.get('confirmation_token', token.confirmation_token) : undefined;
    expect(made?.payment_method_preview?.card).toMatchObject({
      brand: 'amex',
      last4: '0005',
      exp_month: 12,
      exp_year: 2040,
    });
  }));

test('shows an invalid number when the field loses focus', () =>
  openFrame(async (frame) => {
    await fill(frame, '4242424242424241');
    expect(await frame.fields.locator('#number-fault').textContent()).toBe(faultWords.en['card.number']);
    await frame.fields.getByLabel(words.en.number).fill('4242424242424242');
    await expect.poll(() => frame.fields.locator('#number-fault').isHidden()).toBe(true);
  }));

describe.each([true, false])('the bank’s step, answered with %s', (ok) => {
  test('replaces the fields, then shows them again', () =>
    openFrame(async (frame) => {
      const { stripe, fields } = frame;
      const { id, client_secret } = createSetupIntent(stripe);
      await frame.postToFrame({ type: 'action', client_secret });
      await fields.getByRole('button', { name: ok ? words.en.yes : words.en.no }).click();
      expect(await frame.waitForMessage('action-done')).toEqual({ type: 'action-done', ok });
      expect(stripe.store.get('setup_intent', id)?.status).toBe(ok ? 'succeeded' : 'requires_payment_method');
      expect(await fields.getByLabel(words.en.number).isVisible()).toBe(true);
    }));
});

test('does not show a completed step again', () =>
  openFrame(async ({ postToFrame, waitForMessage }) => {
    await postToFrame({ type: 'action', client_secret: 'seti_1_secret_1' });
    expect(await waitForMessage('action-done')).toEqual({ type: 'action-done', ok: false });
  }));

test('reports a failed request and sends nothing twice', () =>
  openFrame(async (frame) => {
    await fill(frame, '4242424242424242');
    await frame.page.route('**/frame/cards', (route) => route.abort());
    await frame.postToFrame({ type: 'submit' });
    await frame.waitForMessage('error');
    expect(await frame.fields.getByRole('alert').textContent()).toBe(words.en.unreachable);
  }));

test('ignores messages of another window', () =>
  openFrame(async ({ page, messages, postToFrame, waitForMessage }) => {
    await page.evaluate(`{
      const stranger = document.body.appendChild(document.createElement('iframe'));
      const script = stranger.contentDocument.createElement('script');
      script.textContent = "parent.document.querySelector('iframe').contentWindow.postMessage({ type: 'submit' }, '*')";
      stranger.contentDocument.body.append(script);
    }`);
    await postToFrame({ type: 'look', language: 'en', theme: 'light' });
    await postToFrame({ type: 'action', client_secret: 'seti_1_secret_1' });
    await waitForMessage('action-done'); // the other window's message would have arrived by now
    expect((await messages()).filter(({ type }) => type === 'faults')).toEqual([]);
  }));

test('it speaks eight languages, each of them on the narrowest phone', () =>
  openFrame(async ({ page, fields, postToFrame }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await fields.getByLabel(words.en.number).fill('4242');
    await postToFrame({ type: 'submit' });
    for (const language of languages) {
      await postToFrame({ type: 'look', language, theme: 'light' });
      const root = fields.locator(`html[lang=${language}][dir=${directionOf(language)}]`);
      await root.waitFor();
      expect(await fields.getByLabel(words[language].number, { exact: true }).inputValue()).toBe('4242');
      expect(await fields.locator('#number-fault').textContent()).toBe(faultWords[language]['card.number']);
      expect(await root.evaluate((html) => html.scrollWidth <= html.clientWidth)).toBe(true);
    }
  }));

describe.each(byDay('ar', ['en', 'ar'] as const))('no accessibility fault in %s', (language) => {
  test.each(['light', 'dark'] as const)('%s', (theme) =>
    openFrame(
      async ({ page, stripe, postToFrame, waitForMessage }) => {
        const frame = page.frames().find((each) => each.url().includes('/frame?'));
        if (!frame) throw new Error('There is no frame');
        await frame.evaluate(axe);
        // The frame is part of a page: rules for whole pages do not apply.
        await frame.evaluate("document.body.style.background = 'var(--bg)'");
        const ofPages = ['region', 'landmark-one-main', 'page-has-heading-one'];
        const rules = Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }]));
        const faults = async () => {
          const { violations } = await frame.evaluate<AxeResults>(`axe.run(${JSON.stringify({ rules })})`);
          return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
        };
        await postToFrame({ type: 'submit' });
        await waitForMessage('faults');
        expect(await faults()).toEqual([]);
        await postToFrame({ type: 'action', client_secret: createSetupIntent(stripe).client_secret });
        await frame.locator('#bank').waitFor();
        expect(await faults()).toEqual([]);
      },
      language,
      theme,
    ),
  );
});

describe('the wallet', () => {
  const charge = {
    currency: 'EUR',
    minor_units: 2290,
    at: '2026-11-22T14:05:00.000Z',
    descriptor: 'CALLUNA REPORTS',
    due_now: 0,
  };
  async function openSheet({ fields, postToFrame, waitForMessage }: Shown) {
    await fields.getByRole('button', { name: words.en.walletPay }).click();
    await waitForMessage('wallet'); // the page says whether it may open
    expect(await fields.locator('#wallet-sheet').isVisible()).toBe(false);
    await postToFrame({ type: 'wallet', charge });
    await fields.getByText('€22.90').waitFor();
  }

  test('pays by a token of its own, which the page collects without any field', () =>
    openFrame(async (frame) => {
      await openSheet(frame);
      await frame.fields.getByRole('button', { name: words.en.walletConfirm, exact: true }).click();
      await frame.waitForMessage('wallet-confirmed');
      await frame.postToFrame({ type: 'submit' });
      const token = await frame.waitForMessage('token');
      const made =
        token?.type === 'token' ? frame.stripe.store.get('confirmation_token', token.confirmation_token) : undefined;
      expect(made?.payment_method_preview?.card).toMatchObject({ brand: 'visa', wallet: { type: 'google_pay' } });
      await frame.postToFrame({ type: 'submit' }); // it is collected once
      expect(await frame.waitForMessage('faults')).toMatchObject({ faults: { number: 'required' } });
    }));

  test('has a card that is declined', () =>
    openFrame(async (frame) => {
      await openSheet(frame);
      await frame.fields.getByLabel(words.en.walletDeclined).check();
      await frame.fields.getByRole('button', { name: words.en.walletConfirm, exact: true }).click();
      await frame.waitForMessage('wallet-confirmed');
      await frame.postToFrame({ type: 'submit' });
      const token = await frame.waitForMessage('token');
      if (token?.type !== 'token') throw new Error('There is no token');
      expect(frame.stripe.store.get('behaviour', token.confirmation_token)?.behaviour.decline).toBe('generic_decline');
    }));

  test('that is cancelled shows the fields again, and pays nothing', () =>
    openFrame(async (frame) => {
      await openSheet(frame);
      await frame.fields.getByRole('button', { name: words.en.walletCancel }).click();
      expect(await frame.fields.getByLabel(words.en.number).isVisible()).toBe(true);
      await frame.postToFrame({ type: 'submit' });
      await frame.waitForMessage('faults');
      expect((await frame.messages()).map(({ type }) => type)).not.toContain('wallet-confirmed');
    }));
});
