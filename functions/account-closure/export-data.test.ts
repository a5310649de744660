import { beforeEach, expect, test } from 'vitest';

import { handler } from '#functions/account-closure/export-data.ts';
import { accessLog, type Account, accountDataOf } from '#functions/account/public.ts';
import { browserStore } from '#functions/messaging/public.ts';
import { accountTickets } from '#functions/helpdesk/public.ts';
import { ticketOpener } from '#functions/helpdesk/open-ticket.ts';
import { loggedIn, NOW, createAccount, messagingDeps } from '#functions/account/testing.ts';
import { subscribe } from '#functions/billing/fixtures.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import type { AccountId } from '#shared/values/id.ts';

const table = temporaryTable();

const log = accessLog(table);
const deps = handler.with({
  ...messagingDeps(table),
  accountData: accountDataOf(table),
  accessLog: log,
  tickets: accountTickets(table),
});
const shape = {} as never;
let ida: Account;
beforeEach(async () => {
  const google = { subject: `SECRET-${crypto.randomUUID()}`, email: 'ida@example.com' };
  ida = await createAccount(table, { password: 'SECRET-hash', google });
});
const take = (of = ida, minutesAgo = 0) => calling(account.exportData, deps, { as: loggedIn(of, minutesAgo) })({});
const holds = (account_id: AccountId) =>
  Promise.all([
    table.set(shape, keys.pastSearch({ account_id, search_id: 'srch_1' }), { search_query: `of ${account_id}` }),
    table.set(shape, keys.opened({ account_id, person_id: 'per_1' }), { person_id: 'per_1', purpose: 'reconnect' }),
    table.set(shape, keys.ledger({ account_id, entry_id: 'led_1' }), { change: -1 }),
    table.set(shape, keys.contact({ account_id, phone: '+12185550101' }), { name: 'Somebody' }),
    table.set(shape, keys.line({ talk_id: account_id, line_id: 'ln_1' }), { who: 'visitor', text: 'Hello', at: '' }),
    table.set(shape, keys.secondFactor({ account_id }), { secret: 'SECRET-totp' }),
    table.set(shape, keys.passkey({ account_id, passkey_id: 'SECRET-id' }), {
      name: 'Phone',
      public_key: 'SECRET-key',
    }),
    table.set(shape, keys.session({ account_id, session_id: 'ses_1' }), { device: 'Firefox on Linux', generation: 7 }),
    subscribe(table, account_id, NOW),
    browserStore(table).add({
      account_id,
      endpoint: 'https://fcm.googleapis.com/SECRET-endpoint',
      keys: { p256dh: 'SECRET-p256dh', auth: 'SECRET-auth' },
      since: NOW.toISOString(),
    }),
  ]);

test('200: exports everything stored about the account and about no other', async () => {
  const other = await createAccount(table);
  await Promise.all([holds(ida.account_id), holds(other.account_id)]);
  const { data, generated_at } = await take();
  expect(generated_at).toBe(NOW.toISOString());
  expect(data).toMatchObject({
    account: [{ name: 'Ida Lindqvist', email: ida.email, second_factor: false }],
    searches: [{ search_query: `of ${ida.account_id}` }],
    reports: [{ person_id: 'per_1', purpose: 'reconnect' }],
    passkeys: [{ name: 'Phone' }],
    credits: [{ change: -1 }],
    contacts: [{ name: 'Somebody' }],
    conversation: [{ text: 'Hello' }],
    sessions: [{ device: 'Firefox on Linux' }],
    browsers: [{ since: NOW.toISOString() }],
    access: [{ what: 'exported' }],
    memberships: [{ status: 'active', price: { minor_units: 2490, currency: 'USD' }, card: { last4: '4242' } }],
    charges: [{ state: 'settled', receipt_number: 'C-1', paid_at: NOW.toISOString() }],
    consents: [
      {
        interval: 'month',
        terms_version: 7,
        terms: expect.stringMatching(/\/en\/assistant\/page\/[a-z-]+\/7$/) as string,
      },
    ],
  });
  expect(JSON.stringify(data)).not.toContain(other.account_id);
});

test('200: exports ended sessions as ended, as far as they are kept; each login is in the access log', async () => {
  const { account_id, epoch } = ida;
  const session = (session_id: string, more: object) =>
    table.set(shape, keys.session({ account_id, session_id }), { device: 'Firefox on Linux', ...more });
  await Promise.all([session('ses_1', { epoch }), session('ses_2', { epoch: epoch - 1 })]);
  await log.commit(log.line(account_id, { what: 'logged-in-password', device: 'Safari on iOS' }, NOW));
  const { data } = await take();
  expect(data.sessions).toMatchObject([{ is_running: true }, { is_running: false }]);
  expect(data.access).toContainEqual(expect.objectContaining({ what: 'logged-in-password', device: 'Safari on iOS' }));
});

test('200: exports no credentials', async () => {
  await holds(ida.account_id);
  const text = JSON.stringify(await take());
  expect(text).not.toMatch(/SECRET|revision|"pk"|generation/);
});

test('200: records the sign-in in the access log', async () => {
  await take();
  expect(await log.all(ida.account_id)).toMatchObject([{ what: 'exported', at: NOW.toISOString() }]);
});

test('429: allows five a day', async () => {
  for (let n = 0; n < 5; n++) await take();
  await expect(take()).rejects.toMatchObject({ code: 'request.too-many' });
});

test('200: exports the member’s own messages to support', async () => {
  const { outbox } = messagingDeps(table);
  const addresses = { of: async () => undefined, ticketOf: async () => undefined };
  const hours = () => ({ opens: '08:00', closes: '22:00', time_zone: 'UTC', answer_hours: 24 });
  const opener = ticketOpener(table, { outbox, addresses, hours, secret: async () => 'secret' });
  const words = { name: 'Ida', email: ida.email, reason: 'A question', text: 'Why was I charged?' };
  const of = {
    account_id: ida.account_id,
    callback: null,
    time_zone: null,
    mail_id: null,
    has_attachments: false,
    confirm: false,
  };
  await opener.open({ channel: 'form', topic: 'other', language: 'en', ...words, ...of }, NOW);
  const { data } = await take();
  expect(data.tickets).toMatchObject([{ reason: 'A question', messages: [{ text: 'Why was I charged?' }] }]);
});

test('403: requires a recent login or confirmation', async () => {
  await expect(take(ida, 11)).rejects.toMatchObject({ code: 'auth.login-again' });
});
