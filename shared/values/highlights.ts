import type { Report, Reported } from '#shared/api/people.ts';
import type { Day } from '#shared/values/day.ts';
import { byState, type FactState } from '#shared/values/fact-state.ts';
import type { Dated } from '#shared/values/person.ts';

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

/** Screens say “may” of these. */
const isUncertain = ({ confidence }: Fact): boolean => confidence <= 2;

const isIn =
  (...states: FactState[]) =>
  ({ fact_state }: Fact): boolean =>
    states.includes(fact_state);

/**
 * The most wanted facts: a phone number, the home, the job, and other names. A job is named only where a source dates it
 * to the present; a former number or home is never named; of the dead only the names are.
 */
export function highlightsOf({ vital_status, phones, addresses, jobs, names }: Report, today: Day) {
  const isDead = vital_status === 'deceased' || vital_status === 'presumed-deceased';
  const best = <F extends Fact>(facts: F[]): F | undefined => (isDead ? undefined : bestFirst(facts, today)[0]);
  const dialled = phones.filter(({ phone_type }) => phone_type !== 'fax').filter(isIn('current', 'unknown'));
  const homes = addresses.filter(({ kind }) => kind !== 'office').filter(isIn('current', 'unknown'));
  return {
    phone: best(dialled),
    address: best(homes),
    job: best(jobs.filter(isIn('current'))),
    names: bestFirst(names.slice(1), today),
  };
}
