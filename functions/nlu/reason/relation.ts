import { endingAt, type Phrasebook, type SpacedLanguage, startingAt } from '#functions/nlu/name/phrasebook.ts';
import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import { stopAfter, type Word, type WordRange } from '#functions/nlu/name/words.ts';

/** So many words are of the caller: “Leo’s mother”, “the class teacher of Leo”. */
const MOST_OF_RELATION = 4;
/** With where they are: “the class teacher of Leo from school 12”. */
const MOST_OF_ALL = 7;
/** Before a name in Portuguese and Spanish. */
const nameArticle = /^(?:o|a|el|la)$/u;

/** “Grace Odum, | Leo’s mother”: a relation or a trade between pauses, with whose it is. */
export function relationAfter(
  words: readonly Word[],
  at: number,
  book: Phrasebook,
  language: SpacedLanguage,
): WordRange | null {
  if (!words[at - 1]?.stop) return null;
  return relationIn(words, at, stopAfter(words, at), book, language);
}

/** “It’s | Leo’s mother, Grace Odum”. */
export function relationBefore(
  words: readonly Word[],
  named: number,
  book: Phrasebook,
  language: SpacedLanguage,
): WordRange | null {
  const to = named > 1 && nameArticle.test(words[named - 1]!.folded) ? named - 1 : named;
  let from = to;
  while (from > 0 && to - from < MOST_OF_RELATION && !(words[from - 1]!.stop && from < to)) {
    if (endingAt(words, from, opening(book)) > 0) break;
    from--;
  }
  return relationIn(words, from, to, book, language);
}

const openings = new WeakMap<Phrasebook, ReadonlySet<string>>();
/** What begins an introduction. */
function opening(book: Phrasebook): ReadonlySet<string> {
  const { greeting, weak, intro, strong } = book;
  const known = openings.get(book) ?? new Set([...greeting, ...weak, ...intro, ...strong]);
  openings.set(book, known);
  return known;
}

/** Languages that name first whose mother it is. */
const ownerFirst = new Set<SpacedLanguage>(['en', 'tr']);

function relationIn(
  words: readonly Word[],
  from: number,
  to: number,
  book: Phrasebook,
  language: SpacedLanguage,
): WordRange | null {
  if (to - from < 1 || to - from > MOST_OF_ALL || book.own.has(words[from]!.folded)) return null;
  const isRelation = (at: number) =>
    startingAt(words, at, book.kin) > 0 || startingAt(words, at, book.roles) > 0 || book.kinOf.has(words[at]!.folded);
  const isTitle = (at: number) => book.titles.has(words[at]!.folded);
  // “Maître” alone names no company.
  if (to - from === 1 && isTitle(from) && !book.kin.has(words[from]!.folded)) return null;
  const relation = Array.from({ length: to - from }, (_, index) => from + index).find(isRelation);
  if (relation === undefined) return null;
  const { forenames } = vocabularyOf(language);
  const length = Math.max(1, startingAt(words, relation, book.kin), startingAt(words, relation, book.roles));
  const next = relation + length;
  // “Ida’s neighbour from upstairs”
  const isWhole = next === to || (ownerFirst.has(language) && startingAt(words, next, book.from) > 0);
  const isOfSomebody =
    !ownerFirst.has(language) &&
    words.slice(next, to).some(({ capital, folded }) => capital || (language === 'ar' && forenames.has(folded)));
  const isSomebodys =
    relation > from && (words.slice(from, relation).some(({ capital }) => capital) || relation - from < 3);
  return (isWhole && (isSomebodys || relation === from)) || isOfSomebody ? { from, to } : null;
}
