import { log } from '#functions/platform/log.ts';
import { keyedDigest } from '#functions/platform/digest.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { asFault, type ErrorCode, Fault } from '#shared/errors/catalogue.ts';
import { figures } from '#shared/values/figures.ts';
import { mailboxOf } from '#shared/values/mailbox.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How many in how many seconds; all of them may come in one burst. */
type Rate = readonly [times: number, seconds: number];
/** The subject of the limit, counted separately. */
type Single = 'network' | 'account' | 'email' | 'phone' | 'subject' | 'card' | 'device';
/** What one network does to one account, mailbox or number. */
type Pair = `network and ${'account' | 'email' | 'phone'}`;
type Subject = Single | Pair;

/**
 * The rate limits. The network is counted first, and then the pair of both, so that one network cannot use up what others
 * may do to the same account, mailbox or number. `docs/limits.md` gives the reasons; a test keeps both in step.
 */
export const limits = {
  login: { network: [300, 15 * MINUTE], 'network and account': [10, 15 * MINUTE] },
  'login-day': { 'network and account': [20, DAY] },
  'wrong-password': { email: [20, DAY] },
  'wrong-password-notice': { account: [1, DAY] },
  'password-checked': { account: [10, 15 * MINUTE] },
  'login-known': { device: [10, 15 * MINUTE] },
  register: { network: [1500, HOUR], 'network and email': [3, HOUR], email: [10, HOUR] },
  'register-work': { network: [420, 7 * HOUR] },
  forgot: { network: [60, HOUR], 'network and email': [3, HOUR] },
  'forgot-mailbox': { email: [10, HOUR] },
  'forgot-known': { device: [3, HOUR] },
  link: { network: [30, 15 * MINUTE] },
  google: { network: [30, 15 * MINUTE] },
  refresh: { network: [6000, HOUR], account: [120, HOUR] },
  'pin-sent': { network: [20, HOUR], 'network and phone': [3, HOUR], phone: [10, HOUR] },
  'pin-sent-day': { network: [60, DAY], 'network and phone': [6, DAY], phone: [20, DAY] },
  'pin-tried': { network: [30, 15 * MINUTE] },
  'second-factor': { 'network and account': [5, 5 * MINUTE], account: [20, HOUR] },
  'second-factor-member': { account: [5, 5 * MINUTE] },
  'second-factor-known': { device: [5, 5 * MINUTE] },
  'recovery-code': { 'network and account': [5, 5 * MINUTE] },
  'recovery-codes-replaced': { account: [5, HOUR] },
  'reopen-mail': { account: [3, DAY] },
  'passkey-begun': { network: [300, 15 * MINUTE] },
  passkey: { network: [60, 15 * MINUTE] },
  'passkey-owner': { account: [20, 15 * MINUTE] },
  'search-visitor': { network: [20, HOUR] },
  'search-visitor-day': { network: [100, DAY] },
  'search-alternatives': { network: [60, HOUR] },
  'search-alternatives-member': { account: [60, HOUR] },
  'search-member': { account: [60, HOUR] },
  'search-member-day': { account: [300, DAY] },
  'search-suggestion': { network: [240, MINUTE] },
  'search-suggestion-member': { account: [240, MINUTE] },
  directory: { network: [600, HOUR] },
  'directory-burst': { network: [120, 5 * MINUTE] },
  teaser: { network: [120, 5 * MINUTE] },
  'teaser-member': { account: [120, 5 * MINUTE] },
  'number-card': { network: [240, HOUR] },
  'number-card-member': { account: [240, HOUR] },
  identifier: { network: [240, HOUR] },
  'identifier-member': { account: [240, HOUR] },
  'number-marked': { account: [20, DAY], network: [60, DAY] },
  'report-subject': { subject: [10, 7 * DAY] },
  'report-refused': { subject: [10, 7 * DAY] },
  'report-subjects-day': { account: [40, DAY] },
  dispute: { account: [20, DAY] },
  'person-saved': { account: [120, HOUR] },
  'report-link': { account: [10, DAY] },
  'report-link-opened': { subject: [60, HOUR] },
  'report-link-reread': { subject: [10, 30 * MINUTE] },
  'report-link-unknown': { network: [30, HOUR] },
  'not-meant': { network: [60, HOUR] },
  'not-meant-member': { account: [60, HOUR] },
  neighbors: { account: [60, HOUR] },
  notice: { email: [3, DAY] },
  'checkout-taken': { network: [30, HOUR] },
  checkout: { network: [3000, HOUR], account: [30, HOUR] },
  'checkout-turn': { subject: [1, 30] },
  'charge-confirmed': { account: [6, HOUR] },
  'membership-change': { account: [20, HOUR] },
  'receipt-made': { account: [60, HOUR] },
  'receipt-mailed': { account: [5, HOUR] },
  'billing-details': { account: [20, DAY] },
  'card-refused': { card: [6, 30 * MINUTE] },
  'card-refused-day': { card: [12, DAY] },
  'account-refused': { account: [10, 25 * MINUTE] },
  'account-refused-hours': { account: [12, 6 * HOUR] },
  'account-refused-days': { account: [14, 4 * DAY] },
  'device-refused': { device: [10, 25 * MINUTE] },
  'device-refused-hours': { device: [12, 6 * HOUR] },
  'device-refused-days': { device: [14, 4 * DAY] },
  'network-refused': { network: [10, 3 * HOUR] },
  'network-refused-day': { network: [20, DAY] },
  contact: { network: [20, HOUR], 'network and email': [3, DAY], email: [20, DAY] },
  withdrawal: { network: [20, HOUR], 'network and email': [3, HOUR] },
  'withdrawal-mailbox': { email: [10, HOUR] },
  'code-mailed': { network: [20, HOUR], 'network and email': [3, HOUR], email: [10, HOUR] },
  privacy: { network: [60, 15 * MINUTE] },
  'privacy-request': { network: [20, HOUR] },
  'privacy-copy': { network: [20, HOUR] },
  'privacy-correction': { network: [60, HOUR] },
  transparency: { network: [60, MINUTE] },
  'record-confirmed': { network: [10, HOUR], subject: [3, DAY] },
  'support-mail': { email: [200, DAY] },
  'support-mail-confirmed': { email: [20, DAY] },
  'support-reply': { subject: [200, DAY] },
  removal: { network: [20, HOUR], 'network and email': [10, DAY], email: [20, DAY] },
  'removal-records': { network: [40, DAY], 'network and email': [figures.removedADay, DAY] },
  'removal-confirmed': { email: [figures.removedADay, DAY] },
  'removal-found': { network: [20, HOUR] },
  'removal-agent': { network: [600, HOUR] },
  'agent-key': { network: [10, HOUR] },
  'request-status': { network: [30, HOUR] },
  event: { network: [60, MINUTE] },
  translations: { network: [60, MINUTE] },
  challenge: { network: [300, MINUTE] },
  'device-hash': { network: [300, MINUTE] },
  'short-link': { network: [60, MINUTE] },
  chat: { network: [120, HOUR] },
  'chat-begun': { network: [10, HOUR] },
  'chat-line': { account: [60, 10 * MINUTE] },
  'chat-email': { account: [5, HOUR], email: [20, DAY] },
  'chat-renewed': { account: [3, HOUR] },
  export: { account: [5, DAY] },
  push: { account: [20, DAY] },
  'change-email': { account: [3, HOUR] },
  'link-mobile': { account: [10, HOUR] },
  reason: { network: [60, MINUTE] },
  'forward-test': { account: [5, HOUR] },
  'call-order': { account: [60, HOUR] },
  'voice-heard': { account: [60, HOUR] },
  contacts: { account: [300, HOUR] },
  'ring-through': { account: [6, HOUR] },
  'ring-through-listed': { subject: [6, HOUR], account: [20, HOUR] },
  'owner-alert': { phone: [1, HOUR], account: [12, HOUR] },
  'owner-alert-again': { phone: [1, HOUR], account: [6, HOUR] },
  'owner-notice': { phone: [3, HOUR], account: [30, HOUR] },
  'calendar-feed': { subject: [60, HOUR] },
  'calendar-feed-unknown': { network: [60, HOUR] },
  'calendar-address': { account: [20, HOUR] },
  'calendar-read': { account: [20, HOUR] },
} as const satisfies Record<string, Partial<Record<Subject, Rate>>>;
export type LimitClass = keyof typeof limits;

