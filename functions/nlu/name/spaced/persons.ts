import { endingAt, startingAt } from '#functions/nlu/name/phrasebook.ts';
import {
  bareArticle,
  isCapitalised,
  isEveryday,
  isFrequent,
  isMarked,
  isName,
  isOf,
  isPatronymic,
  type Page,
  valueOf,
} from '#functions/nlu/name/spaced/page.ts';
import {
  goesOn,
  isCallersKin,
  isInflected,
  isIntroduced,
  isKunya,
  isMidway,
  isNamed,
  isParent,
  isResumed,
  isTradeBeforeName,
  maybeName,
} from '#functions/nlu/name/spaced/person-words.ts';
import { afterOf, beforeOf, placeFeatures } from '#functions/nlu/name/spaced/surroundings.ts';
import type { Span } from '#functions/nlu/name/spaced/neighbours.ts';
import { isAddressed, isHonored, isNextHonored } from '#functions/nlu/name/spaced/honorific.ts';
import { forenameFirst, russianSurname } from '#functions/nlu/name/spaced/forename-first.ts';
import { nominative } from '#functions/nlu/name/spaced/nominative.ts';
import { isPetNameOf } from '#functions/nlu/name/pet-names.ts';
import type { Language } from '#shared/values/language.ts';
import { classOf } from '#functions/nlu/name/spaced/word-class.ts';

const LONGEST = 4;
const adjective = /(?:ая|ое|ые|ыи|ии|ои)$/u;
/** Contexts in which an unlisted word may be a name. */
const places = new Set(['start', 'greeting', 'weak', 'role', 'place', 'kin', 'correction']);

/** The features of a span as a person’s name. */
function personFeatures(page: Page, from: number, to: number): string[] {
  const { vocabulary, words, owners, cased, book, language } = page;
  const span = words.slice(from, to);
  const [first, last] = [span[0]!, span.at(-1)!];
  const unknown = span.filter((word) => !isName(page, word) && !book.particles.has(word.folded)).length;
  const everyday = span.filter((word) => isEveryday(page, word)).length;
  const frequent = span.filter((word) => isFrequent(page, word)).length;
  const marked = span.filter((_, at) => isMarked(page, from + at)).length;
  const more = maybeName(page, to, false) && !words[to - 1]!.stop && !isNextHonored(page, to);
  const forename = vocabulary.forenames.has(first.folded);
  const parent = isParent(page, from);
  const article = words[from - 1] && bareArticle.has(words[from - 1]!.folded);
  return [
    ...(article ? [`article:${language}`, `article:${language}:${beforeOf(page, from).cue}`] : []),
    ...(parent ? [`parent:${parent}`, `${language}:parent`] : []),
    `words:${span.length}`,
    `unknown:${unknown}:${span.length}`,
    `${language}:unknown:${Math.min(unknown, 2)}:${Math.min(span.length, 3)}`,
    ...(span.length > 1 ? [`last:${isName(page, last)}:${isEveryday(page, last)}`] : []),
    `everyday:${everyday}:${marked === span.length}`,
    `frequent:${Math.min(frequent, 2)}`,
    `marked:${cased ? (marked === span.length ? 'all' : marked ? 'some' : first.capital ? 'start' : 'none') : 'uncased'}`,
    ...(forename ? ['forename', `forename:${span.length}`] : ['no-forename']),
    ...(span.length > 1 && (vocabulary.surnames.has(last.folded) || isPatronymic(last)) ? ['surname'] : []),
    ...(language === 'ru' && span.length > 1 && russianSurname.test(last.folded) ? ['russian-surname'] : []),
    `formula:${beforeOf(page, from).cue}:${forename}`,
    ...(span.some(isPatronymic) ? ['patronymic'] : []),
    ...(span.every(({ folded }) => owners.has(folded) || isPetNameOf(folded, owners)) ? ['owner'] : []),
    ...(span.some(({ folded }) => page.echoed.has(folded)) ? ['echoed'] : []),
    ...(more ? ['more', isMarked(page, to) ? 'more:marked' : 'more:plain', `beyond:${classOf(page, to + 1)}`] : []),
    ...(more ? [`more:${classOf(page, to)}`, `${language}:beyond:${classOf(page, to + 1)}`] : []),
    ...(from > 0 && maybeName(page, from - 1, true) && !words[from - 1]!.stop ? ['cut'] : []),
    ...(book.places.has(last.folded) ? ['is-place'] : []),
    ...(book.roles.has(first.folded) ? ['is-role'] : []),
    ...(book.kin.has(first.folded) || book.kin.has(last.folded) ? ['is-kin'] : []),
    ...(book.particles.has(last.folded) ? ['open'] : []),
    ...(marked && !isMarked(page, to - 1) ? ['ragged'] : []),
  ];
}

