import { endingAt } from '#functions/nlu/name/phrasebook.ts';
import {
  bareArticle,
  isCapitalised,
  isEveryday,
  isFor,
  isFrequent,
  isMarked,
  isNumber,
  isOf,
  type Page,
  valueOf,
} from '#functions/nlu/name/spaced/page.ts';
import type { Span } from '#functions/nlu/name/spaced/neighbours.ts';
import { isAddressed } from '#functions/nlu/name/spaced/honorific.ts';
import { isMidway } from '#functions/nlu/name/spaced/person-words.ts';
import { beforeOf, placeFeatures } from '#functions/nlu/name/spaced/surroundings.ts';

const LONGEST = 7;
const opens = new Set(['strong', 'intro', 'from', 'start', 'stop', 'greeting', 'weak']);

function mayBegin(page: Page, from: number): boolean {
  const { words, book } = page;
  const word = words[from]!;
  if (isMidway(page, from) || endingAt(words, from, book.companions) || isAddressed(page, from, from + 1)) return false;
  const open = opens.has(beforeOf(page, from).cue);
  const marked = isMarked(page, from);
  const place = book.places.has(word.folded);
  if (!open && !marked && !place) return false;
  if (!place && !marked && (isOf(page, book.roles, word) || book.titles.has(word.folded))) return false;
  return !isNumber(word) && (!isFrequent(page, word) || marked || open || place);
}

/** Whether the next word belongs to the name of a place: “Clínica Sorriso do Mondego”. */
function isJoined(page: Page, to: number): boolean {
  const { words, book } = page;
  const [next, then] = [words[to], words[to + 1]];
  if (!next || words[to - 1]!.stop) return false;
  if (isMarked(page, to) && isMarked(page, to - 1)) return true;
  return Boolean(then && book.particles.has(next.folded) && isMarked(page, to + 1));
}

/** Whether a word usually continues a sentence; a name contains at most one. */
function isBorrowed(page: Page, at: number): boolean {
  const { folded } = page.words[at]!;
  return page.book.ends.has(folded) && !page.book.particles.has(folded) && !isMarked(page, at);
}

/** Features of a department after the name of its organisation: “Midland Freight | terminal dispatch”, “بنك نجد | فرع العليا”. */
function partsOf(page: Page, from: number, to: number): string[] {
  const { words, book, language } = page;
  let heads = 0;
  for (let at = from; at < to; at++) {
    const word = words[at]!;
    const part = isOf(page, book.units, word) && !isFor(page, word);
    if (part && heads && at > from + 1) {
      const kind = `${isOf(page, book.places, word)}:${Math.min(to - at, 3)}`;
      return ['part', `part:${kind}`, `${language}:part`];
    }
    heads += isOf(page, book.places, word) || isMarked(page, at) ? 1 : 0;
  }
  return [];
}

