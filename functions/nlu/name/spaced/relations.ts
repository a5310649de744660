import type { Candidate } from '#functions/nlu/name/candidate.ts';
import { endingAt, startingAt } from '#functions/nlu/name/phrasebook.ts';
import { bareArticle, isEveryday, isMarked, isName, type Page, valueOf } from '#functions/nlu/name/spaced/page.ts';
import { isAm, maybeName } from '#functions/nlu/name/spaced/person-words.ts';
import { isPetNameOf } from '#functions/nlu/name/pet-names.ts';
import { beforeOf, placeFeatures } from '#functions/nlu/name/spaced/surroundings.ts';

const of = new Set(['de', 'd', 'da', 'do', 'du', 'del', 'of', 'من']);
const parents = /^(?:والده?|ام|ابو|ابا?|mum|mom|dad|мама|папа|бабушка|дедушка|отец|мать|муж|жена)$/u;

/** The span with the possessor of a relation, if there is one: “la maman d’Inès”, “Leo’s mum”, “Ayşe’nin annesi”, “мама Лены”. */
function possessorAt(page: Page, from: number, to: number): { from: number; to: number } | undefined {
  const { words } = page;
  const [before, next, then] = [words[from - 1], words[to], words[to + 1]];
  const named = (at: number) => words[at] && (isMarked(page, at) || isName(page, words[at]));
  if (next && then && !words[to - 1]!.stop && of.has(next.folded) && named(to + 1)) return { from, to: to + 2 };
  if (before && /['’]s$/u.test(before.text)) return { from: from - 1, to };
  if (before?.suffix && /n[iu]n$|^[iu]n$/u.test(before.folded) && from > 1) return { from: from - 2, to };
  if (next && !words[to - 1]!.stop && parents.test(words[from]!.folded) && named(to)) return { from, to: to + 1 };
  return undefined;
}

/** After a relation, whose it is: “a tia dela”, “la vecina de él”. */
const whose = /^(?:del[ea]s?|ella?s?|ellos|его|ее|их|ваш[аеи]?|наш[аеи]?|тво[йяеи])$/u;
const MOST_OF_NAME = 4;

/** Whether the caller’s name follows the relation after a pause: “this is her aunt, Gunhild Sorenson”. */
function isNamedAfter(page: Page, end: number): boolean {
  const { words, book, owners, language } = page;
  let from = end;
  while (
    words[from] &&
    !words[from - 1]!.stop &&
    from < end + 2 &&
    (of.has(words[from]!.folded) || whose.test(words[from]!.folded))
  )
    from++;
  if (!words[from - 1]!.stop) return false;
  let to = from;
  while (
    to < from + MOST_OF_NAME &&
    (maybeName(page, to, to === from) || book.particles.has(words[to]?.folded ?? ''))
  ) {
    to++;
    if (words[to - 1]!.stop) break;
  }
  const span = words.slice(from, to);
  const known = span.filter((word) => isName(page, word) && !isEveryday(page, word)).length;
  if (span.some(({ folded }) => book.kin.has(folded) || owners.has(folded) || isPetNameOf(folded, owners)))
    return false;
  // “It’s your sister, Momo”: of an owner without a known name, one name may be theirs.
  if (!span.length || (span.length === 1 && !owners.size && !words[to]?.capital)) return false;
  const isEnd = to === words.length || words[to - 1]!.stop || startingAt(words, to, book.after) > 0;
  const isCapital = language === 'ar' || span.every(({ capital, folded }) => capital || book.particles.has(folded));
  // “Joan Baker”, whose surname is a trade
  const isSurname = Boolean(words[to]?.capital) && known > 0;
  if (!isEnd && !isSurname) return known > 1 && isCapital;
  return known > 0 || (span.length > 1 && isCapital);
}

/** Where a relation lives or comes from: “your cousin from Duluth”, “la vecina de abajo”. */
function whereAt({ words, book }: Page, to: number): number | undefined {
  const [next, then] = [words[to], words[to + 1]];
  if (!next || !then || words[to - 1]!.stop || next.stop) return undefined;
  const isPlace = book.from.has(next.folded) || of.has(next.folded);
  return isPlace && then.folded.length > 2 ? to + 2 : undefined;
}

/** Whether the phrase only introduces the caller: “it’s your sister”, “ablan ben”. */
function namesCallerOnly(page: Page, from: number, start: number, to: number): boolean {
  const { words, book, language } = page;
  if (language === 'tr' && words[to] && isAm(words[to])) return true;
  if (language === 'tr')
    return startingAt(words, to, book.namingAfter) > 0 && !(from > 0 && isName(page, words[from - 1]!));
  // “C’est ta soeur, maman demande si …”
  const called = to + 1 < words.length && bareArticle.has(words[to]!.folded) && isMarked(page, to + 1);
  const { cue } = beforeOf(page, start);
  // “Soy tu hermana”, but “estuvieron aquí su mujer y usted”.
  const begun = start - endingAt(words, start, book[cue === 'strong' ? 'strong' : 'intro']);
  if (begun > 0 && !words[begun - 1]!.stop && !book.opening.has(words[begun - 1]!.folded)) return false;
  if (called || (cue !== 'intro' && cue !== 'strong') || (start === from && language !== 'ar')) return false;
  // “Сосед ваш Пётр Семёнович”
  const after = language === 'ru' ? to + startingAt(words, to, book.possessives) : to;
  const named = after < words.length && maybeName(page, after, true) && !words[after - 1]!.stop;
  return !named || (startingAt(words, to, book.kin) > 0 && !isMarked(page, to));
}

/** The candidates for the caller’s relation to the owner. */
export function relations(page: Page): Candidate[] {
  const candidates: Candidate[] = [];
  const { words, book } = page;
  for (let from = 0; from < words.length; from++) {
    const length = startingAt(words, from, book.kin);
    if (!length) continue;
    const to = from + length;
    // The name, not the relation, is the caller’s.
    if (isNamedAfter(page, to)) continue;
    const owner = endingAt(words, from, book.possessives);
    // “Ton cousin de Pau” is nobody else’s.
    const isOwners = owner > 0 && !bareArticle.has(words[from - 1]!.folded);
    const possessor = isOwners ? undefined : possessorAt(page, from, to);
    const named = to < words.length && maybeName(page, to, true) && !words[to - 1]!.stop;
    const order = candidates.length ? 'then' : 'first';
    const add = (start: number, end: number, kind: string, namesCaller: boolean) => {
      const features = [
        ...placeFeatures(page, start, end),
        kind,
        `named:${named}`,
        `whose:${Boolean(possessor)}:${kind}`,
        order,
        `${order}:${beforeOf(page, start).cue}`,
      ].map((name) => `r:${name}`);
      candidates.push({ kind: 'relation', value: valueOf(page, start, end), features, named: namesCaller });
    };
    if (owner) add(from - owner, to, 'possessed', !possessor && namesCallerOnly(page, from, from - owner, to));
    add(from, to, owner ? 'cut' : 'bare', !possessor && namesCallerOnly(page, from, from, to));
    if (possessor) add(possessor.from, possessor.to, 'whose', false);
    const where = whereAt(page, to);
    const begun = from - (owner || (bareArticle.has(words[from - 1]?.folded ?? '') ? 1 : 0));
    if (where && where !== possessor?.to)
      add(begun, where, 'where', isOwners && namesCallerOnly(page, from, from - owner, to));
  }
  return candidates;
}
