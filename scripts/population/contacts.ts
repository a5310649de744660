import type { Member } from '#scripts/population/family.ts';
import { nameOf } from '#scripts/population/family.ts';
import { yearOf } from '#scripts/population/time.ts';
import type { Random } from '#shared/values/chance.ts';

/** Converts a name to ASCII for an email address: “Gül Öztürk-Şahin” is gul.ozturksahin. */
export const ascii = (text: string) =>
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
export function personalEmail(random: Random, member: Member): string {
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

export function workEmail(member: Member, employer: string): string {
  const { first, last } = parts(member);
  return `${first.charAt(0)}.${last}@${ascii(employer.split(' ')[0]!)}.example.com`;
}

/** Fictional networks, at reserved domains. */
const networks = {
  Guildpost: 'guildpost.example/in/',
  Moorbook: 'moorbook.example/',
  Lanternroll: 'lanternroll.example/@',
  Threadle: 'threadle.example/u/',
  Bellcote: 'bellcote.example/members/',
};

export function profile(random: Random, member: Member, nth: number) {
  const { first, last, year } = parts(member);
  const network = Object.keys(networks)[nth % 5] as keyof typeof networks;
  const username = random.pick([`${first}${last}`, `${first}.${last}`, `${first}${year}`, `${first.charAt(0)}${last}`]);
  return { network, username, url: `https://${networks[network]}${username}` };
}
