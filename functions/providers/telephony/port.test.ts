import { describe, expect, test } from 'vitest';

import type { Telephony } from '#functions/providers/telephony/port.ts';
import { simulator } from '#functions/providers/telephony/simulator.ts';
import { ACCOUNT, SITE } from '#functions/providers/telephony/testing.ts';
import { twimlTelephony } from '#functions/providers/telephony/twiml/client.ts';
import { Phone } from '#shared/values/phone.ts';

const [OURS, THEIRS] = [Phone.parse('+12185550123'), Phone.parse('+12185550187')];
const SOURCE = 'RE00000000000000000000000000000009';

/** A server with the provider's documented API, and its requests. */
function company(status?: number) {
  const requests: { method: string; path: string; form: Record<string, string>; authorization: string }[] = [];
  const send = async (url: string, { method, body, headers }: RequestInit) => {
    const form = Object.fromEntries((body as URLSearchParams | undefined) ?? []);
    const path = url.replace(/^https:\/\/api\.twilio\.com\/2010-04-01\/Accounts\/AC0+/, '');
    requests.push({
      method: method ?? '',
      path,
      form,
      authorization: (headers as Record<string, string>).authorization ?? '',
    });
    if (status) return new Response('{}', { status });
    if (path === '/Calls.json') return Response.json({ sid: 'CA1' }, { status: 201 });
    if (path.endsWith('.wav')) return new Response(new Uint8Array([82, 73, 70, 70]));
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({});
  };
  return { requests, telephony: twimlTelephony(async () => ACCOUNT, { send, siteUrl: () => SITE }) };
}

test('places a silent test call of thirty seconds that can be ended', async () => {
  const { requests, telephony } = company();
  const test = await telephony.placeTestCall({ to: THEIRS, from: OURS, mark: 'acc_1.17' });
  await telephony.stopTestCall(test);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    path: '/Calls.json',
    form: { To: THEIRS, From: OURS, Timeout: '30', StatusCallback: `${SITE}/api/telephony/twiml/status?test=acc_1.17` },
  });
  expect(requests[0]!.form.Twiml).toContain('<Response><Hangup/></Response>');
  expect(requests[1]).toMatchObject({ path: '/Calls/CA1.json', form: { Status: 'completed' } });
  expect(Buffer.from(requests[0]!.authorization.slice(6), 'base64').toString()).toBe(
    `${ACCOUNT.account_sid}:${ACCOUNT.auth_token}`,
  );
});

test('downloads a recording and deletes it, repeatably', async () => {
  const { requests, telephony } = company();
  expect(Buffer.from(await telephony.takeRecording(SOURCE)).toString()).toBe('RIFF');
  await telephony.deleteRecording(SOURCE);
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `GET /Recordings/${SOURCE}.wav`,
    `DELETE /Recordings/${SOURCE}.json`,
  ]);
  await company(404).telephony.deleteRecording(SOURCE);
});

describe.each(['twiml', 'simulator'] as const)('%s', (which) => {
  const call = { call_ref: 'CA0000', turn: 3 };
  function provider(status?: number) {
    const { requests, telephony } = company(status);
    const sent: [string, unknown][] = [];
    const send = (async (url: string, { body }: RequestInit) => {
      sent.push([url, JSON.parse(body as string)]);
      return new Response(null, { status: status ?? 200 });
    }) as typeof fetch;
    const simulated = simulator({ siteUrl: () => SITE, send });
    return { telephony: which === 'twiml' ? telephony : simulated, requests, sent };
  }

  test('a running call is redirected to the turn that it listens for', async () => {
    const { telephony, requests, sent } = provider();
    await telephony.redirect(call);
    if (which === 'simulator') expect(sent).toEqual([[`${SITE}/dev/phone/calls/CA0000/redirect`, { turn: 3 }]]);
    else
      expect(requests).toMatchObject([
        { path: '/Calls/CA0000.json', form: { Url: `${SITE}/api/telephony/twiml?turn=3`, Method: 'POST' } },
      ]);
  });

  test('a call that has ended cannot be redirected', async () => {
    await expect(provider(404).telephony.redirect(call)).rejects.toMatchObject({ code: 'server.unexpected' });
  });
});

test('throws on a refusal, without our credentials', async () => {
  for (const status of [401, 404, 500]) {
    const { telephony } = company(status);
    const failure = await telephony.takeRecording(SOURCE).catch((error: Error) => error);
    expect(failure).toMatchObject({ code: 'server.unexpected' });
    expect(JSON.stringify([String((failure as Error).cause)])).not.toContain(ACCOUNT.auth_token);
  }
});

test('on the dev server a test call rings the phone page and ends as selected there', async () => {
  const sent: unknown[] = [];
  const send = (async (url: string, init: RequestInit) => (
    sent.push([url, JSON.parse(init.body as string)]),
    new Response()
  )) as typeof fetch;
  const simulated: Telephony = simulator({ siteUrl: () => 'http://localhost:1', later: (what) => what(), send });
  const { test_ref } = await simulated.placeTestCall({ to: THEIRS, from: OURS, mark: 'acc_1.17' });
  expect(test_ref).toMatch(/^test-/);
  expect(sent).toEqual([['http://localhost:1/dev/phone/test-calls', { to: THEIRS, from: OURS, mark: 'acc_1.17' }]]);
});

test('on the dev server a recording is a tone as long as the message', async () => {
  const simulated = simulator({ siteUrl: () => '' });
  const sound = Buffer.from(await simulated.takeRecording('tone:1500'));
  expect([sound.toString('latin1', 0, 4), sound.readUInt32LE(24), sound.length]).toEqual([
    'RIFF',
    8000,
    44 + 1500 * 16,
  ]);
  await expect(simulated.takeRecording('../secret')).rejects.toMatchObject({ code: 'server.unexpected' });
});
