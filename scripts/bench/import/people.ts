import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { RawRecord } from '#functions/people/import/record.ts';

/** A typical contact list, and a typical full profile. */
export type Kind = 'simple' | 'rich';

const list = (words: string) => words.split(' ');
const starts = list(
  'Al Ba Ber Bran Cal Car Cor Da Del Dor Fa Fer Gar Gra Hal Har Hol Ka Kel Kir La Lar Mac Mar Mon Mor Na Nor Pa Per Pol Ra Ros Sal San Schu Sha Sil Sta Ta Tor Va Ver Wal Wes Wil Zan',
);
const middles = list(
  'a an ar be bo ca co da den di do en er fi ga gi ha i ke la lan le li lo ma mi mo na ne ni o ra ri ro sa ster ta ti to u va',
);
const ends = list(
  'berg by cher dez do field ford gan haus ka ker land ler ley low man mann mer nez ni no ov ram rez rick sen sky son ston ta ter ton va vic well witz worth ya',
);
const firsts = list(
  'James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas Karen Carlos Maria José Ana Wei Li Ahmed Fatima Ivan Olga Hiroshi Yuki Pierre Marie Giovanni Lucia Hans Ingrid Paulo Beatriz Mehmet Ayşe Omar Layla Sean Niamh Piotr Agnieszka Raj Priya Kwame Amina',
);
const cities = list(
  'Everett Salem Dayton Mobile Tucson Fresno Omaha Tulsa Tampa Newark Lincoln Boise Reno Durham Akron Macon',
);
const states = list('WA OR OH AL AZ CA NE OK FL NJ NE ID NV NC OH GA');
const streets = list('Main Oak Pine Elm Cedar Maple Lake Hill Park Washington Lincoln River Sunset Church Spring');

/** A seeded random number generator. */
function chance(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Generates people with a realistic name distribution, distinct in all indexed fields. */
export function* people(count: number, kind: Kind): Generator<RawRecord> {
  const random = chance(42);
  const pick = <T>(from: T[], power = 1): T => from[Math.floor(random() ** power * from.length)]!;
  for (let i = 0; i < count; i++) {
    const surname = pick(starts, 2) + (random() < 0.6 ? pick(middles, 2) : '') + pick(ends, 2);
    const place = Math.floor(random() * cities.length);
    const address = (nth: number) => ({
      street: `${100 + (i % 9000)} ${pick(streets)} St`,
      city: cities[(place + nth) % cities.length],
      state: states[(place + nth) % states.length],
      postal_code: String(10_000 + Math.floor(random() * 80_000)),
    });
    const simple: RawRecord = {
      id: i,
      first_name: pick(firsts, 2),
      last_name: surname,
      birth_date: `${1930 + Math.floor(random() * 75)}-0${1 + (i % 9)}`,
      addresses: [address(0)],
      ...(i % 2 === 0 && { phones: [`+1425${String(2_000_000 + (i % 7_000_000))}`] }),
    };
    yield kind === 'simple'
      ? simple
      : {
          ...simple,
          middle_name: `${'ABCDEF'[i % 6]}.`,
          addresses: [address(0), address(1)],
          phones: [{ number: `+1425${String(2_000_000 + (i % 7_000_000))}`, phone_type: 'mobile' }],
          emails: [`person${i}@example.org`],
          family_members: [{ full_name: `Pat ${surname}`, relation: 'sibling', id: i + 1 }],
          jobs: [{ title: 'Clerk', employer: 'Example Ltd', started: '2001', ended: '2010' }],
          education: ['Example College'],
          social_profiles: [{ network: 'Example', username: `person${i}` }],
        };
  }
}

/** Writes them as a JSONL file, and returns its path. */
export async function write(file: string, count: number, kind: Kind): Promise<string> {
  await pipeline(Readable.from(chunks(people(count, kind))), createWriteStream(file));
  return file;
}

function* chunks(records: Iterable<RawRecord>): Generator<string> {
  let text = '';
  for (const record of records) {
    text += JSON.stringify(record) + '\n';
    if (text.length < 1 << 20) continue;
    yield text;
    text = '';
  }
  yield text;
}
