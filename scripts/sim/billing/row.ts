import type { Currency } from '#shared/values/money.ts';

/** A stored item. */
export type Row = Record<string, unknown>;

/** Reports that an invariant is violated. */
export type Report = (invariant: string, words: string) => void;

/** An amount as it is stored. */
export type Money = { minor_units: number; currency: Currency };

export const moneyIs = (a: Money, b: Money) => a.minor_units === b.minor_units && a.currency === b.currency;

export const words = ({ minor_units, currency }: Money) => `${minor_units} ${currency}`;
