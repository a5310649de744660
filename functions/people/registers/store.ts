import * as z from 'zod';

import { pack, unpack } from '#functions/people/sources/hit-packing.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import type { RegisterFinding } from '#functions/providers/registers/port.ts';
import { addMinutes } from '#shared/values/duration.ts';
import type { PersonId } from '#shared/values/id.ts';
import { endOfLife } from '#shared/values/retention.ts';

/** For so long a register that gave no answer is not asked again about the same person. */
const FAILURE_MINUTES = 10;

const StoredFinding = z.object({
  register: z.string(),
  /** A digest of the names and dates that it was asked about, which may change within the hour. */
  query: z.string(),
  asked_at: z.iso.datetime(),
  packed: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  expires_at: z.number().int(),
});

// No validation: only we write it, and the answer of a register is validated by its adapter.
const Found = z.custom<RegisterFinding | null>((value) => typeof value === 'object');

/** What a register answered; `found` is null where it gave no answer. */
export type KeptFinding = { query: string; asked_at: string; found: RegisterFinding | null };

/** What registers answered about people, for an hour. */
export const findingStore = (table: Table) => {
  const keep = (person_id: PersonId, register: string, { query, asked_at, found }: KeptFinding): Write => {
    const end = found ? endOfLife('vendorAnswer', asked_at) : addMinutes(asked_at, FAILURE_MINUTES);
    const item = { register, query, asked_at, packed: pack(found), expires_at: Math.floor(end.getTime() / 1000) };
    return table.derive({ schema: StoredFinding }, keys.registerAnswer({ person_id, register }), item);
  };
  const all = (person_id: PersonId) => table.query({ schema: StoredFinding }, keys.registerAnswer({ person_id }));
  return {
    keep,
    /** The answers about a person that are still kept, by the ids of their registers. */
    async of(person_id: PersonId, now: Date): Promise<Map<string, KeptFinding>> {
      const kept = (await all(person_id)).filter(({ expires_at }) => expires_at * 1000 > now.getTime());
      return new Map(
        kept.map(({ register, packed, ...each }) => [register, { ...each, found: unpack(packed, Found) }]),
      );
    },
    noteFailure: (person_id: PersonId, register: string, query: string, now: Date): Promise<void> =>
      table.commit(keep(person_id, register, { query, asked_at: now.toISOString(), found: null })),
    /** The writes that remove all answers about a person. */
    forget: async (person_id: PersonId): Promise<Write[]> =>
      (await all(person_id)).map(({ register }) => table.remove(keys.registerAnswer({ person_id, register }))),
  };
};
export type FindingStore = ReturnType<typeof findingStore>;
