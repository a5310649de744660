import { careerWords, type Degree, fields } from '#scripts/population/career-words.ts';
import type { City } from '#scripts/population/cities.ts';
import type { Member } from '#scripts/population/family.ts';
import { homeAt, type Stay } from '#scripts/population/homes.ts';
import { type Month, NOW, years } from '#scripts/population/time.ts';
import type { Random } from '#shared/values/chance.ts';

export type Job = { title: string; employer: string; latin: string; city: City; from: Month; until: Month | null };
export type School = { school: string; degree: string; from: Month; until: Month };

/** The schools and jobs of a person in order, until 67 at the latest. */
export function careerOf(random: Random, member: Member, stays: Stay[]): { jobs: Job[]; schools: School[] } {
  const field = random.pick(fields);
  const { subject, trades } = field;
  const wordsAt = (city: City | undefined) => careerWords(city?.country, field);
  const learnt: School[] = [];
  let at = member.born + years(18) + random.below(18);
  const study = (level: Degree, length: number) => {
    const words = wordsAt(homeAt(stays, at)?.city);
    const school = words.school(random);
    const degree = words.degree(level);
    if (at + years(length) < NOW) learnt.push({ school, degree, from: at, until: at + years(length) });
    at += years(length);
  };
  if (subject) study(random.pick(['BA', 'BSc']), 4);
  else if (random.happens(0.4)) study(random.pick(['Certificate', 'Associate degree']), 2);
  if (subject && random.happens(0.3)) study(random.pick(['MA', 'MSc']), 2);

  const jobs: Job[] = [];
  const retires = member.born + years(random.between(60, 67));
  const count = random.between(1, 4);
  for (let nth = 0; nth < count && at < NOW - 6; nth++) {
    const last = nth === count - 1;
    const end = last ? retires : at + random.between(years(1), years(9));
    const city = homeAt(stays, at)?.city;
    if (!city || end <= at) break;
    const words = wordsAt(city);
    const title = words.title(Math.min(2, count === 1 ? random.below(3) : nth), member);
    jobs.push({ title, ...words.employer(random, trades), city, from: at, until: end >= NOW ? null : end });
    at = end + random.below(8);
  }
  return { jobs, schools: learnt };
}
