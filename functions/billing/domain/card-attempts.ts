import * as z from 'zod';

import { AccountId } from '#shared/values/id.ts';
import { addDays } from '#shared/values/duration.ts';

const moment = z.iso.datetime();

/** The cards an account tried in the last 24 hours, by digest, and when the bank declined. */
export const CardAttempts = z.object({
  account_id: AccountId,
  cards: z.array(z.object({ card: z.string(), at: moment })),
  declines: z.array(moment),
});
export type CardAttempts = z.infer<typeof CardAttempts>;

export const noAttempts = (account_id: AccountId): CardAttempts => ({ account_id, cards: [], declines: [] });

/** A member may lose a card and try two more. Ten cards belong to a card tester. */
export const CARDS_A_DAY = 3;
export const DECLINES_A_DAY = 5;

const dayAfter = (at: string) => addDays(at, 1).toISOString();

const within24Hours = ({ cards, declines, ...rest }: CardAttempts, now: Date): CardAttempts => ({
  ...rest,
  cards: cards.filter(({ at }) => dayAfter(at) > now.toISOString()),
  declines: declines.filter((at) => dayAfter(at) > now.toISOString()),
});

type AttemptLimit = { code: 'billing.too-many-cards' | 'billing.too-many-declines'; until: string };

/** The limit that this card would exceed now; undefined where it may be tried. */
export function limitReached(tries: CardAttempts, card: string, now: Date): AttemptLimit | undefined {
  const { cards, declines } = within24Hours(tries, now);
  const [firstDecline, firstCard] = [declines[0], cards[0]];
  if (firstDecline && declines.length >= DECLINES_A_DAY) {
    return { code: 'billing.too-many-declines', until: dayAfter(firstDecline) };
  }
  if (firstCard && cards.length >= CARDS_A_DAY && !cards.some((each) => each.card === card)) {
    return { code: 'billing.too-many-cards', until: dayAfter(firstCard.at) };
  }
  return undefined;
}

/** Counts an attempt as a decline until the bank accepts the card, since attempts may run concurrently. */
export function countAttempt(tries: CardAttempts, card: string, now: Date): CardAttempts {
  const at = now.toISOString();
  const recent = within24Hours(tries, now);
  const others = recent.cards.filter((each) => each.card !== card);
  return { ...recent, cards: [...others, { card, at }], declines: [...recent.declines, at] };
}

/** The bank accepted the card: the attempt counts as a decline no longer. */
export const uncountDecline = (tries: CardAttempts, at: string): CardAttempts => {
  const place = tries.declines.indexOf(at);
  return place < 0 ? tries : { ...tries, declines: tries.declines.toSpliced(place, 1) };
};
