import { ends } from '#functions/nlu/when/elements/calendar.ts';
import { unit } from '#functions/nlu/when/elements/duration.ts';
import type { Element } from '#functions/nlu/when/elements/element.ts';
import type { Hour } from '#functions/nlu/when/elements/meanings.ts';
import { numbersAt } from '#functions/nlu/when/numbers.ts';
import { valueAt, type Reader } from '#functions/nlu/when/reader.ts';

/** “at a shop” is not one o’clock. */
export const isArticle = (reader: Reader, index: number) =>
  !reader.isWhen &&
  valueAt(reader, index, 'article') !== undefined &&
  valueAt(reader, index - 1, 'at') !== 'sure' &&
  valueAt(reader, index + 1, 'oclock') === undefined &&
  valueAt(reader, index + 1, 'share') === undefined &&
  valueAt(reader, index + 1, 'halfMore') === undefined &&
  (valueAt(reader, index + 1, 'and') === undefined || !numbersAt(reader, index + 2).length) &&
  valueAt(reader, index + 1, 'part') === undefined;

/** Whether a month follows, as in “not before 15 December”; in “at five, May third” it has its own day. */
const isOfMonth = (reader: Reader, index: number) =>
  !numbersAt(reader, index + 1).some(({ value }) => value.digits < 4 && value.n < 32) &&
  valueAt(reader, index, 'month') !== undefined;

export const hour: Element<Hour> = (reader, index) => {
  if (isArticle(reader, index)) return [];
  const name = valueAt(reader, index, 'hourName');
  const isNamed = Number(name ?? 0) > 11;
  if (name !== undefined) return [{ to: index + 1, value: { hour: Number(name), isCertain: isNamed, isNamed } }];
  const [longest, ...shorter] = numbersAt(reader, index);
  return (longest && !reader.grammar.onesFirst ? [longest] : [longest, ...shorter].filter((one) => one !== undefined))
    .filter(({ to }) => !isOfMonth(reader, to))
    .filter(
      ({ value }) =>
        value.n <= (reader.isWhen ? 24 : 23) && value.digits <= 2 && (!value.isOrdinal || reader.grammar.ordinalHours),
    )
    .map(({ to, value: { n, digits } }) => ({
      to,
      value: {
        hour: n,
        isCertain: n > 12 || (digits === 2 && n < 10),
        isPlaced: n > 0 && ends(reader, to, reader.grammar.hourEnding),
      },
    }));
};

/** “Üçten”, “from three”: an hour by its ending. */
export const leavingHour: Element<Hour> = (reader, index) =>
  reader.grammar.hourEnding === undefined
    ? []
    : hour(reader, index).filter(({ to }) => /[dt][ae]n$/.test(reader.lexemes[to - 1]?.text ?? ''));

/** Minutes of an hour: a number, a quarter, or “oh five”. */
export const minutes: Element<number> = (reader, index) => {
  const share = valueAt(reader, index, 'share');
  if (share !== undefined) return [{ to: index + 1, value: Number(share) }];
  if (isArticle(reader, index)) return [];
  return numbersAt(reader, index).flatMap(({ to, value: { n, isOrdinal, digits } }) => {
    if (isOrdinal || n > 59 || digits > 2) return [];
    const ones =
      n === 0 && digits < 2 ? numbersAt(reader, to).find(({ value }) => value.n < 10 && value.n > 0) : undefined;
    const amount = ones ? { to: ones.to, n: ones.value.n } : { to, n };
    const named = unit(reader, amount.to).find(({ value }) => value.grain === 'minute' && value.n === 1);
    return [{ to: named?.to ?? amount.to, value: amount.n }];
  });
};

/** 1030 for half past ten. */
export const compact: Element<{ hour: number; minute: number }> = (reader, index) =>
  numbersAt(reader, index)
    .filter(({ value: { n, digits } }) => (digits === 4 || (digits === 3 && reader.isWhen)) && n % 100 < 60 && n < 2400)
    .map(({ to, value: { n } }) => ({ to, value: { hour: Math.floor(n / 100), minute: n % 100 } }));
