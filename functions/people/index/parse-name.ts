import { words } from '#functions/people/names/fold.ts';

/** One way to read a name as it was typed: whose words are family and whose given names, and how likely it is, in nats. */
export type Reading = { given: string[]; family: string[]; cost: number; isSwapped: boolean };

const MOST_WORDS = 6;

/** The ways to read “Maria Lopez Garcia”, “Lopez, Maria”, “山田 花子”, the likeliest first. */
export function readingsOfQuery(asked: { search_query?: string; first_name?: string; last_name?: string }): Reading[] {
  if (asked.last_name) {
    const [given, family] = [wordsOf(asked.first_name ?? ''), wordsOf(asked.last_name)];
    return [
      { given, family, cost: 0, isSwapped: false },
      ...(given.length && family.length
        ? [{ given: family, family: given, cost: FIELDS_SWAPPED, isSwapped: true }]
        : []),
    ];
  }
  const text = (asked.search_query ?? '').normalize('NFKC');
  const [before = '', ...behind] = text.split(/[,،、，]/);
  if (behind.length && wordsOf(behind.join(' ')).length && wordsOf(before).length)
    return [{ given: wordsOf(behind.join(' ')), family: wordsOf(before), cost: 0, isSwapped: true }];
  const all = wordsOf(text);
  if (all.length < 2) return [{ given: [], family: all, cost: 0, isSwapped: false }];
  const isFamilyFirst = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text.trim());
  const straight = isFamilyFirst ? EITHER_WAY : 0;
  const swapped = isFamilyFirst ? 0 : SWAPPED;
  const readings = [{ given: all.slice(0, -1), family: all.slice(-1), cost: straight, isSwapped: isFamilyFirst }];
  if (all.length > 2)
    readings.push({
      given: all.slice(0, -2),
      family: all.slice(-2),
      cost: straight + DOUBLE,
      isSwapped: isFamilyFirst,
    });
  readings.push({ given: all.slice(1), family: all.slice(0, 1), cost: swapped, isSwapped: !isFamilyFirst });
  if (all.length > 2)
    readings.push({ given: all.slice(2), family: all.slice(0, 2), cost: swapped + DOUBLE, isSwapped: !isFamilyFirst });
  return readings.sort((a, b) => a.cost - b.cost);
}

/** How unlikely it is, in nats, that names stand the other way round; that two words are one surname. */
const SWAPPED = 2.2;
const FIELDS_SWAPPED = 3.5;
const DOUBLE = 1.6;
/** Names in Chinese, Japanese and Korean letters have the family name first, but not where a form asked otherwise. */
const EITHER_WAY = 0.7;

const wordsOf = (text: string) => words(text).slice(0, MOST_WORDS);
