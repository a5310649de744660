import {
  type CallPurpose,
  channelOf,
  type CardName,
  type TemplateParams,
  type BillingPurpose,
  type SupportPurpose,
  type Purpose,
  type Receipt,
} from '#functions/messaging/templates/params.ts';
import type { CardError } from '#shared/errors/card-errors.ts';
import type { Money } from '#shared/values/money.ts';

type By<C extends 'email' | 'sms'> = { [P in Purpose]: (typeof channelOf)[P] extends C ? P : never }[Purpose];
export type MailPurpose = By<'email'>;
/** Texts about calls are worded apart: see calls/. */
export type SmsPurpose = Exclude<By<'sms'>, CallPurpose>;

/** A label and its value. */
export type Row = readonly [name: string, value: string];

/** A written email: subject, paragraphs, and a button label if it has a link. */
export type Mail = {
  subject: string;
  text: readonly string[];
  /** Below the first paragraph. */
  rows?: readonly Row[];
  button?: string;
  /** What the reader has written, below everything else. */
  quote?: { heading: string; text: string };
  /** The label of a button that opens the report that was ordered; `button` then is a further link. */
  report?: string;
  /** What the cancel link is for, where it is not the one of the button. */
  cancel?: string;
  /** Names the page where recovery codes are made, before its link. */
  codes?: string;
  /** Says “This wasn’t me”, before the link that disowns what was done. */
  disown?: string;
  /** Names the terms that were agreed to, before their link. */
  agreed?: string;
  /** Names the privacy center, and the privacy policy, before their links. */
  privacy?: string;
  policy?: string;
};

/** Formatted parameters: times, amounts, cards and days as text, links separate. */
type FormattedParams<T> = {
  [
    K in keyof T as K extends `${string}link` | 'tax' | 'withdrawal' | 'withdrawn_at' | 'ordered_at' | Ends<T>
      ? never
      : K
  ]: K extends 'answer_hours' ? string : FormattedParam<T[K]>;
} & DaysOf<T> &
  DayOf<T> &
  TaxOf<T>;
/** The day of a moment. */
type DayOf<T> = T extends { at: string } ? { day: string } : unknown;
type DaysOf<T> = T extends { from: string } ? { days: string } : unknown;
/** Whether the amount has a tax on top of the price, which may change. */
type TaxOf<T> = T extends { tax: unknown } ? { is_tax_added: boolean } : unknown;
type Ends<T> = T extends { from: string } ? 'from' | 'until' : never;
type FormattedParam<V> = V extends Money | CardName ? string : V;

/** What is written when a membership is cancelled, kept, paused or continued, in one language. */
export type MembershipTemplates = Pick<
  BillingTemplates,
  'unsubscribed' | 'membership-kept' | 'membership-paused' | 'membership-continued'
>;

/** All that we write of money, in one language. */
export type BillingTemplates = {
  [P in BillingPurpose]: (params: FormattedParams<TemplateParams[P]> & KeepLink<P>) => Mail;
};
/** A cancellation that can be taken back says so. */
type KeepLink<P> = P extends 'unsubscribed' ? { keep_link?: string } : unknown;

/** All that support writes of itself, in one language. */
export type SupportTemplates = { [P in SupportPurpose]: (params: FormattedParams<TemplateParams[P]>) => Mail };
/** Mail about one’s own data, to people who may have no account. */
export type RightsTemplates = {
  [P in 'confirm-removal' | 'request-received' | 'removed-by-agent' | 'listing-notice']: (
    params: FormattedParams<TemplateParams[P]>,
  ) => Mail;
};

/** Of reports that are watched, in one language. */
export type ChangeTemplates = {
  mail: (params: FormattedParams<TemplateParams['report-changed']>) => Mail;
  text: (params: TemplateParams['report-changed-text']) => string;
};

/** Why a bank refused, as far as its owner can do something about it. */
export type DeclineReasons = Partial<Record<CardError, string>> & { otherwise: string };
export type ReceiptRows = (receipt: FormattedParams<Receipt>) => readonly Row[];
export type ReminderSubject = (
  reminder: Pick<
    Parameters<BillingTemplates['renewal-reminder']>[0],
    'amount' | 'day' | 'credits' | 'ends_pause' | 'ends_trial'
  >,
) => string;
/** The rows about what was paid. */
export type PaidRows = (paid: FormattedParams<Omit<Receipt, 'next_at' | 'next_amount'>>) => readonly Row[];
/** The rows about what was given back; a refund under way has no credit note yet. */
export type RefundRows = (refund: { number: string; days: string; credit_note?: string }) => readonly Row[];

/** All that we write, in one language. */
export type Templates = {
  mail: { [P in MailPurpose]: (params: FormattedParams<TemplateParams[P]>) => Mail };
  sms: { [P in SmsPurpose]: (params: TemplateParams[P]) => string };
  footer: {
    /** Why it was sent: to a member, to someone else, or to who wrote to us. */
    member: string;
    other: string;
    reply: string;
    /** Where support is reached; `answer` where a reply reaches it too. */
    help: string;
    answer: string;
    /** Names the page that stops mails of this kind. */
    stop: string;
    /** Names the page of the button, for who cannot press it. */
    fallback: (host: string) => string;
    /** What we are not. */
    legal: string;
  };
};
