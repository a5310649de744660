import { expect, test } from 'vitest';

import { embedded } from '#functions/nlu/embedded.ts';
import { intentsOf, whenOf } from '#functions/nlu/languages/speech.ts';
import { kinds, simulateCall } from '#scripts/models/evaluate/abuse/simulate-call.ts';
import { random, type Random } from '#shared/values/chance.ts';
import { type Language, languages } from '#shared/values/language.ts';

/** Calls in each language, of up to nine turns; in a night more than 100,000 turns in all. */
const CALLS = process.env.CALLUNA_NIGHT ? 2_800 : 10;

const others = [
  ...['', ' ', '\u0000\u202e', '\ud800', '🙂🙂', '123456', '+1 612 555 0142', '4111 1111 1111 1111', '<Hangup/>'],
  ...['{"do":"book"}', 'Tobias', 'Ida', 'Ms Okafor', 'da', 'はい', 'نعم', '?', 'x'.repeat(300), 'no '.repeat(200)],
];

const textsOf = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree.replace(/[~*=]/g, '')];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsOf) : [];
};

const words = new Map(
  languages.map((language) => {
    const intents = textsOf(intentsOf[language]);
    return [language, [textsOf(whenOf[language]), intents, intents, others]] as const;
  }),
);

/** Words about times and the phrases of all intents in random order, sometimes of another language. */
function someTurn(chance: Random, language: Language): string {
  const spoken = chance.happens(0.9) ? language : chance.pick(languages);
  const all = words.get(spoken)!;
  const some = Array.from({ length: chance.between(1, 8) }, () => chance.pick(chance.pick(all)));
  return some.join(spoken === 'ja' ? '' : ' ');
}

test.each(languages)(
  '%s: no order of words makes a call fail, or do more than it may',
  async (language) => {
    const chance = random(`turns in ${language}`);
    for (let i = 0; i < CALLS; i++) {
      const lines = Array.from({ length: chance.between(1, 9) }, () => someTurn(chance, language));
      const harm = await simulateCall(lines, language, chance.pick(kinds), embedded).catch((error: unknown) => {
        throw new Error(`A call failed: ${JSON.stringify(lines)}`, { cause: error });
      });
      expect({ lines, ...harm }).toMatchObject({ effects_outside: 0, disclosures: 0, sentences_not_ours: 0 });
    }
  },
  36_000_000,
);
