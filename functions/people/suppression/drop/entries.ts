import * as z from 'zod';

import { emailHash, phoneHash } from '#functions/people/suppression/drop/standard-hash.ts';
import { keyedDigest } from '#functions/platform/digest.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { type Entity, MAX_WRITES, type Shape, type Table } from '#functions/platform/table/table.ts';
import { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

/** A consumer’s hashed identifier, as California’s platform lists it. */
export type ListedHash = { list: 'Email' | 'Phone'; id: string; hash: string };

/** An identifier on the list: a keyed digest of its hash, since a hash of a phone number can be guessed. */
const DropEntry = z.object({
  digest: z.string(),
  /** The consumers who listed it. */
  ids: z.array(z.string()),
  /** The people of ours who carried it, and were suppressed. */
  matched: z.array(PersonId),
});
type DropEntry = z.infer<typeof DropEntry>;
const dropEntry: Entity<DropEntry> = { schema: DropEntry, key: keys.dropEntry };

/** How many identifiers are listed, so that an import into a table without any needs no look-up. */
const DropCount = z.object({ listed: z.number().int() });
const dropCount: Shape<z.infer<typeof DropCount>> = { schema: DropCount };

const canary: ListedHash = {
  list: 'Email',
  id: '000000canary',
  hash: 'mKDnDvwF2inxrKcK1hJN2TRkxPfL6kzNNTtU12eH8Bw=',
};

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
          const entry = next.get(digest) ?? known.get(digest) ?? { digest, ids: [], matched: [] };
          const ids = [...new Set([...entry.ids, listed[from + at]!.id])];
          if (ids.length > entry.ids.length) next.set(digest, { digest, ids, matched: entry.matched });
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
        const { revision: _, ...fields } = entry;
        if (ids.length) await table.commit(table.put(dropEntry, { ...fields, ids }, entry));
        else {
          await table.commit(table.remove(keys.dropEntry(entry), entry), table.add(keys.dropCount(), { listed: -1 }));
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
      const writes = news.map(({ revision, ...entry }) =>
        table.put(dropEntry, { ...entry, matched: [...entry.matched, person_id] }, { ...entry, revision }),
      );
      if (writes.length) await table.commit(...writes);
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
