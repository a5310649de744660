import type { Report, Reported } from '#shared/api/people/report.ts';
import type { Teaser } from '#shared/api/people/teaser.ts';
import { type Day, dayOf } from '#shared/values/day.ts';
import type { highlightsOf } from '#shared/values/highlights.ts';
import type { Dated } from '#shared/values/person.ts';

/** Statements about a person that their sources do not bear out; each at most once a person. */
export type Faults = {
  /** Someone who is dead, or a former member, is said to hold an office, a number or a home today, or to have an age. */
  dead_in_office: boolean;
  /** A fact is said to hold today, and no source dates it. */
  undated_current: boolean;
  /** A fact has a source without a link, a licence or a day of retrieval. */
  facts_without_source_link: boolean;
  /** Another number, as good, was seen later than the best one. */
  best_number_older_than_another: boolean;
};
export type Fault = keyof Faults;

/** What the product shows of a person. */
export type Shown = {
  report: Report;
  teaser: Teaser;
  /** What the report puts first. */
  best: Pick<ReturnType<typeof highlightsOf>, 'phone' | 'address' | 'job'>;
  isNamedAsCaller: boolean;
};

/** A person born as many years ago is dead, whatever a report says. */
const OLDEST = 110;

type Fact = Dated & Reported;

/**
 * The faults of one person. `isFormer`: the files say that all of their terms are over. Nothing here uses the rules that it
 * checks.
 */
export function faultsOf({ report, teaser, best, isNamedAsCaller }: Shown, isFormer: boolean, now: Date): Faults {
  const today = dayOf(now);
  const isOld = report.birth_date !== null && now.getUTCFullYear() - report.birth_date.year >= OLDEST;
  const isDead = isOld || ['deceased', 'presumed-deceased'].includes(report.vital_status);
  const isSaidToWork =
    best.job !== undefined || teaser.occupation?.fact_state === 'current' || teaser.works_in.length > 0;
  const isSaidToBeReached = best.phone?.fact_state === 'current' || best.address?.fact_state === 'current';
  const isSaidToLive =
    teaser.lives_in !== null || best.phone !== undefined || best.address !== undefined || isNamedAsCaller;
  const hasAge = isOld && (report.age ?? teaser.age) !== null && report.death === null;
  return {
    dead_in_office:
      hasAge || (isDead && (isSaidToWork || isSaidToLive)) || (isFormer && (isSaidToWork || isSaidToBeReached)),
    undated_current: factsIn(report).some((fact) => fact.fact_state === 'current' && !isDated(fact)),
    facts_without_source_link: factsIn(report).some(({ sources }) =>
      sources.some(({ source }) => !isTraceable(report, source)),
    ),
    best_number_older_than_another:
      best.phone !== undefined &&
      report.phones.some((other) => isAsGood(other) && heldUntil(other, today) > heldUntil(best.phone!, today)),
  };
}

const factsIn = (report: Report): Fact[] =>
  Object.values(report)
    .flat()
    .filter((value) => typeof value === 'object' && value !== null && 'fact_id' in value);

const isDated = ({ sources, until }: Fact) =>
  until !== undefined || sources.some(({ first_seen, last_seen }) => first_seen !== null || last_seen !== null);

function isTraceable({ sources }: Report, source: string): boolean {
  const about = sources.find((each) => each.source === source)?.about;
  return Boolean(about?.url && about.licence && about.retrieved_on);
}

/** A number that may be called: no fax, not former, not disputed, and likely. */
const isAsGood = ({ phone_type, fact_state, disputed, confidence }: Report['phones'][number]) =>
  phone_type !== 'fax' && fact_state !== 'former' && disputed === null && confidence > 2;

/** The last day, up to today, for which a source vouches; empty if none does. */
function heldUntil({ sources, until }: Fact, today: Day): Day {
  const days = [...sources.map(({ last_seen }) => last_seen ?? ''), until ?? ''].sort();
  const last = days.at(-1)!;
  return last < today ? last : today;
}
