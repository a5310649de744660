import * as z from 'zod';

import { Marks } from '#functions/people/corrections/marks.ts';
import { Card, StoredTeaser } from '#functions/people/domain/card.ts';
import type { HitList } from '#functions/people/domain/hit.ts';
import { mayBeMinor } from '#functions/people/domain/possible-minor.ts';
import { mayRead, Search, type Searcher } from '#functions/people/domain/search.ts';
import { cachedLexicons } from '#functions/people/index/lexicon-cache.ts';
import { blocksIn } from '#functions/people/index/name-table.ts';
import { packHits, unpackHits } from '#functions/people/sources/hit-packing.ts';
import { keptUntil } from '#functions/platform/table/expiry.ts';
import { isListedCountry } from '#functions/people/domain/jurisdiction.ts';
import { listedRegions, unnotifiedRegions } from '#functions/people/listed-regions.ts';
import { suppressionList } from '#functions/people/suppression/list.ts';
import { hiddenAmong, hiddenBy, SuppressedPerson } from '#functions/people/suppression/store.ts';
import { index, type Key, keys, postings } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Shape, Table, Write } from '#functions/platform/table/table.ts';
import { SourceAbout } from '#shared/api/people/report.ts';
import { PersonId, SearchId } from '#shared/values/id.ts';
import { Person } from '#shared/values/person.ts';
import { endOfLife } from '#shared/values/retention.ts';

/** A person as stored, with the digest of each merged source record, so that no record is merged twice. */
export const StoredPerson = z.object({
  ...Person.shape,
  records: z.record(z.string(), z.string()),
  /** Set for a person merged from several records: the id of each record's own item. */
  made_of: z.array(PersonId).optional(),
  /** Disputes and corrections of single facts. Without facts, so that nothing of a withdrawn one is left. */
  marks: Marks.optional(),
});
export type StoredPerson = z.infer<typeof StoredPerson>;
export const storedPerson: Entity<StoredPerson> = { schema: StoredPerson, key: keys.person };

/** Replaces a person that was merged into another one: a redirect to the new id. */
export const Redirect = z.object({ person_id: PersonId, moved_to: PersonId });
export type Redirect = z.infer<typeof Redirect>;
export const redirect: Entity<Redirect> = { schema: Redirect, key: keys.person };

/** Replaces a person whose listing was removed, so that no import writes them again under this id. */
export const Tombstone = z.object({ person_id: PersonId, removed_by: z.string() });
export type Tombstone = z.infer<typeof Tombstone>;
export const tombstone: Entity<Tombstone> = { schema: Tombstone, key: keys.person };
const anyPerson: Shape<StoredPerson | Redirect | Tombstone> = { schema: z.union([Redirect, Tombstone, StoredPerson]) };
const isPlace = (item: Revised<StoredPerson | Redirect | Tombstone>): item is Revised<StoredPerson | Redirect> =>
  !('removed_by' in item);

/** The marks of a person that only vendors know, and who has no profile to carry them. */
const VendorMarks = z.object({ person_id: PersonId, marks: Marks });
export type VendorMarks = z.infer<typeof VendorMarks>;
export const vendorMarks: Entity<VendorMarks> = { schema: VendorMarks, key: keys.marks };

/** The item stored at each posting of a person. */
export const card: Shape<Card> = { schema: Card };

/** The teaser item of a person, written and removed together with the profile. */
export const teaserCard: Shape<StoredTeaser> = { schema: StoredTeaser };
const teaserOrMark: Shape<StoredTeaser | SuppressedPerson> = { schema: z.union([SuppressedPerson, StoredTeaser]) };

/** Size of the index: one tally per source and import lane, so that no two writers contend for one item. */
export const Tally = z.object({
  source: z.string(),
  people: z.number().int().default(0),
  facts: z.number().int().default(0),
  records: z.number().int().default(0),
  /** When the source was last imported; removals and corrections leave it. */
  updated_at: z.iso.datetime().optional(),
});
export type Tally = z.infer<typeof Tally>;

/** Where the data of a source comes from: written by each import, shown with the facts. */
const StoredAbout = SourceAbout.extend({ source: z.string() });
const sourceAbout: Shape<z.infer<typeof StoredAbout>> = { schema: StoredAbout };

