import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { foldSpeech } from '#functions/nlu/spam/fold.ts';
import { lexicon } from '#functions/nlu/spam/lexicon.ts';
import { matcherOf } from '#functions/nlu/spam/phrases.ts';
import { spoken, type SpokenConcept } from '#functions/nlu/spam/reason-codes.ts';
import { pack } from '#scripts/models/train/pack.ts';
import type { Call } from '#scripts/models/train/spam/calls.ts';
import { type Language, languages } from '#shared/values/language.ts';

const FILE = fileURLToPath(new URL('../../../../functions/nlu/spam/telling.bin.ts', import.meta.url));

/** Of all calls with a phrase that tells, so few were legitimate. */
const MOST_LEGITIMATE = 0.1;
/** One word tells only where so many spam calls had it, and a short one never does. */
const LEAST_SPAM = 3;
const isPhrase = (phrase: string, language: Language) => (language === 'ja' ? phrase.length > 4 : phrase.includes(' '));
const isLong = (phrase: string, language: Language) => phrase.length > (language === 'ja' ? 2 : 6);

/** The phrases that may be given as reasons: those that next to no legitimate call of the training has. */
function tellingPhrases(calls: readonly Call[], language: Language): Record<SpokenConcept, string[]> {
  const own = calls
    .filter((call) => call.language === language)
    .map(({ turns, isSpam }) => {
      const text = turns.flatMap(({ who, text }) => (who === 'caller' ? [text] : [])).join(' ');
      return { isSpam, text: foldSpeech(text, language) };
    });
  const tells = (phrase: string) => {
    const pattern = matcherOf([phrase], language);
    const having = own.filter(({ text }) => (language === 'ja' ? text : ` ${text} `).search(pattern) >= 0);
    const spam = having.filter(({ isSpam }) => isSpam).length;
    if (having.length - spam > MOST_LEGITIMATE * having.length) return false;
    return isPhrase(phrase, language) || (isLong(phrase, language) && spam >= LEAST_SPAM);
  };
  const own_phrases = lexicon()[language];
  return Object.fromEntries(spoken.map((code) => [code, own_phrases[code].filter(tells)])) as Record<
    SpokenConcept,
    string[]
  >;
}

/** Packs them beside the code that looks for them. */
export async function writeTelling(calls: readonly Call[]): Promise<void> {
  const all = Object.fromEntries(languages.map((language) => [language, tellingPhrases(calls, language)]));
  await writeFile(
    FILE,
    `// Made by \`npm run models -- train spam\` of the phrases in \`functions/nlu/languages\`, not by hand.\n\nexport const packed =\n  '${pack(JSON.stringify(all))}';\n`,
  );
  const count = Object.values(all).flatMap((concepts) => Object.values(concepts).flat()).length;
  console.log(`Phrases that may be given as reasons: ${count}`);
}