/** These fail open when the limiter is down; everything else fails closed. */
export const failsOpen: readonly LimitClass[] = [
  'search-visitor',
  'search-visitor-day',
  'search-alternatives',
  'search-alternatives-member',
  'search-member',
  'search-member-day',
  'search-suggestion',
  'search-suggestion-member',
  'directory',
  'directory-burst',
  'teaser',
  'teaser-member',
  'event',
  'translations',
];

type Of<C extends LimitClass> = { [W in Sides<keyof (typeof limits)[C]>]: string };
type Sides<W> = W extends `network and ${infer Target}` ? 'network' | Target : W;

export type Limiter = {
  /**
   * Counts one more for each subject, or as many as a request asks for at once; a negative count gives back. @throws request.too-many, with the time
   * of the next attempt
   */
  take<C extends LimitClass>(what: C, of: Of<C>, now: Date, count?: number): Promise<void>;
};

type RateClearer = {
  /** Forgets what one subject took, after a success: what it took before was its owner’s. */
  clear<C extends LimitClass>(what: C, by: keyof (typeof limits)[C] & string, of: Of<C>): Promise<void>;
};

type Meter = {
  /** The share of a limit that a network has taken and that has not drained yet, from 0 to 1. */
  shareOf(what: OfNetwork, network: string, now: Date): Promise<number>;
};

