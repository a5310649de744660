import { expect, test } from 'vitest';

import { browserStore, messageStore } from '#functions/messaging/public.ts';
import { choiceStore } from '#functions/account/public.ts';
import type { StoredCall } from '#functions/calls/assistant/store.ts';
import { callbackFixture, NOW } from '#functions/calls/callbacks/testing.ts';
import { shortLinksOf } from '#functions/support/short-links.ts';
import type { Notifications, Ways } from '#shared/api/account.ts';
import type { AccountId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const fixture = callbackFixture();
type Owner = Awaited<ReturnType<typeof fixture.anOwner>>;
const spoken_name = { latin: '', kana: '', arabic: '', cyrillic: '' };
const settings = { detail: 'full', time_zone: 'America/Chicago', spoken_name } as const;
const codeIn = (text = '') => /http\S+\/(\w{7})/.exec(text)?.[1] ?? '';
const linkIn = (text?: string) => shortLinksOf(fixture.table).open(codeIn(text), NOW);

test('texts the owner about a missed call, with a link to it', async () => {
  const owner = await fixture.anOwner();
  const { call, appointment } = await fixture.agreed(owner);
  const current = (await fixture.calls.of(owner.account_id, call.id))!;
  const { writes } = await fixture.notices.missedCall({ owner, settings, call: current }, NOW);
  await fixture.table.commit(...writes);
  const [text] = await fixture.textsTo(owner.phone);
  expect(text).toMatch(/^\+\d+ says "Dana Brandt": The boat survey is done\. Call back Mon 10:30 AM\. http/);
  expect(await linkIn(text)).toMatch(new RegExp(`^/en/inbox/wch_\\w+/[\\w-]+\\?from=sms&message=${call.id}$`));
  expect(appointment.state).toBe('confirmed');
});

const textAbout = async (but: Partial<StoredCall>) => {
  const owner = await fixture.anOwner();
  const call = { ...(await fixture.aCallOf(owner.account_id)), ...but };
  const { writes } = await fixture.notices.missedCall({ owner, settings, call }, NOW);
  await fixture.table.commit(...writes);
  return (await fixture.textsTo(owner.phone))[0] ?? '';
};

test('says when an unbooked call is wanted, once', async () => {
  const wish = { callback_text: 'Tuesday after lunch' };
  expect(await textAbout(wish)).toContain('The boat survey is done. Wants a call "Tuesday after lunch".');
  const said = await textAbout({ ...wish, reason: 'Call me Tuesday after lunch about the boat.' });
  expect(said.match(/Tuesday/g)).toHaveLength(1);
});

test('says that a number is withheld, and not the one that the caller dictated', async () => {
  const callback_number = Phone.parse('+16125550199');
  const text = await textAbout({ caller_number: '', callback_number });
  expect(text).toContain('Number withheld, says "Dana Brandt": The boat survey is done. Number to call: see link.');
  expect(await textAbout({ callback_number })).toMatch(/^Caller says "Dana Brandt"/);
});

const aBrowser = async (account_id: AccountId) => {
  const keys = { p256dh: 'p', auth: 'a' };
  await browserStore(fixture.table).add({
    account_id,
    endpoint: `https://push.example/${account_id}`,
    keys,
    since: NOW.toISOString(),
  });
};
const choose = (owner: Owner, ways: Partial<Ways>, quiet_hours: Notifications['quiet_hours'] = null) =>
  choiceStore(fixture.table).change(owner.account_id, ({ notifications: { topics }, ...rest }) => ({
    ...rest,
    notifications: {
      topics: { ...topics, 'call-answered': { ...topics['call-answered'], ...ways } },
      quiet_hours,
      urgent_always: true,
      urgent_by_email: true,
    },
  }));
/** The messages about one call, by channel. */
const sentMessages = async (owner: Owner, more: { detail?: 'private'; urgency?: 'high' } = {}) => {
  const { detail = 'full', ...urgent } = more;
  const call = await fixture.aCallOf(owner.account_id, urgent);
  const { writes } = await fixture.notices.missedCall({ owner, settings: { ...settings, detail }, call }, NOW);
  if (writes.length) await fixture.table.commit(...writes);
  const all = await messageStore(fixture.table).latest(500);
  return all.filter(({ account_id }) => account_id === owner.account_id);
};

test('pushes a missed call with the chosen level of detail', async () => {
  const owner = await fixture.anOwner();
  await aBrowser(owner.account_id);
  const [push, text, ...more] = (await sentMessages(owner)).sort((a, b) => (a.channel < b.channel ? -1 : 1));
  expect([push?.channel, text?.channel, more]).toEqual(['push', 'sms', []]);
  expect(push).toMatchObject({
    to: owner.account_id,
    subject: expect.stringMatching(/^\+\d+ says "Dana Brandt"$/) as string,
  });
  expect(push).toMatchObject({ path: expect.stringMatching(/^\/en\/assistant\/call-details\?call=call_/) as string });
  const shy = await fixture.anOwner();
  await aBrowser(shy.account_id);
  expect((await sentMessages(shy, { detail: 'private' })).find(({ channel }) => channel === 'push')).toMatchObject({
    subject: 'Calluna: a new message.',
    text: '',
  });
});

const waysOf = async (...of: Parameters<typeof sentMessages>) =>
  (await sentMessages(...of)).map(({ channel }) => channel).sort();

test('uses chosen channels only: with all off, nothing is sent', async () => {
  const owner = { ...(await fixture.anOwner()), email_confirmed_at: NOW.toISOString() };
  await aBrowser(owner.account_id);
  await choose(owner, { sms: false, push: false });
  expect(await waysOf(owner)).toEqual([]);
  const each = { ...(await fixture.anOwner()), email_confirmed_at: NOW.toISOString() };
  await aBrowser(each.account_id);
  await choose(each, { email: true });
  expect(await waysOf(each)).toEqual(['email', 'push', 'sms']);
  const mailed = { ...(await fixture.anOwner()), email_confirmed_at: NOW.toISOString() };
  await choose(mailed, { email: true, sms: false });
  const [mail] = await sentMessages(mailed);
  expect(mail).toMatchObject({
    channel: 'email',
    to: mailed.email,
    subject: expect.stringMatching(/^\+\d+ says "Dana Brandt"$/) as string,
  });
  expect(mail?.text).toMatch(/https?:\S+\/en\/assistant\/call-details\?call=call_/);
  expect(mail?.text).toMatch(/Stop these emails:\nhttps?:\S+\/en\/stop-mail\/acc_\w+~call-answered~/);
  expect(mail).toMatchObject({ unsubscribe: expect.stringMatching(/\/api\/mails\/acc_\w+~call-answered~/) as string });
});

test('skips texts without a confirmed number and emails without a confirmed address', async () => {
  const [owner, other] = [await fixture.anOwner(), await fixture.anOwner()];
  await aBrowser(owner.account_id);
  expect(await waysOf({ ...owner, phone_confirmed_at: null })).toEqual(['push']);
  await choose(other, { email: true });
  expect(await waysOf({ ...other, email_confirmed_at: null })).toEqual(['sms']);
});

test('quiet hours delay every channel and its expiry, except for urgent calls', async () => {
  const owner = { ...(await fixture.anOwner()), email_confirmed_at: NOW.toISOString() };
  await aBrowser(owner.account_id);
  await choose(owner, { email: true }, { from: '13:00', to: '14:00' }); // thirteen past one, where they are
  const heldMessages = await sentMessages(owner);
  expect(heldMessages).toHaveLength(3);
  for (const { not_before, send_before } of heldMessages) {
    expect([not_before, send_before]).toEqual(['2026-11-21T20:00:00.000Z', '2026-11-22T20:00:00.000Z']);
  }
  const urgent = { ...(await fixture.anOwner()), email_confirmed_at: null };
  await choose(urgent, {}, { from: '13:00', to: '14:00' });
  const [text, ...more] = await sentMessages(urgent, { urgency: 'high' });
  expect([text?.channel, text?.not_before, more]).toEqual(['sms', null, []]);
  expect(text?.text).toMatch(/^URGENT: \+\d+ says "Dana Brandt"/);
});

test('an urgent call uses every channel at any hour, unless the owner turned that off', async () => {
  const asleep = { from: '13:00', to: '14:00' };
  const owner = { ...(await fixture.anOwner()), email_confirmed_at: NOW.toISOString() };
  await aBrowser(owner.account_id);
  await choose(owner, { sms: false, push: false }, asleep);
  const sent = await sentMessages(owner, { urgency: 'high' });
  expect(sent.map(({ channel, not_before }) => [channel, not_before]).sort()).toEqual([
    ['email', null],
    ['push', null],
    ['sms', null],
  ]);
  const other = { ...(await fixture.anOwner()), email_confirmed_at: NOW.toISOString() };
  await choose(other, {}, asleep);
  await choiceStore(fixture.table).change(other.account_id, (all) => ({
    ...all,
    notifications: { ...all.notifications, urgent_always: false },
  }));
  expect(await sentMessages(other, { urgency: 'high' })).toMatchObject([
    { channel: 'sms', not_before: '2026-11-21T20:00:00.000Z' },
  ]);
});

test('an urgent call is not mailed to an owner who stopped mails about calls', async () => {
  const owner = { ...(await fixture.anOwner()), email_confirmed_at: NOW.toISOString() };
  await choose(owner, { email: false });
  await choiceStore(fixture.table).change(owner.account_id, (all) => ({
    ...all,
    notifications: { ...all.notifications, urgent_by_email: false },
  }));
  expect((await sentMessages(owner, { urgency: 'high' })).map(({ channel }) => channel)).toEqual(['sms']);
});

test('a caller’s words lead nowhere, and no claim is a name', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.aCallOf(owner.account_id, {
    caller_name: 'Chase Bank fraud team',
    reason: 'Call 1 888 555 0199 or go to chase-help.com/verify now',
  });
  const { writes } = await fixture.notices.missedCall({ owner, settings, call }, NOW);
  await fixture.table.commit(...writes);
  const [text] = await fixture.textsTo(owner.phone);
  expect(text).toMatch(
    /^Unknown caller \+16125550138 says "Chase Bank fraud team": Call \.\.\. or go to \.\.\. now\. http/,
  );
  const known = { ...call, caller_name: 'Aiyana Bank', caller_name_source: 'contact' as const, reason: null };
  const other = await fixture.anOwner();
  await fixture.table.commit(
    ...(await fixture.notices.missedCall({ owner: other, settings, call: known }, NOW)).writes,
  );
  expect((await fixture.textsTo(other.phone))[0]).toMatch(/^Aiyana Bank \+16125550138\. http/);
});

