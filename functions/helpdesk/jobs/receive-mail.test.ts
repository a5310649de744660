import { expect, test } from 'vitest';

import { handler } from '#functions/helpdesk/jobs/receive-mail.ts';
import { ADDRESS, helpdeskFixture } from '#functions/helpdesk/testing.ts';
import type { InboundMail } from '#functions/providers/inbound-mail/port.ts';

const fixture = helpdeskFixture();
const { deps, tickets, ticket, actions, addresses, messagesTo, now } = fixture;

/** The bucket. */
const files = new Map<string, string>();
const mail: InboundMail = {
  read: async (id, most) => {
    const bytes = Buffer.from(files.get(id) ?? '');
    return files.has(id) ? { bytes: bytes.subarray(0, most), isWhole: bytes.length <= most } : undefined;
  },
  remove: async (id) => void files.delete(id),
};
const job = handler.with({
  ...{ opener: deps.opener, actions, addresses, limits: fixture.limits },
  mail: () => mail,
  ownAddresses: () => [ADDRESS, 'hello@calluna.example'],
  clock: now,
});

let count = 0;
type Letter = { from?: string; to?: string; subject?: string; text?: string; headers?: string[]; id?: string | null };
const letter = ({
  from = 'ida@example.com',
  to = ADDRESS,
  headers = [],
  id = `<${++count}@mail.example.com>`,
  ...rest
}: Letter = {}) =>
  [
    `From: Ida Lindqvist <${from}>`,
    `To: <${to}>`,
    `Subject: ${rest.subject ?? 'I was charged twice'}`,
    ...(id ? [`Message-ID: ${id}`] : []),
    ...headers,
    '',
    rest.text ?? 'There are two charges of November.',
  ].join('\r\n');

type Receipt = { recipients?: string[]; spamVerdict?: { status: string }; virusVerdict?: { status: string } };
async function arrive(raw: string, receipt: Receipt = {}): Promise<void> {
  const messageId = `m${++count}`;
  files.set(messageId, raw);
  const ses = { mail: { messageId }, receipt: { recipients: [ADDRESS], ...receipt } };
  await job({ Records: [{ ses }] });
  expect(files.has(messageId)).toBe(false);
}
const fromOf = async (email: string) => (await tickets.inState('open', 500)).filter((each) => each.email === email);
/** A ticket, the address that answers to it come to, and its texts. */
async function conversation() {
  const stored = await ticket();
  const { ticket_id, email } = stored;
  const address = (await addresses.of(ticket_id)) ?? '';
  const texts = async () => (await tickets.entries(ticket_id)).map(({ text }) => text);
  return { ...stored, email: email ?? '', address, texts };
}

test('a mail opens a ticket, and the confirmation to its sender has the reference', async () => {
  await arrive(letter({ from: 'Tamsin@Example.com', subject: '=?utf-8?q?Zweimal_=E2=82=AC?=' }));
  const [opened] = await fromOf('tamsin@example.com');
  expect(opened).toMatchObject({ channel: 'mail', state: 'open', name: 'Ida Lindqvist', reason: 'Zweimal €' });
  const [confirmation] = await messagesTo('tamsin@example.com');
  expect(confirmation).toMatchObject({
    purpose: 'ticket-received',
    thread: { is_automatic: true, references: [expect.any(String), opened?.last_mail_id] as unknown[] },
  });
  expect(confirmation?.text).toContain(opened?.reference);
});

test('an answer joins its ticket, without what it quotes, and opens it again', async () => {
  const { ticket_id, email, address, texts } = await conversation();
  await actions.answer({ ticket_id }, 'Which card was it?', { account_id: null, name: 'Noor' }, now());
  const text = 'The blue one.\r\n\r\nOn Monday, Calluna wrote:\r\n> Which card was it?';
  await arrive(letter({ from: email, to: address.toUpperCase(), text, id: '<answer@mail.example.com>' }));
  expect(await texts()).toEqual(['There are two charges of November.', 'Which card was it?', 'The blue one.']);
  expect(await tickets.of(ticket_id)).toMatchObject({ state: 'open', last_mail_id: '<answer@mail.example.com>' });
});