/** The limits that count a network. */
type OfNetwork = { [C in LimitClass]: 'network' extends keyof (typeof limits)[C] ? C : never }[LimitClass];

/** Counts exactly over all instances: each rate is one item, changed by one conditional write. */
export const limiterOf = (table: Table, secret = appSecret): Limiter => ({
  async take(what, of, now, count = 1) {
    try {
      const rates = Object.entries(limits[what] as Record<string, Rate>);
      for (const [by, [times, seconds]] of rates) {
        const digest = keyedDigest(await secret(), `rate ${by}`, subjectOf(by, of));
        const until = await table.takeRate(keys.rate({ what, by, digest }), times, seconds, now, count);
        if (until) throw new Fault('request.too-many', { until });
      }
    } catch (error) {
      if (error instanceof Fault || !failsOpen.includes(what)) throw error;
      log.warn('limiter failed, went on', { limit: what });
    }
  },
});

/** Forgets what was counted. */
export const rateClearerOf = (table: Table, secret = appSecret): RateClearer => ({
  async clear(what, by, of) {
    const digest = keyedDigest(await secret(), `rate ${by}`, subjectOf(by, of));
    await table.unset(keys.rate({ what, by, digest }));
  },
});

/** Reads rates without taking from them. */
export const meterOf = (table: Table, secret = appSecret): Meter => ({
  async shareOf(what, network, now) {
    const [times, seconds] = limits[what].network;
    const digest = keyedDigest(await secret(), 'rate network', network);
    return (await table.rateTaken(keys.rate({ what, by: 'network', digest }), times, seconds, now)) / times;
  },
});

/** What visitors and members may both do. */
type Open = { [C in LimitClass]: `${C}-member` extends LimitClass ? C : never }[LimitClass];

/**
 * Counts a visitor by network, and a member by account: no stranger uses up what the members of a network may do.
 * @throws request.too-many
 */
export const takeOpen = (
  limiter: Limiter,
  what: Open,
  { member, from }: { member: { accountId: string } | undefined; from: { network: string } },
  now: Date,
): Promise<void> =>
  member
    ? limiter.take(`${what}-member`, { account: member.accountId }, now)
    : limiter.take(what, { network: from.network }, now);

/**
 * Follows a mailed link, and counts the network if there is no such link: a link that exists is never refused for what
 * others of the network guess. @throws request.too-many
 */
export async function followLink<T>(
  limiter: Limiter,
  { network }: { network: string },
  now: Date,
  follow: () => Promise<T>,
): Promise<T> {
  try {
    return await follow();
  } catch (error) {
    if (noLink.includes(asFault(error).code)) await limiter.take('link', { network }, now);
    throw error;
  }
}
const noLink: readonly ErrorCode[] = ['auth.link-expired', 'auth.reset-token', 'billing.link-incomplete'];

/** Counts one more, and tells whether it is within the limit: for what is left undone beyond it, such as one more mail. */
export const isWithin = <C extends LimitClass>(limiter: Limiter, what: C, of: Of<C>, now: Date): Promise<boolean> =>
  limiter.take(what, of, now).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Fault && error.code === 'request.too-many') return false;
      throw error;
    },
  );

/**
 * Counts a registration, and what it adds to the network’s proofs of work; the latter refuses nothing.
 * @throws request.too-many
 */
export async function takeRegistration(
  limiter: Limiter,
  { network, email }: { network: string; email: string },
  now: Date,
): Promise<void> {
  await limiter.take('register', { network, email }, now);
  await limiter.take('register-work', { network }, now).catch((error: unknown) => {
    if (asFault(error).code !== 'request.too-many') throw error;
  });
}

/** Counts what succeeds and `counts`: what fails, or proves to change nothing, is given back. @throws request.too-many */
export async function takeIfDone<C extends LimitClass, T>(
  limiter: Limiter,
  [what, of]: readonly [C, Of<C>],
  now: Date,
  work: () => Promise<T>,
  counts: (result: T) => boolean = () => true,
): Promise<T> {
  await limiter.take(what, of, now);
  let isCounted = false;
  try {
    const result = await work();
    isCounted = counts(result);
    return result;
  } finally {
    if (!isCounted) await limiter.take(what, of, now, -1).catch(logged);
  }
}
const logged = (cause: unknown) => log.warn('a limit was not given back', { cause: String(cause) });

/** Whose count it is. All addresses of a mailbox are one. */
function subjectOf(by: string, of: Record<string, string>): string {
  if (by.startsWith(PAIR)) return `${of.network}\0${subjectOf(by.slice(PAIR.length), of)}`;
  return by === 'email' ? mailboxOf(of.email ?? '') : (of[by] ?? '');
}
const PAIR = 'network and ';
