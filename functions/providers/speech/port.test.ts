import type { SynthesizeSpeechCommand } from '@aws-sdk/client-polly';
import { expect, test } from 'vitest';

import { noSpeech } from '#functions/providers/speech/none.ts';
import { pollySpeech } from '#functions/providers/speech/polly.ts';
import { spokenAs, stylesIn } from '#functions/providers/speech/voices.ts';
import { varieties } from '#shared/values/language.ts';
import { voices } from '#shared/values/voice.ts';

test('Polly reads a text in the voice of calls', async () => {
  const requests: SynthesizeSpeechCommand['input'][] = [];
  const sound = Uint8Array.from([255, 251, 144]);
  const send = async ({ input }: SynthesizeSpeechCommand) => {
    requests.push(input);
    return { AudioStream: { transformToByteArray: async () => sound } };
  };
  const polly = pollySpeech({ send });
  expect(await polly.read('Bonjour', 'fr', 'low')).toEqual(sound);
  expect(requests).toEqual([
    { Engine: 'standard', LanguageCode: 'fr-FR', VoiceId: 'Mathieu', OutputFormat: 'mp3', Text: 'Bonjour' },
  ]);
});

test('a desk has no voices', async () => {
  expect(await noSpeech.read('Hello', 'en', 'calm')).toBeUndefined();
});

test('the styles of a language have different voices, and each of the others shares one of them', () => {
  for (const language of varieties) {
    const heard = stylesIn(language).map((style) => spokenAs(language, style).voice);
    expect(new Set(heard).size).toBe(heard.length);
    for (const style of voices) expect(heard).toContain(spokenAs(language, style).voice);
  }
  expect(stylesIn('tr')).toEqual(['calm']);
  expect(stylesIn('ja')).toEqual(['calm', 'low']);
});
