/**
 * Every declared failure: its code, HTTP status, message from the specification, and whether a retry may help. Adding one
 * here makes the compiler require its translations.
 */
export const errors = {
  /** The body is not JSON, or a field is invalid. Lists the fields. */
  'request.invalid': { status: 422, retry: false, message: 'The given data was invalid.' },
  /** The body is over 16 KB. */
  'request.too-large': { status: 413, retry: false, message: 'The given data was invalid.' },
  /** No endpoint has this method and path. */
  'request.unknown-route': { status: 404, retry: false, message: 'No results could be found.' },
  /** A concurrent write won. */
  'request.conflict': { status: 409, retry: true, message: 'An error occurred during processing. Please try again.' },
  'request.too-many': { status: 429, retry: false, message: 'Too Many Attempts.' },
  /** The browser could not reach us. Never sent by the server. */
  'request.unreachable': {
    status: 500,
    retry: true,
    message: 'A network error has occurred, and you have not been charged. Please try again.',
  },
  /** Too many requests without a browser proof: solve a challenge and retry. */
  'request.proof-needed': { status: 429, retry: false, message: 'Too Many Attempts.' },
  'auth.unauthenticated': { status: 401, retry: false, message: 'Unauthenticated.' },
  /** A web chat’s token, on an endpoint that needs an account. */
  'auth.account-needed': { status: 403, retry: false, message: 'Please log in to do this.' },
  'auth.wrong-credentials': { status: 401, retry: false, message: 'The user credentials were incorrect.' },
  /** The password is right, and the second factor is still required. */
  'auth.code-needed': { status: 422, retry: false, message: 'Enter the six digits of your authenticator app.' },
  'auth.blocked': { status: 403, retry: false, message: 'This account is blocked. Please contact support.' },
  /** The credential is right, and its account was deleted by its owner. `until`: when that can no longer be undone. */
  'auth.account-closed': { status: 403, retry: false, message: 'This account is being deleted.' },
  /** Support can read, but not write. */
  'auth.read-only': { status: 403, retry: false, message: 'Support may look, but change nothing.' },
  'auth.email-taken': { status: 422, retry: false, message: 'Email already exists' },
  'auth.unknown-email': { status: 422, retry: false, message: "We can't find a user with that e-mail address." },
  'auth.wrong-pin': { status: 422, retry: false, message: 'Invalid Pin Code Entered' },
  'auth.no-attempts': { status: 422, retry: false, message: 'No remaining attempts' },
  'auth.reset-token': { status: 422, retry: false, message: 'This password reset token is invalid.' },
  'auth.link-expired': {
    status: 410,
    retry: false,
    message: 'The link is expired or you have already confirmed this action',
  },
  /** The action requires that the owner logged in, or was confirmed, within the last ten minutes. */
  'auth.login-again': { status: 403, retry: false, message: 'Please log in again to do this.' },
  /** An unknown passkey, a wrong one and one that cannot be added: the same for everyone. */
  'auth.passkey-refused': { status: 422, retry: true, message: 'This passkey cannot be used.' },
  /** The link changes an account, and takes a login to it. */
  'auth.other-account': { status: 403, retry: false, message: 'Please log in to the account that asked for this.' },
  'auth.has-password': { status: 409, retry: false, message: 'This account has a password already.' },
  'auth.only-way-in': { status: 409, retry: false, message: 'This is the only way into the account.' },
  'auth.session-not-found': { status: 404, retry: false, message: 'No results could be found.' },
  'auth.second-factor-on': { status: 409, retry: false, message: 'The second factor is on already.' },
  'auth.second-factor-off': { status: 409, retry: false, message: 'The second factor is off.' },
  /** The state does not belong to a sign-in of this browser, or was used before. */
  'auth.google-mismatch': {
    status: 422,
    retry: false,
    message: 'This sign-in was not begun in this browser, or has ended.',
  },
  'auth.google-unavailable': { status: 503, retry: true, message: 'Something went wrong, please try again later.' },
  /** The address is registered; its owner was emailed a link to connect the two. */
  'auth.google-confirm': { status: 409, retry: false, message: 'A user with that email already exists' },
  /** This Google account is connected to another account. */
  'auth.google-taken': { status: 409, retry: false, message: 'A user with that email already exists' },
  /** The address of the Google account is not proven to be theirs, and opens no account here. */
  'auth.google-unverified': { status: 422, retry: false, message: 'Google has not verified this email address.' },
  'account.use-refused': { status: 422, retry: false, message: 'Reports may not be used for this.' },
  'account.phone-taken': { status: 422, retry: false, message: 'Invalid Phone Number' },
  /** Signed in without a membership. */
  'billing.subscription-required': { status: 402, retry: false, message: 'No Active Subscription Found' },
  'billing.insufficient-credits': { status: 402, retry: false, message: 'Insufficient search balance' },
  /** There is no membership to cancel. */
  'billing.no-active-subscription': { status: 404, retry: false, message: 'No Active Subscription Found' },
  /** A mailed link to a membership whose token cannot be read: a mail program cut it, or it is forged. */
  'billing.link-incomplete': { status: 410, retry: false, message: 'This link is incomplete.' },
  /** A link of a membership that has ended; another one of the same account runs. */
  'billing.earlier-membership': {
    status: 410,
    retry: false,
    message: 'This link belongs to an earlier membership.',
  },
  /** The outcome of the cancellation is unknown. */
  'billing.could-not-unsubscribe': {
    status: 503,
    retry: true,
    message: 'Could not unsubscribe, please recheck your subscription status.',
  },
  /** Too late to keep it, or in its trial, paused or waiting for a payment: it cannot be paused. */
  'billing.not-changeable': { status: 409, retry: false, message: 'This membership can no longer be changed here.' },
  'billing.already-subscribed': { status: 409, retry: false, message: 'Your membership is running already.' },
  /** We blocked this customer from paying. */
  'billing.not-allowed': { status: 403, retry: false, message: 'Customer is not allowed to pay' },
  /** The offer has changed since it was accepted: show it again. */
  'billing.offer-changed': {
    status: 409,
    retry: false,
    message: 'The offer has changed. Please look at it once more.',
  },
  /** The account, card or device already had a trial: another offer applies. */
  'billing.trial-used': { status: 409, retry: false, message: 'The free trial was used before.' },
  /** The bot check failed, or the card set-up was not completed. */
  'billing.not-completed': { status: 402, retry: false, message: 'Payment not completed, please try again' },
  'billing.unsuccessful': { status: 402, retry: false, message: 'The transaction was unsuccessful.' },
  /** The payment provider rejects our key, request or currency. */
  'billing.misconfigured': { status: 500, retry: false, message: 'The configuration with processor is invalid.' },
  /** The provider was not called, or certainly captured nothing. Used in no other case. */
  'billing.not-charged': {
    status: 503,
    retry: true,
    message: 'A network error has occurred, and you have not been charged. Please try again.',
  },
  /** The outcome is not known yet; retry with the same id. */
  'billing.unknown': { status: 503, retry: true, message: 'An error occurred during processing. Please try again.' },
  'billing.card-declined': {
    status: 402,
    retry: false,
    message: 'This transaction has been declined. Please try again later.',
  },
  'billing.card-expired': { status: 402, retry: false, message: 'Your card has expired.' },
  'billing.card-insufficient-funds': { status: 402, retry: false, message: 'Your card has insufficient funds.' },
  'billing.card-number': { status: 402, retry: false, message: 'Please double check your card number.' },
  'billing.card-expiry-month': { status: 402, retry: false, message: 'The expiry month of your card is invalid.' },
  'billing.card-expiry-year': { status: 402, retry: false, message: 'The expiry year of your card is invalid.' },
  'billing.card-cvv': { status: 402, retry: false, message: 'Please double check your card CVV.' },
  'billing.card-unsupported': { status: 402, retry: false, message: 'This card is not supported.' },
  'billing.card-currency': { status: 402, retry: false, message: 'Your card does not support this currency.' },
  'billing.card-authentication': {
    status: 402,
    retry: false,
    message: 'The payment was not confirmed with your bank.',
  },
  /** Declined too often: the card is paused. */
  'billing.card-blocked': {
    status: 429,
    retry: false,
    message: 'This card is blocked. Please try again in 10 minutes or later.',
  },
  'billing.card-limit': {
    status: 402,
    retry: false,
    message: 'Repeated attempts, or the amount limit of your card is exceeded.',
  },
  'billing.card-test': { status: 402, retry: false, message: 'This is a known test card. Please use a real one.' },
  'billing.too-many-declines': { status: 429, retry: false, message: 'Too many declines within 24 hours.' },
  'billing.too-many-cards': { status: 429, retry: false, message: 'Too Many Attempts.' },
  'billing.descriptor-too-long': {
    status: 500,
    retry: false,
    message: 'The statement descriptor may have 22 characters at most.',
  },
  'billing.descriptor-letter': {
    status: 500,
    retry: false,
    message: 'The statement descriptor must contain a letter.',
  },
  /** Refused by the country of the visitor, the phone or the card. */
  'billing.sanctioned-iran': { status: 403, retry: false, message: 'We cannot serve customers in Iran.' },
  'billing.sanctioned-sudan': { status: 403, retry: false, message: 'We cannot serve customers in Sudan.' },
  'billing.sanctioned-syria': { status: 403, retry: false, message: 'We cannot serve customers in Syria.' },
  'billing.sanctioned': { status: 403, retry: false, message: 'We cannot serve customers in your country.' },
  'billing.charge-not-found': { status: 404, retry: false, message: 'No results could be found.' },
  /** The month was paid, given up or cancelled meanwhile, or waits for something else than a confirmation. */
  'billing.not-confirmable': { status: 409, retry: false, message: 'This payment is no longer open.' },
  /** Not captured, or past the self-service refund period. */
  'billing.not-refundable': { status: 409, retry: false, message: 'This payment can no longer be refunded here.' },
  /** The webhook signature is missing, wrong or too old. */
  'billing.bad-signature': { status: 400, retry: false, message: 'The given data was invalid.' },
  /** A text contains a card number. */
  'request.card-number': { status: 422, retry: false, message: 'The given data was invalid.' },
  'billing.no-more-returns': { status: 409, retry: false, message: 'No remaining attempts' },
  /** No request has this reference. */
  'rights.request-not-found': { status: 404, retry: false, message: 'No results could be found.' },
  /** More records than one mailbox or network may remove in a day. */
  'rights.too-many-records': {
    status: 429,
    retry: false,
    message: 'You can remove up to 10 records a day. For more, please contact support.',
  },
  /** The key of an agent is wrong, or was revoked. */
  'rights.unknown-agent': { status: 401, retry: false, message: 'Unauthenticated.' },
  /** The law forbids to show this person in the viewer’s country. */
  'people.restricted': {
    status: 403,
    retry: false,
    message: 'The law does not let us show these records in your country.',
  },
  'people.not-found': { status: 404, retry: false, message: 'No results could be found.' },
  /** The search is unknown or has expired after a day. */
  'people.search-not-found': { status: 404, retry: false, message: 'No results could be found.' },
  /** The account has not opened it, or its access has expired. */
  'people.report-not-opened': { status: 402, retry: false, message: 'This report has not been opened.' },
  /** The hour is over; opening it again costs no credit. */
  'people.report-closed': { status: 410, retry: false, message: 'The hour of this report is over.' },
  /** No address or number was verified in this browser, or its half hour is over. */
  'privacy.not-verified': { status: 401, retry: false, message: 'Unauthenticated.' },
  /** The account has neither a confirmed address nor a confirmed number. */
  'privacy.nothing-verified': { status: 409, retry: false, message: 'Please confirm your email address first.' },
  /** The record may be someone else’s: a second fact has to match. */
  'privacy.record-masked': {
    status: 403,
    retry: false,
    message: 'A second fact has to match before you can see this.',
  },
  'privacy.no-match': { status: 422, retry: false, message: 'This does not match the record.' },
  /** The person has no fact of this id, or no longer. */
  'people.fact-not-found': { status: 404, retry: false, message: 'This fact is no longer part of the report.' },
  /** A member has disputed as many facts of this person as they may at a time. */
  'people.disputes-open': {
    status: 409,
    retry: false,
    message: 'You have three open disputes about this person. Please wait for our answer before you dispute more.',
  },
  'web-chat.closed': { status: 409, retry: false, message: 'Live chat is closed now. Please send a message instead.' },
  'web-chat.ended': {
    status: 410,
    retry: false,
    message: 'The link is expired or you have already confirmed this action',
  },
  'support.unknown-link': { status: 404, retry: false, message: 'No results could be found.' },
  /** An answer that is no failure of ours, such as one of a proxy: of the server’s making, or of unknown origin. Never sent. */
  'server.error': { status: 500, retry: true, message: 'Server Error.' },
  'server.unknown': { status: 500, retry: true, message: 'An unknown error occurred' },
  'helpdesk.unknown-ticket': { status: 404, retry: false, message: 'No results could be found.' },
  /** A colleague, or the customer, was faster: read it again. */
  'helpdesk.ticket-changed': { status: 409, retry: false, message: 'This ticket has changed. Please read it again.' },
  'server.unexpected': { status: 500, retry: true, message: 'Something went wrong, please try again later.' },
  'assistant.unknown-call': { status: 404, retry: false, message: 'No results could be found.' },
  'callbacks.unknown-appointment': { status: 404, retry: false, message: 'No results could be found.' },
  /** Taken in the meantime, or not a free slot. */
  'callbacks.slot-taken': { status: 409, retry: false, message: 'This time is taken. Please choose another one.' },
  /** It is about to begin, or has begun. */
  'callbacks.too-late': { status: 409, retry: false, message: 'It is too late to change this appointment.' },
  /** The account has no confirmed phone number. */
  'forwarding.no-phone': { status: 409, retry: false, message: 'Please confirm your phone number first.' },
  'forwarding.no-carrier': { status: 409, retry: false, message: 'Please choose your carrier first.' },
  'forwarding.unknown-carrier': { status: 422, retry: false, message: 'We do not know this carrier.' },
  /** All our numbers of that country are in use. */
  'forwarding.no-numbers': {
    status: 503,
    retry: true,
    message: 'No number is free in your country at the moment. Please try again later.',
  },
  /** The telephony signature is missing, wrong or too old. */
  'telephony.bad-signature': {
    status: 403,
    retry: false,
    message: 'An error occurred during processing. Please try again.',
  },
} as const satisfies Record<string, { status: number; retry: boolean; message: string }>;

