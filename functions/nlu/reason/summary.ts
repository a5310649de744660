import type { ReasonClass, Turn } from '#functions/nlu/port.ts';
import { reasonClasses } from '#functions/nlu/reason/class.ts';
import { clausesOf } from '#functions/nlu/reason/clauses.ts';
import { conceptsAt } from '#functions/nlu/reason/spoken-concepts.ts';
import { summaryInJapanese } from '#functions/nlu/reason/summary-japanese.ts';
import { worthOf } from '#functions/nlu/reason/worth.ts';
import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import type { Language } from '#shared/values/language.ts';

const MOST_WORDS = 8;
const MOST_READ = 2500;
/** The length of an introduction. */
const INTRODUCED = 12;
/** In longer speech, how many words at the beginning are ignored, unless it begins with the reason. */
const NAMING = 7;
/** The cost of an uncommon word without a concept: at the beginning it may be a name. */
const STRANGE = { first: 0.6, later: 0.05 };
const LENGTH = 0.05;
const LATER = 1 / 80;
/** A clause that starts with a pronoun is more likely a reason than an introduction. */
const BEGUN = 1;
/** A whole clause reads better than the beginning of one. */
const ENDED = 0.6;
const SCANT = { words: 5, cost: 0.35 };

/** The most telling words of the caller, at most eight; empty without speech. */
export function summaryOf(turns: readonly Turn[], language: Language, reason: ReasonClass): string {
  const at = reasonClasses.indexOf(reason);
  const texts = turns.filter(({ who }) => who === 'caller').map(({ text }) => text.slice(0, MOST_READ));
  if (language === 'ja') return summaryInJapanese(texts, at);
  const { frequent } = vocabularyOf(language);
  let best = { text: '', worth: -Infinity };
  let read = 0;
  for (const text of texts) {
    const { words, keys, clauses } = clausesOf(text, language, MOST_WORDS);
    const named = !read && (clauses.at(-1)?.from ?? 0) >= INTRODUCED && !clauses[0]?.begun ? NAMING : 0;
    const worth = conceptsAt(keys, language).map((concepts, place) => (place < named ? 0 : worthOf(concepts, at)));
    const cost = keys.map((word, place) => {
      if (worth[place] || frequent.has(word)) return LENGTH;
      return LENGTH + (read + place < INTRODUCED ? STRANGE.first : STRANGE.later);
    });
    for (const { from, to, begun, ended } of clauses) {
      let value = (begun ? BEGUN : 0) + (ended ? ENDED : 0) - LATER * (read + from);
      for (let place = from; place < to; place++) value += worth[place]! - cost[place]!;
      value -= SCANT.cost * Math.max(0, SCANT.words - (to - from));
      if (value > best.worth) best = { text: words.slice(from, to).join(' '), worth: value };
    }
    read += text.length / 6;
  }
  return best.text || (texts.join(' ').match(/\S+/gu) ?? []).slice(0, MOST_WORDS).join(' ');
}
