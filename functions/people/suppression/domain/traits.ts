import { fold } from '#functions/names/fold.ts';
import { splitName } from '#functions/people/import/name.ts';
import { readingsOf } from '#functions/people/index/entry.ts';
import { asides, nameParts, withUsualSigns } from '#functions/people/suppression/domain/name-parts.ts';
import { usernameKey } from '#functions/people/index/postings.ts';
import { soundOf } from '#functions/people/index/sound.ts';
import { placesOf, streetKey } from '#functions/people/index/street.ts';
import type { Birth } from '#shared/values/day.ts';
import type { AddressFact, NameFact, Person } from '#shared/values/person.ts';

/** One reading of a name, in folded Latin words. */
export type NameWords = {
  family: string[];
  given: string[];
  /** Further given names, by one of which people may go. */
  middle: string[];
  /** All words of the name as written, whatever their order, and remarks left out. */
  all: string[];
  /** Whether the name is written in another script, so that its spelling is a guess. */
  isForeign: boolean;
};

/** What distinguishes one person from another, in comparable form. Of it, only digests are stored. */
export type Traits = {
  names: NameWords[];
  birth: Birth | null;
  gender: string | null;
  /** Junior, senior and the like. */
  suffix: string | null;
  emails: string[];
  phones: string[];
  usernames: string[];
  houses: string[];
  /** The keys of each of the houses. */
  homes: string[][];
  towns: string[];
  states: string[];
  kin: string[];
  jobs: string[];
  schools: string[];
};

export function traitsOf(person: Person): Traits {
  const { names, birth_date, gender, emails, phones, social_profiles, addresses } = person;
  const homes = addresses.map(housesOf).filter(({ length }) => length);
  return {
    names: names.flatMap((name) => [...wordsOfName(name), ...otherNamesIn(name)]),
    birth: birth_date && birth_date.year > NOBODY ? { year: birth_date.year, month: birth_date.month } : null,
    gender: gender?.gender ?? null,
    suffix: suffixOf(names),
    emails: distinct(emails.map(({ email }) => mailboxOf(email))),
    phones: phones.map(({ number }) => number),
    usernames: social_profiles.map(({ username }) => usernameKey(username)),
    houses: homes.flat(),
    homes,
    towns: distinct(addresses.flatMap(townsOf)),
    states: distinct(addresses.flatMap(({ state, country }) => (state ? [`${country} ${fold(state)}`] : []))),
    kin: distinct(person.family_members.flatMap(({ full_name }) => kinForms(full_name))),
    jobs: distinct(
      person.jobs.flatMap(({ title, employer }) => (employer ? [`${fold(title)}@${fold(employer)}`] : [])),
    ),
    schools: distinct(person.education.map(({ school }) => fold(school))),
  };
}

/** A mailbox without what its owner may vary: a tag behind a plus and, at Google, dots. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const untagged = name.replace(/\+.*$/, '') || name;
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGoogle ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

/** Sources write a date of birth that they do not know as the first day of that century. */
const NOBODY = 1901;

const LATIN = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{Z}]*$/u;

/** The readings of a name: one for a Latin name, the likeliest romanisations of another. */
export function wordsOfName(
  name: Pick<NameFact, 'full_name' | 'first_name' | 'middle_name' | 'last_name'>,
): NameWords[] {
  const isForeign = !LATIN.test(
    `${name.full_name}${name.first_name ?? ''}${name.last_name ?? ''}`.replaceAll('ー', ''),
  );
  // Al-Rifai, de la Cruz: particles are left out, and other scripts write them as one word with the name.
  const whole = isForeign ? '' : fold(name.last_name ?? '').replaceAll(' ', '');
  const aside = asides(name.full_name);
  const readings = readingsOf(name).map(({ last, first, middle }) => ({
    family: [...new Set([...withJoined(last.key), ...(whole ? [whole] : [])])],
    given: withJoined(first.key),
    middle: middle.split(' ').filter((word) => word.length > 1 && !aside.has(word)),
    all: isForeign ? [] : (nameParts(name.full_name)[0] ?? []),
    isForeign,
  }));
  if (!isForeign || !name.last_name) return readings;
  // As written as well: a typo in a script of syllables or signs leaves little of the romanisation.
  const written = [[name.last_name, name.first_name ?? ''], ...divisionsOf(name.full_name)].map((parts) => {
    const [family, given] = parts.map((part) => withJoined(fold(withUsualSigns(part))));
    return { family: family!, given: given!, middle: [], all: [], isForeign };
  });
  return [...readings, ...written];
}