test('an answer to a closed ticket opens it again', async () => {
  const { ticket_id, email, address } = await conversation();
  await actions.close({ ticket_id }, null, now());
  await arrive(letter({ from: email, to: address }));
  expect(await tickets.of(ticket_id)).toMatchObject({ state: 'open' });
});

test('the envelope’s recipient counts where the headers name none', async () => {
  const { email, address, texts } = await conversation();
  await arrive(letter({ from: email, to: 'undisclosed@example.com', text: 'By the envelope' }), {
    recipients: [address],
  });
  expect(await texts()).toContain('By the envelope');
});

test('a forged token joins nothing', async () => {
  const { address, texts } = await conversation();
  const forged = address.replace(/.@/, (end) => (end.startsWith('0') ? '1@' : '0@'));
  await arrive(letter({ from: 'forger@example.com', to: forged, text: 'Forged' }));
  expect(await texts()).not.toContain('Forged');
  expect(await fromOf('forger@example.com')).toHaveLength(1);
});

test('the same mail is taken once', async () => {
  const { email, address, texts } = await conversation();
  const [answer, first] = [letter({ from: email, to: address, text: 'Once' }), letter({ from: 'twice@example.com' })];
  for (let n = 0; n < 3; n++) {
    await arrive(answer);
    await arrive(first);
  }
  expect((await texts()).filter((text) => text === 'Once')).toHaveLength(1);
  expect(await fromOf('twice@example.com')).toHaveLength(1);
  expect(await messagesTo('twice@example.com')).toHaveLength(1);
});

test('an event that is delivered again finds nothing to do', async () => {
  await job({ Records: [{ ses: { mail: { messageId: 'gone' }, receipt: { recipients: [ADDRESS] } } }] });
});

const file = [
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=part',
  '',
  '--part\r\nContent-Type: text/plain\r\n\r\nSee the picture.',
  '--part\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename="a.png"\r\n\r\nSECRET-FILE\r\n--part--',
];

test('an attachment is dropped, and the confirmation says so', async () => {
  await arrive(letter({ from: 'files@example.com', headers: file }));
  const [opened] = await fromOf('files@example.com');
  const entries = await tickets.entries(opened!.ticket_id);
  expect(entries.map(({ what, text }) => [what, text])).toEqual([
    ['message', 'See the picture.'],
    ['attachments-removed', ''],
  ]);
  expect(JSON.stringify([opened, entries])).not.toContain('SECRET-FILE');
  expect((await messagesTo('files@example.com'))[0]?.text).toContain('do not accept attachments');
});

test('an attachment to an answer is dropped, and a mail says so', async () => {
  const { email, address, texts } = await conversation();
  await arrive(letter({ from: email, to: address, headers: file }));
  expect(await texts()).toContain('See the picture.');
  expect((await messagesTo(email)).map(({ purpose }) => purpose)).toContain('attachments-removed');
});

test('of a huge mail the beginning is kept', async () => {
  await arrive(letter({ from: 'huge@example.com', text: `Hello\r\n${'x'.repeat(3_000_000)}` }));
  const [opened] = await fromOf('huge@example.com');
  const [entry] = await tickets.entries(opened!.ticket_id);
  expect(entry?.text.length).toBeLessThanOrEqual(20_000);
});

test('HTML becomes text, and a card’s number and code are blacked out', async () => {
  const text = '<style>p{}</style><p>My card is<br>4242 4242 4242 4242, 123</p><script>alert(1)</script>';
  await arrive(letter({ from: 'html@example.com', headers: ['Content-Type: text/html'], text }));
  const [opened] = await fromOf('html@example.com');
  const [entry] = await tickets.entries(opened!.ticket_id);
  expect(entry?.text).toBe('My card is\n••••, ••••');
});