export type ErrorCode = keyof typeof errors;
export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];

/** Field errors: validation keys on the way in, messages on the way out. */
export type FieldErrors = Record<string, string[]>;

type FaultOptions = ErrorOptions & {
  fields?: FieldErrors | undefined;
  until?: Date | string | undefined;
  left?: number | undefined;
  work?: number | undefined;
  has_passkey?: boolean | undefined;
};

/** A failure that is safe to expose. Any other exception is a bug and becomes `server.unexpected`. */
export class Fault extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** When to retry, if known: the next attempt, the next credits. */
  readonly until: string | undefined;
  /** The attempts left, where they are counted. */
  readonly left: number | undefined;
  /** How much work the proof takes, where one is needed: see `MOST_WORK`. */
  readonly work: number | undefined;
  /** Whether a passkey opens the account as well, where its second factor is asked for. */
  readonly has_passkey: boolean | undefined;

  constructor(code: ErrorCode, { fields, until, left, work, has_passkey, ...options }: FaultOptions = {}) {
    super(errors[code].message, options);
    this.name = 'Fault';
    this.code = code;
    this.fields = fields;
    this.until = until instanceof Date ? until.toISOString() : until;
    this.left = left;
    this.work = work;
    this.has_passkey = has_passkey;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/** Any thrown value as a message and a status, 500 by default. */
export const asFault = (error: unknown): Fault =>
  error instanceof Fault ? error : new Fault('server.unexpected', { cause: error });
