import type { RawRecord } from '#functions/people/import/record.ts';
import type { Job } from '#scripts/population/careers.ts';
import { personalEmail, profile, workEmail } from '#scripts/population/contacts.ts';
import { homeAt } from '#scripts/population/homes.ts';
import type { Subject } from '#scripts/population/listing/subject.ts';
import { month, NOW, years } from '#scripts/population/time.ts';

/** A long-held mobile, shared household lines, an older mobile, and one at work. */
export function phonesOf(
  { random, member, stays, observed, lineIn }: Subject,
  job?: Job,
): NonNullable<RawRecord['phones']> {
  const mobile = (from: number, until: number | null) => {
    const city = homeAt(stays, from)?.city;
    return city
      ? observed(
          ['lines', 'directories', 'web'],
          { from, until },
          { number: lineIn(city), phone_type: 'mobile' as const },
        )
      : [];
  };
  const first = Math.max(member.born + years(16), month(1999)) + random.below(years(8));
  const changed = Math.min(first + years(3) + random.below(years(9)), NOW - 24);
  const changes = changed > first && random.happens(0.35);
  const landlines = stays.flatMap(({ home, from, until }) => {
    const unplugged = Math.min(until ?? NOW, from + years(14));
    if (!home.landline) return [];
    const span = { from, until: until !== null || unplugged < NOW ? unplugged : null };
    return observed(['directories', 'lines', 'web'], span, { number: home.landline, phone_type: 'landline' as const });
  });
  const office =
    job && random.happens(0.15)
      ? observed(['web', 'directories'], job, { number: lineIn(job.city), phone_type: 'office' as const })
      : [];
  return [
    ...mobile(changes ? changed : first, null),
    ...(changes ? mobile(first, changed) : []),
    ...landlines,
    ...office,
  ];
}

export function emailsOf({ random, member, observed }: Subject, job?: Job): NonNullable<RawRecord['emails']> {
  const own = (from: number, until: number | null, chance?: number) =>
    observed(
      ['web', 'directories'],
      { from, until },
      { email: personalEmail(random, member), email_type: 'personal' as const },
      chance,
    );
  const since = month(2001) + random.below(years(12));
  const before = random.happens(0.25) && member.known === 'thoroughly';
  return [
    ...own(since, null),
    ...(before ? own(since - years(4), since) : []),
    ...(job
      ? observed(['web'], job, { email: workEmail(member, job.employer), email_type: 'work' as const }, 0.35)
      : []),
  ];
}

export function profilesOf({ random, member, observed }: Subject): NonNullable<RawRecord['social_profiles']> {
  const count = member.known === 'thoroughly' ? random.between(2, 3) : random.below(3);
  const first = random.below(5);
  return Array.from({ length: count }, (_, nth) => {
    const from = month(2008) + random.below(years(10));
    const until = random.happens(0.7) ? null : from + years(1) + random.below(years(6));
    return observed(['web'], { from, until }, profile(random, member, first + nth));
  }).flat();
}
