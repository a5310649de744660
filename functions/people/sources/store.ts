import * as z from 'zod';

import { pack, unpack } from '#functions/people/sources/hit-packing.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import type { Candidate, Cost, VendorRecord } from '#functions/providers/people-data/port.ts';
import { dayOf } from '#shared/values/day.ts';
import type { PersonId, SearchId } from '#shared/values/id.ts';
import { endOfLife } from '#shared/values/retention.ts';

const Packed = z.object({
  packed: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  expires_at: z.number().int(),
});

/** A vendor's reference to a person. */
export const Reference = z.object({ source: z.string(), ref: z.string(), expires_at: z.number().int() });
export type Reference = z.infer<typeof Reference>;

/** The cost of all calls to one vendor for one search or report. */
const Spending = z.object({
  source: z.string(),
  purpose: z.enum(['search', 'report', 'register']),
  calls: z.number(),
  credits: z.number(),
  minor_units: z.number(),
  currency: z.string(),
  /** Calls that timed out and may still be billed. */
  unanswered: z.number(),
  at: z.iso.datetime(),
});
type Spending = z.infer<typeof Spending>;

/** The vendor, and the search or report that a call is for. */
export type Purpose = { source: string; purpose: Spending['purpose']; what: string };

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
const isKept = (item: { expires_at: number } | undefined, now: Date) => item && item.expires_at > seconds(now);

// No validation: only we write these items, and each record is validated when it becomes a person.
const Candidates: z.ZodType<Candidate[]> = z.array(z.custom<Candidate>((value) => typeof value === 'object'));
const Report = z.custom<VendorRecord>((value) => typeof value === 'object');

/** Stored vendor answers with their expiry, and spending. */
export const sourceStore = (table: Table) => ({
  /** The stored answer of a vendor to this search. */
  async answer(search_id: SearchId, source: string, now: Date): Promise<Candidate[] | undefined> {
    const stored = await table.get({ schema: Packed }, keys.answer({ search_id, source }));
    return isKept(stored, now) ? unpack(stored!.packed, Candidates) : undefined;
  },
  keepAnswer: (search_id: SearchId, source: string, candidates: Candidate[], now: Date): Write =>
    table.derive({ schema: Packed }, keys.answer({ search_id, source }), {
      packed: pack(candidates),
      expires_at: seconds(endOfLife('vendorAnswer', now)),
    }),

  /** A vendor's record fetched within the last hour. */
  async record(person_id: PersonId, source: string, now: Date): Promise<VendorRecord | undefined> {
    const stored = await table.get({ schema: Packed }, keys.record({ person_id, source }));
    return isKept(stored, now) ? unpack(stored!.packed, Report) : undefined;
  },
  keepRecord: (person_id: PersonId, source: string, record: VendorRecord, now: Date): Write =>
    table.derive({ schema: Packed }, keys.record({ person_id, source }), {
      packed: pack(record),
      expires_at: seconds(endOfLife('vendorAnswer', now)),
    }),

  async references(person_id: PersonId, now: Date): Promise<Reference[]> {
    const all = await table.query({ schema: Reference }, keys.reference({ person_id, source: '' }));
    return all.filter((each) => isKept(each, now));
  },
  refer: (person_id: PersonId, source: string, ref: string, until: Date): Write =>
    table.derive({ schema: Reference }, keys.reference({ person_id, source }), {
      source,
      ref,
      expires_at: seconds(until),
    }),

  /** Reserves one call in a vendor's daily budget; false if it is used up. */
  async takeCall(source: string, calls: number, now: Date): Promise<boolean> {
    const key = keys.limit({ what: 'CALLS', subject: source, day: dayOf(now) });
    return (await table.takeOne(key, calls, endOfLife('limit', now))) > 0;
  },
  /** Releases a reserved call that cost nothing. */
  async giveBack(source: string, now: Date): Promise<void> {
    await table.commit(table.add(keys.limit({ what: 'CALLS', subject: source, day: dayOf(now) }), { used: -1 }));
  },

  /** Records the cost of a call together with its result. Costs of repeated calls add up. */
  async spend({ source, purpose, what }: Purpose, cost: Cost, unanswered: 0 | 1, now: Date, ...withIt: Write[]) {
    const { credits, minor_units, currency } = cost;
    const key = keys.spending({ day: dayOf(now), source, what });
    const fields = { source, purpose, currency, at: now.toISOString() };
    await table.commit(table.add(key, { calls: 1, credits, minor_units, unanswered }, fields), ...withIt);
  },
  spending: (day: string): Promise<Spending[]> =>
    table.query({ schema: Spending }, { ...keys.spending({ day, source: '', what: '' }), sk: '' }),
});
export type SourceStore = ReturnType<typeof sourceStore>;
