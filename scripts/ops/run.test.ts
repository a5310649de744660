import { generateKeyPairSync } from 'node:crypto';

import { beforeEach, describe, expect, test } from 'vitest';

import { type Account, accountStore, newAccount } from '#functions/account/store.ts';
import { handler as getUser } from '#functions/account/auth/get-user.ts';
import { handler as endOthers } from '#functions/account/auth/end-other-sessions.ts';
import { sessionDepsOf, signIn } from '#functions/account/auth/session.ts';
import { accessLog } from '#functions/account/auth/store.ts';
import { chargeStore } from '#functions/billing/charge-store.ts';
import { subscribe } from '#functions/billing/fixtures.ts';
import { creditStore } from '#functions/billing/store.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { replyAddressesOf } from '#functions/helpdesk/reply-address.ts';
import { ticketOpener } from '#functions/helpdesk/open-ticket.ts';
import { messageStore, newMessage } from '#functions/messaging/store.ts';
import { cookiesOf } from '#functions/platform/cookies.ts';
import { toEvent } from '#functions/platform/event.ts';
import { sessionsOf } from '#functions/platform/session.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { fakeRecordings } from '#functions/providers/recordings/fake.ts';
import { signingWith } from '#functions/platform/token/local-signing.ts';
import { phraseStore } from '#functions/support/store.ts';
import { optionsFrom } from '#scripts/ops/options.ts';
import { run } from '#scripts/ops/run.ts';
import { auth } from '#shared/api/auth.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const signing = () => signingWith(() => privateKey);
const addresses = replyAddressesOf(
  () => 'support@calluna.example',
  async () => 'secret',
);
const { recordings } = fakeRecordings();
const stage = { table, open: () => table, site: () => 'https://calluna.example', signing, addresses, recordings };
const accounts = accountStore(table);
const sessions = sessionsOf(table, signing);
const log = accessLog(table);
const now = new Date();
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

let account: Account;
let phone: Phone;
let lines = 1000;
beforeEach(async () => {
  const account_id = newId('account');
  phone = Phone.parse(`+1218555${lines++}`);
  const overrides = { account_id, email: `${account_id.slice(-8).toLowerCase()}@example.com`, language: 'en' as const };
  account = newAccount({ ...overrides, name: 'Noor', phone, phone_confirmed_at: now.toISOString() }, now);
  await accounts.create(account);
});

const because = ['--reason', 'Charged twice, she says', '--operator', 'rosa'];
const ops = (args: string[], at = now) => run(optionsFrom([...args, '--table', 'x']), stage, at);
const callerOf = async (token: string, at = now) => {
  const headers = { authorization: `Bearer ${token}` };
  return sessions.callerOf(await toEvent(auth.getUser, new Request('http://test/api/auth/user', { headers })), at);
};
const logIn = async () => {
  const sessionDeps = { ...sessionDepsOf(table), signing, secret: async () => 'secret' };
  const entry = {
    how: 'logged-in-password' as const,
    from: { device: 'Firefox on Linux' },
    cookies: cookiesOf({}),
    remember: false,
    now,
  };
  return (await signIn((await accounts.of(account.account_id))!, entry, sessionDeps)).token;
};