/** Whether anything suggests a person: a known name, a capital, or the context. */
function isSupported(page: Page, from: number, to: number): boolean {
  const { words, book } = page;
  const [before, span] = [words[from - 1], words.slice(from, to)];
  // “Музыкальная школа Аккорд”, “garage Koné”: an unknown name belongs to the place.
  const within = before && !before.stop && isOf(page, book.places, before) && !book.roles.has(before.folded);
  if (within && !span.some((word) => isName(page, word))) return false;
  for (let at = from; at < to; at++)
    if (isMarked(page, at) || (isName(page, words[at]!) && !isEveryday(page, words[at]!))) return true;
  if (isCapitalised(page, from) && !isFrequent(page, words[from]!)) return true;
  if (page.language === 'ar' && to > from + 1 && isKunya(words[from]!)) return true;
  const { cue, titled } = beforeOf(page, from);
  if (cue === 'strong' || cue === 'intro') return true;
  // “عم صبحي”, “nurse Grace”: an everyday word that is a name too, after a title or a relation.
  if (isEveryday(page, words[from]!)) {
    // “Dot from the mill”, “роза тётя её”, to who is calling
    const isForename = page.vocabulary.forenames.has(words[from]!.folded);
    const isFromPlace = page.language === 'tr' && cue === 'from';
    const answers = isForename && ((page.isAnswer === true && cue === 'start') || isFromPlace);
    return answers || ((titled || cue === 'kin' || cue === 'correction') && isName(page, words[from]!));
  }
  if (cue === 'start' && page.turn > 0 && page.isAnswer === false) return false;
  return titled || places.has(cue) || afterOf(page, to) === 'after';
}

function mayBegin(page: Page, from: number): boolean {
  const { words, book, language, vocabulary } = page;
  const word = words[from]!;
  // “Sabah al-khair” is a greeting, Sabah a woman.
  if (startingAt(words, from, book.greeting) > 1) return false;
  // “Sayed, from the bakery”: a title without a name may be a name.
  const alone = language === 'ar' && vocabulary.forenames.has(word.folded) && !maybeName(page, from + 1, true);
  if ((book.titles.has(word.folded) && !alone) || !(maybeName(page, from, true) || isIntroduced(page, from)))
    return false;
  // A trade precedes a name as a title does; alone it may be a name: Baker.
  if (isOf(page, book.roles, word) && from + 1 < words.length && maybeName(page, from + 1, true)) return false;
  if (isTradeBeforeName(page, from)) return false;
  const noun = !isMarked(page, from) && !isName(page, word);
  if (noun && (isOf(page, book.roles, word) || isOf(page, book.units, word))) return false;
  // “Транспортная компания”
  const next = words[from + 1];
  if (language === 'ru' && next && adjective.test(word.folded) && isOf(page, book.places, next)) return false;
  return !isOf(page, book.places, word) || ['en', 'tr'].includes(language);
}

/** Whether a word is a forename and nothing else: a person after a place, “garage du Lac Angèle”. */
const isForename = (page: Page, at: number): boolean =>
  page.vocabulary.forenames.has(page.words[at]!.folded) && !isEveryday(page, page.words[at]!);

