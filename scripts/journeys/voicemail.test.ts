import { expect, test } from 'vitest';

import { advanceClock, restoreClockAfterwards } from '#scripts/journeys/clock.ts';
import { answerOf, api, dev, tokenOf } from '#scripts/journeys/http.ts';
import { devServer } from '#scripts/journeys/journey.ts';

const ASSISTANT = '+12185550123';
const DAY = 86_400;

restoreClockAfterwards();

type Turn = { call_id: string; commands: { c: string; beep?: boolean }[] };

test('A6: a message is recorded after the tone, and kept as long as the owner says and no longer', async () => {
  /** Logs in each time: a login ends before the message does. */
  const owner = async (path: string, body?: object) =>
    api(`/mobile/assistant${path}`, body, { token: await tokenOf('subscriber') });
  const settings = (change: object) => owner('/settings', change);
  const { keep_days } = await answerOf(await owner('/settings'));
  expect((await settings({ keep_days: 7 })).status).toBe(200);

  const dialled = { from: '+16125550163', to: ASSISTANT, lang: 'en', diverted_because: 'no-answer' };
  const { call_id } = await dev<Turn>('/phone/calls', dialled);
  const event = (what: object) => dev<Turn>(`/phone/calls/${call_id}/events`, what);
  await event({ t: 'speech', text: 'This is Robin Marsh about the boat', lang: 'en' });
  const answer = await event({ t: 'speech', text: 'I would like to leave a message', lang: 'en' });
  expect(answer.commands.at(-1)).toMatchObject({ c: 'record', beep: true });
  await event({ t: 'recorded', duration_ms: 4000 });
  await event({ t: 'hangup' });

  const audio = () => owner(`/calls/${call_id}/audio`, {});
  await expect.poll(async () => (await audio()).status, { timeout: 180_000, interval: 500 }).toBe(200);
  const { url } = await answerOf(await audio());
  const sound = await fetch(new URL(String(url), devServer()));
  expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/wav']);

  await advanceClock(7 * DAY - 3600);
  expect((await audio()).status).toBe(200);
  await advanceClock(2 * 3600);
  expect(await answerOf(await audio())).toMatchObject({ status: 404, code: 'assistant.unknown-call' });
  const kept = await answerOf(await owner(`/calls/${call_id}`));
  expect(kept).toMatchObject({ status: 200, transcript: [] });
  expect((await settings({ keep_days })).status).toBe(200);
});
