import { expect, test } from 'vitest';

import type { Message } from '#functions/messaging/store.ts';
import { answerOf, api, dev, proofFor, tokenOf } from '#scripts/journeys/http.ts';
import { anAddress, journey, ops, withBrowser } from '#scripts/journeys/journey.ts';
import { newId } from '#shared/values/id.ts';

// What operators do to an account, and what its owner then gets over HTTP; titles begin with rows of docs/conformance.md.

withBrowser();

const because = ['--reason', 'A question about a charge', '--operator', 'noor'];

test('P4: support looks for fifteen minutes, changes nothing, and the customer sees it', async () => {
  const link = await ops('impersonate', 'noor@example.com', ...because);
  const token = /#support=(\S+)/.exec(link)?.[1] ?? '';
  const seen = await answerOf(await api('/user', undefined, { token }));
  expect(seen).toMatchObject({ status: 200, email: 'noor@example.com', support: { reason: because[1] } });
  const { until } = seen.support as { until: string };
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(14 * 60_000 - 1000);
  expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(15 * 60_000);

  for (const [path, body] of [
    ['/web_user/update', { name: 'Another Name' }],
    ['/billing/unsubscribe', {}],
    ['/user/delete', {}],
  ] as const) {
    expect(await answerOf(await api(path, body, { token }))).toMatchObject({ status: 403, code: 'auth.read-only' });
  }

  const own = await tokenOf('member');
  expect(await answerOf(await api('/user', undefined, { token: own }))).toMatchObject({ name: 'Noor Haddad' });
  const log = await answerOf(await api('/auth/access-log', undefined, { token: own }));
  expect(JSON.stringify(log)).toContain('support-looked');
  const { data } = await dev<{ data: Message[] }>('/outbox?channel=email');
  expect(data.find(({ purpose }) => purpose === 'support-looked')).toMatchObject({ to: 'noor@example.com' });
});

journey(
  'P4: the link opens the account in a browser, as support, and leaves no token in the address',
  async ({ page }) => {
    const link = await ops('impersonate', 'noor@example.com', ...because);
    const { pathname, hash } = new URL(/https?:\/\/\S+/.exec(link)?.[0] ?? '');
    await page.goto(pathname + hash);
    await page.locator('aside.banner', { hasText: because[1]! }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/en/account');
    expect(page.url()).not.toContain('#');
  },
);

test('P5: a blocked customer may not pay, and may again once the block is lifted', async () => {
  const token = await tokenOf('member');
  const pay = async () => {
    const from = anAddress();
    const offer = await answerOf(await api('/billing/offer', undefined, { token, from }));
    const order = {
      checkout_id: newId('checkout'),
      confirmation_token: 'ctoken_none',
      agreed: true,
      offer: offer.digest,
      language: 'en',
      proof: await proofFor('checkout', from),
    };
    return answerOf(await api('/billing/checkout', order, { token, from }));
  };
  await ops('no-pay', 'noor@example.com', 'on', ...because);
  expect(await pay()).toMatchObject({ status: 403, message: 'Customer is not allowed to pay' });
  await ops('no-pay', 'noor@example.com', 'off', ...because);
  expect(await pay()).toMatchObject({ status: 402, code: 'billing.not-completed' });
});
