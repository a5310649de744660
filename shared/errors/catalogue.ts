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
  'auth.unauthenticated': { status: 401, retry: false, message: 'Unauthenticated.' },
  /** Signed in, but nothing paid for. */
  'billing.subscription-required': { status: 402, retry: false, message: 'No Active Subscription Found' },
  'people.not-found': { status: 404, retry: false, message: 'No results could be found.' },
  /** A search is kept for a day; this one is gone or never was. */
  'people.search-not-found': { status: 404, retry: false, message: 'No results could be found.' },
  'server.unexpected': { status: 500, retry: true, message: 'Something went wrong, please try again later.' },
} as const satisfies Record<string, { status: number; retry: boolean; message: string }>;

export type ErrorCode = keyof typeof errors;
export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];

/** What is wrong with which field, as validation keys on the way in and as words on the way out. */
export type FieldErrors = Record<string, string[]>;

/** A failure that is safe to show. Anything else that is thrown is a bug and leaves as `server.unexpected`. */
export class Fault extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;

  constructor(code: ErrorCode, { fields, ...options }: ErrorOptions & { fields?: FieldErrors } = {}) {
    super(errors[code].message, options);
    this.name = 'Fault';
    this.code = code;
    this.fields = fields;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/** Whatever was thrown, as something that can be shown: a message and a status, 500 where nothing better is known. */
export const asFault = (error: unknown): Fault =>
  error instanceof Fault ? error : new Fault('server.unexpected', { cause: error });
