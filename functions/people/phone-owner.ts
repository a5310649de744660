import { Card } from '#functions/people/domain/card.ts';
import { isAdult } from '#shared/values/day.ts';
import { postings } from '#functions/platform/table/keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Phone } from '#shared/values/phone.ts';

const MOST = 5;
const card = { schema: Card };

/** The owner of a phone number according to the people index, in one query. With several owners no name is certain. */
export const whoHas = (table: Table) => async (phone: Phone, now: Date) => {
  const cards = await table.query(card, postings.phone(phone), MOST);
  const adults = cards.filter(({ birth_date }) => isAdult(now, birth_date));
  const [one] = adults;
  return one ? { card: one, isSure: adults.length === 1 } : undefined;
};
export type WhoHas = ReturnType<typeof whoHas>;
