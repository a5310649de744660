import * as z from 'zod';

import { Card, KeptTeaser } from '#functions/people/domain/card.ts';
import type { HitList } from '#functions/people/domain/hit.ts';
import { Search } from '#functions/people/domain/search.ts';
import { cachedLexicons } from '#functions/people/index/lexicon-cache.ts';
import { blocksIn } from '#functions/people/index/name-table.ts';
import { packHits, unpackHits } from '#functions/people/sources/packed-hits.ts';
import { index, type Key, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Shape, Table, Write } from '#functions/platform/table/table.ts';
import { isAdult } from '#shared/values/day.ts';
import { PersonId, SearchId } from '#shared/values/id.ts';
import { Person } from '#shared/values/person.ts';

/** A person as stored: with the digest of every source record that went into them, so that none goes in twice. */
export const StoredPerson = z.object({
  ...Person.shape,
  records: z.record(z.string(), z.string()),
  /** Of whom several records tell: who each of these is alone. What they told lies in an item for each. */
  made_of: z.array(PersonId).optional(),
});
export type StoredPerson = z.infer<typeof StoredPerson>;
export const storedPerson: Entity<StoredPerson> = { schema: StoredPerson, key: keys.person };

/** What lies in a person’s place after they were joined to another one: whoever asks for this id is led there. */
export const Moved = z.object({ person_id: PersonId, moved_to: PersonId });
export type Moved = z.infer<typeof Moved>;
export const moved: Entity<Moved> = { schema: Moved, key: keys.person };
const personOrMoved: Shape<StoredPerson | Moved> = { schema: z.union([Moved, StoredPerson]) };

/** What lies at every place where a person is found. */
export const card: Shape<Card> = { schema: Card };

/** A person as results and teasers show them, apart from the profile: written with it, and removed with it. */
export const teaserCard: Shape<KeptTeaser> = { schema: KeptTeaser };

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
  /** The person, also by the id that they had before they were joined to another one. */
  async person(person_id: PersonId): Promise<Revised<StoredPerson> | undefined> {
    const found = await table.get(personOrMoved, keys.person({ person_id }));
    return found && 'moved_to' in found ? table.get(storedPerson, keys.person({ person_id: found.moved_to })) : found;
  },
  /** Those of them that are in the index, in no order, each by the id that was asked for. */
  async persons(ids: PersonId[]): Promise<Revised<StoredPerson>[]> {
    const found = await this.places(ids);
    const gone = found.filter((each) => 'moved_to' in each);
    const goals = gone.length ? await this.places([...new Set(gone.map(({ moved_to }) => moved_to))]) : [];
    return [
      ...found.filter((each) => 'names' in each),
      ...gone.flatMap(({ person_id, moved_to }) =>
        goals.flatMap((goal) => ('names' in goal && goal.person_id === moved_to ? { ...goal, person_id } : [])),
      ),
    ];
  },
  /** What lies in their places, in no order: they themselves, or whom they were joined to. */
  async places(ids: PersonId[]): Promise<Revised<StoredPerson | Moved>[]> {
    const groups = Array.from({ length: Math.ceil(ids.length / 100) }, (_, i) => ids.slice(i * 100, (i + 1) * 100));
    const found = groups.map((group) =>
      table.getAll(
        personOrMoved,
        group.map((person_id) => keys.person({ person_id })),
      ),
    );
    return (await Promise.all(found)).flat();
  },
  /** The teaser of a person, also by the id that they had before they were joined to another one. */
  async teaser(person_id: PersonId, now: Date): Promise<KeptTeaser | undefined> {
    const [own] = await this.teasers([person_id], now);
    if (own) return own;
    const [place] = await this.places([person_id]);
    return place && 'moved_to' in place ? (await this.teasers([place.moved_to], now))[0] : undefined;
  },
  /** The teasers of those of them whom we still know, in no order. Reads no profile. */
  async teasers(ids: PersonId[], now: Date): Promise<KeptTeaser[]> {
    if (!ids.length) return [];
    const kept = await table.getAll(
      teaserCard,
      ids.map((person_id) => keys.teaser({ person_id })),
    );
    return kept.filter(({ expires_at }) => expires_at === undefined || expires_at > now.getTime() / 1000);
  },
  /** The ids by which somebody may be known: the one that is asked for, and that of whom they were joined to. */
  async idsOf(person_id: PersonId): Promise<PersonId[]> {
    const [place] = await this.places([person_id]);
    return place && 'moved_to' in place ? [person_id, place.moved_to] : [person_id];
  },
  /** How they are shown now, by the ids that were asked for, also those from before they were joined. Not who is gone. */
  async shownAs(ids: PersonId[], now: Date): Promise<Map<PersonId, KeptTeaser>> {
    const asked = [...new Set(ids)];
    const own = new Map((await this.teasers(asked, now)).map((each) => [each.person_id, each]));
    const places = await this.places(asked.filter((id) => !own.has(id)));
    const moves = new Map(
      places.flatMap((each) => ('moved_to' in each ? [[each.person_id, each.moved_to] as const] : [])),
    );
    const goals = await this.teasers([...new Set(moves.values())], now);
    const byGoal = new Map(goals.map((each) => [each.person_id, each]));
    return new Map(
      asked.flatMap((id) => {
        const shown = own.get(id) ?? byGoal.get(moves.get(id) ?? id);
        return shown && isAdult(now, shown.birth_date) ? [[id, shown]] : [];
      }),
    );
  },
  /** The write that makes somebody’s teaser what it is now. */
  keepTeaser: (item: KeptTeaser): Write => table.derive(teaserCard, keys.teaser(item), item),
  /** The names of the index, as they were a few minutes ago at most. */
  lexicons: (now: Date) => cachedLexicons(table, now),
  /** Reads those of these blocks of the name index that exist. */
  blocks: blocksIn(table),
  /** The cards at one place of the index. Reads no profile. */
  cardsAt: (place: Key, limit: number) => table.query(card, place, limit),
  tallies: () => table.query<Tally>({ schema: Tally }, index.tallies),
});
export type PeopleStore = ReturnType<typeof peopleStore>;

