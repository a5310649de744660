import type { RawRecord } from '#functions/people/import/record.ts';
import type { Job } from '#scripts/population/careers.ts';
import { type Member, nameOf } from '#scripts/population/family.ts';
import { homeAt } from '#scripts/population/homes.ts';
import type { Subject } from '#scripts/population/evidence.ts';
import { month, NOW, yearOf, years } from '#scripts/population/time.ts';
import type { Random } from '#shared/values/chance.ts';

/** Converts a name to ASCII for an email address: “Gül Öztürk-Şahin” is gul.ozturksahin. */
const ascii = (text: string) =>
  text
    .normalize('NFD')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const parts = (member: Member) => {
  const { given, family } = nameOf(member);
  return { first: ascii(given.latin.split(' ')[0]!), last: ascii(family.latin), year: yearOf(member.born) % 100 };
};

/** An address at a domain reserved for examples. */
function personalEmail(random: Random, member: Member): string {
  const { first, last, year } = parts(member);
  const digits = String(year).padStart(2, '0');
  const local = random.pick([
    `${first}.${last}${digits}`,
    `${first}${last}${digits}`,
    `${first.charAt(0)}.${last}${random.between(100, 999)}`,
    `${last}.${first}`,
    `${first}.${last}`,
    `${first}_${last}${random.between(1, 99)}`,
  ]);
  return `${local}@${random.pick(['example.com', 'example.com', 'example.org', 'mail.example', 'post.example'])}`;
}

function workEmail(member: Member, employer: string): string {
  const { first, last } = parts(member);
  return `${first.charAt(0)}.${last}@${ascii(employer)}.example.com`;
}

/** Fictional networks, at reserved domains. */
const networks = {
  Guildpost: 'guildpost.example/in/',
  Moorbook: 'moorbook.example/',
  Lanternroll: 'lanternroll.example/@',
  Threadle: 'threadle.example/u/',
  Bellcote: 'bellcote.example/members/',
};

function profile(random: Random, member: Member, nth: number) {
  const { first, last, year } = parts(member);
  const network = Object.keys(networks)[nth % 5] as keyof typeof networks;
  const username = random.pick([`${first}${last}`, `${first}.${last}`, `${first}${year}`, `${first.charAt(0)}${last}`]);
  return { network, username, url: `https://${networks[network]}${username}` };
}

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
    ...(job ? observed(['web'], job, { email: workEmail(member, job.latin), email_type: 'work' as const }, 0.35) : []),
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
