import { describe, expect, test, vi } from 'vitest';

import { browserStore } from '#functions/messaging/browsers.ts';
import { accountStore, recipientsOf } from '#functions/account/public.ts';
import { createAccount } from '#functions/account/testing.ts';
import { handler } from '#functions/composition/messaging/jobs/send-message.ts';
import { type Message, messageStore, newMessage, optOutStore } from '#functions/messaging/store.ts';
import { log } from '#functions/platform/log.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { fakeEmail } from '#functions/providers/email/fake.ts';
import { fakePush } from '#functions/providers/push/fake.ts';
import { fakeSms } from '#functions/providers/sms/fake.ts';
import { MINUTE } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();

const [messages, optOuts, browsers] = [messageStore(table), optOutStore(table), browserStore(table)];
const accounts = accountStore(table);
const stores = { messages, optOuts, browsers, recipients: recipientsOf(table) };
const common = { language: 'en', purpose: 'search-ready', account_id: null, send_before: null } as const;
const to = Phone.parse('+12185550142');
const link = 'https://calluna.example/en/search/1';

async function waiting(message: Message): Promise<Message> {
  await table.commit(messages.enqueue(message));
  return message;
}
const aText = (more: Partial<Extract<Message, { channel: 'sms' }>> = {}) =>
  waiting({
    ...newMessage({ channel: 'sms', to, text: `Calluna: ${link}`, ...common }, new Date()),
    ...more,
  } as Message);
const aMail = () =>
  waiting(
    newMessage(
      { channel: 'email', to: 'tamsin@example.com', subject: 'Hello', text: link, html: `<p>${link}`, ...common },
      new Date(),
    ),
  );
const lineDown = { send: async () => Promise.reject(new Error('no line')) };

function sending({
  keepsWords = true,
  ...replaced
}: { keepsWords?: boolean } & Partial<Record<'sms' | 'email' | 'push', object>> = {}) {
  const ways = { sms: fakeSms(), email: fakeEmail(), push: fakePush() };
  const send = handler.with({ ...stores, ...ways, ...(replaced as object), keepsWords: () => keepsWords });
  return { send, ...ways };
}

test('sends a waiting message once and marks it sent', async () => {
  const { send, sms } = sending();
  const { message_id, text } = await aText();
  await send({ message_id });
  await send({ message_id });
  expect(sms.sent).toEqual([{ to, text }]);
  expect(await messages.of(message_id)).toMatchObject({ state: 'sent', text });
});

test('of two concurrent attempts, one sends', async () => {
  const { send, sms } = sending();
  const { message_id } = await aText();
  await Promise.all([send({ message_id }), send({ message_id }), send({ message_id })]);
  expect(sms.sent).toHaveLength(1);
  expect(await messages.of(message_id)).toMatchObject({ state: 'sent' });
});

test('keeps a message that the carrier rejected, and sends it on the next attempt', async () => {
  const { message_id } = await aText();
  await expect(sending({ sms: lineDown }).send({ message_id })).rejects.toThrow('no line');
  expect(await messages.of(message_id)).toMatchObject({ state: 'waiting', tried_at: null, failed: { error: 'Error' } });
  const { send, sms } = sending();
  await send({ message_id });
  expect(sms.sent).toHaveLength(1);
});

test('retries after a crashed attempt once half a minute has passed', async () => {
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
  const { send, sms } = sending();
  await send({ message_id: (await aText({ tried_at: ago(10) })).message_id });
  expect(sms.sent).toEqual([]);
  await send({ message_id: (await aText({ tried_at: ago(31) })).message_id });
  expect(sms.sent).toHaveLength(1);
});

test('sends a held message once, not before its time', async () => {
  const soon = new Date(Date.now() + MINUTE).toISOString();
  const { send, sms } = sending();
  const { message_id } = await aText({ not_before: soon });
  await send({ message_id });
  expect(sms.sent).toEqual([]);
  expect(await messages.of(message_id)).toMatchObject({ state: 'waiting', tried_at: null });
  process.env.CLOCK_OFFSET_SECONDS = '61';
  await Promise.all([send({ message_id }), send({ message_id })]).finally(
    () => delete process.env.CLOCK_OFFSET_SECONDS,
  );
  expect(sms.sent).toHaveLength(1);
  expect(await messages.of(message_id)).toMatchObject({ state: 'sent' });
});

