import {
  type CallPurpose,
  channelOf,
  type CardName,
  type Letters,
  type MoneyPurpose,
  type Purpose,
  type Receipt,
} from '#functions/messaging/letters/letter.ts';
import type { CardError } from '#shared/errors/card-errors.ts';
import type { Money } from '#shared/values/money.ts';

type By<C extends 'email' | 'sms'> = { [P in Purpose]: (typeof channelOf)[P] extends C ? P : never }[Purpose];
export type MailPurpose = By<'email'>;
/** Texts about calls are worded apart: see calls/. */
export type SmsPurpose = Exclude<By<'sms'>, CallPurpose>;

/** A name and its value, as they stand side by side. */
export type Row = readonly [name: string, value: string];

/** A mail in words: what it is about, its paragraphs, and what stands on its button where it has a link. */
export type Mail = {
  subject: string;
  text: readonly string[];
  /** Below the first paragraph. */
  rows?: readonly Row[];
  button?: string;
  /** What the cancel link is for, where it is not the one of the button. */
  cancel?: string;
};

/** What a letter says, worded: moments, amounts, cards and the days of a month are texts. Its links stand apart. */
export type Worded<T> = { [K in keyof T as K extends `${string}link` | Ends<T> ? never : K]: WordOf<T[K]> } & DaysOf<T>;
type DaysOf<T> = T extends { from: string } ? { days: string } : unknown;
type Ends<T> = T extends { from: string } ? 'from' | 'until' : never;
type WordOf<V> = V extends Money | CardName ? string : V;

/** All that we write of money, in one language. */
export type MoneyWords = { [P in MoneyPurpose]: (params: Worded<Letters[P]>) => Mail };

/** Why a bank refused, as far as its owner can do something about it. */
export type Whys = Partial<Record<CardError, string>> & { otherwise: string };
export type ReceiptRows = (receipt: Worded<Receipt>) => readonly Row[];

/** All that we write, in one language. */
export type Words = {
  mail: { [P in MailPurpose]: (params: Worded<Letters[P]>) => Mail };
  sms: { [P in SmsPurpose]: (params: Letters[P]) => string };
  /** Below each mail: why it came, and that nobody reads answers. */
  footer: string;
};
