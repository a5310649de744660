import { expect, test } from 'vitest';

import { handler } from '#functions/calls/assistant/try-answers.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { newId } from '#shared/values/id.ts';
import type { OwnAnswer } from '#shared/values/own-answer.ts';

test.each([
  ['where can I leave the parcel?', ['courier']],
  ['what is the gate code', ['free']],
  ['Hi, it’s Dana about the survey', []],
])('200: %s gets %j', async (text, topics) => {
  const of = (topic: OwnAnswer['topic'], triggers: string[] = []): OwnAnswer => ({
    id: crypto.randomUUID(),
    topic,
    triggers,
    text: topic,
    language: null,
  });
  const answers = [of('courier'), of('free', ['gate code'])];
  const ask = calling(assistant.tryAnswers, handler, { as: aMember(newId('account')) });
  const { ids } = await ask({ text, language: 'en', answers });
  expect(ids.map((id) => answers.find((each) => each.id === id)?.topic)).toEqual(topics);
});
