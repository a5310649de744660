import type { Faker } from '@faker-js/faker';
import { faker as american } from '@faker-js/faker/locale/en_US';
import { faker as french } from '@faker-js/faker/locale/fr';
import { faker as portuguese } from '@faker-js/faker/locale/pt_PT';
import { faker as spanish } from '@faker-js/faker/locale/es';
import { faker as turkish } from '@faker-js/faker/locale/tr';

import {
  arabic,
  doubleGiven,
  type Gender,
  japanese,
  latinFamilies,
  latinGiven,
  russian,
} from '#scripts/population/names/lists.ts';
import { feminine, patronymic } from '#scripts/population/names/russian.ts';
import { latin, type Written } from '#scripts/population/names/written.ts';
import type { Random } from '#shared/values/chance.ts';
import type { Language } from '#shared/values/language.ts';

/** A name in parts, from which married and children's names derive. */
export type Name = Surname & { given: Written; middle: Written | null };

/** The part that siblings share. */
export type Surname = {
  tradition: Language;
  /** The inherited surname; for Russians in its male form. */
  family: Written;
  /** The mother’s surname, if part of the name. */
  maternal: Written | null;
};

const scripted = { ja: japanese, ar: arabic, ru: russian };
const isScripted = (tradition: Language): tradition is keyof typeof scripted => tradition in scripted;

/** Faker's lists behind our own, where their names are realistic, with the share drawn from them. */
const moreFamilies = {
  en: { names: familiesOf(american), share: 0.15 },
  es: { names: familiesOf(spanish), share: 0.3 },
  pt: { names: familiesOf(portuguese), share: 0.3 },
  tr: { names: familiesOf(turkish), share: 0.5 },
  fr: { names: familiesOf(french), share: 0.3 },
};
const moreGiven = { es: spanish.rawDefinitions.person?.first_name, pt: portuguese.rawDefinitions.person?.first_name };

function familiesOf({ rawDefinitions }: Faker): readonly string[] {
  const all = rawDefinitions.person?.last_name?.generic ?? [];
  return all.filter((name) => !/ [a-z]/.test(name)); // “Le gall”
}

function givenName(random: Random, tradition: Language, gender: Gender): Written {
  if (isScripted(tradition)) return random.favour(scripted[tradition].given[gender]);
  const double = doubleGiven[tradition];
  if (double && random.happens(0.12)) return latin(random.pick(double[gender]));
  const more = tradition === 'es' || tradition === 'pt' ? moreGiven[tradition]?.[gender] : undefined;
  return latin(more && random.happens(0.2) ? random.pick(more) : random.favour(latinGiven[tradition][gender]));
}

function familyName(random: Random, tradition: Language): Written {
  if (isScripted(tradition)) return random.favour(scripted[tradition].families);
  const { names, share } = moreFamilies[tradition];
  return latin(random.happens(share) ? random.pick(names) : random.favour(latinFamilies[tradition]));
}

function middleName(random: Random, tradition: Language, gender: Gender, father: Name | null): Written | null {
  switch (tradition) {
    case 'ru': {
      const ofFather =
        father?.given.native && father.tradition === 'ru' ? father.given : random.favour(russian.given.male);
      return patronymic(ofFather.native!, gender);
    }
    case 'ar':
      return random.happens(0.4)
        ? father?.tradition === 'ar'
          ? father.given
          : random.favour(arabic.given.male)
        : null;
    case 'en':
      return random.happens(0.8) ? givenName(random, 'en', gender) : null;
    case 'fr':
      return random.happens(0.3) ? givenName(random, 'fr', gender) : null;
    case 'tr':
      return random.happens(0.15) ? givenName(random, 'tr', gender) : null;
    default:
      return null;
  }
}

const twoSurnames = (tradition: Language) => tradition === 'es' || tradition === 'pt';

/** A name for a person without known parents. */
export function newcomer(random: Random, tradition: Language, gender: Gender): Name {
  const family = familyName(random, tradition);
  const maternal = twoSurnames(tradition) && random.happens(0.8) ? familyName(random, tradition) : null;
  return { tradition, family, maternal, ...firstNames(random, tradition, gender, null) };
}

