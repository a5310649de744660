/**
 * Every failure a caller can be told about, once: its code, its HTTP status, the specification's words, and whether
 * asking again may help. Adding one here makes the compiler ask for its words in every other language.
 */
export const errors = {
  /** The body is no JSON, or a field breaks its rule. The answer lists the fields. */
  'request.invalid': { status: 422, retry: false, message: 'The given data was invalid.' },
  /** The body is over 16 KB. */
  'request.too-large': { status: 413, retry: false, message: 'The given data was invalid.' },
  /** No endpoint has this method and path. */
  'request.unknown-route': { status: 404, retry: false, message: 'No results could be found.' },
  /** Somebody else wrote first. */
  'request.conflict': { status: 409, retry: true, message: 'An error occurred during processing. Please try again.' },
  'request.too-many': { status: 429, retry: false, message: 'Too Many Attempts.' },
  /** The browser could not reach us. Never sent by the server. */
  'request.unreachable': {
    status: 500,
    retry: true,
    message: 'A network error has occurred, and you have not been charged. Please try again.',
  },
  /** Too many from here to go on without proof that it is a browser: solve a challenge and ask again. */
  'request.proof-needed': { status: 429, retry: false, message: 'Too Many Attempts.' },
  'auth.unauthenticated': { status: 401, retry: false, message: 'Unauthenticated.' },
  'auth.wrong-credentials': { status: 401, retry: false, message: 'The user credentials were incorrect.' },
  /** The password was right; the account asks for a second factor as well. */
  'auth.code-needed': { status: 422, retry: false, message: 'Enter the six digits of your authenticator app.' },
  'auth.blocked': { status: 403, retry: false, message: 'This account is blocked. Please contact support.' },
  /** Support may look, and change nothing. */
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
  /** For what one must be sure who asks, and the last proof of it is over ten minutes old. */
  'auth.login-again': { status: 403, retry: false, message: 'Please log in again to do this.' },
  'auth.has-password': { status: 409, retry: false, message: 'This account has a password already.' },
  'auth.only-way-in': { status: 409, retry: false, message: 'This is the only way into the account.' },
  'auth.session-not-found': { status: 404, retry: false, message: 'No results could be found.' },
  'auth.second-factor-on': { status: 409, retry: false, message: 'The second factor is on already.' },
  /** What came from Google does not belong to a sign-in that this browser began, or was used before. */
  'auth.google-mismatch': {
    status: 422,
    retry: false,
    message: 'This sign-in was not begun in this browser, or has ended.',
  },
  'auth.google-unavailable': { status: 503, retry: true, message: 'Something went wrong, please try again later.' },
  /** The address has an account already: its owner was mailed a link to connect the two. */
  'auth.google-confirm': { status: 409, retry: false, message: 'A user with that email already exists' },
  /** This Google account opens another account of ours. */
  'auth.google-taken': { status: 409, retry: false, message: 'A user with that email already exists' },
  'account.use-refused': { status: 422, retry: false, message: 'Reports may not be used for this.' },
  'account.phone-taken': { status: 422, retry: false, message: 'Invalid Phone Number' },
  /** Signed in, but nothing paid for. */
  'billing.subscription-required': { status: 402, retry: false, message: 'No Active Subscription Found' },
  'billing.insufficient-credits': { status: 402, retry: false, message: 'Insufficient search balance' },
  'billing.no-more-returns': { status: 409, retry: false, message: 'No remaining attempts' },
  'people.not-found': { status: 404, retry: false, message: 'No results could be found.' },
  /** A search is kept for a day; this one is gone or never was. */
  'people.search-not-found': { status: 404, retry: false, message: 'No results could be found.' },
  /** Nobody of this account has opened it, or its free days are over. */
  'people.report-not-opened': { status: 402, retry: false, message: 'This report has not been opened.' },
  /** It was open for an hour; it opens again without a credit. */
  'people.report-closed': { status: 410, retry: false, message: 'The hour of this report is over.' },
  'web-chat.ended': {
    status: 410,
    retry: false,
    message: 'The link is expired or you have already confirmed this action',
  },
  'support.unknown-link': { status: 404, retry: false, message: 'No results could be found.' },
  'server.unexpected': { status: 500, retry: true, message: 'Something went wrong, please try again later.' },
} as const satisfies Record<string, { status: number; retry: boolean; message: string }>;

export type ErrorCode = keyof typeof errors;
export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];

/** What is wrong with which field, as validation keys on the way in and as words on the way out. */
export type FieldErrors = Record<string, string[]>;

type FaultOptions = ErrorOptions & {
  fields?: FieldErrors | undefined;
  until?: Date | string | undefined;
  left?: number | undefined;
};

/** A failure that is safe to show. Anything else that is thrown is a bug and leaves as `server.unexpected`. */
export class Fault extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** When it will be otherwise, where that is known: the next try, the next credits. */
  readonly until: string | undefined;
  /** How many tries are left, where they are counted. */
  readonly left: number | undefined;

  constructor(code: ErrorCode, { fields, until, left, ...options }: FaultOptions = {}) {
    super(errors[code].message, options);
    this.name = 'Fault';
    this.code = code;
    this.fields = fields;
    this.until = until instanceof Date ? until.toISOString() : until;
    this.left = left;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/** Whatever was thrown, as something that can be shown: a message and a status, 500 where nothing better is known. */
export const asFault = (error: unknown): Fault =>
  error instanceof Fault ? error : new Fault('server.unexpected', { cause: error });