export const peopleStore = (table: Table) => ({
  /** The person with this id, following redirects. */
  async person(person_id: PersonId): Promise<Revised<StoredPerson> | undefined> {
    const [place] = await this.places([person_id]);
    const [person] = place && 'moved_to' in place ? await this.places([place.moved_to]) : [place];
    if (!person || 'moved_to' in person) return undefined;
    const hidden = await hiddenAmong(table, [person_id, person.person_id]);
    return hidden.size ? undefined : person;
  },
  /** The people with these ids that exist, in no particular order, each with the requested id; follows redirects. */
  async persons(ids: PersonId[]): Promise<Revised<StoredPerson>[]> {
    const items = await this.places(ids);
    const redirects = items.filter((each) => 'moved_to' in each);
    const goals = [...new Set(redirects.map(({ moved_to }) => moved_to))];
    const targets = goals.length ? await this.places(goals) : [];
    const hidden = await hiddenAmong(table, [...ids, ...goals]);
    const shown = [
      ...items.filter((each) => 'names' in each),
      ...redirects.flatMap(({ person_id, moved_to }) =>
        targets.flatMap((target) =>
          'names' in target && target.person_id === moved_to && !hidden.has(moved_to) ? { ...target, person_id } : [],
        ),
      ),
    ];
    return shown.filter(({ person_id }) => !hidden.has(person_id));
  },
  /** The items stored under these ids, in no particular order: people or redirects. */
  async places(ids: PersonId[]): Promise<Revised<StoredPerson | Redirect>[]> {
    const items = await table.getAll(
      anyPerson,
      ids.map((person_id) => keys.person({ person_id })),
    );
    return items.filter(isPlace);
  },
  /** What is left under the id of a removed person. */
  async tombstone(person_id: PersonId): Promise<Revised<Tombstone> | undefined> {
    const item = await table.get(anyPerson, keys.person({ person_id }));
    return item && 'removed_by' in item ? item : undefined;
  },
  /** The teaser of the person with this id, following redirects. */
  async teaser(person_id: PersonId, now: Date): Promise<StoredTeaser | undefined> {
    const [own] = await this.teasers([person_id], now);
    if (own) return own;
    const [place] = await this.places([person_id]);
    return place && 'moved_to' in place ? (await this.teasers([place.moved_to], now))[0] : undefined;
  },
  /** The unexpired teasers with these ids, in no particular order. Reads no profile. */
  async teasers(ids: PersonId[], now: Date): Promise<StoredTeaser[]> {
    const items = await table.getAll(
      teaserOrMark,
      ids.flatMap((person_id) => [keys.teaser({ person_id }), keys.suppressedPerson({ person_id })]),
    );
    const hidden = hiddenBy(items.filter((each) => 'by' in each));
    const [own, fromVendors] = [listedRegions(), unnotifiedRegions()];
    return items.filter(
      (each): each is Revised<StoredTeaser> =>
        !('by' in each) &&
        !hidden.has(each.person_id) &&
        isListedCountry(
          (each.lives_in ?? each.works_in[0])?.country,
          each.expires_at === undefined ? own : fromVendors,
        ) &&
        (each.expires_at === undefined || each.expires_at > now.getTime() / 1000),
    );
  },
  /** The teasers of these people as stored: for search results, which leave out who may not be shown when they are read. */
  storedTeasers: (ids: PersonId[]): Promise<StoredTeaser[]> =>
    table.getAll(
      teaserCard,
      ids.map((person_id) => keys.teaser({ person_id })),
    ),
  /** The marks of a person that only vendors know. */
  vendorMarks: async (person_id: PersonId): Promise<Marks | undefined> =>
    (await table.get(vendorMarks, keys.marks({ person_id })))?.marks,
  /** All ids of a person: the requested one and the one it redirects to. */
  async idsOf(person_id: PersonId): Promise<PersonId[]> {
    const [place] = await this.places([person_id]);
    return place && 'moved_to' in place ? [person_id, place.moved_to] : [person_id];
  },
  /** Current teasers by requested id, following redirects. People who no longer exist are missing. */
  async currentTeasers(ids: PersonId[], now: Date): Promise<Map<PersonId, StoredTeaser>> {
    const distinct = [...new Set(ids)];
    // A minor takes the same look-ups as an unknown id, so that the time of the answer does not reveal one.
    const adults = async (of: PersonId[]) => (await this.teasers(of, now)).filter((each) => !mayBeMinor(each, now));
    const own = new Map((await adults(distinct)).map((each) => [each.person_id, each]));
    const places = await this.places(distinct.filter((id) => !own.has(id)));
    const moves = new Map(
      places.flatMap((each) => ('moved_to' in each ? [[each.person_id, each.moved_to] as const] : [])),
    );
    const targets = await adults([...new Set(moves.values())]);
    const byGoal = new Map(targets.map((each) => [each.person_id, each]));
    return new Map(
      distinct.flatMap((id) => {
        const shown = own.get(id) ?? byGoal.get(moves.get(id) ?? id);
        return shown ? [[id, shown]] : [];
      }),
    );
  },
  /** The write that stores or replaces a teaser. */
  saveTeaser: (item: StoredTeaser): Write => table.derive(teaserCard, keys.teaser(item), item),
  /** The lexicons of the index, at most a few minutes old. */
  lexicons: (now: Date) => cachedLexicons(table, now),
  /** The suppressions, at most some seconds old. */
  suppressions: (now: Date) => suppressionList(table).refresh(now, 'recent'),
  /** Reads those of these name-index blocks that exist. */
  blocks: blocksIn(table),
  /** The cards at one posting of the index. Reads no profile. */
  cardsAt: (place: Key, limit: number) => table.query(card, place, limit),
  /** The cards at a house, and at houses of its street before and after it, at most so many of each. Reads no profile. */
  async cardsAround({ place, street, house }: { place: string; street: string; house: string }, limit: number) {
    const { pk } = postings.address(place, street);
    const [at, after, before] = await Promise.all([
      table.query(card, postings.address(place, street, house, 'per_'), limit),
      table.page(card, { pk, sk: '' }, { after: `${house}#~`, limit }),
      table.page(card, { pk, sk: '' }, { before: `${house}#`, limit }),
    ]);
    return [...at, ...after.items, ...before.items];
  },
  tallies: () => table.query<Tally>({ schema: Tally }, index.tallies),
  /** What is known about each source; a few items. */
  async sourceAbouts(): Promise<Map<string, SourceAbout>> {
    const stored = await table.query(sourceAbout, index.sourceAbouts);
    return new Map(stored.map(({ source, ...about }) => [source, SourceAbout.parse(about)]));
  },
  /** Replaces what is known about a source. */
  saveSourceAbout: (source: string, about: SourceAbout) =>
    table.derive(sourceAbout, keys.sourceAbout({ source }), { source, ...about }),
});
export type PeopleStore = ReturnType<typeof peopleStore>;

