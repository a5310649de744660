import { expect, test } from 'vitest';

import { begin } from '#functions/calls/dialogue/decide.ts';
import { begunAt, briefing, freeTimes, saying, step } from '#functions/calls/dialogue/testing.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';
import { languages } from '#shared/values/language.ts';

const GERMAN = 'Guten Tag, hier ist Klaus Weber, ich rufe wegen der Rechnung an';
const said = (decision: ReturnType<typeof step>) =>
  decision.commands.flatMap((one) => (one.c === 'say' ? [one.text] : []));

test.each(languages)(
  '%s: a caller who speaks another language hears once which are ours, and leaves a message',
  (language) => {
    const name = { value: 'Hier', confidence: 0.9 };
    const told = step(
      begin(briefing({ language }), begunAt, freeTimes).dialogue,
      saying(GERMAN, { language: 'es', name }),
    );
    const words = [...new Set([promptsOf.en.languages, promptsOf[language].languages])];
    expect(said(told)).toEqual(words);
    expect(told.dialogue).toMatchObject({ language, step: 'name', notes: ['other_language'] });
    expect(told.dialogue.understood?.name ?? null).toBeNull();
    const silence = step(told.dialogue, { t: 'silent', at: begunAt, free: freeTimes });
    for (const next of [step(told.dialogue, saying(GERMAN)), silence]) {
      expect(next.dialogue.step).toBe('message');
      expect(said(next)).not.toContain(promptsOf.en.languages);
      expect(next.commands.at(-1)?.c).toBe('record');
    }
  },
);

test('a caller who goes on in one of ours is served', () => {
  const told = step(begin(briefing(), begunAt, freeTimes).dialogue, saying(GERMAN));
  const maria = { name: { value: 'Maria', confidence: 0.95 } };
  const next = step(told.dialogue, saying('oh sorry, this is Maria', maria));
  expect(next.dialogue).toMatchObject({ step: 'reason', notes: [], understood: maria });
});