const search: Entity<Search> = { schema: Search, key: keys.search, expires: ({ kept_until }) => new Date(kept_until) };

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** Whom a finished search found, in one item: a list that does not change under who pages through it. */
const PackedHits = z.object({ search_id: SearchId, kept_until: z.iso.datetime(), packed: Bytes });
type PackedHits = z.infer<typeof PackedHits>;
const hits: Entity<PackedHits> = {
  schema: PackedHits,
  key: keys.hits,
  expires: ({ kept_until }) => new Date(kept_until),
};
const searchOrHits: Shape<Search | PackedHits> = { schema: z.union([Search, PackedHits]) };

/** Texts that may go to one number in a day, whoever asks for them. */
const TEXTS_A_DAY = 5;

export const searchStore = (table: Table) => ({
  /** The search, unless it is past its day. */
  async of(search_id: SearchId, now: Date): Promise<Revised<Search> | undefined> {
    const found = await table.get(search, keys.search({ search_id }));
    return found && found.kept_until > now.toISOString() ? found : undefined;
  },
  /** The search with whom it found, in one read; nobody is found before it is finished. */
  async withFound(search_id: SearchId, now: Date): Promise<{ search: Search; found: HitList | undefined } | undefined> {
    const items = await table.getAll(searchOrHits, [keys.search({ search_id }), keys.hits({ search_id })]);
    const asked = items.find((item) => 'request' in item);
    if (!asked || asked.kept_until <= now.toISOString()) return undefined;
    const packed = items.find((item) => 'packed' in item);
    // The two are written together, but not read in one instant: a list that was not there yet is there now.
    const late = packed ?? (asked.status === 'ready' ? await table.get(hits, keys.hits({ search_id })) : undefined);
    return { search: asked, found: late && unpackHits(late.packed) };
  },
  /** Whether a search that is still kept found this person. */
  async found(search_id: SearchId, ids: PersonId[], now: Date): Promise<boolean> {
    const kept = await this.withFound(search_id, now);
    return kept?.found?.hits.some(({ person_id }) => ids.includes(person_id)) ?? false;
  },
  /** The write that keeps whom a search found, and what of it is kept. */
  keep({ search_id, kept_until }: Search, found: HitList): { write: Write; kept: HitList } {
    const { packed, kept } = packHits(found);
    return { write: table.put(hits, { search_id, kept_until, packed }), kept };
  },
  start: (item: Search, ...withIt: Write[]) => table.commit(table.put(search, item), ...withIt),
  /** The writes that forget a search before its day is over, and whom it found. */
  forget: (search_id: SearchId): Write[] => [
    table.remove(keys.search({ search_id })),
    table.remove(keys.hits({ search_id })),
  ],
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
