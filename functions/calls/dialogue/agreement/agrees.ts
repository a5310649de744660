import { agreeing } from '#functions/calls/dialogue/agreement/words.ts';
import { longestAt } from '#functions/nlu/intents/tree.ts';
import { wordsIn } from '#functions/nlu/intents/words-in.ts';
import type { Language } from '#shared/values/language.ts';

/** How many words from the end an agreement may begin, and how many of them make one; of Japanese, characters. */
const atTheEnd = (language: Language) => (language === 'ja' ? { furthest: 16, least: 4 } : { furthest: 6, least: 2 });

/**
 * Whether what is said is an answer that agrees: a yes at its beginning, a whole phrase of agreement at its end, or nothing
 * but small words of consent. The “right” of “right, it is about the boat” only begins a sentence, and agrees to nothing.
 */
export function agreesIn(text: string, language: Language): boolean {
  const { tree, small } = agreeing(language);
  const words = wordsIn(text, language);
  let at = past(words, 0, language);
  for (let agreed = false; ; agreed = true) {
    const yes = longestAt(tree, words, at);
    if (!yes) return (agreed && at === words.length) || endsInAgreement(words, at, language);
    if (!small.has(named(words.slice(at, yes.end)))) return true;
    at = past(words, yes.end, language);
  }
}

/** Where a phrase of agreement could begin: after what may stand around one. */
function past(words: readonly string[], from: number, language: Language): number {
  const { tree, around } = agreeing(language);
  let at = from;
  while (at < words.length && !longestAt(tree, words, at)) {
    const next = longestAt(around, words, at)?.end ?? (words[at] === '^' ? at + 1 : at);
    if (next === at) break;
    at = next;
  }
  return at;
}

/** “…, that works for me”: more than one word, since one word may belong to another sentence. */
function endsInAgreement(words: readonly string[], from: number, language: Language): boolean {
  const { tree, small } = agreeing(language);
  const { furthest, least } = atTheEnd(language);
  for (let at = Math.max(from, words.length - furthest); at < words.length; at++) {
    const yes = longestAt(tree, words, at);
    if (!yes || yes.end - at < least || past(words, yes.end, language) < words.length) continue;
    return !small.has(named(words.slice(at, yes.end)));
  }
  return false;
}

const named = (words: readonly string[]) => words.filter((word) => word !== '^').join(' ');
