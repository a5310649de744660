import type { CardError } from '#shared/errors/card-errors.ts';
import type { DisputeKind } from '#shared/values/dispute.ts';
import type { AccountId } from '#shared/values/id.ts';
import type { Spam } from '#shared/values/call.ts';
import type { Variety } from '#shared/values/language.ts';
import type { Card } from '#shared/values/membership.ts';
import type { MailThread } from '#functions/providers/email/port.ts';
import type { Topic } from '#shared/values/support.ts';
import type { Money } from '#shared/values/money.ts';
import type { TaxLine } from '#shared/values/tax.ts';
import type { Phone } from '#shared/values/phone.ts';

/** The kind of a fact that is disputed or hidden. */
export type FactFieldName =
  | 'names'
  | 'birth_date'
  | 'death'
  | 'gender'
  | 'relation_ship_status'
  | 'addresses'
  | 'phones'
  | 'emails'
  | 'family_members'
  | 'jobs'
  | 'education'
  | 'images'
  | 'photos'
  | 'social_profiles';

/** What a receipt confirms: a request from the privacy center, or a fact that a member has flagged. */
export type ReceiptOf = 'copy' | 'correct' | 'opt-out' | 'limit' | 'hide' | 'flag';

/** A card in few words. */
export type CardName = Pick<Card, 'brand' | 'last4' | 'wallet'>;

/** The content of a receipt: what was paid, when and for which period, and the next charge, if any. */
export type Receipt = {
  number: string;
  amount: Money;
  tax: TaxLine | null;
  at: string;
  card: CardName;
  from: string;
  until: string;
  /** How the card’s statement names it. */
  descriptor: string;
  next_at: string | null;
  next_amount: Money;
  receipt_link: string;
  cancel_link: string;
};

/** The charge that is given back: how much to which card, the number of its receipt, and the month that it paid for. */
type Refunded = {
  amount: Money;
  card: CardName;
  number: string;
  from: string;
  until: string;
  receipt_link: string;
};

/** The next charge: how much, with its tax, when and from which card, and the link that cancels. */
export type NextCharge = { amount: Money; tax: TaxLine | null; at: string; card: CardName; cancel_link: string };

/** The sections of a record that a notice names. */
export const noticeSections = [
  'names',
  'birth_date',
  'death',
  'gender',
  'addresses',
  'phones',
  'emails',
  'jobs',
  'education',
  'photos',
  'social_profiles',
] as const satisfies readonly FactFieldName[];
export type NoticeSection = (typeof noticeSections)[number];
export type SectionNames = Record<NoticeSection, string>;

/** The sections of a parameter that lists them with spaces between, by their names in a language. */
export const listSections = (sections: string, names: SectionNames, separator = ', '): string =>
  noticeSections
    .filter((each) => sections.split(' ').includes(each))
    .map((each) => names[each])
    .join(separator);

/** Where a consumer withdraws from the contract, and for how many days after a charge we refund it in any case. */
export type WithdrawalRight = { link: string; refund_days: number };

/** `withdrawal` is null where the law of the place gives no such right. */
type Agreement = { descriptor: string; terms: number; terms_link: string; withdrawal: WithdrawalRight | null };

/** A withdrawal from the contract, which the mail confirms: when it arrived, and when the contract was ordered. Null where it was none. */
type Withdrawn = { withdrawn_at: string; ordered_at: string } | { withdrawn_at: null; ordered_at: null };

/** A time on one side’s clock, with its zone where the other side’s differs, which then follows. */
export type Readable = { at: string; tz: string; names_zone?: boolean; other_tz?: string | null };
/** How much a text to the owner reveals of a call. */
type Detail = { detail: 'private' | 'name' | 'full' };
/** Who vouches for the name of a caller; `institution` is a name that is said to be believed, a bank’s or a contact’s. */
export type Claim = 'known' | 'claimed' | 'institution';

/** The number called a short time before; nobody opened the urgent call; there is more of a call that was announced. */
export type CallNote = 'again' | 'reminder' | 'update';