/**
 * The ways to divide a name in Chinese characters without a space: a removal holds however the source, or an earlier
 * import, divided it.
 */
function divisionsOf(full_name: string): string[][] {
  const characters = [...full_name.trim()];
  if (characters.length < 3 || !/^[\p{Script=Han}々]{3,5}$/u.test(characters.join(''))) return [];
  return [1, 2].map((at) => [characters.slice(0, at).join(''), characters.slice(at).join('')]);
}

/** Further names that are written into a name: Sachiko Okamoto AKA 岡本 幸子. */
function otherNamesIn({ full_name }: Pick<NameFact, 'full_name'>): NameWords[] {
  return nameParts(full_name)
    .slice(1, 3)
    .flatMap((words) => {
      const text = words.join(' ');
      return wordsOfName({ full_name: text, ...splitName(text) });
    });
}

/** The words of a name and, of several, all in one: Jean Pierre is also Jeanpierre. */
function withJoined(key: string): string[] {
  const all = key.split(' ').filter(Boolean);
  const own = all.filter((word) => !SUFFIX.test(word));
  const words = own.length ? own : all; // Iv may be short for Ivy
  return words.length > 1 ? [...words, words.join('')] : words;
}

const SUFFIX = /^(jr|junior|sr|senior|ii|iii|iv|2nd|3rd|4th)$/;
const suffixes: Record<string, string> = { junior: 'jr', senior: 'sr', '2nd': 'ii', '3rd': 'iii', '4th': 'iv' };

function suffixOf(names: NameFact[]): string | null {
  const [found] = names.flatMap(({ full_name }) => {
    const last = fold(full_name).split(' ').at(-1) ?? '';
    return SUFFIX.test(last) ? [suffixes[last] ?? last] : [];
  });
  return found ?? null;
}

/** The keys of a house with its flat: by postal code and by town, as sources give one or the other. */
export function housesOf(address: Pick<AddressFact, 'street' | 'city' | 'state' | 'postal_code'>): string[] {
  const { house, street } = streetKey(address.street ?? '');
  if (!house || !street) return [];
  const unit = /\s(?:apt|apartment|unit|suite|ste|floor|fl|room|rm|#)\s*(\w+)$/.exec(
    ` ${fold((address.street ?? '').replace('#', ' unit '))}`,
  );
  return placesOf(address).map((place) => `${place}|${street}|${house}|${unit?.[1] ?? ''}`);
}

/** A town by its spelling and by its sound, which survives a typo in a vowel, and by its postal code. */
function townsOf({ city, state, postal_code, country }: AddressFact): string[] {
  const code = postal_code ? fold(postal_code).replaceAll(' ', '').slice(0, 5) : '';
  const town = city ? fold(city) : '';
  const where = `${country} ${fold(state ?? '')}`;
  return [
    ...(code ? [`${country} ${code}`] : []),
    ...(town ? [`${where} ${town}`, `${where} ~${town.split(' ').map(soundOf).join(' ')}`] : []),
  ];
}

/** Forms of a relative's name: both names as spelled and as they sound. */
export function kinForms(full_name: string): string[] {
  const [reading] = wordsOfName({ full_name, ...splitName(full_name) });
  const [first = '', last = ''] = [reading?.given[0], reading?.family.at(-1)];
  return [`${first} ${last}`, `~${soundOf(first)} ${soundOf(last)}`];
}

const distinct = (texts: string[]): string[] => [...new Set(texts)];
