import { spanOf } from '#frontend/features/people/report/axis.ts';
import type { Report } from '#shared/api/people.ts';
import { type Envelope, isCurrent } from '#shared/values/person.ts';

/** The highest confidence, then the most recently seen. */
const mostCertain = <F extends Envelope>(facts: readonly F[]): F | undefined =>
  facts.toSorted((a, b) => b.confidence - a.confidence || (spanOf(b).to ?? '').localeCompare(spanOf(a).to ?? ''))[0];

/** The most wanted facts: phone, address, job and other names. */
export const highlightsOf = ({ phones, addresses, jobs, names }: Report) => ({
  phone: mostCertain(phones.filter(isCurrent).filter(({ phone_type }) => phone_type !== 'fax')),
  address: mostCertain(addresses.filter(({ current, kind }) => current && kind !== 'office')),
  job: mostCertain(jobs.filter((job) => job.ended === null && isCurrent(job)).filter(isLatest)),
  names: names.slice(1),
});

/** Has no known end, and no other job was seen since. */
const isLatest = <J extends Envelope & { started: string | null }>(job: J, _: number, jobs: readonly J[]) => {
  const last = (one: J) => spanOf(one).to ?? spanOf(one).from ?? '';
  return jobs.every((other) => last(other) <= last(job));
};