describe('find', () => {
  test('finds an account by email, phone number and id', async () => {
    const spelt = `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
    for (const who of [account.email.toUpperCase(), phone, spelt, account.account_id]) {
      expect(await ops(['find', who])).toContain(account.account_id);
    }
  });

  test('shows no password or other secret', async () => {
    await accounts.replace((await accounts.of(account.account_id))!, { ...account, password: '$scrypt$secret' });
    expect(await ops(['find', account.email])).not.toContain('scrypt');
  });

  test('escapes what a name does to a terminal', async () => {
    const hostile = '\u001b[2JNoor\nblocked   no\u202e';
    await accounts.replace((await accounts.of(account.account_id))!, { ...account, name: hostile });
    expect(await ops(['find', account.email])).toContain('\\u001b[2JNoor\\u000ablocked   no\\u202e');
  });

  test('fails for an unknown account', async () => {
    await expect(ops(['find', 'nobody@example.com'])).rejects.toThrow('No account');
  });
});

describe('block', () => {
  test('ends sessions at the next request; allows login once unblocked', async () => {
    const token = await logIn();
    expect(await callerOf(token)).toMatchObject({ role: 'member' });
    await ops(['block', account.email, ...because]);
    expect(await callerOf(token)).toBeUndefined();
    expect((await accounts.of(account.account_id))?.blocked).toMatchObject({ operator: 'rosa' });

    await ops(['unblock', account.email, ...because]);
    expect(await callerOf(token)).toBeUndefined(); // the old session stays over
    expect(await callerOf(await logIn())).toMatchObject({ role: 'member' });
    const happened = (await log.all(account.account_id)).map(({ what }) => what);
    expect(happened).toEqual(expect.arrayContaining(['blocked', 'unblocked']));
  });

  test('blocking twice changes nothing', async () => {
    await ops(['block', account.email, ...because]);
    expect(await ops(['block', account.email, ...because])).toContain('already');
    await ops(['unblock', account.email, ...because]);
    expect(await ops(['unblock', account.email, ...because])).toContain('not blocked');
    expect(await log.all(account.account_id)).toHaveLength(2);
  });
});

describe('impersonate', () => {
  const tokenIn = (output: string) => /^https:\/\/calluna\.example\/en\/account#support=(\S+)$/m.exec(output)![1]!;

  test('gives support the member’s view for 15 minutes', async () => {
    const token = tokenIn(await ops(['impersonate', account.email, ...because]));
    const seen = await callerOf(token);
    expect(seen).toMatchObject({
      role: 'support',
      accountId: account.account_id,
      support: { reason: 'Charged twice, she says' },
    });
    expect(await callerOf(token, minutes(14))).toBeDefined();
    expect(await callerOf(token, minutes(15))).toBeUndefined();
    const headers = { authorization: `Bearer ${token}` };
    const event = await toEvent(auth.getUser, new Request('http://test/api/auth/user', { headers }));
    const answer = await getUser.with({ accounts, sessions })(event, {} as never);
    expect(JSON.parse(answer.body!)).toMatchObject({ user: { support: { reason: 'Charged twice, she says' } } });
  });

  test('allows no changes', async () => {
    const token = tokenIn(await ops(['impersonate', account.email, ...because]));
    const request = new Request('http://test/api/auth/sessions/end-others', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: '{}',
    });
    const answer = await endOthers.with({ sessions })(await toEvent(auth.endOtherSessions, request), {} as never);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('auth.read-only');
  });

  test('informs the customer in their access log and by mail', async () => {
    await ops(['impersonate', account.email, ...because]);
    expect(await log.all(account.account_id)).toMatchObject([
      { what: 'support-looked', details: 'Charged twice, she says' },
    ]);
    const emails = (await messageStore(table).latest(100)).filter(
      ({ account_id }) => account_id === account.account_id,
    );
    expect(emails).toMatchObject([{ purpose: 'support-looked', to: account.email, state: 'waiting' }]);
  });

  test('refuses a blocked account and sends no mail', async () => {
    await ops(['block', account.email, ...because]);
    await expect(ops(['impersonate', account.email, ...because])).rejects.toThrow('unblock it first');
    expect((await log.all(account.account_id)).map(({ what }) => what)).toEqual(['blocked']);
  });
});

describe('grant', () => {
  test('grants credits with a reason', async () => {
    expect(await ops(['grant', account.email, '3', ...because])).toContain('has 3 now');
    const store = creditStore(table);
    expect(await store.ledger(account.account_id)).toMatchObject([{ cause: 'support', change: 3 }]);
  });

  test('grants once a day for the same reason', async () => {
    await Promise.all([1, 2].map(() => ops(['grant', account.email, '3', ...because])));
    expect((await creditStore(table).balance(account.account_id)).left).toBe(3);
    await ops(['grant', account.email, '3', ...because], minutes(24 * 60));
    expect((await creditStore(table).balance(account.account_id)).left).toBe(6);
  });
});

describe('money', () => {
  const lettersTo = async () =>
    (await messageStore(table).latest(100)).filter(({ to }) => to === account.email).map(({ purpose }) => purpose);
  const happened = () => log.all(account.account_id);

  test('payments: lists membership and charges without provider ids', async () => {
    const { charge } = await subscribe(table, account.account_id, now);
    const output = await ops(['payments', account.email]);
    for (const part of ['active', 'Visa •••• 4242', '$24.90', charge.charge_id, 'receipt C-1'])
      expect(output).toContain(part);
    expect(output).not.toContain('SECRET');
  });

  test('payments: says that an account has never paid', async () => {
    expect(await ops(['payments', account.email])).toMatch(/may pay +yes\nmembership +none$/);
  });

  test('refund: records the refund of a charge of any age for the sweep', async () => {
    const { charge } = await subscribe(table, account.account_id, minutes(-300 * 24 * 60));
    expect(await ops(['refund', account.email, 'C-1', ...because])).toContain('within ten minutes');
    const decided = await chargeStore(table).of(account.account_id, charge.charge_id);
    expect(decided).toMatchObject({ state: 'refunding', refund: { because: 'support', done_at: null } });
    expect((await chargeStore(table).neglected(minutes(10), 100)).map(({ charge_id }) => charge_id)).toContain(
      charge.charge_id,
    );
    expect(await lettersTo()).toEqual(['refund-begun']);
    expect(await happened()).toMatchObject([{ what: 'support-refunded', details: 'Charged twice, she says' }]);
    expect(await ops(['refund', account.email, charge.charge_id, ...because])).toContain('already');
    expect(await happened()).toHaveLength(1);
    await expect(ops(['refund', account.email, 'C-2', ...because])).rejects.toThrow('no charge');
  });

  test('cancel: ends with the paid period, once', async () => {
    const { subscription } = await subscribe(table, account.account_id, now);
    expect(await ops(['cancel', account.email, ...because])).toContain(subscription.paid_until);
    const ended = { status: 'cancelled', ended_because: 'support', paid_until: subscription.paid_until };
    expect(await subscriptionStore(table).of(account.account_id)).toMatchObject(ended);
    expect(await lettersTo()).toEqual(['unsubscribed']);
    expect(await ops(['cancel', account.email, ...because], minutes(1))).toContain('before');
    expect(await happened()).toMatchObject([{ what: 'support-cancelled' }]);
  });

  test('cancel: fails without a membership', async () => {
    await expect(ops(['cancel', account.email, ...because])).rejects.toMatchObject({
      code: 'billing.no-active-subscription',
    });
  });

  test('no-pay: works for an account that never paid, and off restores its customer', async () => {
    const customer = () => subscriptionStore(table).customer(account.account_id);
    expect(await ops(['no-pay', account.email, 'off', ...because])).toBe('They may pay.');
    await ops(['no-pay', account.email, 'on', ...because]);
    expect(await customer()).toMatchObject({ customer_id: null, blocked: { reason: 'rosa: Charged twice, she says' } });
    expect(await ops(['no-pay', account.email, 'on', ...because])).toContain('already');
    expect(await ops(['payments', account.email])).toContain('no, since');
    await ops(['no-pay', account.email, 'off', ...because], minutes(1));
    expect(await customer()).toMatchObject({ customer_id: null, blocked: null });
    expect((await happened()).map(({ what }) => what)).toEqual(['paying-allowed', 'paying-blocked']);
  });
});

describe('messages', () => {
  async function message(overrides: object) {
    const base = {
      channel: 'email' as const,
      to: account.email,
      language: 'en' as const,
      purpose: 'password-changed' as const,
      account_id: account.account_id,
      subject: 's',
      text: 't',
      html: 'h',
      send_before: now.toISOString(),
    };
    const item = { ...newMessage(base, now), state: 'failed' as const, ...overrides };
    await table.commit(messageStore(table).enqueue(item));
    return item.message_id;
  }
  const erased = { text: '', html: '' };
  const failed = { at: now.toISOString(), error: 'ThrottledException' };

  test('list: those of an account that were not sent, each with its state and reason', async () => {
    const held = await message({ state: 'waiting', not_before: minutes(60).toISOString() });
    const tried = await message({ state: 'waiting', failed });
    const given = await message({ ...erased, failed });
    const refused = await message({ ...erased, state: 'refused', refused_because: 'call-settled' });
    const sent = await message({ ...erased, state: 'sent' });
    const foreign = await message({ account_id: null, to: 'someone@example.com' });
    const listed = await ops(['messages', 'list', account.email]);
    const lineOf = (id: string) => listed.split('\n').find((line) => line.startsWith(id));
    expect(listed).toMatch(/^4 not sent\./);
    expect(lineOf(held)).toMatch(/waiting {2}email .*held until/);
    expect(lineOf(tried)).toMatch(/failed at .* with ThrottledException, until/);
    expect(lineOf(given)).toMatch(/failed .*given up at .* with ThrottledException/);
    expect(lineOf(refused)).toContain('its call was marked as spam or deleted');
    expect([lineOf(sent), lineOf(foreign)]).toEqual([undefined, undefined]);
    expect(await ops(['messages', 'list'])).toContain(foreign);
  });

  test('list: by the number of a caller, who has no account', async () => {
    const id = await message({ channel: 'sms', to: '+12185559876', account_id: null });
    expect(await ops(['messages', 'list', '+1 218 555 9876'])).toMatch(new RegExp(`^1 not sent.\\n${id}`));
    expect(await ops(['messages', 'list', '+1 218 555 9875'])).toBe('0 not sent.');
  });

  test('resend: not one that was sent, also where its words are kept', async () => {
    const id = await message({ state: 'sent', sent_at: minutes(0).toISOString() });
    await expect(ops(['resend', id])).rejects.toThrow('not sent twice');
    expect(await messageStore(table).of(id)).toMatchObject({ state: 'sent' });
  });

  test('resend: one that waits, or whose words are kept, is tried for another day', async () => {
    for (const state of ['waiting', 'failed']) {
      const id = await message({ state });
      expect(await ops(['resend', id])).toContain(`until ${minutes(24 * 60).toISOString()}`);
      expect(await messageStore(table).of(id)).toMatchObject({
        state: 'waiting',
        tried_at: null,
        send_before: minutes(24 * 60).toISOString(),
      });
    }
  });

  test('resend: never an empty message, which one is that was given up', async () => {
    const id = await message({ ...erased, state: 'failed' });
    await expect(ops(['resend', id])).rejects.toThrow('words were erased');
    expect(await messageStore(table).of(id)).toMatchObject({ state: 'failed' });
  });

  test('resend: no expired link', async () => {
    const id = await message({ text: 'https://calluna.example/en/reset-password/abc' });
    await expect(ops(['resend', id])).rejects.toThrow('over');
  });

  test('resend: neither a refused message, whose reason it names, nor an unknown one', async () => {
    const refused = (refused_because?: string) => message({ state: 'refused', refused_because });
    await expect(ops(['resend', await refused('opted-out')])).rejects.toThrow('opted out of texts by STOP');
    await expect(ops(['resend', await refused('account-closed')])).rejects.toThrow('account was closed');
    await expect(ops(['resend', await refused()])).rejects.toThrow('not noted');
    await expect(ops(['resend', newId('message')])).rejects.toThrow('no message');
    await expect(ops(['resend', 'x'])).rejects.toThrow('no message');
  });
});

test('translations: lists missing phrases by language, most frequent first', async () => {
  expect(await ops(['translations'])).toBe('No page was without words.');
  const phrases = phraseStore(table);
  await phrases.count('fr', ['home.one', 'home.two'], now);
  await phrases.count('fr', ['home.two'], now);
  await phrases.count('ar', ['home.one'], now);
  expect(await ops(['translations'])).toBe(
    ['ar: 1 missing', '      1  home.one', '', 'fr: 2 missing', '      2  home.two', '      1  home.one'].join('\n'),
  );
});

describe('support', () => {
  const hours = () => ({ opens: '08:00', closes: '22:00', time_zone: 'UTC', answer_hours: 24 });
  const opener = ticketOpener(table, { addresses, hours, secret: async () => 'secret' });
  const open = (reason: string) =>
    opener.open(
      {
        ...{ channel: 'form', topic: 'other', language: 'en', name: 'Ida', email: 'ida@example.com' },
        ...{ reason, text: `${reason}\u001b[2J`, callback: null, time_zone: null, account_id: null, mail_id: null },
        ...{ has_attachments: false, confirm: false },
      },
      now,
    );

  test('grants and revokes the role, in the access log', async () => {
    expect(await ops(['support', 'grant', account.email, ...because])).toContain('second factor first');
    expect(await ops(['support', 'grant', account.email, ...because])).toContain('already');
    expect(await accounts.of(account.account_id)).toMatchObject({ is_support: true });
    await ops(['support', 'revoke', account.email, ...because]);
    expect(await accounts.of(account.account_id)).toMatchObject({ is_support: false });
    const lines = (await log.all(account.account_id)).map(({ what }) => what).sort();
    expect(lines).toEqual(['support-role-granted', 'support-role-revoked']);
  });

  test('lists, shows, answers, assigns, closes and reopens tickets', async () => {
    const reference = await open('A charge');
    expect(await ops(['tickets', 'list'])).toContain(reference);
    await expect(ops(['tickets', 'assign', reference, account.email, '--operator', 'rosa'])).rejects.toThrow('grant');
    await ops(['support', 'grant', account.email, ...because]);
    await ops(['tickets', 'assign', reference, account.email, '--operator', 'rosa']);
    await ops(['tickets', 'answer', reference, '--text', 'It was refunded.', '--operator', 'rosa']);
    const [mail] = (await messageStore(table).latest(50)).filter(({ purpose }) => purpose === 'ticket-answered');
    expect(mail).toMatchObject({ to: 'ida@example.com', state: 'waiting' });
    expect(mail?.channel === 'email' && mail.thread?.reply_to).toContain('support+');
    await ops(['tickets', 'close', reference, '--operator', 'rosa']);
    expect(await ops(['tickets', 'list', 'closed'])).toContain(reference);
    await ops(['tickets', 'reopen', reference.toLowerCase(), '--operator', 'rosa']);
    const shown = await ops(['tickets', 'show', reference]);
    for (const words of ['A charge\\u001b', 'It was refunded.', 'assigned to Noor', 'rosa, reopened'])
      expect(shown).toContain(words);
  });

  test.each([
    [['tickets', 'show', 'CAL-T-000000'], 'no ticket'],
    [['tickets', 'list', 'all'], 'which of them'],
    [['tickets', 'show'], 'which of them'],
    [['support', 'promote', 'x', ...because], 'grant'],
  ])('rejects %j with a reason', async (args, why) => {
    await expect(Promise.resolve().then(() => ops(args))).rejects.toThrow(why);
  });
});
