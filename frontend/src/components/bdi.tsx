import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Money } from '#shared/values/money.ts';
import { formatMoney } from '#shared/values/money-format.ts';

/** A number as the visitor's language writes it, left to right in every text. */
export const Count = ({ of }: { of: number }) => <bdi dir="ltr">{formats.number(of, useLanguage().locale)}</bdi>;

/** An amount of money as the visitor's language writes it, left to right in every text. */
export const Price = ({ of }: { of: Money }) => <bdi dir="ltr">{formatMoney(of, useLanguage().locale)}</bdi>;

/** For phrases: `<m>` runs left to right in every text, as amounts, digits of a card and names on statements do. */
export const ltrMark = { m: <bdi dir="ltr" /> };
