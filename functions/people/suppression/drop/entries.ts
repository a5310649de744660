import * as z from 'zod';

import { emailHash, phoneHash } from '#functions/people/suppression/drop/standard-hash.ts';
import { keyedDigest } from '#functions/platform/digest.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import {
  type Entity,
  MAX_WRITES,
  type Revised,
  type Shape,
  type Table,
  type Write,
} from '#functions/platform/table/table.ts';
import { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

/** A consumer’s hashed identifier, as California’s platform lists it. */
export type ListedHash = { list: 'Email' | 'Phone'; id: string; hash: string };

/** The published codes: deleted, opted out because several of ours share the identifier, or not found. */
export type DropStatus = 3 | 4 | 5;
export const statusOf = (matches: number): DropStatus => (matches === 0 ? 5 : matches === 1 ? 3 : 4);

const Reported = z.object({
  id: z.string(),
  file: z.string(),
  status: z.union([z.literal(3), z.literal(4), z.literal(5)]),
});
export type ReportedStatus = z.infer<typeof Reported>;

/** An identifier on the list: a keyed digest of its hash, since a hash of a phone number can be guessed. */
const DropEntry = z.object({
  digest: z.string(),
  /** The consumers who listed it. */
  ids: z.array(z.string()),
  /** The people of ours who carried it, and were suppressed. */
  matched: z.array(PersonId),
  /** What was last reported of each of these consumers, and in which file. */
  reported: z.array(Reported).default([]),
});
type DropEntry = z.infer<typeof DropEntry>;
const dropEntry: Entity<DropEntry> = { schema: DropEntry, key: keys.dropEntry };

/** Says that something else was reported of an identifier than is true now. */
const DropAmendment = z.object({ digest: z.string() });
const dropAmendment: Entity<z.infer<typeof DropAmendment>> = { schema: DropAmendment, key: keys.dropAmendment };

/** How many identifiers are listed, so that an import into a table without any needs no look-up. */
const DropCount = z.object({ listed: z.number().int() });
const dropCount: Shape<z.infer<typeof DropCount>> = { schema: DropCount };

const canary: ListedHash = {
  list: 'Email',
  id: '000000canary',
  hash: 'mKDnDvwF2inxrKcK1hJN2TRkxPfL6kzNNTtU12eH8Bw=',
};

/** Identifiers per transaction, each of which takes two writes. */
const AT_ONCE = MAX_WRITES / 2;

type Identifiers = { emails: readonly { email: string }[]; phones: readonly { number: string }[] };

/** The list of identifiers whose carriers must not be shown, from California’s platform. */
export const dropEntriesOf = (table: Table, secret = appSecret) => {
  const digester = async () => {
    const key = await secret();
    return ({ list, hash }: Pick<ListedHash, 'list' | 'hash'>) => keyedDigest(key, `drop ${list}`, hash);
  };
  const read = (digests: Iterable<string>) =>
    table.getAll(
      dropEntry,
      [...new Set(digests)].map((digest) => keys.dropEntry({ digest })),
    );

  /** The writes that add a match, and remember that what was reported before is no longer true. */
  function matching(entry: DropEntry, revision: number, person_id: PersonId): Write[] {
    const next = { ...entry, matched: [...entry.matched, person_id] };
    const isOutdated = entry.reported.some(({ status }) => status !== statusOf(next.matched.length));
    const { digest } = entry;
    return [
      table.put(dropEntry, next, { ...entry, revision }),
      ...(isOutdated ? [table.derive(dropAmendment, keys.dropAmendment({ digest }), { digest })] : []),
    ];
  }

  /** Stores entries, with a note where what was reported is not what is true. */
  async function keep(next: Iterable<DropEntry>, was: Map<string, Revised<DropEntry>>): Promise<void> {
    const writes = [...next].flatMap((entry) => {
      const { revision: _, ...fields } = entry as Revised<DropEntry>;
      const { digest, reported, matched } = fields;
      const isOutdated = reported.some(({ status }) => status !== statusOf(matched.length));
      return [
        table.put(dropEntry, fields, was.get(digest)),
        ...(isOutdated ? [table.derive(dropAmendment, keys.dropAmendment({ digest }), { digest })] : []),
      ];
    });
    if (writes.length) await table.commit(...writes);
  }

  return {
    /** Lists identifiers. The same ones again change nothing. Returns the digest of each. */
    async add(listed: readonly ListedHash[]): Promise<string[]> {
      const digestOf = await digester();
      const digests = listed.map(digestOf);
      for (let from = 0; from < listed.length; from += MAX_WRITES - 1) {
        const part = digests.slice(from, from + MAX_WRITES - 1);
        const known = new Map((await read(part)).map((entry) => [entry.digest, entry]));
        const next = new Map<string, DropEntry>();
        part.forEach((digest, at) => {
          const entry = next.get(digest) ?? known.get(digest) ?? { digest, ids: [], matched: [], reported: [] };
          const ids = [...new Set([...entry.ids, listed[from + at]!.id])];
          if (ids.length > entry.ids.length)
            next.set(digest, { digest, ids, matched: entry.matched, reported: entry.reported });
        });
        const added = [...next.values()].filter(({ digest }) => !known.has(digest)).length;
        const writes = [...next.values()].map((entry) => table.put(dropEntry, entry, known.get(entry.digest)));
        if (writes.length) await table.commit(...writes, table.add(keys.dropCount(), { listed: added }));
      }
      return digests;
    },

    /** Takes consumers off the list. Returns the people who were suppressed for what nobody lists any longer. */
    async withdraw(listed: readonly ListedHash[]): Promise<PersonId[]> {
      const digestOf = await digester();
      const freed: PersonId[] = [];
      for (const each of listed) {
        const [entry] = await read([digestOf(each)]);
        if (!entry?.ids.includes(each.id)) continue;
        const ids = entry.ids.filter((id) => id !== each.id);
        const reported = entry.reported.filter(({ id }) => id !== each.id);
        const { revision: _, ...fields } = entry;
        if (ids.length) await table.commit(table.put(dropEntry, { ...fields, ids, reported }, entry));
        else {
          await table.commit(
            table.remove(keys.dropEntry(entry), entry),
            table.remove(keys.dropAmendment(entry)),
            table.add(keys.dropCount(), { listed: -1 }),
          );
          freed.push(...entry.matched);
        }
      }
      return freed;
    },

    /** Whether anything is listed. */
    async isEmpty(): Promise<boolean> {
      return ((await table.get(dropCount, keys.dropCount()))?.listed ?? 0) <= 0;
    },

    /** The listed identifiers that each of these people carries, by their position. */
    async of(people: readonly Identifiers[]): Promise<string[][]> {
      const digestOf = await digester();
      const carried = people.map(({ emails, phones }) => [
        ...emails.map(({ email }) => digestOf({ list: 'Email', hash: emailHash(email) })),
        ...phones.map(({ number }) => digestOf({ list: 'Phone', hash: phoneHash(number) })),
      ]);
      const listed = new Set((await read(carried.flat())).map(({ digest }) => digest));
      return carried.map((digests) => [...new Set(digests.filter((digest) => listed.has(digest)))]);
    },

    /** Notes that a person carries these identifiers, before they are suppressed: what is reported is counted from it. */
    async match(person_id: Person['person_id'], digests: readonly string[]): Promise<void> {
      const news = (await read(digests)).filter(({ matched }) => !matched.includes(person_id));
      const writes = news.flatMap(({ revision, ...entry }) => matching(entry, revision, person_id));
      if (writes.length) await table.commit(...writes);
    },

    /**
     * Notes that an import brought carriers of identifiers of whom nobody was found before. Several records may be of one
     * person, so only the first counts.
     */
    async find(people: readonly (Identifiers & { person_id: PersonId })[]): Promise<void> {
      const carried = await this.of(people);
      for (const [at, { person_id }] of people.entries())
        await retryOnConflict(async () => {
          const news = (await read(carried[at]!)).filter(({ matched }) => !matched.length);
          const writes = news.flatMap(({ revision, ...entry }) => matching(entry, revision, person_id));
          if (writes.length) await table.commit(...writes);
        });
    },

    /** Notes what the platform has been told of consumers, by their files. */
    async report(
      listed: readonly ListedHash[],
      file: string,
      statuses: readonly { status: DropStatus }[],
    ): Promise<void> {
      const digestOf = await digester();
      const digests = listed.map(digestOf);
      for (let from = 0; from < listed.length; from += AT_ONCE) {
        const some = digests.slice(from, from + AT_ONCE);
        await retryOnConflict(async () => {
          const entries = new Map((await read(some)).map((entry) => [entry.digest, entry]));
          const next = new Map<string, DropEntry>();
          some.forEach((digest, nth) => {
            const entry = next.get(digest) ?? entries.get(digest);
            if (!entry) return;
            const own: ReportedStatus = { id: listed[from + nth]!.id, file, status: statuses[from + nth]!.status };
            next.set(digest, { ...entry, reported: [...entry.reported.filter(({ id }) => id !== own.id), own] });
          });
          await keep(next.values(), entries);
        });
      }
    },

    /** Consumers of whom something else was reported than is true now: at most so many identifiers. */
    async outdated(limit: number): Promise<{ digest: string; statuses: ReportedStatus[] }[]> {
      const waiting = await table.query(dropAmendment, keys.dropAmendment({ digest: '' }), limit);
      return (await read(waiting.map(({ digest }) => digest))).map(({ digest, reported, matched }) => ({
        digest,
        statuses: reported.map((each) => ({ ...each, status: statusOf(matched.length) })),
      }));
    },

    /** Notes that these were reported again. One that changed meanwhile stays outdated. */
    async amend(amended: readonly { digest: string; statuses: ReportedStatus[] }[]): Promise<void> {
      for (const { digest, statuses } of amended)
        await retryOnConflict(async () => {
          const [entry] = await read([digest]);
          if (!entry) return table.commit(table.remove(keys.dropAmendment({ digest })));
          const { revision, ...fields } = entry;
          const isCurrent = statuses.every(({ status }) => status === statusOf(fields.matched.length));
          await table.commit(
            table.put(dropEntry, { ...fields, reported: statuses }, { ...fields, revision }),
            ...(isCurrent ? [table.remove(keys.dropAmendment({ digest }))] : []),
          );
        });
    },

    /**
     * Whether a consumer of the platform’s published example would be found, in another spelling. A wrong hash finds
     * nobody and reports nothing, so this is asked before anyone is reported as not found.
     */
    async findsCanary(): Promise<boolean> {
      await this.add([canary]);
      const [found] = await this.of([{ emails: [{ email: ' Danielle.Johnson12@Example.com' }], phones: [] }]);
      await this.withdraw([canary]);
      return found?.length === 1;
    },

    /** How many of our people carried each of these identifiers. */
    async matches(digests: readonly string[]): Promise<Map<string, number>> {
      return new Map((await read(digests)).map(({ digest, matched }) => [digest, matched.length]));
    },
  };
};
export type DropEntries = ReturnType<typeof dropEntriesOf>;
