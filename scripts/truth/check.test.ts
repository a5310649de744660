import { expect, test } from 'vitest';

import type { RawRecord } from '#functions/people/import/record.ts';
import { contents } from '#scripts/import/congress/testing.ts';
import type { Mapping } from '#scripts/import/mapping.ts';
import { mapping } from '#scripts/import/mappings/legislators.ts';
import { filesOf } from '#scripts/import/testing.ts';
import { checkTruth } from '#scripts/truth/check.ts';
import { faultsOf } from '#scripts/truth/faults.ts';
import { legislator } from '#scripts/truth/testing.ts';

const now = new Date('2026-03-01T12:00:00Z');
const none = {
  dead_in_office: 0,
  undated_current: 0,
  facts_without_source_link: 0,
  best_number_older_than_another: 0,
};
const figuresWith = async (changed: Mapping) =>
  (await checkTruth({ files: await filesOf(contents), now, mapping: changed })).figures;
/** The mapping, whose records someone has changed for the worse. */
const spoilt = (change: (record: RawRecord) => RawRecord): Mapping => ({
  ...mapping,
  people: mapping.people.map((files) => ({ ...files, record: (...of) => change(files.record(...of)) })),
});

test('what the product says of members of Congress is true', async () => {
  expect(await figuresWith(mapping)).toEqual({ reports: 6, ...none });
});

test('notices who is in office though a file says that they left', async () => {
  const isStillThere = ({ former: _, ...job }: { former?: true }) => ({ ...job, last_seen: '2026-03-01', ended: null });
  const figures = await figuresWith(
    spoilt((record) => ({
      ...record,
      jobs: record.jobs?.map((job) => isStillThere(job as object)) as RawRecord['jobs'],
    })),
  );
  expect(figures.dead_in_office).toBe(4);
});

test('notices a home of the dead', async () => {
  const seenToday = { last_seen: '2026-03-01' };
  const figures = await figuresWith(
    spoilt((record) => ({
      ...record,
      names: record.names?.map((name) => ({ ...(name as object), last_seen: null })),
      addresses: [{ city: 'Richmond', state: 'VA', ...seenToday }],
    })),
  );
  expect(figures.dead_in_office).toBeGreaterThan(0);
});

test('notices facts whose source has no link', async () => {
  const { about: _, ...unknown } = mapping;
  expect(await figuresWith(unknown)).toMatchObject({ facts_without_source_link: 6 });
  expect(await figuresWith({ ...mapping, about: { ...mapping.about!, licence: null } })).toMatchObject({
    facts_without_source_link: 6,
  });
});

test('notices a fact of no date that is current, and a best number that is not the latest', () => {
  const phone = legislator.report.phones[0]!;
  const shown = (...phones: (typeof phone)[]) => ({ ...legislator, report: { ...legislator.report, phones } });
  const undated = { ...phone, sources: [{ source: 'US Congress', first_seen: null, last_seen: null }] };
  expect(faultsOf(shown(undated), false, now)).toMatchObject({ undated_current: true });
  expect(faultsOf(shown(phone), false, now)).toMatchObject({ undated_current: false });
  const later = { ...phone, fact_id: 'l'.repeat(43), fact_state: 'unknown' as const };
  const earlier = { ...phone, sources: [{ source: 'US Congress', first_seen: null, last_seen: '2015-01-01' }] };
  const bestOf = (best: typeof phone, other: typeof phone) =>
    faultsOf({ ...shown(best, other), best: { ...legislator.best, phone: best } }, false, now);
  expect(bestOf(earlier, later)).toMatchObject({ best_number_older_than_another: true });
  expect(bestOf(later, earlier)).toMatchObject({ best_number_older_than_another: false });
});

test('notices the age of someone who was born 110 years ago', () => {
  const { report } = legislator;
  const lincoln = { ...report, birth_date: { ...report.birth_date!, year: 1809 }, age: 217 };
  expect(faultsOf({ ...legislator, report: lincoln }, false, now)).toMatchObject({ dead_in_office: true });
});