/** What texts about calls say. `name` and `number` are the caller’s for the owner, and the owner’s name for the caller. */
type CallParams = {
  'missed-call': Detail & {
    name: string | null;
    /** Their company, place or relation. */
    from?: string | null;
    claim: Claim;
    number: string;
    /** The line is withheld; an empty `number` can also be one that the text leaves out. */
    withheld?: boolean;
    /** The extension to ask for on that number. */
    extension?: string | null;
    about: string | null;
    /** By when, in the words of `about`: a text that is cut still says it. */
    deadline?: string | null;
    when: Readable | null;
    /** When the caller wants the call, in their words, where no time is booked. */
    wish?: string | null;
    /** A suspicious call is labelled; a mail says the verdict of every call. */
    verdict?: Spam['verdict'];
    urgent?: boolean;
    note?: CallNote;
    has_message?: boolean;
    /** The caller wants another number called. No text says it, since the caller dictated it: its link shows it. */
    other_number?: boolean;
    link: string;
  };
  /** Several calls that may be spam, in one message. */
  'doubtful-calls': { count: number; link: string };
  /** Several calls, beyond those that the owner is notified of one by one. */
  'held-calls': { count: number; link: string };
  'callback-agreed': { name: string; when: Readable; link: string };
  'callback-moved': AppointmentChange;
  'callback-cancelled': AppointmentChange & { word?: string };
  'callback-reminder': Detail & {
    name: string | null;
    claim: Claim;
    number: string;
    extension?: string | null;
    about: string | null;
    when: Readable;
    link: string;
  };
  /** For a closed account: the code that ends forwarding. */
  'number-left': { undo: string };
  /** No call was forwarded for two weeks. */
  'forwarding-quiet': { link: string };
};
type AppointmentChange = { when: Readable; link: string } & (
  | { reader: 'caller'; name: string }
  | (Detail & { reader: 'owner'; name: string | null; claim: Claim; number: string })
);
export type CallPurpose = keyof CallParams;

/** What was done to an account, from where in the words of the reader. `link` disowns it, until `until`. */
type Disownable = { device: string; at: string; place: string | null; link: string; until: string };

