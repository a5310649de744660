import { citiesIn, type City, countriesOf } from '#scripts/population/cities.ts';
import { type Gender } from '#scripts/population/names/lists.ts';
import {
  childName,
  type Name,
  nameAfterWedding,
  newcomer,
  type Surname,
  surnameOfChildren,
} from '#scripts/population/names/naming.ts';
import { type Month, NOW, years } from '#scripts/population/time.ts';
import type { Random } from '#shared/values/chance.ts';
import type { Language } from '#shared/values/language.ts';

/** The true data of a family member, independent of any source. */
export type Member = {
  key: string;
  gender: Gender;
  born: Month;
  /** All names over time, the present one last. */
  names: { name: Name; from: Month }[];
  parents: Member[];
  children: Member[];
  union: Union | null;
  /** How much data the sources have. */
  known: 'barely' | 'somewhat' | 'well' | 'thoroughly';
  /** Whether they have a record of their own; others may still be named as relatives. */
  listed: boolean;
};

export type Union = {
  partners: [Member, Member];
  kind: 'married' | 'partnered';
  since: Month;
  until: Month | null;
};

export type Family = { key: string; tradition: Language; country: string; cities: readonly City[]; members: Member[] };

export const nameOf = (member: Member): Name => member.names.at(-1)!.name;
/** The start of all observations: age 16 or, for minors, birth. */
export const seenFrom = (member: Member): Month => (isMinor(member) ? member.born : member.born + years(16));
/** Also in the month of the 18th birthday, as the product counts. */
export const isMinor = (member: Member) => NOW - member.born <= years(18);

const traditions: Record<Language, number> = { en: 42, es: 18, pt: 6, fr: 7, ja: 7, ar: 8, ru: 7, tr: 5 };
const MOST = 24;

/** Skips a draw that nothing needs any more, so that a seed still leads to the same people. */
export const keepDraws = (random: Random): void => void random.next();

