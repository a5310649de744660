import type { ReasonClass, Turn } from '#functions/nlu/port.ts';
import { reasonClasses } from '#functions/nlu/reason/class.ts';
import { affiliationIn } from '#functions/nlu/reason/affiliation.ts';
import { clausesOf } from '#functions/nlu/reason/clauses.ts';
import { conceptsAt } from '#functions/nlu/reason/spoken-concepts.ts';
import {
  capitalized,
  MOST_LETTERS,
  MOST_WORDS as MOST_OF_SUMMARY,
  sentenceAround,
} from '#functions/nlu/reason/sentence.ts';
import { summaryInJapanese } from '#functions/nlu/reason/summary-japanese.ts';
import { tellingTurns } from '#functions/nlu/reason/telling.ts';
import { worthOf } from '#functions/nlu/reason/worth.ts';
import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import type { Language } from '#shared/values/language.ts';

/** The length of the clause that matters most; the summary is the sentence around it. */
const MOST_WORDS = 8;
/** A reason is given in the first two turns; what is said later is less and less likely one. */
const FIRST_TURNS = 2;
const LATER_TURN = 2;
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

/** What the caller says of the reason, as a short sentence; empty without speech. `name` is the caller’s, as understood. */
export function summaryOf(
  turns: readonly Turn[],
  language: Language,
  reason: ReasonClass,
  name: string | null = null,
): string {
  const at = reasonClasses.indexOf(reason);
  const telling = tellingTurns(turns, language, name);
  const texts = telling.map(({ text }) => text);
  if (language === 'ja') return summaryInJapanese(texts, at, name);
  const { frequent } = vocabularyOf(language);
  let best = { text: '', worth: -Infinity, said: '' };
  let read = 0;
  for (const { text, said, order } of telling) {
    const spoken = clausesOf(text, language, MOST_WORDS);
    const { keys, clauses } = spoken;
    const named = !read && (clauses.at(-1)?.from ?? 0) >= INTRODUCED && !clauses[0]?.begun ? NAMING : 0;
    const worth = conceptsAt(keys, language).map((concepts, place) => (place < named ? 0 : worthOf(concepts, at)));
    const cost = keys.map((word, place) => {
      if (worth[place] || frequent.has(word)) return LENGTH;
      return LENGTH + (read + place < INTRODUCED ? STRANGE.first : STRANGE.later);
    });
    let clause = { from: 0, to: 0, worth: -Infinity };
    for (const { from, to, begun, ended } of clauses) {
      let value = (begun ? BEGUN : 0) + (ended ? ENDED : 0) - LATER * (read + from);
      for (let place = from; place < to; place++) value += worth[place]! - cost[place]!;
      value -= SCANT.cost * Math.max(0, SCANT.words - (to - from));
      value -= LATER_TURN * Math.max(0, order + 1 - FIRST_TURNS);
      if (value > clause.worth) clause = { from, to, worth: value };
    }
    if (clause.worth > best.worth)
      best = { text: sentenceAround(text, spoken, clause, name, language), worth: clause.worth, said };
    read += text.length / 6;
  }
  const others = turns.filter(({ who, text }) => who === 'caller' && text !== best.said);
  if (best.text && name) return withAffiliation(best.text, others, language, name);
  return best.text || (texts.join(' ').match(/\S+/gu) ?? []).slice(0, MOST_WORDS).join(' ');
}

/** The summary with where the caller calls from, if they say so in another turn: “From the school – Martin has a rash”. */
function withAffiliation(
  summary: string,
  others: readonly Turn[],
  language: Exclude<Language, 'ja'>,
  name: string,
): string {
  const from = others.map(({ text }) => affiliationIn(text, language, name)).find(Boolean);
  const all = from ? `${capitalized(from, language)} – ${summary}` : summary;
  return all.length <= MOST_LETTERS && all.split(' ').length <= MOST_OF_SUMMARY + 1 ? all : summary;
}
