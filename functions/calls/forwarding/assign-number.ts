import parsePhoneNumber from 'libphonenumber-js/min';

import type { Table, Write } from '#functions/platform/table/table.ts';
import { numberStore } from '#functions/calls/telephony/number-store.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';
import type { Phone } from '#shared/values/phone.ts';

/** Where a country has no number left, one of this country serves. */
const ELSEWHERE = 'US';

/**
 * Finds one of our numbers for a phone, in the same country if possible: forwarding abroad costs more. It is assigned
 * once the writes are committed; chosen at random among several, to avoid conflicts.
 */
export const numberGiver = (table: Table, numbers = numberStore(table)) =>
  async function give(account_id: AccountId, phone: Phone, now: Date): Promise<{ number: Phone; writes: Write[] }> {
    const country = parsePhoneNumber(phone)?.country ?? ELSEWHERE;
    for (const where of new Set([country, ELSEWHERE])) {
      const free = await numbers.free(where, now);
      const candidate = free[Math.floor(Math.random() * free.length)];
      const stored = candidate && (await numbers.of(candidate.number));
      if (stored) return { number: candidate.number, writes: numbers.give(stored, candidate, account_id) };
    }
    throw new Fault('forwarding.no-numbers');
  };