test('sends no text to an unconfirmed number', async () => {
  const owner = { ...(await fixture.anOwner()), phone_confirmed_at: null };
  const call = await fixture.aCallOf(owner.account_id);
  expect((await fixture.notices.missedCall({ owner, settings, call }, NOW)).writes).toEqual([]);
});

test('the caller’s link shows their appointment, with the zone where their clock differs', async () => {
  const owner = await fixture.anOwner();
  const { appointment } = await fixture.agreed(owner);
  const there = { ...appointment, caller_number: '+14155550177' };
  const { writes } = fixture.notices.toCaller('callback-agreed', { owner, settings, appointment: there }, NOW);
  await fixture.table.commit(...writes);
  const [text] = await fixture.textsTo('+14155550177');
  expect(text).toContain('Mon 8:30 AM PST (10:30 AM CST)');
  const [, , view, webchat_id] = (await linkIn(text)).split('/');
  expect(view).toBe('doa');
  expect(await fixture.context.chats.of(webchat_id as never)).toMatchObject({
    about: { account_id: owner.account_id, appointment_id: appointment.id },
    account_id: null,
  });
});

test.each([
  ['', 'Ида'],
  ['Аида', 'Аида'],
])('a text in Russian names the owner in Cyrillic letters (%s)', async (cyrillic, said) => {
  const owner = await fixture.anOwner();
  const { appointment } = await fixture.agreed(owner);
  const number = cyrillic ? '+14155550178' : '+14155550179';
  const there = { ...appointment, caller_number: number, caller_language: 'ru' as const };
  const named = { ...settings, spoken_name: { ...spoken_name, cyrillic } };
  const { writes } = fixture.notices.toCaller('callback-agreed', { owner, settings: named, appointment: there }, NOW);
  await fixture.table.commit(...writes);
  expect((await fixture.textsTo(number))[0]).toMatch(new RegExp(`(^|\\s)${said}\\s`));
});

test.each([
  ['+351912345678', undefined, /^Ida liga-lhe /],
  ['+5511987654321', 'pt-PT', /^Ida liga /],
  ['+14155550180', 'pt-PT', /^Ida liga-lhe /],
  ['+14155550181', undefined, /^Ida liga /],
] as const)('a text to %s, whose owner chose %s, is in one Portuguese', async (number, portuguese, said) => {
  const owner = { ...(await fixture.anOwner()), ...(portuguese && { portuguese }) };
  const { appointment } = await fixture.agreed(owner);
  const there = { ...appointment, caller_number: number, caller_language: 'pt' as const };
  const { writes } = fixture.notices.toCaller('callback-agreed', { owner, settings, appointment: there }, NOW);
  await fixture.table.commit(...writes);
  expect((await fixture.textsTo(number))[0]).toMatch(said);
});