/** The features of a span as an organisation. */
function organisationFeatures(page: Page, from: number, to: number, heads: number, marks: number): string[] {
  const { words, book, vocabulary, language } = page;
  const span = words.slice(from, to);
  const [first, last, next, then] = [span[0]!, span.at(-1)!, words[to], words[to + 1]];
  const frequent = span.filter((word) => isFrequent(page, word) && !book.places.has(word.folded)).length;
  const unknown = span.filter((word) => !isEveryday(page, word)).length;
  const ending = !next || last.stop;
  const unit = span.findIndex(
    (word) => isOf(page, book.units, word) && !isOf(page, book.places, word) && !isFor(page, word),
  );
  const borrowed = span.filter((_, at) => isBorrowed(page, from + at)).length;
  const closing = isFrequent(page, next ?? last) ? 'frequent' : isEveryday(page, next ?? last) ? 'word' : 'else';
  return [
    `words:${span.length}`,
    `${language}:words:${span.length}`,
    ...partsOf(page, from, to),
    `tail:${unit < 1 ? 'none' : Math.min(span.length - 1 - unit, 2)}`,
    `heads:${Math.min(heads, 2)}`,
    `heads:${Math.min(heads, 2)}:${span.length}`,
    `frequent:${Math.min(frequent, 3)}:${span.length > 3}`,
    `marks:${page.cased ? (marks === span.length ? 'all' : marks ? 'some' : 'none') : 'uncased'}`,
    `unknown:${Math.min(unknown, 2)}`,
    `unit:${unit < 0 ? 'none' : unit ? 'later' : 'first'}:${heads > 0}`,
    `borrowed:${Math.min(borrowed, 2)}`,
    `closed:${language}:${heads > 0}:${ending ? 'end' : closing}`,
    ...(isOf(page, book.places, first) ? ['head-first', `${language}:head-first`] : []),
    ...(isOf(page, book.places, last) ? ['head-last', `${language}:head-last`] : []),
    ...(isOf(page, book.roles, first) ? ['role-first'] : []),
    ...(isFrequent(page, last) ? ['ends-frequent'] : []),
    ...(isFrequent(page, first) && !isMarked(page, from) ? ['starts-frequent'] : []),
    ...(vocabulary.forenames.has(first.folded) ? ['forename-first'] : []),
    ...(book.kin.has(first.folded) || book.kin.has(last.folded) ? ['is-kin'] : []),
    ...(!ending && isMarked(page, to) ? ['more:marked'] : []),
    ...(!ending && then && book.particles.has(next.folded) && isMarked(page, to + 1) ? ['more:joined'] : []),
    ...(!ending && isOf(page, book.places, next) ? ['more:head', `${language}:more:head`] : []),
    ...(!ending && isOf(page, book.units, next) ? ['more:unit'] : []),
    ...(marks && !isMarked(page, to - 1) && !isOf(page, book.places, last) ? ['ragged'] : []),
    ...(!unknown && !marks ? [`generic:${heads}`, `generic:${beforeOf(page, from).cue}`] : []),
    ...(!ending && isFor(page, next) ? [`more:for:${heads > 0}`] : []),
    ...(isFor(page, last) ? [`last-for:${heads > 0}`] : []),
    ...(book.particles.has(last.folded) || book.others.has(last.folded) || book.from.has(last.folded) ? ['open'] : []),
    ...(span.every(({ folded }) => page.owners.has(folded)) ? ['owner'] : []),
  ];
}

/** The candidates for organisations, named or described: “the dental practice”. */
export function organisations(page: Page): Span[] {
  const candidates: Span[] = [];
  const { words, book } = page;
  for (let from = 0; from < words.length; from++) {
    if (!mayBegin(page, from)) continue;
    let [heads, marks, unknown, borrowed] = [0, 0, 0, 0];
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST); to++) {
      const last = words[to - 1]!;
      const place = isOf(page, book.places, last);
      heads += place ? 1 : 0;
      marks += isMarked(page, to - 1) || isCapitalised(page, to - 1) ? 1 : 0;
      unknown += isEveryday(page, last) ? 0 : 1;
      borrowed += isBorrowed(page, to - 1) ? 1 : 0;
      if (book.greeting.has(last.folded) || (book.intro.has(last.folded) && !book.places.has(last.folded))) break;
      if (borrowed > 1) break;
      if (heads && isJoined(page, to) && to - from < LONGEST - 1) continue;
      const open = book.particles.has(last.folded) || book.from.has(last.folded);
      if ((heads || marks || unknown) && !(open && !place && !isMarked(page, to - 1))) {
        const own = organisationFeatures(page, from, to, heads, marks);
        const features = [...placeFeatures(page, from, to), ...own].map((name) => `o:${name}`);
        // “From the library”
        const before = words[from - 1];
        const hasArticle = !marks && heads > 0 && before && !before.stop && bareArticle.has(before.folded);
        const value = valueOf(page, hasArticle ? from - 1 : from, to);
        candidates.push({ kind: 'organisation', from, to, value, features });
      }
      if (last.stop || isNumber(last)) break;
    }
  }
  return candidates;
}
