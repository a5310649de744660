import type { Report } from '#shared/api/people/report.ts';
import type { Occupation, Teaser, Town } from '#shared/api/people/teaser.ts';
import type { Birth, Day } from '#shared/values/day.ts';
import { byState } from '#shared/values/fact-state.ts';
import type { VitalStatus } from '#shared/values/vital-status.ts';

/** What stands below the name of a report or teaser. */
export type HeadFacts = {
  age: number | null;
  birth: Birth | null;
  death: Birth | null;
  vital_status: VitalStatus;
  /** Undefined where no source says. */
  gender: 'male' | 'female' | undefined;
  occupation: Pick<Occupation, 'title' | 'employer' | 'fact_state'> | null;
  place: { is: 'lives' | 'lived' | 'works'; town: Town } | null;
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
    death,
    vital_status,
    gender: gender?.gender,
    occupation: jobs.toSorted(byState(today))[0] ?? null,
    place: home
      ? { is: isLiving && home.fact_state === 'current' ? 'lives' : 'lived', town: home }
      : isLiving && office
        ? { is: 'works', town: office }
        : null,
  };
}

/** The head of a teaser, which knows no gender. */
export function headOfTeaser(teaser: Teaser): HeadFacts {
  const { age, birth_date: birth, death, vital_status, occupation, lives_in, lived_in, works_in } = teaser;
  const isLiving = vital_status === 'living';
  const home = lives_in ?? lived_in[0];
  const office = works_in[0];
  return {
    age,
    birth,
    death,
    vital_status,
    gender: undefined,
    occupation,
    place: home
      ? { is: isLiving && lives_in ? 'lives' : 'lived', town: home }
      : isLiving && office && occupation?.fact_state === 'current'
        ? { is: 'works', town: office }
        : null,
  };
}
