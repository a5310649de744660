import { describe, expect, test } from 'vitest';

import { handler } from '#functions/helpdesk/contact.ts';
import { helpdeskFixture } from '#functions/helpdesk/testing.ts';
import { aMember, exhausted } from '#functions/platform/testing.ts';
import type { Caller } from '#functions/platform/session.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addDays, addHours } from '#shared/values/duration.ts';

const fixture = helpdeskFixture();
const { deps, browser, messagesTo, tickets, account, now } = fixture;
const contact = (more: object = {}, as?: Caller, network = '10.9.1.1') =>
  browser({ as }).call(helpdesk.contact, handler.with({ ...deps, ...more }), { 'x-viewer-address': network });

let count = 0;
const message = (more: object = {}) => ({
  topic: 'charge-or-refund' as const,
  name: 'Ida Lindqvist',
  email: `ida.l${(count += 1)}@example.com`,
  reason: 'I was charged twice',
  details_description: 'There are two charges of November.',
  ...more,
});

test('200: stores a ticket, due within the promised hours, and confirms it by mail', async () => {
  const input = message({ language: 'ar' });
  const { reference } = await contact()(input);
  expect(reference).toMatch(/^CAL-T-[0-9A-Z]{6}$/);
  const ticket = await tickets.byReference(reference);
  expect(ticket).toMatchObject({
    reference,
    channel: 'form',
    state: 'open',
    language: 'ar',
    account_id: null,
    reason: 'I was charged twice',
    due_at: addHours(now(), 4).toISOString(),
  });
  expect(await tickets.entries(ticket!.ticket_id)).toMatchObject([
    { by: 'customer', what: 'message', name: 'Ida Lindqvist', text: 'There are two charges of November.' },
  ]);
  const [mail] = await messagesTo(input.email);
  expect(mail).toMatchObject({ purpose: 'ticket-received', language: 'ar', thread: { is_automatic: true } });
  expect(mail?.text).toContain(reference);
});

test('200: a ticket keeps the Portuguese of the browser for its mails', async () => {
  const input = message({ language: 'pt' });
  const headers = { 'x-viewer-address': '10.9.1.1', 'accept-language': 'pt-PT' };
  const { reference } = await browser({}).call(helpdesk.contact, handler.with(deps), headers)(input);
  expect(await tickets.byReference(reference)).toMatchObject({ language: 'pt', portuguese: 'pt-PT' });
  const [mail] = await messagesTo(input.email);
  expect(mail?.text).toContain('Agradecemos o contacto.');
});

test('200: the confirmation repeats nothing that a stranger wrote', async () => {
  const input = message({ name: 'Cheap watches', reason: 'Visit evil.example', details_description: 'evil.example' });
  await contact()(input);
  const [mail] = await messagesTo(input.email);
  expect(JSON.stringify(mail)).not.toMatch(/watches|evil/);
});

test('200: answers to the confirmation come back to the ticket', async () => {
  const input = message();
  const { reference } = await contact()(input);
  const ticket = await tickets.byReference(reference);
  const [mail] = await messagesTo(input.email);
  const { reply_to = '', references } = mail?.channel === 'email' ? mail.thread! : {};
  expect(reply_to.split('@')[0]!.length).toBeLessThanOrEqual(64);
  expect(await deps.addresses.ticketOf([`"Support" <${reply_to.toUpperCase()}>`])).toBe(ticket?.ticket_id);
  expect(await deps.addresses.ticketOf([reply_to.replace(/.@/, 'u@')])).toBeUndefined();
  expect(references).toEqual([`<${reference.toLowerCase()}@calluna.example>`]);
});

test('200: the confirmation gives the deadline on the clock of the customer', async () => {
  const input = message({ time_zone: 'Asia/Tokyo', language: 'ja' });
  await contact()(input);
  const [mail] = await messagesTo(input.email);
  expect(mail?.text).toMatch(/\d:\d\d（日本標準時）まで/);
  expect(mail?.text).not.toContain('UTC');
});

test('200: links the account of a member', async () => {
  const { account_id } = await account();
  const { reference } = await contact({}, aMember(account_id))(message());
  expect(await tickets.byReference(reference)).toMatchObject({ account_id });
  expect(await tickets.ofAccount(account_id)).toMatchObject([{ reference }]);
});

test('200: the same message sent again within an hour is one ticket and one mail', async () => {
  const input = message();
  const answers = await Promise.all([1, 2, 3].map(() => contact()(input)));
  answers.push(await contact({ limits: exhausted })(input));
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(await messagesTo(input.email)).toHaveLength(1);
});

