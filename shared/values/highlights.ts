import type { Report, Reported } from '#shared/api/people/report.ts';
import type { Day } from '#shared/values/day.ts';
import { byState, type FactState, lastHeld } from '#shared/values/fact-state.ts';
import { type Dated, isUncertain } from '#shared/values/person.ts';
import { isDead } from '#shared/values/vital-status.ts';

type Fact = Dated & Reported;

/** Undisputed before disputed, likely before uncertain, then what holds: current and recent before sure. */
const bestFirst = <F extends Fact>(facts: readonly F[], today: Day): F[] => {
  const compare = byState(today);
  return facts.toSorted(
    (a, b) =>
      Number(a.disputed !== null) - Number(b.disputed !== null) ||
      Number(isUncertain(a)) - Number(isUncertain(b)) ||
      compare(a, b),
  );
};

const isIn =
  (...states: FactState[]) =>
  ({ fact_state }: Fact): boolean =>
    states.includes(fact_state);

/**
 * The most wanted facts: a phone number, an email address, the home, the job, and other names. Beside names, only dated facts are among them:
 * a job only where a source dates it to the present, a former number or home never. Of the dead only the names are.
 */
export function highlightsOf({ vital_status, phones, emails, addresses, jobs, names }: Report, today: Day) {
  const best = <F extends Fact>(facts: F[]): F | undefined =>
    isDead(vital_status) ? undefined : bestFirst(facts, today)[0];
  const isDated = (fact: Dated) => lastHeld(fact, today) !== null;
  const dialled = phones.filter(({ phone_type }) => phone_type !== 'fax').filter(isIn('current', 'unknown'));
  const homes = addresses.filter(({ kind }) => kind !== 'office').filter(isIn('current', 'unknown'));
  return {
    phone: best(dialled.filter(isDated)),
    email: best(emails.filter(isIn('current', 'unknown')).filter(isDated)),
    address: best(homes.filter(isDated)),
    job: best(jobs.filter(isIn('current'))),
    names: bestFirst(names.slice(1), today),
  };
}
