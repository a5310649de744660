import { expect, test } from 'vitest';

import { accountStore } from '#functions/account/public.ts';
import { createAccount, NOW } from '#functions/account/testing.ts';
import { handler } from '#functions/calls/assistant/hear-voice.ts';
import { settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { aMember, calling, exhausted, unlimited } from '#functions/platform/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import type { Speech } from '#functions/providers/speech/port.ts';
import { noSpeech } from '#functions/providers/speech/none.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const table = temporaryTable();
const mp3: Speech = { read: async (text, language, style) => Buffer.from(`${language} ${style} ${text}`) };
const context = {
  accounts: accountStore(table),
  answering: settingsStore(table),
  limits: unlimited,
  speech: () => mp3,
  clock: () => NOW,
};
async function hearing(more: Partial<typeof context> = {}) {
  const { account_id } = await createAccount(table);
  return calling(assistant.hearVoice, handler.with({ ...context, ...more }), { as: aMember(account_id) });
}

test('200: the first sentence of a call, in the voice and language that were asked for', async () => {
  const hear = await hearing();
  const { text, audio } = await hear({ voice: 'low', language: 'fr' });
  expect(text).toMatch(/assistant/);
  expect(Buffer.from(audio!, 'base64').toString()).toBe(`fr low ${text}`);
});

test('200: no sound where no voices are connected', async () => {
  const hear = await hearing({ speech: () => noSpeech });
  expect(await hear({ voice: 'calm', language: 'en' })).toMatchObject({ audio: null });
});

test('429: an account has only so many sentences read', async () => {
  const hear = await hearing({ limits: exhausted });
  await expect(hear({ voice: 'calm', language: 'en' })).rejects.toThrow(Fault);
});
