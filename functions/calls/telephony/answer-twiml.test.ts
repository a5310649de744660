import { beforeEach, expect, test } from 'vitest';

import { temporaryTable } from '#functions/platform/table/testing.ts';
import { sending } from '#functions/platform/testing.ts';
import { ACCOUNT, signedPost, sentAbout, SITE } from '#functions/providers/telephony/testing.ts';
import { twimlWebhooks } from '#functions/providers/telephony/twiml/webhooks.ts';
import { handler } from '#functions/calls/telephony/answer-twiml.ts';
import { callFixture, NOW } from '#functions/calls/telephony/testing.ts';
import { telephony } from '#shared/api/telephony.ts';
import type { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();
const fixture = callFixture(table);
const webhooks = twimlWebhooks({ account: async () => ACCOUNT, siteUrl: () => SITE });
const send = sending(telephony.answerTwiml, handler.with({ webhooks, context: fixture.context, clock: () => NOW }));
let calls = 0;
let To: Phone;
let CallSid: string;

beforeEach(async () => {
  To = (await fixture.anOwner()).number;
  CallSid = `CA${String(++calls).padStart(32, '0')}`;
});

const post = async (more: Record<string, string> = {}, turn?: number, token?: string) => {
  const path = `/api/telephony/twiml${turn === undefined ? '' : `?turn=${turn}`}`;
  const answer = await send(signedPost(path, sentAbout(CallSid, { To, ...more }), token));
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
const lines = async () =>
  (await fixture.context.sessions.of(CallSid))?.dialogue.transcript.filter(({ who }) => who === 'caller') ?? [];

test('200: answers an incoming call with TwiML that gathers speech', async () => {
  const { status, type, text } = await post();
  expect([status, type]).toEqual([200, 'text/xml; charset=utf-8']);
  expect(text).toContain('Ida’s automated assistant');
  expect(text).toContain(`action="${SITE}/api/telephony/twiml?turn=1"`);
});

test('403: nobody can call a stage without a telephony vendor', async () => {
  const unconfigured = handler.with({ webhooks: twimlWebhooks(), context: fixture.context, clock: () => NOW });
  const { status } = await sending(telephony.answerTwiml, unconfigured)(signedPost('/api/telephony/twiml', {}));
  expect(status).toBe(403);
});

test('200: continues on speech; a repeated turn gets the same reply and counts once', async () => {
  await post();
  const speech = { SpeechResult: 'This is Dana Brandt', Confidence: '0.9' };
  const first = await post(speech, 1);
  expect(first.text).toContain('?turn=2');
  expect((await post(speech, 1)).text).toBe(first.text);
  expect((await post({ SpeechResult: 'Something else', Confidence: '0.9' }, 1)).text).toBe(first.text);
  expect(await lines()).toHaveLength(1);
});

test('200: repeats the reply to turns out of order', async () => {
  await post();
  const second = await post({ SpeechResult: 'Dana Brandt' }, 1);
  expect((await post({ SpeechResult: 'from the future' }, 7)).text).toBe(second.text);
  expect((await post({ SpeechResult: 'from the past' }, 0)).text).toBe(second.text);
  expect((await post()).text).toBe(second.text);
});

test('200: handles long speech, empty speech, keys and noise', async () => {
  await post();
  let turn = 1;
  for (const more of [
    { SpeechResult: 'word '.repeat(10_000) },
    { SpeechResult: '' },
    {},
    { Digits: '###' },
    { SpeechResult: '\u0000<Dial>&\u202e' },
  ] as Record<string, string>[]) {
    const { status, text } = await post(more, turn);
    expect(status).toBe(200);
    expect(text).not.toContain('<Dial>');
    turn = Number(/turn=(\d+)/.exec(text)?.[1] ?? turn);
  }
});

test('200: continues the call in an unsupported language', async () => {
  await post({ From: '+4915112345678' });
  const { status, text } = await post(
    { SpeechResult: 'Guten Tag, hier ist die Praxis, es geht um Ihren Termin', Confidence: '0.8' },
    1,
  );
  expect(status).toBe(200);
  expect(text).toContain('<Say');
});

test('200: speech after the end gets the same reply, and the owner one notice', async () => {
  await post();
  let answer = await post({ SpeechResult: 'goodbye' }, 1);
  for (let i = 0; i < 8 && !answer.text.includes('<Hangup/>'); i++) {
    answer = await post({}, Number(/turn=(\d+)/.exec(answer.text)?.[1]));
  }
  expect(answer.text).toContain('<Hangup/>');
  expect((await post({ SpeechResult: 'hello? are you there?' }, 30)).text).toBe(answer.text);
  await fixture.conclude(CallSid);
  await post({ SpeechResult: 'hello?' }, 30);
  await fixture.conclude(CallSid);
  const { phone } = (await fixture.context.accounts.of((await fixture.context.sessions.of(CallSid))!.account_id!))!;
  expect((await fixture.messagesTo(phone!)).length).toBeLessThanOrEqual(1);
});

test('200: ends an unknown call politely; without an id, just ends it', async () => {
  expect((await post({ SpeechResult: 'hello' }, 4)).text).toContain('<Hangup/>');
  expect((await post({ CallSid: '' })).text).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><Response><Hangup/></Response>',
  );
});

test('403: rejects a missing or wrong signature for this URL and body', async () => {
  await post();
  const { revision } = (await fixture.context.sessions.of(CallSid))!;
  expect((await post({ SpeechResult: 'Dana' }, 1, 'another token of theirs')).status).toBe(403);
  expect((await post({ SpeechResult: 'Dana', AccountSid: 'AC11111111111111111111111111111111' }, 1)).status).toBe(403);
  const signed = signedPost('/api/telephony/twiml?turn=1', sentAbout(CallSid, { To, SpeechResult: 'Dana' }));
  const body = await signed.text();
  const request = (path: string, headers: HeadersInit, text = body) =>
    send(new Request(`http://test${path}`, { method: 'POST', headers, body: text }));
  expect((await request('/api/telephony/twiml?turn=2', signed.headers)).status).toBe(403);
  expect((await request('/api/telephony/twiml?turn=1', signed.headers, `${body}&Digits=1`)).status).toBe(403);
  expect((await request('/api/telephony/twiml?turn=1', {})).status).toBe(403);
  expect((await fixture.context.sessions.of(CallSid))!.revision).toBe(revision);
});