test.each([
  ['an absence note', ['Auto-Submitted: auto-replied']],
  ['a mailing list', ['List-Id: <news.example.com>']],
  ['a bulk mail', ['Precedence: bulk']],
  ['a failed delivery', ['Content-Type: multipart/report; boundary=x']],
  ['a bounce', ['Return-Path: <>']],
])('%s is ignored', async (what, headers) => {
  const from = `${what.replace(/\W/g, '')}@example.com`;
  await arrive(letter({ from, headers }));
  expect(await fromOf(from)).toEqual([]);
  expect(await messagesTo(from)).toEqual([]);
});

test.each([
  ['our own address', letter({ from: 'hello@calluna.example' }), {}],
  ['a mailer daemon', letter({ from: 'mailer-daemon@example.com' }), {}],
  ['spam', letter({ from: 'spam@example.com' }), { spamVerdict: { status: 'FAIL' } }],
  ['a virus', letter({ from: 'virus@example.com' }), { virusVerdict: { status: 'FAIL' } }],
  ['a mail without a sender', 'Subject: Hello\r\n\r\nHello', {}],
  ['no mail at all', '\u0000\u0001', {}],
])('%s is ignored', async (_, raw, receipt) => {
  const before = (await tickets.inState('open', 500)).length;
  await arrive(raw, receipt);
  expect(await tickets.inState('open', 500)).toHaveLength(before);
});

test('two machines that answer each other are stopped', async () => {
  for (let n = 0; n < 25; n++) await arrive(letter({ from: 'machine@example.com' }));
  expect(await messagesTo('machine@example.com')).toHaveLength(20);
});

test('a mail after twenty forged ones in the same name is kept', async () => {
  for (let n = 0; n < 20; n++) await arrive(letter({ from: 'victim@example.com' }));
  await arrive(letter({ from: 'victim@example.com', subject: 'A real question' }));
  expect((await fromOf('victim@example.com')).map(({ reason }) => reason)).toContain('A real question');
});

test('thirty replies at once are all kept, none twice', async () => {
  const { email, address, texts } = await conversation();
  const replies = Array.from({ length: 30 }, (_, n) => letter({ from: email, to: address, text: `Reply ${n}` }));
  await Promise.all([...replies, ...replies.slice(0, 10)].map((raw) => arrive(raw)));
  const kept = (await texts()).filter((text) => text.startsWith('Reply'));
  expect(kept.toSorted()).toEqual(replies.map((_, n) => `Reply ${n}`).toSorted());
});

test('characters that deceive are removed from the name, the subject and the text', async () => {
  const subject = `=?utf-8?B?${Buffer.from('Refund\u202Efdp\r\nBcc: all@example.com').toString('base64')}?=`;
  const raw = letter({
    from: 'deceiver@example.com',
    subject,
    text: `I\u0000 am${'\u0338'.repeat(10_000)}\u2066 here`,
  });
  await arrive(raw.replace('Ida Lindqvist', `=?utf-8?B?${Buffer.from('I\u202Eda\u200B').toString('base64')}?=`));
  const [opened] = await fromOf('deceiver@example.com');
  expect(opened).toMatchObject({ name: 'Ida', reason: 'Refundfdp Bcc: all@example.com' });
  const [entry] = await tickets.entries(opened!.ticket_id);
  expect(entry?.text.length).toBeLessThan(20);
});

test.each([
  ['ja', 'テスト通話が録音音声につながります。どうすればよいですか。', []],
  ['ar', 'مكالمة الاختبار تصل إلى صوت مسجل', []],
  ['ru', 'Тестовый звонок попадает на автоответчик', []],
  ['fr', 'Bonjour', ['Content-Language: fr-CA']],
])('a mail in %s is answered in it', async (language, text, headers) => {
  const from = `${language}@example.com`;
  await arrive(letter({ from, text, headers: [...headers, 'Content-Type: text/plain; charset=utf-8'] }));
  expect(await fromOf(from)).toMatchObject([{ language }]);
});
