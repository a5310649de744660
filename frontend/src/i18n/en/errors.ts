import type { ErrorCode } from '#shared/errors/catalogue.ts';

/** What each failure says: the words of the catalogue, which are the specification’s. */
export default {
  'request.invalid': 'The given data was invalid.',
  'request.too-large': 'The given data was invalid.',
  'request.unknown-route': 'No results could be found.',
  'request.conflict': 'An error occurred during processing. Please try again.',
  'request.too-many': 'Too Many Attempts.',
  'request.unreachable': 'A network error has occurred, and you have not been charged. Please try again.',
  'auth.unauthenticated': 'Unauthenticated.',
  'billing.subscription-required': 'No Active Subscription Found',
  'people.not-found': 'No results could be found.',
  'people.search-not-found': 'No results could be found.',
  'server.unexpected': 'Something went wrong, please try again later.',
} as const satisfies Record<ErrorCode, string>;
