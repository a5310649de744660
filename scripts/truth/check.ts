import { join } from 'node:path';
import { readdir, readFile } from 'node:fs/promises';

import { importEntries } from '#functions/people/import/import-records.ts';
import { personIdOf } from '#functions/people/import/to-person.ts';
import { whoHas } from '#functions/people/phone-owner.ts';
import { reportOf, subjectOf } from '#functions/people/report.ts';
import { sourceStore } from '#functions/people/sources/store.ts';
import { peopleStore } from '#functions/people/store.ts';
import { teaserView } from '#functions/people/view.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { memoryTable } from '#scripts/import/memory-table.ts';
import type { Mapping } from '#scripts/import/mapping.ts';
import { mapping as legislators } from '#scripts/import/mappings/legislators.ts';
import { planOf } from '#scripts/import/plan.ts';
import { type Fault, faultsOf, type Shown } from '#scripts/truth/faults.ts';
import { dayOf } from '#shared/values/day.ts';
import { highlightsOf } from '#shared/values/highlights.ts';

const SOURCE = 'US Congress';
/** Where the reader is: a country to which nothing is hidden. */
const VIEWER = 'US';
const MOST_EXAMPLES = 5;

export type Figures = { reports: number } & Record<Fault, number>;
type Options = { files: string[]; now: Date; mapping?: Mapping; onProgress?: (line: string) => void };

/** The files of unitedstates/congress-legislators in a folder; none where it does not exist. */
export async function legislatorsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^legislators-.*\.(json|csv)$/.test(name)).map((name) => join(folder, name));
}

/** Imports the files into a table in memory, reads the report of every member, and counts what is not true of them. */
export async function checkTruth({ files, now, mapping = legislators, onProgress }: Options) {
  const { table } = memoryTable();
  const retrieved = dayOf(now);
  const plan = await planOf(files, mapping, { asOf: null, retrieved });
  const { imported, rejected } = await importEntries(table, plan.entries(), {
    source: SOURCE,
    asOf: null,
    retrieved,
    ...(mapping.about && { about: { as_of: null, retrieved_on: retrieved, ...mapping.about } }),
  });
  onProgress?.(`${imported} people imported, ${rejected} rejected`);

  const inOffice = await membersInOffice(files, retrieved);
  const figures: Figures = {
    reports: 0,
    dead_in_office: 0,
    undated_current: 0,
    facts_without_source_link: 0,
    best_number_older_than_another: 0,
  };
  const examples: string[] = [];
  for await (const entry of plan.entries()) {
    const id = idOf(entry);
    if (id === undefined) continue;
    const shown = await shownOf(table, id, now);
    figures.reports++;
    const faults = Object.entries(faultsOf(shown, !inOffice.has(id), now)) as [Fault, boolean][];
    for (const [fault] of faults.filter(([, is]) => is)) {
      figures[fault]++;
      if (examples.length < MOST_EXAMPLES) examples.push(`${fault}: ${shown.report.names[0]?.full_name} (${id})`);
    }
  }
  return { figures, examples };
}

const idOf = (entry: object): string | undefined => (entry as { record?: { id?: string } }).record?.id;

/** Everything that the product shows of a member, as its handlers read it. */
async function shownOf(table: Table, id: string, now: Date): Promise<Shown> {
  const deps = { people: peopleStore(table), sources: sourceStore(table), vendors: async () => [] };
  const person_id = personIdOf(SOURCE, id);
  const subject = await subjectOf(person_id, deps, now);
  const report = await reportOf(subject, VIEWER, deps, now);
  const teaser = await deps.people.teaser(person_id, now);
  if (!teaser) throw new Error(`${id} has a report and no teaser`);
  const owners = await Promise.all(report.phones.map(({ number }) => whoHas(table)(number, now)));
  const isNamedAsCaller = owners.some((owner) => owner?.card.person_id === report.person_id);
  const best = highlightsOf(report, dayOf(now));
  return { report, teaser: teaserView(teaser, VIEWER, now), best, isNamedAsCaller };
}

/** The ids of those of whom a file of members with terms says that a term has not ended. */
async function membersInOffice(files: string[], today: string): Promise<Set<string>> {
  type Member = { id: { bioguide: string }; terms: { start: string; end: string }[] };
  const withTerms = files.filter((file) => /legislators-(current|historical)[^/\\]*\.json$/.test(file));
  const members = await Promise.all(
    withTerms.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Member[]),
  );
  const isRunning = ({ start, end }: Member['terms'][number]) => start <= today && end > today;
  return new Set(members.flat().flatMap(({ id, terms }) => (terms.some(isRunning) ? [id.bioguide] : [])));
}
