import { spanOf } from '#frontend/features/people/report/axis.ts';
import { isUncertain } from '#frontend/features/people/report/confidence-level.ts';
import type { ReportedFact } from '#frontend/features/people/report/fact-lines.ts';
import type { Report } from '#shared/api/people.ts';
import { type Envelope, isCurrent } from '#shared/values/person.ts';

const lastSeen = (fact: Envelope): string => spanOf(fact).to ?? '';

/** Undisputed before disputed, likely before uncertain; then the most recently seen, then the highest confidence. */
const bestFirst = <F extends ReportedFact>(facts: readonly F[]): F[] =>
  facts.toSorted(
    (a, b) =>
      Number(a.disputed !== null) - Number(b.disputed !== null) ||
      Number(isUncertain(a)) - Number(isUncertain(b)) ||
      lastSeen(b).localeCompare(lastSeen(a)) ||
      b.confidence - a.confidence,
  );

/** The most wanted facts: phone, address, job and other names. */
export const highlightsOf = ({ phones, addresses, jobs, names }: Report) => ({
  phone: bestFirst(phones.filter(isCurrent).filter(({ phone_type }) => phone_type !== 'fax'))[0],
  address: bestFirst(addresses.filter(({ current, kind }) => current && kind !== 'office'))[0],
  job: bestFirst(jobs.filter((job) => job.ended === null && isCurrent(job)).filter(isLatest))[0],
  names: bestFirst(names.slice(1)),
});

/** Has no known end, and no other job was seen since. */
const isLatest = <J extends Envelope & { started: string | null }>(job: J, _: number, jobs: readonly J[]) => {
  const last = (one: J) => spanOf(one).to ?? spanOf(one).from ?? '';
  return jobs.every((other) => last(other) <= last(job));
};
