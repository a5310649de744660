import { beforeEach, expect, test } from 'vitest';

import { markOf } from '#functions/calls/forwarding/domain/test-call.ts';
import { later, forwardingFixture, steps } from '#functions/calls/forwarding/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { sending } from '#functions/platform/testing.ts';
import { ACCOUNT, signedPost, sentAbout, SITE } from '#functions/providers/telephony/testing.ts';
import { twimlWebhooks } from '#functions/providers/telephony/twiml/webhooks.ts';
import { handler } from '#functions/calls/telephony/note-twiml-status.ts';
import { callFixture, NOW } from '#functions/calls/telephony/testing.ts';
import { telephony } from '#shared/api/telephony.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();
const fixture = callFixture(table);
const webhooks = twimlWebhooks({ account: async () => ACCOUNT, siteUrl: () => SITE });
const send = sending(telephony.noteTwimlStatus, handler.with({ webhooks, context: fixture.context, clock: () => NOW }));
const RecordingSid = 'RE00000000000000000000000000000009';

const post = async (CallSid: string, more: Record<string, string>, turn?: number, token?: string) => {
  const path = `/api/telephony/twiml/status${turn === undefined ? '' : `?turn=${turn}`}`;
  const answer = await send(signedPost(path, sentAbout(CallSid, more), token));
  return { status: answer.status, text: await answer.text() };
};

beforeEach(() => {
  fixture.toConclude.length = 0;
});

test('200: concludes an ended call once', async () => {
  const call = await fixture.ring((await fixture.anOwner()).number);
  const answer = await post(call.call_ref, { CallStatus: 'completed', CallDuration: '9' });
  expect(answer).toEqual({ status: 200, text: '<?xml version="1.0" encoding="UTF-8"?><Response/>' });
  expect(fixture.toConclude).toEqual([call.call_ref]);
  await fixture.conclude(call.call_ref);
  await post(call.call_ref, { CallStatus: 'completed', CallDuration: '9' });
  expect(fixture.toConclude).toEqual([call.call_ref]);
});

test('200: keeps a recording that arrives after the hang-up', async () => {
  const call = await fixture.ring((await fixture.anOwner()).number);
  await call.press('0');
  const turn = call.turn();
  await post(call.call_ref, { CallStatus: 'completed' });
  expect(fixture.toConclude).toEqual([]);
  await post(call.call_ref, { RecordingStatus: 'completed', RecordingSid, RecordingDuration: '7' }, turn);
  expect((await call.session())!.dialogue.recording).toEqual({ source: RecordingSid, duration_ms: 7000 });
  expect(fixture.toConclude).toEqual([call.call_ref]);
});

test('200: a silent recording ends the call too', async () => {
  const call = await fixture.ring((await fixture.anOwner()).number);
  await call.press('0');
  const turn = call.turn();
  await post(call.call_ref, { CallStatus: 'completed' });
  await post(call.call_ref, { RecordingStatus: 'absent', RecordingSid }, turn);
  expect((await call.session())!.dialogue.recording).toBeNull();
  expect(fixture.toConclude).toEqual([call.call_ref]);
});

test('200: ignores unknown calls and non-final statuses', async () => {
  const call = await fixture.ring((await fixture.anOwner()).number);
  const { revision } = (await call.session())!;
  for (const CallStatus of ['ringing', 'in-progress', 'nonsense'])
    expect((await post(call.call_ref, { CallStatus })).status).toBe(200);
  expect((await post('CAunknown', { CallStatus: 'completed' })).status).toBe(200);
  expect((await post('CAunknown', { RecordingStatus: 'completed', RecordingSid }, 3)).status).toBe(200);
  expect((await call.session())!.revision).toBe(revision);
});

test('200: the end of a test call is its failure reason; our own hang-up and an open call are not', async () => {
  const forwarding = forwardingFixture(table);
  const leg = { t: 'dialled', legs: ['no_answer'] } as const;
  const ringing = { t: 'test-started', leg: 'no_answer', from: Phone.parse('+12185550199'), test_ref: '' } as const;
  const { account_id } = await forwarding.halfway(...steps('codes'), leg, ringing);
  const test = markOf(account_id, (await forwarding.store.of(account_id))!.test!.started_at);
  const deps = { webhooks, context: fixture.context, clock: () => later(9) };
  const send = sending(telephony.noteTwimlStatus, handler.with(deps));
  const about = async (CallStatus: string) => {
    const form = sentAbout('CA9', { CallStatus, Direction: 'outbound-api' });
    const answer = await send(signedPost(`/api/telephony/twiml/status?test=${test}`, form));
    return [answer.status, (await forwarding.store.of(account_id))?.test?.state];
  };
  for (const status of ['ringing', 'canceled']) expect(await about(status)).toEqual([200, 'calling']);
  expect(await about('completed')).toEqual([200, 'answered_by_voicemail']);
  expect(await about('busy')).toEqual([200, 'answered_by_voicemail']);
});

test('403: accepts a signed test-call status only, for its own test', async () => {
  const form = sentAbout('CA9', { CallStatus: 'busy' });
  const path = '/api/telephony/twiml/status?test=acc_1.17';
  const signed = signedPost('/api/telephony/twiml/status?test=acc_1.18', form);
  const moved = new Request(`http://test${path}`, {
    method: 'POST',
    headers: signed.headers,
    body: await signed.text(),
  });
  expect((await send(moved)).status).toBe(403);
});

test('403: rejects a bad signature without ending the call', async () => {
  const call = await fixture.ring((await fixture.anOwner()).number);
  expect((await post(call.call_ref, { CallStatus: 'completed' }, undefined, 'another token of theirs')).status).toBe(
    403,
  );
  expect((await call.session())!.ended_at).toBeNull();
  expect(fixture.toConclude).toEqual([]);
});
