import { Card } from '#functions/people/domain/card.ts';
import { lifeOf } from '#functions/people/domain/hit.ts';
import { stateOfLink } from '#functions/people/domain/link.ts';
import { hiddenAmong } from '#functions/people/suppression/store.ts';
import { mayBeMinor } from '#functions/people/domain/possible-minor.ts';
import { postings } from '#functions/platform/table/keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { dayOf } from '#shared/values/day.ts';
import type { Phone } from '#shared/values/phone.ts';
import { isDead, vitalStatusOf } from '#shared/values/vital-status.ts';

/** The most holders that are looked at: of a number with more, former ones included, no name is certain. */
const MOST = 10;
const card = { schema: Card };

/**
 * The owner of a phone number according to the people index, in one query and a look at the marks of the suppressed. Whose
 * number it was, and who has died, does not call. With several owners, or where no source has seen the number as theirs of
 * late, no name is certain.
 */
export const whoHas = (table: Table) => async (phone: Phone, now: Date) => {
  const cards = await table.query(card, postings.phone(phone), MOST);
  const hidden = await hiddenAmong(
    table,
    cards.map(({ person_id }) => person_id),
  );
  const callers = cards.filter(
    (each) =>
      !mayBeMinor(each, now) && !hidden.has(each.person_id) && !each.is_former && !isDead(vitalStatusOf(each, now)),
  );
  const [one] = callers;
  if (!one) return undefined;
  const isCurrent = stateOfLink(one, lifeOf(one, now), dayOf(now)) === 'current';
  return { card: one, isSure: isCurrent && callers.length === 1 && cards.length < MOST };
};
export type WhoHas = ReturnType<typeof whoHas>;
