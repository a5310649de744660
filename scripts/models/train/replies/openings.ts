import { phrasesOf } from '#functions/nlu/languages/speech.ts';
import { legitimateCalls, trainingFolders } from '#scripts/models/labelled-calls.ts';
import { languages } from '#shared/values/language.ts';

/** How many openings of each language are learned from, and how much of one. */
const EACH = 250;
const WORDS = 12;
const LETTERS = 30;

/** Every so many openings begin with an “all right”, which agrees to nothing. */
const WITH_A_YES = 3;

/** How calls begin: sentences that answer no yes-or-no question. */
export async function openings() {
  const calls = (await Promise.all(trainingFolders.map(legitimateCalls))).flat();
  return languages.flatMap((lang) => {
    const own = calls.filter((call) => call.lang === lang);
    const { small } = phrasesOf[lang].agreement;
    const step = Math.max(1, Math.floor(own.length / EACH));
    return own
      .filter((_, at) => at % step === 0)
      .flatMap(({ turns }) => turns.find(({ who }) => who === 'caller')?.text ?? [])
      .map((text) => (lang === 'ja' ? text.slice(0, LETTERS) : text.split(' ').slice(0, WORDS).join(' ')))
      .map((say, at) => (at % WITH_A_YES ? say : `${small[at % small.length]} ${say}`))
      .map((say) => ({ lang, question: 'confirm' as const, say, act: 'other' as const }));
  });
}
