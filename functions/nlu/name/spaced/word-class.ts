import {
  hasArticle,
  isCapitalised,
  isEveryday,
  isFor,
  isFrequent,
  isMarked,
  isName,
  isNumber,
  isOf,
  memo,
  type Page,
} from '#functions/nlu/name/spaced/page.ts';
import { grammarOf } from '#functions/nlu/languages/speech.ts';
import type { Word } from '#functions/nlu/name/words.ts';

/** Word classes from the phrase lists; the first match counts. */
const nouns = ['titles', 'kin', 'places', 'units', 'roles'] as const;
const little = ['particles', 'from', 'others', 'possessives', 'intro', 'greeting', 'after', 'ends'] as const;
/** The class of an unlisted word, by its letters. */
function looksOf({ vocabulary }: Page, { folded }: Word): string {
  const odds = vocabulary.likeness(folded);
  return odds > 1.5 ? 'like' : odds > -1 ? 'maybe' : 'unlike';
}

function plainOf(page: Page, word: Word): string {
  const name = isName(page, word);
  if (isFrequent(page, word)) return name ? 'frequent-name' : 'frequent';
  if (isEveryday(page, word)) return name ? 'word-name' : 'word';
  return name ? 'name' : page.meant.has(word.folded) ? 'meant' : looksOf(page, word);
}

/** The class of a word by its ending or article. */
function endingOf(page: Page, word: Word): string {
  if (isName(page, word)) return word.folded.startsWith('ال') ? ':the' : '';
  return grammarOf[page.language].wordEndings.find(([, ending]) => ending.test(word.folded))?.[0] ?? '';
}

/** The class of a word: from the phrase lists, else from the vocabulary, else from its letters. */
export function classOf(page: Page, at: number): string {
  const word = page.words[at];
  if (!word) return at < 0 ? 'start' : 'end';
  if (isNumber(word)) return 'number';
  return memo(page, 'class', at, () => {
    const { book } = page;
    if (isFor(page, word)) return 'for';
    const kind = nouns.find((one) => isOf(page, book[one], word)) ?? little.find((one) => book[one].has(word.folded));
    const article = kind && page.language === 'ar' && hasArticle(word) ? ':the' : '';
    return `${kind ? kind + article : plainOf(page, word) + endingOf(page, word)}${isMarked(page, at) ? '+' : isCapitalised(page, at) ? '^' : ''}`;
  });
}

/** Features of the word classes in and around a span. */
export function borderFeatures(page: Page, from: number, to: number): string[] {
  const { words, language } = page;
  const own = words.slice(from, to).map((_, at) => classOf(page, from + at));
  const [first, last] = [own[0]!, own.at(-1)!];
  const next = words[to - 1]!.stop ? 'stop' : classOf(page, to);
  const previous = from > 0 && words[from - 1]!.stop ? 'stop' : classOf(page, from - 1);
  const then = next === 'others' || next === 'particles' || next === 'from' ? [`then:${classOf(page, to + 1)}`] : [];
  return [
    `next:${next}`,
    `previous:${previous}`,
    `first:${first}`,
    `last:${last}`,
    `end:${last}|${next}`,
    `begin:${previous}|${first}`,
    `${language}:end:${last}|${next}`,
    `${language}:next:${next}`,
    `${language}:last:${last}`,
    `${language}:first:${first}`,
    ...[...new Set(own)].map((one) => `has:${one}`),
    ...(own.length > 3 ? [] : [`shape:${own.join(' ')}`]),
    ...then,
  ];
}
