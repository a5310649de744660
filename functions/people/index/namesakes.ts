import { type PackedBlock } from '#functions/people/index/block.ts';
import { decodeBlock } from '#functions/people/index/decode-block.ts';
import { codesOf, type NameEntry, nameEntriesOf } from '#functions/people/index/entry.ts';
import { addressOf, blockKey, storedBlock } from '#functions/people/index/name-table.ts';
import { type BlockAddress, partPath } from '#functions/people/index/block-address.ts';
import { soundOf, spreadOfFirst } from '#functions/people/index/sound.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

/** The sound keys of a person's names: surname and first name. */
export const soundsOfName = (person: Person, now: Date): Sound[] => {
  const all = nameEntriesOf(person, now).flatMap((entry) =>
    codesOf(entry).map((code) => ({
      code,
      first: firstSound(entry.first.key),
      spread: spreadOfFirst(entry.first.key),
    })),
  );
  return [...new Map(all.map((each) => [`${each.code} ${each.first}`, each])).values()];
};

type Sound = { code: string; first: string; spread: number };

const firstSound = (key: string) => soundOf(key.split(' ', 1)[0]!);

/** For each person, those in the index whose surname and first name sound alike, up to a limit, in one batch of reads. */
export async function namesakesOf(
  table: Table,
  people: Person[],
  now: Date,
  most: number,
): Promise<Map<PersonId, NameEntry[]>> {
  const looked = people.map((person) => ({ person, sounds: soundsOfName(person, now) }));
  const sounds = looked.flatMap(({ sounds }) => sounds);
  const roots = await blocksAt(
    table,
    sounds.map(({ code }) => ({ code, path: '' })),
  );
  const addressOfSound = ({ code, spread }: Sound): BlockAddress => {
    const split = roots.get(`${code}\n`)?.split;
    return { code, path: split ? partPath(spread >> (16 - split)) : '' };
  };
  const parts = await blocksAt(
    table,
    sounds.map(addressOfSound).filter(({ path }) => path),
  );
  const entries = looked.map(({ person, sounds }): [PersonId, NameEntry[]] => {
    const those = sounds.flatMap((sound) => {
      const { code, path } = addressOfSound(sound);
      const block = (path ? parts : roots).get(`${code}\n${path}`);
      return (block?.groups ?? [])
        .filter(({ first }) => firstSound(first.key) === sound.first)
        .flatMap(({ entries }) => entries());
    });
    return [person.person_id, [...new Map(those.map((entry) => [entry.person_id, entry])).values()].slice(0, most)];
  });
  return new Map(entries);
}

async function blocksAt(table: Table, addresses: BlockAddress[]): Promise<Map<string, PackedBlock>> {
  const keys = [...new Map(addresses.map((each) => [`${each.code}\n${each.path}`, blockKey(each)])).values()];
  const blocks = await table.getAll(storedBlock, keys);
  return new Map(
    blocks.map((stored) => {
      const { code, path } = addressOf(stored);
      return [`${code}\n${path}`, decodeBlock(stored.d)];
    }),
  );
}
