import { expect, test } from 'vitest';

import { outboxOf } from '#functions/messaging/outbox.ts';
import { messageStore } from '#functions/messaging/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { answerText, mailPage, outbox as outboxPage } from '#scripts/dev/pages/outbox.ts';
import { newId } from '#shared/values/id.ts';

const table = temporaryTable();

const messages = messageStore(table);
const outbox = outboxOf(table, async () => {});
const page = { headers: { accept: 'text/html' } };
const at = (path: string, init?: RequestInit) => new Request(`http://localhost${path}`, init);

const to = { account_id: newId('account'), language: 'en' } as const;
const text = outbox.queue(
  { purpose: 'pin', to: '+12185550142', ...to, params: { pin: '012345' } },
  new Date('2026-11-21T12:00:00Z'),
);
const link = 'https://calluna.example/en/confirm/confirm-email/abc';
const params = { link, until: '2026-11-21T13:00:00.000Z' };
const mail = outbox.queue(
  { purpose: 'confirm-email', to: 'tamsin@example.com', ...to, time_zone: null, params },
  new Date('2026-11-21T12:01:00Z'),
);
await table.commit(text.write, mail.write);

test('returns all messages as JSON, newest first, or those of a channel or to a recipient', async () => {
  const of = async (path: string) => ((await (await outboxPage(at(path), messages)).json()) as { data: object[] }).data;
  expect(await of('/dev/outbox')).toMatchObject([
    { channel: 'email', to: 'tamsin@example.com', state: 'waiting' },
    { channel: 'sms', to: '+12185550142', purpose: 'pin' },
  ]);
  expect(await of('/dev/outbox?channel=push')).toEqual([]);
  expect(await of('/dev/outbox?channel=sms')).toHaveLength(1);
  expect(await of('/dev/outbox?to=%2B12185550142')).toMatchObject([{ purpose: 'pin' }]);
  expect(await of('/dev/outbox?to=nobody%40example.com')).toEqual([]);
});

test('shows a mail in a sandboxed frame with its link beside it', async () => {
  const answer = await outboxPage(at('/dev/outbox', page), messages);
  const markup = await answer.text();
  expect(markup).toMatch(/<iframe[^>]*sandbox=""/);
  expect(markup).toContain(`<a href="${link}">`);
  expect(answer.headers.get('content-security-policy')).toMatch(/frame-src [^;]*'self'/);
  const [, path = ''] = /src="(\/dev\/outbox\/mail[^"]*)"/.exec(markup) ?? [];
  const framed = await mailPage(new URL(path, 'http://localhost'), messages);
  expect(await framed.text()).toContain('Confirm this address');
  expect(framed.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
});

test('its links keep the recipient and the look', async () => {
  const answer = await outboxPage(at('/dev/outbox?to=tamsin%40example.com&channel=email&scheme=dark', page), messages);
  const links = [...(await answer.text()).matchAll(/href="(\/dev\/outbox[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const kept = links.filter((href) => href.includes('to=tamsin%40example.com') && href.includes('scheme=dark'));
  expect(kept.some((href) => href.includes('message=') && href.includes('channel=email'))).toBe(true);
  expect(kept.some((href) => href.includes('channel=sms') && !href.includes('message='))).toBe(true);
  expect(kept.some((href) => !href.includes('channel='))).toBe(true);
  expect(links).toContain('/dev/outbox?channel=email&scheme=dark');
});

test('shows no frame for a text message or an empty outbox', async () => {
  const [, sms] = await messages.latest(2);
  for (const id of [sms?.message_id, 'nonsense', newId('message')]) {
    const { status } = await mailPage(new URL(`http://localhost/dev/outbox/mail?message=${id}`), messages);
    expect(status).toBe(404);
  }
});

test('answers a text message from the page and by JSON', async () => {
  const received: object[] = [];
  const receive = async (reply: object) => void received.push(reply);
  const form = new URLSearchParams({ from: '+12185550142', body: 'STOP' }).toString();
  const answer = await answerText(at('/dev/outbox', { method: 'POST', body: form, ...page }), receive, messages);
  expect(answer.status).toBe(303);
  const body = JSON.stringify({ from: '+12185550142', body: 'help' });
  expect((await answerText(at('/dev/outbox', { method: 'POST', body }), receive, messages)).status).toBe(200);
  expect(received).toEqual([
    { from: '+12185550142', body: 'STOP' },
    { from: '+12185550142', body: 'help' },
  ]);
});

test('refuses an answer that is not a text message', async () => {
  const request = at('/dev/outbox', { method: 'POST', body: '{"from":"me"}' });
  await expect(answerText(request, async () => {}, messages)).rejects.toMatchObject({ code: 'request.invalid' });
});
