import { endingAt, startingAt } from '#functions/nlu/name/phrasebook.ts';
import { bareArticle, isEveryday, isFrequent, isName, isOf, memo, type Page } from '#functions/nlu/name/spaced/page.ts';
import { maybeName } from '#functions/nlu/name/spaced/person-words.ts';
import { nearFeatures } from '#functions/nlu/name/spaced/near-cues.ts';
import { borderFeatures } from '#functions/nlu/name/spaced/word-class.ts';
import { wordFeatures } from '#functions/nlu/name/spaced/word-features.ts';

const befores = ['strong', 'intro', 'from', 'others', 'greeting', 'weak'] as const;
const afters = ['after', 'from', 'intro', 'correction', 'strong', 'others', 'greeting'] as const;
const longest = <Of extends { length: number }>(lengths: readonly Of[]): Of =>
  lengths.reduce((best, one) => (one.length > best.length ? one : best));

type Before = { cue: string; titled: boolean; from: number };

/** The cue right before: the longest match, without titles. */
export const beforeOf = (page: Page, at: number): Before =>
  memo(page, 'before', at, () => {
    const { words, book } = page;
    let from = at;
    while (from > 0 && book.titles.has(words[from - 1]!.folded) && at - from < 3) from--;
    // “Сосед ваш Пётр Семёнович”
    const possessive = page.language === 'ru' ? endingAt(words, from, book.possessives) : 0;
    if (possessive && endingAt(words, from - possessive, book.kin)) from -= possessive;
    const titled = !possessive && words.slice(from, at).some(({ folded }) => !bareArticle.has(folded));
    const before = (phrase: string) => ({ cue: phrase, titled, from });
    if (from === 0) return before('start');
    const phrase = longest(befores.map((name) => ({ name, length: endingAt(words, from, book[name]) })));
    if (phrase.length) return before(phrase.name);
    if (endingAt(words, from, book.roles)) return before('role');
    if (endingAt(words, from, book.places)) return before('place');
    if (endingAt(words, from, book.kin)) return before('kin');
    if (endingAt(words, from, book.correction)) return before('correction');
    const last = words[from - 1]!;
    if (last.stop) return before('stop');
    return before(isName(page, last) && !isEveryday(page, last) ? 'name' : 'else');
  });

/** The cue right after. */
export const afterOf = (page: Page, at: number): string =>
  memo(page, 'after', at, () => {
    const { words, book } = page;
    if (at >= words.length) return 'end';
    const phrase = longest(afters.map((name) => ({ name, length: startingAt(words, at, book[name]) })));
    if (phrase.length) return phrase.name;
    if (startingAt(words, at, book.roles)) return 'role';
    if (startingAt(words, at, book.places)) return 'place';
    if (startingAt(words, at, book.titles)) return 'title';
    if (words[at - 1]!.stop) return 'stop';
    if (maybeName(page, at, false)) return 'name';
    return isFrequent(page, words[at]!) ? 'frequent' : 'else';
  });

/** How many words before the position are not part of an opening, in steps. */
const openingOf = (page: Page, at: number): number =>
  memo(page, 'opening', at, () => {
    const unlike = page.words.slice(0, at).filter(({ folded }) => !page.book.opening.has(folded)).length;
    return unlike < 2 ? unlike : unlike < 4 ? 2 : unlike < 10 ? 4 : 10;
  });

/** Whether a position is inside the name of a place: “bureau des objets trouvés de Vevey”. */
const isWithinPlace = (page: Page, from: number): boolean =>
  memo(page, 'within', from, () => {
    const { words, book } = page;
    for (let at = from - 1; at >= Math.max(0, from - 5); at--) {
      const word = words[at]!;
      if (word.stop) return false;
      if (isOf(page, book.places, word) || isOf(page, book.units, word)) return true;
      if (book.particles.has(word.folded) || book.from.has(word.folded)) continue;
      if (book.ends.has(word.folded) || book.opening.has(word.folded)) return false;
    }
    return false;
  });

/** The position of a span in the call, and its context. */
export function placeFeatures(page: Page, at: number, to: number): string[] {
  const { words, language, book } = page;
  const { cue: phrase, titled } = beforeOf(page, at);
  const after = afterOf(page, to);
  const position = at < 4 ? 'first' : at < 12 ? 'early' : at < 40 ? 'middle' : 'late';
  const answer = page.isAnswer === null ? 'unknown' : page.isAnswer ? 'asked' : 'unasked';
  const turn = page.turn > 0 ? 'later' : 'first';
  const opening = openingOf(page, at);
  return [
    `before:${phrase}`,
    `after:${after}`,
    `around:${phrase}:${after}`,
    `position:${position}`,
    `opening:${opening}`,
    `opening:${opening}:${phrase}`,
    `opening:${opening}:${turn}:${answer}`,
    `turn:${turn}:${answer}`,
    `${answer}:${phrase}`,
    `${answer}:${words.length <= 6 ? 'short' : 'long'}`,
    `${language}:before:${phrase}`,
    `${language}:after:${after}`,
    ...borderFeatures(page, at, to),
    ...wordFeatures(page, at, to),
    ...nearFeatures(page, at, to),
    ...(isWithinPlace(page, at) ? ['within', `within:${phrase}`] : []),
    ...(startingAt(words, to, book.called) ? ['called', `called:${phrase}`] : []),
    ...(titled ? ['titled', `titled:${phrase}`] : []),
    ...(words[to - 1]!.stop ? ['stop'] : []),
    ...(to === words.length ? [`whole:${at === 0 || phrase === 'weak' || phrase === 'intro'}:${answer}`] : []),
  ];
}