/** The parameters of each template. Links are absolute, times are ISO. */
export type TemplateParams = CallParams & {
  'confirm-email': { link: string; until: string };
  'reset-password': { link: string; until: string };
  /** To a visitor who ordered, whose account has no way to log in. */
  'first-password': { link: string; until: string };
  /** To the owner of an address with which someone registered. */
  'account-exists': { link: string };
  /** To an address without an account, for which a new password was requested. */
  'no-account': object;
  /** To the new address. */
  'change-email': { link: string; until: string };
  /** To the old address: a change was requested. `link` also withdraws it. */
  'email-changing': Disownable & { email: string };
  /** To the old address. `link` takes it back. */
  'email-changed': Disownable & { email: string };
  /** To the owner of an address that another account wanted. */
  'address-wanted': object;
  'connect-google': { link: string; until: string };
  'new-device': Disownable;
  /** The cookie of a session was used twice: it has ended. */
  'session-copied': Disownable;
  /** The owner disowned a sign-in. `link` sets a new password, and the flags say what set up since is gone. */
  disowned: {
    link: string;
    until: string;
    /** A deletion was undone. */
    reopened: boolean;
    email_back: boolean;
    passkeys_off: boolean;
    /** Whether it still has others. */
    passkeys_left: boolean;
    factor_off: boolean;
    codes_void: boolean;
    google_off: boolean;
    phone_off: boolean;
    /** The secret address of the calendar has ended. */
    calendar_off: boolean;
  };
  /** The first one of an account. */
  'password-set': Disownable;
  'password-changed': Disownable;
  'second-factor-on': Disownable;
  'second-factor-off': { at: string };
  'recovery-codes-replaced': Disownable;
  /** To log in. `left` are the recovery codes that remain; `codes_link` leads to where new ones are made. */
  'recovery-code-used': Disownable & { left: number; is_new_device: boolean; codes_link: string };
  /** `link` changes the password. More than that many wrong passwords a day, from whatever networks. */
  'password-guessed': { tries: number; link: string };
  /** The first factor was right. */
  'second-factor-wrong': Disownable;
  /** `link` removes it again, until `until`. */
  'passkey-added': { name: string; device: string; at: string; place: string | null; link: string; until: string };
  'passkey-removed': Disownable & { name: string };
  'phone-changed': Disownable & { phone: string };
  'google-connected': Disownable & { email: string };
  'pins-used-up': { at: string };
  /**
   * `until` is when its data is deleted; until then `link` undoes it. `disown_link` also disowns who did it, until
   * `disown_until`; `device` is null where that was not stored.
   */
  'account-deleted': {
    device: string | null;
    at: string;
    place: string | null;
    until: string;
    link: string;
    disown_link: string;
    disown_until: string;
  };
  /** Its deletion was undone by the mailed link. `paid_until` is null without paid time; `link` leads to the login. */
  'account-reopened': { device: string; at: string; place: string | null; paid_until: string | null; link: string };
  'support-looked': { reason: string; at: string };
  /**
   * To a member who flagged a fact, or the person it is about: `at` is when it was flagged; `kept` is shown as before.
   */
  'dispute-answered': { at: string; outcome: 'withdrawn' | 'former' | 'kept'; reason: string | null; link: string };
  /** To a source: `records` are its own ids. The mail has no value of the fact. */
  'fact-disputed': {
    source: string;
    reference: string;
    records: string;
    field: FactFieldName;
    kind: DisputeKind;
    at: string;
  };
  /**
   * `at` is when `amount` is charged first, under `descriptor`; `terms` is the version that was agreed to, at `terms_link`.
   * `report_link` leads to the report that was ordered, by way of the login; null where none was. `is_password_mailed`: the
   * account has no way to log in yet, and another mail has the link that sets its password.
   */
  'trial-started': Agreement & {
    amount: Money;
    tax: TaxLine | null;
    at: string;
    credits: number;
    link: string;
    report_link: string | null;
    is_password_mailed: boolean;
    cancel_link: string;
  };
  /** The first receipt of a membership without a trial. */
  'membership-started': Receipt &
    Agreement & {
      credits: number;
      report_link: string | null;
      is_password_mailed: boolean;
    };
  /**
   * `may_need_owner` where the bank wanted the last month confirmed.
   * `balance` is what is left of the credits, and `credits` what the month adds to them, of `allotment` at most; `ends_pause`
   * where the membership was paused until now.
   */
  'renewal-reminder': NextCharge & {
    balance: number;
    credits: number;
    allotment: number;
    ends_pause: boolean;
    /** It is the first month after a free trial. */
    ends_trial: boolean;
    /** Whether the mail offers a pause: the month adds fewer credits, and the membership is not paused. `link` leads there. */
    can_pause: boolean;
    may_need_owner: boolean;
    link?: string;
  };
  /** `credits` is what the month added to the balance, of `allotment` at most. */
  receipt: Receipt & { credits: number; allotment: number };
  /**
   * A receipt that was asked for again: `rows` is JSON of what it lists, and `notes` what it says
   * below, a paragraph a line; both in the language of the mail.
   */
  'receipt-copy': { number: string; rows: string; notes: string; receipt_link: string };
  /**
   * `next_try_at` is null where the bank wants its owner to confirm, at `card_link`. `until` is when the membership ends unless
   * the month is paid; `is_last`: with the next try, which is number `next_try` of `tries`; `is_reminder`: the owner was asked before, and
   * `is_last` then: the membership ends in about a day.
   */
  'payment-declined': {
    amount: Money;
    card: CardName;
    why: CardError;
    next_try_at: string | null;
    next_try: number;
    tries: number;
    is_last: boolean;
    is_reminder: boolean;
    until: string;
    card_link: string;
    cancel_link: string;
  };
  /** After declines: `why` is the last one. */
  'membership-ended': { amount: Money; card: CardName; why: CardError; at: string; link: string };
  /**
   * `until` is when access ends, null where it has; `amount` is what is not charged any more; `credits` expire with it.
   */
  /** Opens the withdrawal from the contract, for which somebody asked on the site. */
  'withdrawal-link': { link: string };
  /** To an address without a contract to withdraw from, for which somebody asked the same. */
  /** `at`: when the contract was left, of one that was. */
  'no-withdrawal': { at: string | null };
  unsubscribed: Withdrawn & { at: string; until: string | null; amount: Money; credits: number; keep_link?: string };
  /**
   * A cancellation or a pause was taken back: `amount` is charged `at`, as agreed. `until` is when the paid time of one that
   * is still paused ends, null where it is not paused.
   */
  'membership-kept': NextCharge & { until: string | null; ends_pause: boolean };
  /** `until` is when the paid time ends, null where it has; `at` is the first charge after the pause. */
  'membership-paused': NextCharge & { until: string | null };
  /** A checkout within paid time: `amount` is charged `at`, when that time ends. */
  'membership-continued': Agreement & NextCharge;
  'refund-begun': Withdrawn & Refunded & { at: string; ends_membership: boolean };
  /** `is_again` where the bank sent an earlier one back; `next_at` null where nothing more is charged; `credit_note` is a number. */
  'refund-done': Withdrawn &
    Refunded & {
      at: string;
      credit_note: string;
      is_again: boolean;
      ends_membership: boolean;
      next_at: string | null;
      next_amount: Money | null;
      cancel_link?: string;
    };
  /**
   * The bank sent it back for the `failures`th time. `next_try_at` is null after the last one: then `link` leads to support,
   * which answers within `answer_hours`.
   */
  'refund-failed': {
    amount: Money;
    card: CardName;
    /** The number of the credit note that is void: its refund came back for the last time. Null where none was sent. */
    credit_note: string | null;
    failures: number;
    next_try_at: string | null;
    answer_hours: number;
    link: string;
  };
  'card-replaced': { card: CardName; at: string };
  /** The number of stopped spam calls of a week, and where they are listed. */
  'spam-week': { count: number; link: string };
  /** How many watched reports have new facts; `changes` is JSON of how many in which section. Names nobody. */
  'report-changed': { reports: number; changes: string; link: string };
  'report-changed-text': { reports: number; link: string };
  /** The calls of a day and tomorrow’s callbacks; `lines` is JSON of what each row says. */
  'day-digest': {
    calls: number;
    urgent: number;
    /** People who wait for a call, and how many of them longer than was agreed. */
    waiting: number;
    overdue: number;
    callbacks: number;
    spam: number;
    lines: string;
    /** How many lines more there would be. */
    more: number;
    link: string;
  };
  /**
   * A message to support has come. `callback_at` is when we call the masked `callback_phone`, if that was wanted. Times are of
   * the customer’s zone, as far as it is known.
   */
  'ticket-received': {
    reference: string;
    topic: Topic;
    answer_by: string;
    callback_at: string | null;
    callback_phone: string | null;
    time_zone: string | null;
    /** Whether a file came with it, which nobody opens. */
    has_attachments: boolean;
  };
  /** Support answers, in its own words; `quote` is the beginning of what the customer wrote last. */
  'ticket-answered': { reference: string; answer: string; agent: string; quote: string };
  /** A call that was promised for `callback_at` will not come. */
  'call-canceled': { reference: string; callback_at: string; time_zone: string | null };
  /** A file came with an answer to our mail. */
  'attachments-removed': { reference: string };
  /** Names neither the person nor the record. */
  'confirm-removal': { link: string; until: string; reference: string };
  /** That a request has come, and by when it is answered. Names the kind of a fact, never its value. */
  'request-received': {
    reference: string;
    request: ReceiptOf;
    field: FactFieldName | null;
    at: string;
    answer_by: string;
    link: string;
  };
  'removed-by-agent': { link: string; agent: string; reference: string };
  /**
   * To the person of a record, before they are listed (GDPR Art. 14). `sections` of the record, with spaces between;
   * `at` is the first moment at which it may be listed; `link` leads to removal.
   */
  'listing-notice': {
    name: string;
    sources: string;
    sections: string;
    at: string;
    link: string;
    privacy_link: string;
    policy_link: string;
  };
  pin: { pin: string };
  /** Says what it opens, so that nobody is talked out of it. */
  'privacy-pin': { pin: string };
  /** To anybody who entered the address: the subject does not say what for. */
  'privacy-code': { pin: string; until: string };
  'chat-link': { link: string };
  /** Without a name, because lock screens show it. */
  'search-ready': { people: number; link: string };
  'opted-out': object;
  'opted-in': object;
  help: object;
};
export type Purpose = keyof TemplateParams;

