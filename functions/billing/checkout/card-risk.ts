import type { Checkout } from '#functions/billing/checkout-store.ts';
import { REFUSED, refusalWeight } from '#functions/billing/domain/refusal-weight.ts';
import type { LimitClass, Limiter } from '#functions/platform/limits.ts';
import { log } from '#functions/platform/log.ts';
import type { Decline } from '#functions/providers/payments/port.ts';
import { cardErrors, type CardError } from '#shared/errors/card-errors.ts';
import { asFault, type ErrorCode, Fault } from '#shared/errors/catalogue.ts';

type Tried = Pick<Checkout, 'account_id' | 'card' | 'device' | 'network'>;
type Count = {
  what: LimitClass;
  of: Record<string, string>;
  /** The most that a refusal counts. */
  most: number;
  /** Taken before the bank is asked, so that concurrent requests cannot pass the limit. */
  reserved: number;
  /** What an accepted card takes back. */
  returned: number;
  refusedAs: ErrorCode;
};

/** An accepted card makes up for a plain refusal. One network may have a thousand customers in an hour. */
const RETURNED = REFUSED.plain;

/** The limits of refused cards that hold for an attempt. The network is not asked about a known customer or device. */
function countsOf({ account_id: account, card, device, network }: Tried, isKnown: boolean): Count[] {
  const own = { most: REFUSED.hard, reserved: REFUSED.hard, returned: 0 };
  const ofCard = { most: REFUSED.plain, reserved: REFUSED.plain, returned: 0, of: { card } };
  const ofAccount = { ...own, of: { account } };
  const ofDevice = device ? { ...own, of: { device } } : undefined;
  const ofNetwork =
    network && !isKnown
      ? { of: { network }, most: REFUSED.hard, reserved: 1, returned: RETURNED, refusedAs: 'request.too-many' as const }
      : undefined;
  return [
    { what: 'card-refused', ...ofCard, refusedAs: 'billing.card-blocked' },
    { what: 'card-refused-day', ...ofCard, refusedAs: 'billing.card-blocked' },
    { what: 'account-refused', ...ofAccount, refusedAs: 'billing.too-many-cards' },
    { what: 'account-refused-hours', ...ofAccount, refusedAs: 'billing.too-many-cards' },
    { what: 'account-refused-days', ...ofAccount, refusedAs: 'billing.too-many-declines' },
    ...(ofDevice
      ? ([
          { what: 'device-refused', ...ofDevice, refusedAs: 'billing.too-many-cards' },
          { what: 'device-refused-hours', ...ofDevice, refusedAs: 'billing.too-many-cards' },
          { what: 'device-refused-days', ...ofDevice, refusedAs: 'billing.too-many-declines' },
        ] as const)
      : []),
    ...(ofNetwork
      ? ([
          { what: 'network-refused', ...ofNetwork },
          { what: 'network-refused-day', ...ofNetwork },
        ] as const)
      : []),
  ];
}

export type Attempt = {
  /** The bank accepted the card. */
  accepted(): Promise<void>;
  /** The bank refused the card: only this leaves points. */
  refused(points: number): Promise<void>;
  /** Neither: the bank asks the cardholder first, its answer was lost, or we stopped before. */
  open(): Promise<void>;
};

/**
 * Reserves points for an attempt with a card, and settles them by its outcome.
 *
 * @throws billing.card-blocked, billing.too-many-cards, billing.too-many-declines, request.too-many, with `until`
 */
export async function reserveAttempt(tried: Tried, isKnown: boolean, limits: Limiter, now: Date): Promise<Attempt> {
  const counts = countsOf(tried, isKnown);
  const outcomes = await Promise.allSettled(counts.map((each) => add(each, each.reserved, limits, now)));
  if (outcomes.some(({ status }) => status === 'rejected')) {
    const reserved = counts.filter((_, n) => outcomes[n]?.status === 'fulfilled');
    await settle(reserved, (each) => -each.reserved, limits, now);
    throw longestWait(counts, outcomes);
  }
  return {
    accepted: () => settle(counts, (each) => -each.reserved - each.returned, limits, now),
    refused: (points) => settle(counts, ({ most, reserved }) => Math.min(points, most) - reserved, limits, now),
    open: () => settle(counts, (each) => -each.reserved, limits, now),
  };
}

/** Of several exhausted limits the last one that ends. */
function longestWait(counts: Count[], outcomes: PromiseSettledResult<void>[]): unknown {
  const reasons = outcomes.map((each): unknown => (each.status === 'rejected' ? each.reason : undefined));
  const broken = reasons.find((each) => each !== undefined && asFault(each).code !== 'request.too-many');
  if (broken !== undefined) return broken;
  const waits = counts.flatMap(({ refusedAs }, n) => {
    const { until } = reasons[n] === undefined ? {} : asFault(reasons[n]);
    return until ? [new Fault(refusedAs, { until, cause: reasons[n] })] : [];
  });
  return waits.reduce((last, each) => (each.until! > last.until! ? each : last));
}

/** An attempt whose outcome comes after a challenge of the bank: nothing is reserved any more. */
export const openAttempt = (tried: Tried, isKnown: boolean, limits: Limiter, now: Date): Attempt => {
  const counts = countsOf(tried, isKnown);
  return {
    accepted: () => settle(counts, (each) => -each.returned, limits, now),
    refused: (points) => settle(counts, ({ most }) => Math.min(points, most), limits, now),
    open: async () => {},
  };
};

/** Runs what asks the bank, and settles the attempt by how it ends. */
export async function settled<T extends { state: string }>(attempt: Attempt, work: () => Promise<T>): Promise<T> {
  try {
    const step = await work();
    await (step.state === 'done' ? attempt.accepted() : attempt.open());
    return step;
  } catch (error) {
    const points = error instanceof Fault ? pointsOf(error) : 0;
    await (points ? attempt.refused(points) : attempt.open());
    throw error;
  }
}

/** The points of a card error, whose cause may be the bank's decline; 0 of any other. */
function pointsOf({ code, cause }: Fault): number {
  if (!(cardErrors as readonly ErrorCode[]).includes(code)) return 0;
  const { isHardDecline = false } = (cause ?? {}) as Partial<Decline>;
  return refusalWeight(code as CardError, isHardDecline);
}

const add = ({ what, of }: Count, points: number, limits: Limiter, now: Date) => limits.take(what, of, now, points);

/** Adds or takes back. What no longer fits into a limit is not added: it is exhausted already. */
async function settle(counts: Count[], points: (of: Count) => number, limits: Limiter, now: Date): Promise<void> {
  const all = counts.filter((each) => points(each) !== 0);
  const outcomes = await Promise.allSettled(all.map((each) => add(each, points(each), limits, now)));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected' && asFault(outcome.reason).code !== 'request.too-many') {
      log.warn('an attempt with a card was not settled', { cause: String(outcome.reason) });
    }
  }
}
