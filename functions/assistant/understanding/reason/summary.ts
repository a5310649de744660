import type { Turn } from '#functions/assistant/understanding/port.ts';
import { reasonClasses } from '#functions/assistant/understanding/reason/class.ts';
import { conceptsAt } from '#functions/assistant/understanding/reason/said-concepts.ts';
import { weights } from '#functions/assistant/understanding/reason/weights.ts';
import type { ReasonClass } from '#functions/assistant/understanding/port.ts';
import { vocabularyOf } from '#functions/assistant/understanding/name/vocabulary.ts';
import { fold } from '#functions/people/open/fold.ts';
import type { Language } from '#shared/values/language.ts';

const MOST_WORDS = 8;
const MOST_SIGNS = 24;
const READ = 400;
/** Said of everything, and so of nothing. */
const polite = new Set(['formal', 'familiar', 'love', 'isThat', 'requested']);

const worthOf = (concepts: readonly string[], at: number): number =>
  Math.max(
    0,
    ...concepts.filter((one) => !polite.has(one)).map((one) => 1 + Math.max(0, weights[`c:${one}`]?.[at] ?? 0)),
  );

/** In Japanese, what is said in one breath and means the most. */
function japanese(texts: readonly string[], at: number): string {
  const pieces = texts.flatMap((text) => text.slice(0, 4000).split(/[\s、。，．]+/u)).filter(Boolean);
  const best = pieces.slice(0, 80).reduce(
    (most, piece) => {
      const signs = Array.from(piece.slice(0, 60));
      const worth = conceptsAt(signs, 'ja').reduce((sum, meant) => sum + worthOf(meant, at), 0) / (6 + signs.length);
      return worth > most.worth ? { piece, worth } : most;
    },
    { piece: pieces[0] ?? '', worth: 0 },
  );
  return Array.from(best.piece).slice(0, MOST_SIGNS).join('');
}

/** The eight words of the caller’s, at most, that say the most of the reason; empty where nothing was said. */
export function summaryOf(turns: readonly Turn[], language: Language, reason: ReasonClass): string {
  const at = reasonClasses.indexOf(reason);
  const texts = turns.filter(({ who }) => who === 'caller').map(({ text }) => text.slice(0, 6000));
  if (language === 'ja') return japanese(texts, at);
  const { frequent } = vocabularyOf(language);
  let best = { said: '', worth: 0 };
  for (const text of texts) {
    const words = (text.match(/[\p{L}\p{M}\p{N}]+(?:['’.:-][\p{L}\p{M}\p{N}]+)*/gu) ?? []).slice(0, READ);
    const folded = words.map((word) => fold(word));
    const worth = conceptsAt(folded, language).map((meant) => worthOf(meant, at));
    const plain = folded.map((word) => frequent.has(word));
    for (let from = 0; from < words.length; from++) {
      const to = Math.min(words.length, from + MOST_WORDS);
      const sum = worth.slice(from, to).reduce((all, one) => all + one, 0) + (worth[from] ? 0.5 : 0) - from / 400;
      if (sum <= best.worth) continue;
      let end = to;
      while (end > from + 1 && plain[end - 1] && !worth[end - 1]) end--;
      best = { said: words.slice(from, end).join(' '), worth: sum };
    }
  }
  return best.said || (texts.join(' ').match(/\S+/gu) ?? []).slice(0, MOST_WORDS).join(' ');
}