/** Grows a family of up to `MOST` from one person or couple: children, spouses, grandchildren. */
export function growFamily(random: Random, key: string, lone = false): Family {
  const tradition = random.weigh(traditions);
  const country = random.happens(0.84) ? 'US' : random.pick(countriesOf[tradition]);
  const members: Member[] = [];

  const join = (known: { born: Month; gender: Gender; name: Name; parents?: Member[] }): Member => {
    const member: Member = {
      key: `${key}.${members.length + 1}`,
      gender: known.gender,
      born: known.born,
      parents: known.parents ?? [],
      children: [],
      union: null,
      names: [{ name: known.name, from: known.born }],
      known: random.weigh(
        lone ? { barely: 5, somewhat: 4, well: 1, thoroughly: 0 } : { barely: 1, somewhat: 4, well: 8, thoroughly: 7 },
      ),
      listed: lone || random.happens(0.95),
    };
    for (const parent of member.parents) parent.children.push(member);
    members.push(member);
    return member;
  };

  const stranger = (born: Month, gender: Gender, of: Language): Member => {
    const name = newcomer(random, of, gender);
    keepDraws(random);
    return join({ born, gender, name });
  };

  const child = (born: Month, parents: Member[], surname: Surname): Member => {
    const gender = anyGender(random);
    const father = parents.find((each) => each.gender === 'male');
    const atHome = country !== 'US' || surname.tradition === 'en';
    keepDraws(random);
    const name = childName(random, gender, surname, father ? nameOf(father) : null, atHome);
    return join({ born, gender, name, parents });
  };

  /** Gives an adult a partner, perhaps with in-laws, and children. */
  const settle = (member: Member, generation: number): void => {
    const since = member.born + years(21) + random.below(years(17));
    const pairs = since < NOW - 6 && random.happens(0.72) && members.length < MOST - 4;
    if (pairs) wed(member, since, generation);
    if (!pairs && !random.happens(0.08)) return;
    bear(member, member.union?.since ?? since, generation);
  };

  const wed = (member: Member, since: Month, generation: number): void => {
    const of = random.happens(0.72) ? nameOf(member).tradition : random.weigh(traditions);
    const gender = random.happens(0.97) ? opposite(member.gender) : member.gender;
    const partner = stranger(Math.min(member.born + random.between(-60, 60), since - years(20)), gender, of);
    const kind = random.happens(0.85) ? 'married' : 'partnered';
    const ends = since + years(2) + random.below(years(22));
    const union: Union = {
      partners: [member, partner],
      kind,
      since,
      until: ends < NOW && random.happens(0.22) ? ends : null,
    };
    member.union = partner.union = union;
    if (kind === 'married') rename(random, union);
    if (generation > 0 && random.happens(0.35)) inLaws(partner);
  };

  /** The partner's parents, and perhaps a sibling. */
  const inLaws = (partner: Member): void => {
    const [birth] = partner.names;
    const { tradition: of } = birth!.name;
    const parents = (['female', 'male'] as const).map((gender) => {
      return stranger(partner.born - years(22) - random.below(years(14)), gender, of);
    }) as [Member, Member];
    const [mother, father] = parents;
    father.names[0]!.name = { ...nameOf(father), family: birth!.name.family };
    if (birth!.name.maternal) mother.names[0]!.name = { ...nameOf(mother), family: birth!.name.maternal };
    // a Russian patronymic, now that the father exists
    const { middle } = of === 'ru' ? childName(random, partner.gender, birth!.name, nameOf(father), true) : birth!.name;
    for (const each of partner.names) each.name = { ...each.name, middle };
    const since = Math.max(mother.born, father.born) + years(20);
    const union: Union = { partners: parents, kind: 'married', since: Math.min(since, partner.born - 6), until: null };
    mother.union = father.union = union;
    rename(random, union);
    partner.parents.push(...parents);
    for (const parent of parents) parent.children.push(partner);
    if (random.happens(0.5))
      child(partner.born + random.pick([-52, -37, -26, 25, 34, 49]), parents, { ...birth!.name });
  };

  const bear = (member: Member, since: Month, generation: number): void => {
    const couple = member.union?.partners ?? [member];
    const mother = couple.find((each) => each.gender === 'female') ?? member;
    const father = couple.find((each) => each.gender === 'male');
    const surname = surnameOfChildren(random, father ? nameOf(father) : null, birthNameOf(mother));
    const last = Math.min(NOW, member.union?.until ?? NOW, mother.born + years(43));
    const wanted = random.weigh({ 0: 2, 1: 4, 2: 6, 3: 3, 4: 1 });
    let at = since + 9 + random.below(years(4));
    for (let born = 0; born < Number(wanted) && at < last && members.length < MOST; born++) {
      const minor = NOW - at < years(18);
      // Few sources know children: most are omitted, some remain to be hidden.
      if (!minor || random.happens(0.28)) {
        const heir = child(at, couple, surname);
        if (NOW - at > years(23)) settle(heir, generation + 1);
      }
      at += 14 + random.below(years(4));
    }
  };

  const root = stranger(
    NOW - years(random.between(lone ? 19 : 30, 86)) - random.below(12),
    anyGender(random),
    tradition,
  );
  if (!lone) settle(root, 0);
  return { key, tradition, country, cities: citiesIn(country), members };
}

const anyGender = (random: Random): Gender => (random.happens(0.5) ? 'female' : 'male');
const opposite = (gender: Gender): Gender => (gender === 'female' ? 'male' : 'female');
const birthNameOf = (member: Member): Name => member.names[0]!.name;

/** Applies a name change at the wedding; some revert after a divorce. */
function rename(random: Random, { partners, since, until }: Union): void {
  const [own, other] = partners[0].gender === 'female' ? partners : [partners[1], partners[0]];
  const before = nameOf(own);
  const after = nameAfterWedding(random, before, nameOf(other));
  if (after === before) return;
  own.names.push({ name: after, from: since });
  if (until && random.happens(0.4)) own.names.push({ name: before, from: until });
}
