import { drawn } from '#frontend/features/people/report/axis.ts';
import type { Report } from '#shared/api/people.ts';
import type { Envelope } from '#shared/values/person.ts';

/** The surest, and of equally sure ones the last seen. */
const surest = <F extends Envelope>(facts: readonly F[]): F | undefined =>
  facts.toSorted((a, b) => b.confidence - a.confidence || (drawn(b).to ?? '').localeCompare(drawn(a).to ?? ''))[0];

/** What one most often wants of a report: where to ring, where they live, what they do, what else they are called. */
export const bestOf = ({ phones, addresses, jobs, names }: Report) => ({
  phone: surest(phones.filter(({ phone_type }) => phone_type !== 'fax')),
  address: surest(addresses.filter(({ current, kind }) => current && kind !== 'office')),
  job: surest(jobs.filter(({ ended }) => ended === null).filter(isLatest)),
  names: names.slice(1),
});

/** Nobody says that it ended, and nobody was seen in another since. */
const isLatest = <J extends Envelope & { started: string | null }>(job: J, _: number, jobs: readonly J[]) => {
  const last = (one: J) => drawn(one).to ?? drawn(one).from ?? '';
  return jobs.every((other) => last(other) <= last(job));
};
