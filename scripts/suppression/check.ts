import { mayBeMinor } from '#functions/people/domain/possible-minor.ts';
import { importRecords } from '#functions/people/import/import-records.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { parseRecord, personIdOf, toPerson } from '#functions/people/import/to-person.ts';
import { peopleStore } from '#functions/people/store.ts';
import { suppressionList } from '#functions/people/suppression/list.ts';
import type { Identifiers } from '#functions/people/suppression/subjects.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { namesakesOf, type Namesake } from '#scripts/suppression/namesakes.ts';
import type { Noise } from '#scripts/suppression/noise.ts';
import { strangersOf } from '#scripts/suppression/strangers.ts';
import { visibleOn } from '#scripts/suppression/read-paths.ts';
import { people } from '#scripts/population/people.ts';
import { random } from '#shared/values/chance.ts';
import type { PersonId } from '#shared/values/id.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ORIGIN = { source: 'Population', asOf: '2026-11-01', retrieved: '2026-11-21' };
const secret = async () => 'the secret of this check';
/** People of the population for each one who is removed. */
const OTHERS = 4;
/** In these rounds everything is looked up, and in the others the ids of what was imported. */
const LOOKED_UP = 20;
const MOST_EXAMPLES = 10;

type Options = {
  people: number;
  rounds: number;
  seed: string;
  noise: Noise;
  onProgress?: (line: string) => void;
};

export type Figures = {
  removed: number;
  rounds: number;
  reimported: number;
  /** Records of removed people that some read path shows. */
  visible: number;
  namesakes: number;
  /** The share of namesakes, with data of their own that differ, who are no longer visible. */
  namesakes_hidden: number;
  /** The same for namesakes with no more than a name and a town, who cannot be distinguished from the removed person. */
  unknown_hidden: number;
  /** Others of the population who are no longer visible: relatives, neighbors, strangers. */
  others_hidden: number;
  seconds: number;
  examples: string[];
};

/** Removes people, imports them again with noise, and looks for them on the read paths of the product. */
export async function checkSuppression({ people: count, rounds, seed, noise, onProgress }: Options): Promise<Figures> {
  const began = performance.now();
  const chance = random(seed);
  const table = temporaryTable();
  suppressionList(table, secret);
  const population = [...people(count * (1 + OTHERS) + 50, seed)];
  const removed = adultsOf(population)
    .map((record) => ({ record, at: chance.next() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ record }) => record);
  const gone = new Set(removed.map(({ id }) => id));
  const others = adultsOf(population).filter(({ id }) => !gone.has(id));
  const strangers = strangersOf(random(`${seed}/strangers`));
  const namesakes = removed.flatMap((record, nth) =>
    namesakesOf(record, others, random(`${seed}/namesake/${nth}`), strangers),
  );
  await importRecords(table, [...population, ...namesakes.map(({ record }) => record)], ORIGIN);
  onProgress?.(`${population.length} people and ${namesakes.length} namesakes imported`);

  const listings = listingsOf(table, secret);
  for (const [nth, record] of removed.entries()) {
    const of = { suppression_id: `check-${nth}`, scope: 'listing' as const };
    const person_id = idOf(record);
    // A person who was hidden with a namesake finds no listing, and states who they are.
    if ((await listings.find({ person_id }, NOW)).length)
      await listings.suppress({ ...of, person_ids: [person_id] }, NOW);
    else await listings.suppressIdentifiers({ ...of, people: [identifiersOf(record)] }, NOW);
  }
  onProgress?.(`${removed.length} people removed`);

  const examples: string[] = [];
  let visible = (
    await visibleOn(
      table,
      removed.map((record) => ({ id: idOf(record), record })),
      'all',
      NOW,
    )
  ).length;
  let reimported = 0;
  for (let round = 1; round <= rounds; round++) {
    const again = removed.flatMap((record, nth) =>
      noise(record, { round, chance: random(`${seed}/${round}/${nth}`), ...strangers }),
    );
    for (const [source, group] of Map.groupBy(again, (each) => each.source))
      await importRecords(
        table,
        group.map(({ record }) => record),
        { source, asOf: '2026-11-15', retrieved: '2026-11-21' },
      );
    reimported += again.length;
    const looked = again.map(({ source, record }) => ({ id: idOf(record, source), record }));
    const shown = await visibleOn(table, looked, round % LOOKED_UP === 0 || round === rounds ? 'all' : 'ids', NOW);
    visible += shown.length;
    for (const each of shown.slice(0, Math.max(0, MOST_EXAMPLES - examples.length)))
      examples.push(JSON.stringify(each));
    if (round % 10 === 0) onProgress?.(`${round} rounds: ${visible} visible`);
  }

  // Again, as their source sends them with the next file.
  await importRecords(table, [...others, ...namesakes.map(({ record }) => record)], ORIGIN);
  const isHidden = await hiddenOf(table, [...others, ...namesakes.map(({ record }) => record)]);
  const shareOf = (kind: Namesake['kind']) => {
    const all = namesakes.filter((each) => each.kind === kind);
    return all.filter(({ record }) => isHidden(record)).length / Math.max(1, all.length);
  };
  for (const { record } of namesakes.filter(({ kind, record }) => kind === 'known' && isHidden(record)).slice(0, 5))
    examples.push(`hidden namesake: ${JSON.stringify(record)}`);
  return {
    removed: removed.length,
    rounds,
    reimported,
    visible,
    namesakes: namesakes.length,
    namesakes_hidden: shareOf('known'),
    unknown_hidden: shareOf('unknown'),
    others_hidden: others.filter(isHidden).length / others.length,
    seconds: Math.round((performance.now() - began) / 1000),
    examples,
  };
}

/** What a person would state of themselves. */
function identifiersOf(record: RawRecord): Identifiers {
  const { names, birth_date, emails, phones, addresses } = toPerson(parseRecord(record), ORIGIN);
  return {
    names: names.map(({ full_name }) => full_name),
    birth: birth_date && { year: birth_date.year, month: birth_date.month },
    emails: emails.map(({ email }) => email),
    phones: phones.map(({ number }) => number),
    addresses,
  };
}

const idOf = ({ id }: RawRecord, source = ORIGIN.source): PersonId => personIdOf(source, String(id));

const adultsOf = (records: RawRecord[]): RawRecord[] =>
  records.filter((record) => !mayBeMinor(toPerson(parseRecord(record), ORIGIN), NOW));

async function hiddenOf(table: Table, records: RawRecord[]): Promise<(record: RawRecord) => boolean> {
  const shown = await peopleStore(table).currentTeasers(
    records.map((record) => idOf(record)),
    NOW,
  );
  return (record) => !shown.has(idOf(record));
}
