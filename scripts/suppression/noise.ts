import type { RawRecord } from '#functions/people/import/record.ts';
import { fold } from '#functions/names/fold.ts';
import { otherFirstNames } from '#functions/names/nicknames.ts';
import { nicknames } from '#scripts/population/names/lists.ts';
import { inCyrillic, inGreek, inKatakana } from '#functions/names/transliterate.ts';
import type { Random } from '#shared/values/chance.ts';

/** What a noise generator gets beside the record: the round, and facts of strangers for what is new. */
export type NoiseContext = {
  round: number;
  chance: Random;
  /** A new address, number or mailbox, of nobody among the removed people and their namesakes. */
  newAddress: () => Address;
  newPhone: () => string;
  newEmail: () => string;
};
export type Address = NonNullable<RawRecord['addresses']>[number];

/** A removed person as other imports have them: records of the given sources. */
export type Noise = (record: RawRecord, context: NoiseContext) => { source: string; record: RawRecord }[];

/**
 * The noise of sources that do not know each other: typos, nicknames, initials, names in another order or script, dates
 * of birth computed from an age, moves, new numbers and mailboxes, gaps, and records merged of two of these.
 */
export const noise: Noise = (record, context) => {
  const { round, chance } = context;
  const source = `Source ${chance.below(5)}`;
  const own = () => ({ source, record: { ...changed(record, context), id: `${String(record.id)}/${round}` } });
  if (chance.happens(0.1)) return [own(), { source: 'Another', record: own().record }];
  if (!chance.happens(0.15)) return [own()];
  const [one, other] = [changed(record, context), changed(record, context)];
  const both = {
    ...one,
    id: `${String(record.id)}/${round}`,
    names: [...(one.names ?? []), ...(other.names ?? [])].slice(0, 4),
    addresses: [...(one.addresses ?? []), ...(other.addresses ?? [])].slice(0, 40),
    phones: [...(one.phones ?? []), ...(other.phones ?? [])].slice(0, 30),
    emails: [...(one.emails ?? []), ...(other.emails ?? [])].slice(0, 20),
  };
  return [{ source, record: both }];
};

type NameRecord = Exclude<NonNullable<RawRecord['names']>[number], string>;

function changed(record: RawRecord, { chance, newAddress, newPhone, newEmail }: NoiseContext): RawRecord {
  const some = <T>(list: T[] | undefined, share: number): T[] => (list ?? []).filter(() => chance.happens(share));
  const names = (record.names ?? []).filter((name): name is NameRecord => typeof name !== 'string');
  const [first, ...others] = names;
  const moved = chance.happens(0.25);
  return {
    names: [slipped(first!, chance), ...some(others, 0.4)],
    birth_date: birthOf(record, chance),
    gender: chance.happens(0.5) ? (record.gender ?? null) : null,
    addresses: moved
      ? [newAddress()]
      : [...(chance.happens(0.3) ? [newAddress()] : []), ...some(record.addresses, 0.5)],
    phones: chance.happens(0.3) ? [newPhone()] : some(record.phones, 0.4),
    emails: chance.happens(0.3) ? [newEmail()] : some(record.emails, 0.4),
    family_members: some(record.family_members, 0.3).map((each) => ({ ...each, id: null })),
    jobs: some(record.jobs, 0.3),
    education: some(record.education, 0.3),
    social_profiles: some(record.social_profiles, 0.3),
  };
}

/** The date as another source has it: missing, without the month, or a year off as computed from an age. */
function birthOf({ birth_date: birth }: RawRecord, chance: Random): RawRecord['birth_date'] {
  if (!birth || typeof birth !== 'object' || chance.happens(0.25)) return null;
  const { year, month = null } = birth;
  if (chance.happens(0.6)) return { year, month };
  return { year: year + (chance.happens(0.3) ? chance.pick([-1, 1]) : 0), month: chance.happens(0.3) ? month : null };
}

function slipped(name: NameRecord, chance: Random): NameRecord {
  let { first_name = null, middle_name = null, last_name = null } = name;
  if (!first_name || !last_name) return name;
  if (chance.happens(0.1)) first_name = chance.pick(nicknamesOf(first_name));
  if (middle_name && chance.happens(0.5)) middle_name = null;
  else if (middle_name && chance.happens(0.3)) middle_name = `${middle_name[0]!}.`;
  const isLatin = /^[\p{Script=Latin}\s'’.-]+$/u.test(`${first_name}${last_name}`);
  const written = isLatin && chance.happens(0.08) ? chance.pick([inCyrillic, inGreek, inKatakana]) : undefined;
  if (written) [first_name, last_name, middle_name] = [written(first_name), written(last_name), null];
  else {
    if (chance.happens(0.08)) first_name = typo(first_name, chance);
    if (chance.happens(0.08)) last_name = typo(last_name, chance);
  }
  if (chance.happens(0.05)) [first_name, last_name] = [last_name, first_name];
  return {
    full_name: [first_name, middle_name, last_name].filter(Boolean).join(' '),
    first_name,
    middle_name,
    last_name,
  };
}

/** Nicknames that our search knows as well: others are names of other people to us. */
function nicknamesOf(first_name: string): string[] {
  const known = new Set(otherFirstNames(fold(first_name)).map(({ name }) => name));
  const usual = (nicknames[first_name] ?? []).filter((each) => known.has(fold(each)));
  return usual.length ? usual : [first_name];
}

/** One letter lost, doubled, replaced or swapped with the next one. */
function typo(word: string, chance: Random): string {
  const letters = [...word];
  if (letters.length < 3) return word;
  const at = 1 + chance.below(letters.length - 1);
  const kind = chance.below(4);
  if (kind === 0) letters.splice(at, 1);
  else if (kind === 1) letters.splice(at, 0, letters[at]!);
  else if (kind === 2) letters[at] = chance.pick([...'aeilnorst']);
  else [letters[at - 1], letters[at]] = [letters[at]!, letters[at - 1]!];
  return letters.join('');
}
