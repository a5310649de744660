import { isArabicSpellingOf } from '#functions/names/arabic-spelling.ts';
import { words } from '#functions/names/fold.ts';
import { reason } from '#functions/people/domain/hit.ts';
import { type Fit, likenessOfMiddle } from '#functions/people/index/compare.ts';
import type { NameEntry, NameSpelling } from '#functions/people/index/entry.ts';
import type { Likeness, QueryWord } from '#functions/people/index/query-word.ts';
import { isNearSound, isOtherName } from '#functions/people/index/other-name.ts';
import { hasSameReading } from '#functions/people/index/same-reading.ts';
import { orderOf } from '#shared/values/name-order.ts';
import type { Reason } from '#shared/api/people/search-results.ts';

/** Why a person matches, in the order in which it is shown. */
export function reasonsOf(fit: Fit, entry: NameEntry, where: Reason['kind'] | undefined, middle: number): Reason[] {
  const { query, last, first, isPart } = fit;
  const reasons: Reason[] = [];
  const say = (part: 'first' | 'last', likeness: Fit['last'], own: NameSpelling) => {
    if (!likeness) return;
    const isTransliterated = likeness.how === 'letters' && isOtherScript(own);
    if (likeness.how === 'exact') reasons.push(reason('exact', { part }));
    else if (likeness.how === 'letters' && !isTransliterated)
      reasons.push(reason('letters', { part, stored: own.shown, letters: likeness.letters ?? null }));
    else if (
      isUnlike(
        isTransliterated ? { ...likeness, how: 'script' } : likeness,
        part === 'last' ? [...query.family, query.joined] : query.given.slice(0, 1),
        own,
      ) ||
      (part === 'last' && isOtherName(fit))
    )
      reasons.push(reason('sound', { part, stored: own.shown }));
    else reasons.push(reason(isOtherScript(own) ? 'script' : likeness.how, { part, stored: own.shown }));
  };
  say('last', last, entry.last);
  const further = likenessOfMiddle(fit, entry.middle);
  if (!further) say('first', first, entry.first);
  if (isPart) reasons.push(reason('part', { part: 'last', stored: entry.last.shown }));
  if (query.isSwapped && query.cost > 0 && !isFamilyFirst(entry)) reasons.push(reason('swapped'));
  if (entry.isOther) reasons.push(reason('other-name', { stored: `${entry.first.shown} ${entry.last.shown}`.trim() }));
  if (further?.how === 'nickname') reasons.push(reason('nickname', { part: 'middle' }));
  else if (further || middle < 0) reasons.push(reason('middle', { part: 'middle' }));
  if (where) reasons.push(reason(where));
  return reasons;
}

/** A Japanese, Chinese or Korean name has the family name first, also where it was typed in Latin letters. */
const isFamilyFirst = ({ last, first }: NameEntry) => orderOf(last.shown || first.shown) === 'family-first';

/** Whether a name between scripts only resembles the one asked for: where reading or spelling do not decide, by its cost. */
function isUnlike(likeness: Likeness, asked: readonly QueryWord[], own: NameSpelling): boolean {
  const isOther = isOtherScript(own);
  const isBetween = likeness.how === 'script' || (isOther && likeness.how === 'sound');
  const isRead = isBetween ? isReadSo(asked, own) : undefined;
  return isRead === undefined ? isNearSound(likeness, !isOther) && !isSpelledSo(asked, own) : !isRead;
}

/** Whether the Japanese or Chinese one of two names is read as the Latin one is; undefined between other scripts. */
function isReadSo(asked: readonly QueryWord[], { shown }: NameSpelling): boolean | undefined {
  const own = words(shown);
  const pairs = asked.flatMap(({ word, isLatin }) =>
    [...own, own.join('')].flatMap((name) => {
      if (isLatin === LATIN.test(name)) return [];
      return (isLatin ? hasSameReading(name, word) : hasSameReading(word, name)) ?? [];
    }),
  );
  return pairs.length ? pairs.includes(true) : undefined;
}

/** Whether Arabic letters that were asked for spell a Latin name. */
const isSpelledSo = (asked: readonly QueryWord[], { shown }: NameSpelling) =>
  asked.some(({ word }) => words(shown).some((own) => isArabicSpellingOf(word, own)));

const isOtherScript = ({ shown }: NameSpelling) => !LATIN.test(shown);
const LATIN = /\p{Script=Latin}/u;
