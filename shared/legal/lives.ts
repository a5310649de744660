import { lives10 } from '#shared/legal/lives-10.ts';
import { lives8 } from '#shared/legal/lives-8.ts';
import type { StatedSpan } from '#shared/legal/stated-span.ts';
import { retention, type RetentionName } from '#shared/values/retention.ts';

/** The rows of the retention table that the privacy policy shows, in its order. */
export const shownLives = [
  'account',
  'unconfirmedAccount',
  'session',
  'accessLog',
  'knownDevice',
  'search',
  'vendorAnswer',
  'pastSearch',
  'openedReport',
  'notMeant',
  'reportLink',
  'audit',
  'people',
  'notice',
  'suppression',
  'money',
  'checkout',
  'trialClaim',
  'call',
  'callWords',
  'callerReport',
  'appointment',
  'conversation',
  'ticket',
  'message',
  'optOut',
  'oneTimeCode',
  'alertLink',
  'privacyRequest',
  'dispute',
  'limit',
  'webEvent',
] as const satisfies readonly RetentionName[];
export type ShownLife = (typeof shownLives)[number];
export type Lives = Record<ShownLife, StatedSpan>;

/** The rows of that table that outlive the account which they are about. */
export const livesAfterDeletion: readonly ShownLife[] = [
  'audit',
  'money',
  'checkout',
  'trialClaim',
  'callerReport',
  'message',
  'optOut',
  'privacyRequest',
  'dispute',
  'limit',
];

function statedSpan(name: RetentionName): StatedSpan {
  const { life } = retention[name];
  if (life.is === 'until') return 'in-words';
  return life.is === 'fixed' ? { kept: life.span } : { most: life.most };
}

const livesNow = Object.fromEntries(shownLives.map((name) => [name, statedSpan(name)])) as Lives;

/** The lives that a version of the privacy policy shows. A version that is replaced keeps its own, written out. */
export function livesOf(version: number): Readonly<Record<string, StatedSpan>> {
  if (version > 10) return livesNow;
  return version > 8 ? lives10 : lives8;
}