/** The surname of the children of two people, or of one. */
export function surnameOfChildren(random: Random, father: Name | null, mother: Name | null): Surname {
  const heir = (random.happens(0.9) ? (father ?? mother) : (mother ?? father))!;
  const other = heir === father ? mother : father;
  const maternal = twoSurnames(heir.tradition) ? (other?.family ?? familyName(random, heir.tradition)) : null;
  return { tradition: heir.tradition, family: heir.family, maternal };
}

/** A child's name. Abroad, a child may be given an English name. */
export function childName(
  random: Random,
  gender: Gender,
  surname: Surname,
  father: Name | null,
  atHome: boolean,
): Name {
  const tradition = atHome || random.happens(0.6) ? surname.tradition : 'en';
  return { ...surname, ...firstNames(random, tradition, gender, father) };
}

function firstNames(random: Random, tradition: Language, gender: Gender, father: Name | null) {
  const given = givenName(random, tradition, gender);
  const middle = middleName(random, tradition, gender, father);
  return { given, middle: middle && given.latin.includes(middle.latin) ? null : middle };
}

/** How often women of each tradition take their husband’s name, and how often they add it. */
const takes = { en: 0.62, fr: 0.55, ja: 0.95, ru: 0.9, tr: 0.85, pt: 0.35, ar: 0.06, es: 0.06 };
const joins = { en: 0.1, fr: 0.15, ja: 0, ru: 0.02, tr: 0.05, pt: 0, ar: 0, es: 0 };

/** The name after a wedding; unchanged if it is kept. */
export function nameAfterWedding(random: Random, own: Name, other: Name): Name {
  const [taken, joined] = [random.happens(takes[own.tradition]), random.happens(joins[own.tradition])];
  if (other.family.latin === own.family.latin) return own;
  if (taken) return { ...own, family: other.family, maternal: own.tradition === 'pt' ? own.family : null };
  const plain = !/[\s-]/.test(own.family.latin + other.family.latin);
  if (joined && plain) return { ...own, family: latin(`${own.family.latin}-${other.family.latin}`), maternal: null };
  return own;
}

type Spelled = { full_name: string; first_name: string; middle_name: string | null; last_name: string };

/** The full name in Latin letters and, if all parts have one, in its own script. */
export function spell(name: Name, gender: Gender): { latin: Spelled; native: Spelled | null } {
  const { tradition, given, middle, maternal } = name;
  const slavic = tradition === 'ru' && scriptOf(name.family.native ?? '') === 'Cyrillic';
  const family = slavic && gender === 'female' ? feminine(name.family) : name.family;
  const surnames = maternal ? (tradition === 'pt' ? [maternal, family] : [family, maternal]) : [family];
  const last = surnames.map((each) => each.latin).join(' ');
  const inOrder = (parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ');
  const native = nativeParts(given, middle, family);
  return {
    latin: {
      full_name: inOrder([given.latin, middle?.latin, last]),
      first_name: given.latin,
      middle_name: middle?.latin ?? null,
      last_name: last,
    },
    native: native && {
      full_name: inOrder(tradition === 'ja' ? [native.last, native.first] : [native.first, native.middle, native.last]),
      first_name: native.first,
      middle_name: native.middle,
      last_name: native.last,
    },
  };
}

/** The parts in their own script, if all share one. */
function nativeParts(given: Written, middle: Written | null, family: Written) {
  const [first, last] = [given.native, family.native];
  if (!first || !last || scriptOf(first) !== scriptOf(last)) return null;
  const second = middle?.native && scriptOf(middle.native) === scriptOf(first) ? middle.native : null;
  return { first, last, middle: second };
}

const scriptOf = (text: string) =>
  /\p{Script=Arabic}/u.test(text) ? 'Arabic' : /\p{Script=Cyrillic}/u.test(text) ? 'Cyrillic' : 'Japanese';
