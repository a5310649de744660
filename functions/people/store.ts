import * as z from 'zod';

import { Card } from '#functions/people/domain/card.ts';
import { Search } from '#functions/people/domain/search.ts';
import { index, type Key, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Shape, Table, Write } from '#functions/platform/table/table.ts';
import type { PersonId, SearchId } from '#shared/values/id.ts';
import { Person } from '#shared/values/person.ts';

/** A person as stored: with the digest of every source record that went into them, so that none goes in twice. */
export const StoredPerson = z.object({ ...Person.shape, records: z.record(z.string(), z.string()) });
export type StoredPerson = z.infer<typeof StoredPerson>;
export const storedPerson: Entity<StoredPerson> = { schema: StoredPerson, key: keys.person };

/** What lies at every place where a person is found. */
export const card: Shape<Card> = { schema: Card };

/** What the index holds: one of these for each source and lane of import, so that no two writers share one. */
export const Tally = z.object({
  source: z.string(),
  people: z.number().int().default(0),
  facts: z.number().int().default(0),
  records: z.number().int().default(0),
  updated_at: z.iso.datetime(),
});
export type Tally = z.infer<typeof Tally>;

export const peopleStore = (table: Table) => ({
  person: (person_id: PersonId) => table.get(storedPerson, keys.person({ person_id })),
  /** Those of them that are in the index, in no order. */
  persons: (ids: PersonId[]) =>
    ids.length
      ? table.getAll(
          storedPerson,
          ids.map((person_id) => keys.person({ person_id })),
        )
      : [],
  /** The cards at one place of the index. Reads no profile. */
  cardsAt: (place: Key, limit: number) => table.query(card, place, limit),
  tallies: () => table.query<Tally>({ schema: Tally }, index.tallies),
});
export type PeopleStore = ReturnType<typeof peopleStore>;

const search: Entity<Search> = { schema: Search, key: keys.search, expires: ({ kept_until }) => new Date(kept_until) };

/** Texts that may go to one number in a day, whoever asks for them. */
const TEXTS_A_DAY = 5;

export const searchStore = (table: Table) => ({
  /** The search, unless it is past its day. */
  async of(search_id: SearchId, now: Date): Promise<Revised<Search> | undefined> {
    const found = await table.get(search, keys.search({ search_id }));
    return found && found.kept_until > now.toISOString() ? found : undefined;
  },
  start: (item: Search) => table.commit(table.put(search, item)),
  replace: (was: Revised<Search>, next: Search, ...withIt: Write[]) =>
    table.commit(table.put(search, next, was), ...withIt),
  /** False once this number has had its texts of the day. */
  takeText(phone: string, now: Date): Promise<boolean> {
    const day = now.toISOString().slice(0, 10);
    const key = keys.limit({ what: 'TEXT', whom: phone, day });
    return table.takeOne(key, TEXTS_A_DAY, new Date(now.getTime() + 2 * 86_400_000));
  },
});
export type SearchStore = ReturnType<typeof searchStore>;