const isOwner = ({ words, owners }: Page, at: number): boolean => owners.has(words[at]!.folded);

const inHonourOf = /^(?:имени|им|памяти)$/u;

/** Whether a span begins or ends within a name: “Tremblay|-Côté”, “Лисицын | Антон”, “Ждан | Олегович”. */
function isCut(page: Page, from: number, to: number): boolean {
  const { words, text, language } = page;
  const isHyphen = (at: number) => {
    const [one, next] = [words[at - 1], words[at]];
    return one && next && text.slice(one.end, next.start) === '-';
  };
  if (isHyphen(from) || isHyphen(to)) return true;
  const before = words[from - 1];
  // “Библиотека имени Чехова, Нина Павловна”
  if (language !== 'ru' || !before || before.stop || inHonourOf.test(words[from - 2]?.folded ?? '')) return false;
  if (isPatronymic(words[from]!) && isMarked(page, from - 1)) return true;
  const said = valueOf(page, from - 1, to);
  return (
    maybeName(page, from - 1, true) && russianSurname.test(before.folded) && forenameFirst(said, language) !== said
  );
}

/** Whether a surname is said before and after the forename: “Rochat, Jean-Luc Rochat”. */
const isSaidTwice = ({ words }: Page, from: number, to: number): boolean =>
  to > from + 2 && words[from]!.folded === words[to - 1]!.folded;

/** Whether the owner is called before the caller gives a name: “Ida, Sunita here”. */
const beginsWithOwner = ({ words, owners }: Page, from: number, to: number): boolean =>
  to > from + 1 && owners.has(words[from]!.folded) && !owners.has(words[from + 1]!.folded);

/** A name as it is noted, whatever its case and the order it is said in. */
const notedName = (said: string, language: Language): string =>
  forenameFirst(language === 'ru' ? nominative(said) : said, language);

/** The candidates for a person’s name. */
export function persons(page: Page): Span[] {
  const candidates: Span[] = [];
  const { words, book } = page;
  const add = (from: number, to: number, more: readonly string[], named: boolean) => {
    const companion = endingAt(words, from, book.companions);
    const value = valueOf(page, from, to);
    const features = [...placeFeatures(page, from, to), ...personFeatures(page, from, to), ...more];
    candidates.push({
      kind: companion ? 'relation' : 'person',
      from,
      to,
      value: companion ? valueOf(page, from - companion, to) : notedName(value, page.language),
      features: features.map((feature) => `p:${feature}`),
      named,
    });
  };
  for (let from = 0; from < words.length; from++) {
    if (!mayBegin(page, from)) continue;
    const { from: start } = beforeOf(page, from);
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST); to++) {
      const last = words[to - 1]!;
      if (to > from + 1 && !book.particles.has(last.folded) && !maybeName(page, to - 1, false)) break;
      if (book.particles.has(last.folded) && to > from + 1) continue;
      if (!isSupported(page, from, to) || isInflected(page, to) || isHonored(page, from, to)) continue;
      if (isAddressed(page, from, to) || isCallersKin(page, from) || isResumed(page, from, to)) continue;
      const named = isNamed(page, from, to, start);
      if (isCut(page, from, to) || isSaidTwice(page, from, to) || (!named && beginsWithOwner(page, from, to))) continue;
      if (
        (goesOn(page, from, to) && !isNextHonored(page, to) && !isResumed(page, from, to + 1) && to < from + LONGEST) ||
        (isMidway(page, from) && !named && !isForename(page, from) && !isOwner(page, from - 1))
      )
        continue;
      // “Aunt Lorraine” is called Lorraine.
      const aunt = endingAt(words, from, book.kinBeforeName) || startingAt(words, to, book.kinAfterName);
      add(from, to, [...(aunt ? ['aunt'] : []), ...(isMidway(page, from) ? ['midway'] : [])], named);
      if (last.stop) break;
    }
  }
  return candidates;
}
