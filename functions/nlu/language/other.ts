import { littleWordsIn } from '#functions/nlu/language/index.ts';
import { littleWordsOfOthers } from '#functions/nlu/language/other-words.ts';
import { fold } from '#functions/names/fold.ts';

/** More of a text is not read. */
const MOST_LETTERS = 2000;
/** So many different little words of another language, the share of all words that they are, and their lead over ours. */
const LEAST_LITTLE = 2;
const LEAST_SHARE = 0.28;
const LEAST_LEAD = 2;
const FEW_WORDS = 3;
/** Letters of a script that none of our languages has. */
const LEAST_LETTERS = 6;

const OURS = /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** What Chinese sentences are made of, and Japanese ones are not. */
const CHINESE = /[你您妳们們吗嗎呢吧这這么麼说說话話电請请问谁誰没沒给給让讓找听聽]/gu;
const LEAST_CHINESE = 2;

const setOf = (words: string) => new Set(words.split(' ').map(fold));
const others = Object.values(littleWordsOfOthers).map(setOf);

/**
 * Whether a text is in a language that none of ours is: by its script, or by its little words. A name or a place from elsewhere is
 * no evidence.
 */
export function isOtherLanguage(text: string): boolean {
  const said = text.slice(0, MOST_LETTERS);
  const letters = said.match(/\p{L}/gu) ?? [];
  if (letters.filter((letter) => !OURS.test(letter)).length * 2 > Math.max(letters.length, LEAST_LETTERS)) return true;
  if (!KANA.test(said) && (said.match(CHINESE)?.length ?? 0) >= LEAST_CHINESE) return true;
  const words = fold(said.replace(/[\'’-]/g, ' '))
    .split(' ')
    .filter(Boolean);
  if (words.length < FEW_WORDS) return false;
  const ours = littleWordsIn(words);
  return others.some((little) => {
    const all = words.filter((word) => little.has(word));
    const hits = all.length;
    const isAhead = hits - ours >= LEAST_LEAD || (hits > FEW_WORDS - 1 && hits > ours);
    return new Set(all).size >= LEAST_LITTLE && hits / words.length >= LEAST_SHARE && isAhead;
  });
}
