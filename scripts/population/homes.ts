import { citiesIn, type City, countriesOf } from '#scripts/population/cities.ts';
import { type Family, type Member, nameOf, seenFrom, type Union } from '#scripts/population/family.ts';
import { streetIn } from '#scripts/population/streets.ts';
import { type Month, NOW, years } from '#scripts/population/time.ts';
import type { Random } from '#shared/values/chance.ts';

/** A residence; members of a household share the same object. */
export type Home = { city: City; street: string; owned: boolean; landline: string | null };
export type Stay = { home: Home; from: Month; until: Month | null };

/** The residences of each family member, parents before children, couples together. */
export function housed(random: Random, family: Family, landlineIn: (city: City) => string): Map<Member, Stay[]> {
  const start = random.pick(family.cities);
  const lives = new Map<Member, Stay[]>();
  const couples = new Map<Union, Stay[]>();

  const newHome = (city: City, from: Month, owned: boolean): Home => {
    const wired = from < NOW - years(12) && random.happens(0.5);
    return { city, street: streetIn(random, city), owned, landline: wired ? landlineIn(city) : null };
  };

  /** Half of all moves stay in town, some in the state, and the rest anywhere in the country. */
  const nextCity = (city: City): City => {
    if (random.happens(0.5)) return city;
    const near = citiesIn(city.country).filter((each) => each.state === city.state && each !== city);
    if (near.length && random.happens(0.4)) return random.pick(near);
    return random.pick(family.cities);
  };

  const moves = (from: Month, until: Month | null, city: City, pace: [number, number], owned: number): Stay[] => {
    const stays: Stay[] = [];
    const end = until ?? NOW;
    for (let at = from, town = city; at < end;) {
      const leaves = at + random.between(years(pace[0]), years(pace[1]));
      const last = leaves > end - 10;
      const home = newHome(town, at, random.happens(owned));
      stays.push({ home, from: at, until: last ? until : leaves });
      if (last) break;
      [at, town] = [leaves, nextCity(town)];
    }
    return stays;
  };

  const together = (union: Union, city: City): Stay[] => {
    const known = couples.get(union);
    if (known) return known;
    const stays = moves(union.since, union.until, city, [4, 26], 0.6);
    couples.set(union, stays);
    return stays;
  };

  /** The parents' homes until the child leaves. */
  const withParents = (member: Member, parent: Member, leaves: Month | null): Stay[] =>
    livedIn(parent).flatMap(({ home, from, until }) => {
      const [begin, end] = [Math.max(from, seenFrom(member)), Math.min(until ?? NOW + 1, leaves ?? NOW + 1)];
      return begin < end ? [{ home, from: begin, until: end > NOW ? null : end }] : [];
    });

  const childhood = (member: Member, leaves: Month | null): Stay[] => {
    const parent = member.parents.find(({ gender }) => gender === 'female') ?? member.parents[0];
    if (parent) return withParents(member, parent, leaves);
    const far = family.country === 'US' && nameOf(member).tradition !== 'en' && random.happens(0.35);
    const city = far ? random.pick(citiesIn(random.pick(countriesOf[nameOf(member).tradition]))) : nextCity(start);
    return moves(seenFrom(member), leaves, city, [20, 40], 0.5);
  };

  const livedIn = (member: Member): Stay[] => {
    const known = lives.get(member);
    if (known) return known;
    const { union } = member;
    let leaves: Month | null = member.born + years(18) + random.below(years(7));
    if (union) leaves = Math.min(leaves, union.since);
    if (leaves >= NOW) leaves = null;
    const stays = childhood(member, leaves);
    if (leaves !== null) {
      const from = random.happens(0.5) ? (stays.at(-1)?.home.city ?? start) : start;
      if (!union || union.since > leaves) stays.push(...moves(leaves, union ? union.since : null, from, [2, 8], 0.12));
      if (union) {
        stays.push(...together(union, stays.at(-1)?.home.city ?? start));
        const city = stays.at(-1)!.home.city;
        if (union.until) stays.push(...moves(union.until, null, city, [3, 14], 0.3));
      }
    }
    lives.set(member, stays);
    return stays;
  };

  for (const member of family.members) livedIn(member);
  return lives;
}

/** The home at a time, or the nearest known one. */
export function homeAt(stays: Stay[], at: Month): Home | undefined {
  return (stays.find(({ until }) => at < (until ?? NOW + 1)) ?? stays.at(-1))?.home;
}