const search: Entity<Search> = {
  schema: Search,
  key: keys.search,
  expires: keptUntil('search', ({ kept_until }) => kept_until),
};

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** The hits of a finished search in one item: a stable list for paging. */
const PackedHits = z.object({ search_id: SearchId, kept_until: z.iso.datetime(), packed: Bytes });
type PackedHits = z.infer<typeof PackedHits>;
const hits: Entity<PackedHits> = {
  schema: PackedHits,
  key: keys.hits,
  expires: keptUntil('search', ({ kept_until }) => kept_until),
};
const searchOrHits: Shape<Search | PackedHits> = { schema: z.union([Search, PackedHits]) };

/** Texts per phone number and day, over all requesters. */
const TEXTS_A_DAY = 5;

export const searchStore = (table: Table) => ({
  /** The search, unless it has expired. */
  async of(search_id: SearchId, now: Date): Promise<Revised<Search> | undefined> {
    const stored = await table.get(search, keys.search({ search_id }));
    return stored && stored.kept_until > now.toISOString() ? stored : undefined;
  },
  /** The search with its hits, in one read; the hits are missing until the search has finished. */
  async withHits(search_id: SearchId, now: Date): Promise<{ search: Search; found: HitList | undefined } | undefined> {
    const items = await table.getAll(searchOrHits, [keys.search({ search_id }), keys.hits({ search_id })]);
    const item = items.find((each) => 'request' in each);
    if (!item || item.kept_until <= now.toISOString()) return undefined;
    const packed = items.find((item) => 'packed' in item);
    // The two items are written together but read separately: hits missing from the first read may exist now.
    const late = packed ?? (item.status === 'ready' ? await table.get(hits, keys.hits({ search_id })) : undefined);
    return { search: item, found: late && unpackHits(late.packed) };
  },
  /** Whether an unexpired search that this searcher may read lists the person. */
  async found(search_id: SearchId, ids: PersonId[], searcher: Searcher, now: Date): Promise<boolean> {
    const stored = await this.withHits(search_id, now);
    if (!stored || !mayRead(stored.search, searcher)) return false;
    return stored.found?.hits.some(({ person_id }) => ids.includes(person_id)) ?? false;
  },
  /** The write that stores the hits of a search, and the hits that fit. */
  keep({ search_id, kept_until }: Search, results: HitList): { write: Write; stored: HitList } {
    const { packed, stored } = packHits(results);
    return { write: table.put(hits, { search_id, kept_until, packed }), stored };
  },
  start: (item: Search, ...withIt: Write[]) => table.commit(table.put(search, item), ...withIt),
  /** The writes that delete a search and its hits before they expire. */
  forget: (search_id: SearchId): Write[] => [
    table.remove(keys.search({ search_id })),
    table.remove(keys.hits({ search_id })),
  ],
  replace: (was: Revised<Search>, next: Search, ...withIt: Write[]) =>
    table.commit(table.put(search, next, was), ...withIt),
  /** Takes one text of the day's quota for this number; false if it is used up. */
  async takeText(phone: string, now: Date): Promise<boolean> {
    const day = now.toISOString().slice(0, 10);
    const key = keys.limit({ what: 'TEXT', subject: phone, day });
    return (await table.takeOne(key, TEXTS_A_DAY, endOfLife('limit', now))) > 0;
  },
});