test('drops a held message when its recipient has closed the account', async () => {
  const { account_id } = await createAccount(table);
  const account = (await accounts.of(account_id))!;
  await accounts.replace(account, { ...account, closed_at: new Date().toISOString() });
  const { send, sms } = sending();
  const { message_id } = await aText({ account_id, not_before: new Date(Date.now() - 1000).toISOString() });
  await send({ message_id });
  expect(sms.sent).toEqual([]);
  expect(await messages.of(message_id)).toMatchObject({ state: 'refused', refused_because: 'account-closed' });
  await send({ message_id: (await aText({ account_id, purpose: 'number-left' })).message_id });
  expect(sms.sent).toHaveLength(1);
});

test('ignores an unknown message', async () => {
  const { send, sms } = sending();
  await send({ message_id: newId('message') });
  expect(sms.sent).toEqual([]);
});

test('gives up an expired message, and logs it as an error without its recipient', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue();
  const { send, sms } = sending({ keepsWords: false });
  const { message_id } = await aText({ purpose: 'pin', send_before: new Date(Date.now() - 1000).toISOString() });
  await send({ message_id });
  expect(sms.sent).toEqual([]);
  expect(await messages.of(message_id)).toMatchObject({ state: 'failed', text: '' });
  expect(error.mock.calls).toMatchObject([['a message was given up', { message_id, channel: 'sms', purpose: 'pin' }]]);
  expect(JSON.stringify(error.mock.calls)).not.toContain(to);
  error.mockRestore();
});

test('erases the content of sent messages outside development', async () => {
  const { send, email, sms } = sending({ keepsWords: false });
  const [text, mail] = [await aText(), await aMail()];
  await send({ message_id: text.message_id });
  await send({ message_id: mail.message_id });
  expect(sms.sent[0]?.text).toContain(link);
  expect(email.sent[0]).toEqual({ to: 'tamsin@example.com', subject: 'Hello', text: link, html: `<p>${link}` });
  for (const { message_id } of [text, mail]) {
    expect(JSON.stringify(await messages.of(message_id))).not.toContain(link);
  }
});

test('an outage of one channel does not block the others', async () => {
  const { send, sms } = sending({ email: lineDown });
  const [mail, text] = [await aMail(), await aText()];
  await expect(send({ message_id: mail.message_id })).rejects.toThrow('no line');
  await send({ message_id: text.message_id });
  expect(sms.sent).toHaveLength(1);
});

test('sends an opted-out number nothing but the opt-out confirmation', async () => {
  const { send, sms } = sending();
  const quiet = Phone.parse('+12185550143');
  await table.commit(optOuts.begin(quiet, new Date()));
  const [one, answer] = [await aText({ to: quiet, purpose: 'pin' }), await aText({ to: quiet, purpose: 'opted-out' })];
  await send({ message_id: one.message_id });
  await send({ message_id: answer.message_id });
  expect(sms.sent).toEqual([{ to: quiet, text: answer.text }]);
  expect(await messages.of(one.message_id)).toMatchObject({ state: 'refused', refused_because: 'opted-out' });
});

describe('sending a push', () => {
  const keys = { p256dh: 'x', auth: 'y' };
  const since = new Date().toISOString();
  async function anAccount(...endpoints: string[]) {
    const account_id = newId('account');
    for (const endpoint of endpoints) await browsers.add({ account_id, endpoint, keys, since });
    const content = { subject: 'Results', text: '3 people found.', path: '/en', is_silent: false };
    const message = await waiting(newMessage({ channel: 'push', to: account_id, ...content, ...common }, new Date()));
    return { account_id, message_id: message.message_id };
  }

  test('goes to every browser and removes expired subscriptions', async () => {
    const push = fakePush({ gone: ['https://push.example/2'] });
    const { account_id, message_id } = await anAccount('https://push.example/1', 'https://push.example/2');
    await sending({ push }).send({ message_id });
    expect(push.sent).toMatchObject([
      { endpoint: 'https://push.example/1', message: { tag: message_id, path: '/en' } },
    ]);
    expect(await browsers.all(account_id)).toMatchObject([{ endpoint: 'https://push.example/1' }]);
    expect(await messages.of(message_id)).toMatchObject({ state: 'sent' });
  });

  test('reaches the other browsers when one fails, and retries', async () => {
    const push = fakePush();
    const broken = {
      send: async (to: { endpoint: string }, message: never) =>
        to.endpoint.endsWith('1') ? Promise.reject(new Error('out of reach')) : push.send(to as never, message),
    };
    const { message_id } = await anAccount('https://push.example/1', 'https://push.example/2');
    await expect(sending({ push: broken }).send({ message_id })).rejects.toThrow('out of reach');
    expect(push.sent).toHaveLength(1);
    expect(await messages.of(message_id)).toMatchObject({ state: 'waiting' });
  });
});
