import { mergePerson } from '#functions/people/import/merge-person.ts';
import { fitToItem } from '#functions/people/import/source-record.ts';
import { fetchVendorReport } from '#functions/people/sources/call-vendor.ts';
import { personOf } from '#functions/people/sources/candidate-hit.ts';
import { type SourceOutcome, withTimeout } from '#functions/people/sources/outcome.ts';
import type { Reference, SourceStore } from '#functions/people/sources/store.ts';
import type { PeopleStore, StoredPerson } from '#functions/people/store.ts';
import { screen } from '#functions/people/suppression/screen.ts';
import type { Vendor } from '#functions/providers/people-data/live.ts';
import type { VendorRecord } from '#functions/providers/people-data/port.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

const TIMEOUT_MS = 8000;

type Deps = { people: PeopleStore; sources: SourceStore; vendors: Vendor[]; milliseconds?: number | undefined };

/**
 * Merges a person's own profile with the records of vendors that found them; undefined if neither exists. For a person
 * in our index a vendor failure is ignored; otherwise the report fails.
 */
export async function mergeVendorReports(
  person_id: PersonId,
  own: StoredPerson | undefined,
  references: Reference[],
  deps: Deps,
  now: Date,
): Promise<StoredPerson | undefined> {
  const { sources: store, vendors, milliseconds = TIMEOUT_MS } = deps;
  const referenced = references.flatMap(({ source, ref }) => {
    const vendor = vendors.find(({ id }) => id === source);
    return vendor ? [{ vendor, ref }] : [];
  });
  const outcomes = await Promise.all(
    referenced.map(async ({ vendor, ref }) => {
      const outcome = await withTimeout(
        vendor.id,
        milliseconds,
        fetchVendorReport(vendor, person_id, ref, { store, now }),
      );
      return { outcome, person: outcome.state === 'answered' ? personOf(vendor, ref, outcome.found) : undefined };
    }),
  );
  const list = await deps.people.suppressions(now);
  const reports = (
    await screen(
      list,
      outcomes.flatMap(({ person }) => person ?? []),
    )
  ).flatMap((each) => (each.isHidden ? [] : [each.person]));
  const [first, ...rest] = own ? [own as Person, ...reports] : reports;
  if (!first) {
    if (outcomes.some(({ outcome }) => !isGone(outcome))) throw new Fault('server.unexpected');
    return undefined;
  }
  if (own && !reports.length) return own;
  const merged = rest.filter((each) => mayBeSame(first, each)).reduce(mergePerson, first);
  return fitToItem({ ...personIn(merged), person_id, records: own?.records ?? {} }).person;
}

/** The vendor no longer knows this reference. */
const isGone = (outcome: SourceOutcome<VendorRecord>) => outcome.state === 'failed' && outcome.kind === 'no-match';

/** The full record may reveal another birth year, and so a different person from the teaser. */
const mayBeSame = ({ birth_date: a }: Person, { birth_date: b }: Person) => !a || !b || Math.abs(a.year - b.year) <= 1;

const personIn = ({
  records: _,
  revision: __,
  ...person
}: Person & { records?: unknown; revision?: unknown }): Person => person;