describe('a call instead of a mail', () => {
  const day = () => addDays(now(), 3).toISOString().slice(0, 10);

  test('200: stores when to call, and says so', async () => {
    const input = message({ day: day(), time: '16:30', phone: '(218) 555-0142', time_zone: 'Europe/Lisbon' });
    const { reference } = await contact()(input);
    const at = `${day()}T16:30:00.000Z`;
    expect(await tickets.byReference(reference)).toMatchObject({
      callback: { at, phone: '+12185550142' },
      due_at: at,
    });
  });

  test('200: the confirmation names the call on the clock of the customer, and its number by the last digits', async () => {
    const call = { day: day(), time: '01:00', phone: '(218) 555-0142', time_zone: 'Europe/Paris' };
    const input = message({ ...call, language: 'fr' });
    const { reference } = await contact()(input);
    expect(await tickets.byReference(reference)).toMatchObject({ time_zone: 'Europe/Paris' });
    const [mail] = await messagesTo(input.email);
    expect(mail?.text).toContain(`${Number(day().slice(8))} `);
    expect(mail?.text).toMatch(/ à 1\sh \(heure d’Europe centrale\)/);
    expect(mail?.text).toContain('•••• 0142');
    expect(mail?.text).not.toMatch(/UTC|218/);
  });

  test('200: without a zone, its time is on the clock of support, which the confirmation names', async () => {
    const input = message({ day: day(), time: '16:30', phone: '(218) 555-0142' });
    await contact()(input);
    const [mail] = await messagesTo(input.email);
    expect(mail?.text).toMatch(/4:30\sPM \(Central Time\)/);
  });

  test.each([
    ['a number that is none', { phone: '12' }, { phone: ['Invalid Phone Number'] }],
    ['a day that has passed', { day: '2026-01-02' }, { time: ['This value is invalid.'] }],
    ['a day in the far future', { day: '2046-01-02' }, { time: ['This value is invalid.'] }],
    ['a missing time', { time: undefined }, { time: ['This field is required.'] }],
    ['a missing number', { phone: undefined }, { phone: ['This field is required.'] }],
    ['a zone that does not exist', { time_zone: 'Moon/Base' }, { time_zone: ['This value is invalid.'] }],
  ])('422: refuses %s', async (_, more, fields) => {
    const call = { day: day(), time: '16:30', phone: '(218) 555-0142', ...more };
    await expect(contact()(message(call))).rejects.toMatchObject({ status: 422, fields });
  });

  test('422: refuses a time at which support is closed', async () => {
    const closed = { hours: () => ({ ...deps.hours(), opens: '00:00', closes: '00:01' }) };
    const call = { day: day(), time: '16:30', phone: '(218) 555-0142' };
    await expect(contact(closed)(message(call))).rejects.toMatchObject({
      fields: { time: ['This value is invalid.'] },
    });
  });
});

test('422: requires reason, name and description', async () => {
  const empty = message({ reason: ' ', name: '', details_description: '\n' });
  const required = ['This field is required.'];
  await expect(contact()(empty)).rejects.toMatchObject({
    fields: { reason: required, name: required, details_description: required },
  });
});

test('422: names what is too long', async () => {
  const long = message({ reason: 'x'.repeat(257), details_description: 'x'.repeat(5001) });
  const tooLong = ['This text is too long.'];
  await expect(contact()(long)).rejects.toMatchObject({ fields: { reason: tooLong, details_description: tooLong } });
});

test('422: refuses card numbers', async () => {
  const input = message({ details_description: 'My card is 4242 4242 4242 4242.' });
  await expect(contact()(input)).rejects.toMatchObject({ code: 'request.card-number' });
  expect(await messagesTo(input.email)).toEqual([]);
});

test('409: gives up if another request keeps winning', async () => {
  const open = async () => Promise.reject(new Fault('request.conflict'));
  await expect(contact({ opener: { ...deps.opener, open } })(message())).rejects.toMatchObject({ status: 409 });
});

test('429: allows three messages a day from one mailbox and network, and twenty an hour from one network', async () => {
  const input = message();
  const limited = { limits: fixture.limits };
  for (let n = 0; n < 3; n++) await contact(limited, undefined, '10.8.1.1')({ ...input, reason: `Question ${n}` });
  const alias = { ...input, email: input.email.replace('@', '+1@') };
  for (const again of [input, alias]) {
    const refused = contact(limited, undefined, '10.8.1.1')(again);
    await expect(refused).rejects.toMatchObject({ code: 'request.too-many' });
  }
  await contact(limited, undefined, '10.8.9.1')(input); // its owner, elsewhere
  for (let n = 0; n < 20; n++) await contact(limited, undefined, '10.7.1.1')(message());
  await expect(contact(limited, undefined, '10.7.1.1')(message())).rejects.toMatchObject({ code: 'request.too-many' });
});

test('429: requires a browser proof', async () => {
  const proof = async () => Promise.reject(new Fault('request.proof-needed'));
  await expect(contact({ proof })(message())).rejects.toMatchObject({ code: 'request.proof-needed' });
});
