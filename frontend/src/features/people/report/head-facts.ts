import type { Report } from '#shared/api/people/report.ts';
import type { Occupation, Teaser, Town } from '#shared/api/people/teaser.ts';
import type { Birth, Day } from '#shared/values/day.ts';
import { isUncertain } from '#shared/values/person.ts';
import { byState, type FactState } from '#shared/values/fact-state.ts';
import { isDead, type VitalStatus } from '#shared/values/vital-status.ts';

/** The facts below the name of a report or teaser. */
export type HeadFacts = {
  age: number | null;
  birth: Birth | null;
  /** The birth date, and so the age, may be wrong. */
  isBirthUncertain: boolean;
  death: Birth | null;
  vital_status: VitalStatus;
  /** Undefined where no source says. */
  gender: 'male' | 'female' | undefined;
  occupation: Pick<Occupation, 'title' | 'employer' | 'fact_state'> | null;
  place: { is: 'lives' | 'last-known' | 'lived' | 'works'; town: Town } | null;
};

/** The head of an opened report. */
export function headOfReport(report: Report, today: Day): HeadFacts {
  const { age, birth_date: birth, death, vital_status, gender, jobs, addresses } = report;
  const [home] = addresses.filter(({ kind }) => kind !== 'office').toSorted(byState(today));
  const office = addresses.find(({ kind, fact_state }) => kind === 'office' && fact_state === 'current');
  const isLiving = vital_status === 'living';
  return {
    age,
    birth,
    isBirthUncertain: birth !== null && isUncertain(birth),
    death,
    vital_status,
    gender: gender?.gender,
    occupation: jobs.toSorted(byState(today))[0] ?? null,
    place: home
      ? { is: homeIs(home.fact_state, vital_status), town: home }
      : isLiving && office
        ? { is: 'works', town: office }
        : null,
  };
}

/** A home counts as current only if a source dates it to the present; for the dead it is a former one. */
function homeIs(state: FactState, status: VitalStatus): 'lives' | 'last-known' | 'lived' {
  if (state === 'former' || isDead(status)) return 'lived';
  return state === 'current' && status === 'living' ? 'lives' : 'last-known';
}

/** The head of a teaser, which knows no gender. */
export function headOfTeaser(teaser: Teaser): HeadFacts {
  const {
    age,
    birth_date: birth,
    is_birth_uncertain: isBirthUncertain = false,
    death,
    vital_status,
    occupation,
    lives_in,
    last_known_in,
    lived_in,
    works_in,
  } = teaser;
  const isLiving = vital_status === 'living';
  const home = lives_in ?? last_known_in ?? lived_in[0];
  const state = lives_in ? 'current' : last_known_in ? 'unknown' : 'former';
  const office = works_in[0];
  return {
    age,
    birth,
    isBirthUncertain,
    death,
    vital_status,
    gender: undefined,
    occupation,
    place: home
      ? { is: homeIs(state, vital_status), town: home }
      : isLiving && office && occupation?.fact_state === 'current'
        ? { is: 'works', town: office }
        : null,
  };
}