/** The channel of each template. */
export const channelOf = {
  'confirm-email': 'email',
  'reset-password': 'email',
  'first-password': 'email',
  'account-exists': 'email',
  'no-account': 'email',
  'change-email': 'email',
  'email-changing': 'email',
  'email-changed': 'email',
  'address-wanted': 'email',
  'connect-google': 'email',
  'new-device': 'email',
  'session-copied': 'email',
  disowned: 'email',
  'password-set': 'email',
  'password-changed': 'email',
  'second-factor-on': 'email',
  'second-factor-off': 'email',
  'recovery-codes-replaced': 'email',
  'recovery-code-used': 'email',
  'password-guessed': 'email',
  'second-factor-wrong': 'email',
  'passkey-added': 'email',
  'passkey-removed': 'email',
  'phone-changed': 'email',
  'google-connected': 'email',
  'pins-used-up': 'email',
  'account-deleted': 'email',
  'account-reopened': 'email',
  'support-looked': 'email',
  'dispute-answered': 'email',
  'fact-disputed': 'email',
  'trial-started': 'email',
  'membership-started': 'email',
  'renewal-reminder': 'email',
  receipt: 'email',
  'receipt-copy': 'email',
  'payment-declined': 'email',
  'membership-ended': 'email',
  'withdrawal-link': 'email',
  'no-withdrawal': 'email',
  unsubscribed: 'email',
  'membership-kept': 'email',
  'membership-paused': 'email',
  'membership-continued': 'email',
  'refund-begun': 'email',
  'refund-done': 'email',
  'refund-failed': 'email',
  'card-replaced': 'email',
  'spam-week': 'email',
  'day-digest': 'email',
  'report-changed': 'email',
  'privacy-code': 'email',
  'ticket-received': 'email',
  'ticket-answered': 'email',
  'call-canceled': 'email',
  'attachments-removed': 'email',
  'confirm-removal': 'email',
  'request-received': 'email',
  'removed-by-agent': 'email',
  'listing-notice': 'email',
  pin: 'sms',
  'privacy-pin': 'sms',
  'chat-link': 'sms',
  'search-ready': 'sms',
  'report-changed-text': 'sms',
  'opted-out': 'sms',
  'opted-in': 'sms',
  help: 'sms',
  'missed-call': 'sms',
  'doubtful-calls': 'sms',
  'held-calls': 'sms',
  'callback-agreed': 'sms',
  'callback-moved': 'sms',
  'callback-cancelled': 'sms',
  'callback-reminder': 'sms',
  'number-left': 'sms',
  'forwarding-quiet': 'sms',
} as const satisfies Record<Purpose, 'email' | 'sms'>;
export const purposes = Object.keys(channelOf) as [Purpose, ...Purpose[]];

