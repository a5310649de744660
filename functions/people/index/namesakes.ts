import { decodeBlock } from '#functions/people/index/codec.ts';
import { codesOf, type NameEntry, nameEntriesOf } from '#functions/people/index/entry.ts';
import { blockKey, placeOf, storedBlock } from '#functions/people/index/name-table.ts';
import { partPath, type Place } from '#functions/people/index/plan.ts';
import { soundOf, spreadOfFirst } from '#functions/people/index/sound.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Person } from '#shared/values/person.ts';

/** Where somebody of such a name lies: how the surname sounds, and the first name. */
export const soundsOfName = (person: Person, now: Date): { code: string; first: string }[] => {
  const all = nameEntriesOf(person, now).flatMap((entry) =>
    codesOf(entry).map((code) => ({ code, first: firstSound(entry), spread: spreadOfFirst(entry.first.key) })),
  );
  return [...new Map(all.map((each) => [`${each.code} ${each.first}`, each])).values()];
};

const firstSound = ({ first }: NameEntry) => soundOf(first.key.split(' ', 1)[0]!);

/** Everybody in the index whose surname and first name sound like this person’s, as it is at this moment, at most so many. */
export async function namesakesOf(table: Table, person: Person, now: Date, most: number): Promise<NameEntry[]> {
  const sounds = nameEntriesOf(person, now).flatMap((entry) => codesOf(entry).map((code) => ({ code, entry })));
  if (!sounds.length) return [];
  const read = async (places: Place[]) => {
    const keys = [...new Map(places.map((place) => [`${place.code}\n${place.path}`, blockKey(place)])).values()];
    return (await table.getAll(storedBlock, keys.slice(0, 100))).map((each) => ({
      place: placeOf(each),
      block: decodeBlock(each.d),
    }));
  };
  const roots = await read(sounds.map(({ code }) => ({ code, path: '' })));
  const split = new Map(roots.map(({ place, block }) => [place.code, block.split]));
  const parts = sounds.flatMap(({ code, entry }) => {
    const bits = split.get(code);
    return bits ? [{ code, path: partPath(spreadOfFirst(entry.first.key) >> (16 - bits)) }] : [];
  });
  const blocks = [...roots.filter(({ block }) => !block.split), ...(parts.length ? await read(parts) : [])];
  const wanted = new Set(sounds.map(({ entry }) => firstSound(entry)));
  const found = blocks
    .flatMap(({ block }) => block.groups.filter(({ first }) => wanted.has(soundOf(first.key.split(' ', 1)[0]!))))
    .flatMap(({ entries }) => entries());
  return [...new Map(found.map((entry) => [entry.person_id, entry])).values()].slice(0, most);
}