/** Messages about money, which stay useful for longer. */
export const billingPurposes = [
  'trial-started',
  'membership-started',
  'renewal-reminder',
  'receipt',
  'receipt-copy',
  'payment-declined',
  'membership-ended',
  'unsubscribed',
  'membership-kept',
  'membership-paused',
  'membership-continued',
  'refund-begun',
  'refund-done',
  'refund-failed',
  'card-replaced',
] as const satisfies readonly Purpose[];
export type BillingPurpose = (typeof billingPurposes)[number];

/** Messages of support, which stay useful for as long as those about money. */
export const supportPurposes = [
  'ticket-received',
  'ticket-answered',
  'call-canceled',
  'attachments-removed',
] as const satisfies readonly Purpose[];
export type SupportPurpose = (typeof supportPurposes)[number];

/** Messages about calls: texts of one part, or of two where the script has 70 letters a part; the report of a call has two. */
export const callPurposes = [
  'missed-call',
  'doubtful-calls',
  'held-calls',
  'callback-agreed',
  'callback-moved',
  'callback-cancelled',
  'callback-reminder',
  'number-left',
  'forwarding-quiet',
] as const satisfies readonly CallPurpose[];

/** Where the mails of one kind are stopped: `post` by a mail program, without a page (RFC 8058), `page` by their reader. */
export type Unsubscribe = { post: string; page: string };

/** One message to one recipient. */
export type TemplateMessage = {
  [P in Purpose]: {
    purpose: P;
    /** An email address or a phone number, by its channel. */
    to: string | Phone;
    /** The account it is about, if any. */
    account_id: AccountId | null;
    /** A language, as it is worded for the recipient. */
    language: Variety;
    params: TemplateParams[P];
    /** The conversation of a mail that may be answered. */
    thread?: MailThread;
  } & Clock<(typeof channelOf)[P]> &
    Stoppable<P>;
}[Purpose];

/** A mail that can be turned off says where; no other does. Those about calls are texts that are rendered as mails. */
type Stoppable<P extends Purpose> = P extends 'spam-week' | 'report-changed' | 'day-digest'
  ? { unsubscribe: Unsubscribe }
  : { unsubscribe?: never };

/** By which clock the times of a mail are read; null where the reader’s is unknown. A zone among the parameters comes first. */
type Clock<C extends 'email' | 'sms'> = C extends 'email'
  ? { time_zone: string | null }
  : { time_zone?: string | null };
