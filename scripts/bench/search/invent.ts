import type { BenchPerson } from '#scripts/bench/people-search-engine.ts';
import type { People } from '#scripts/bench/search/hits.ts';
import { americanCities } from '#scripts/population/cities.ts';
import { newcomer, spell } from '#scripts/population/names/naming.ts';
import { random } from '#shared/values/chance.ts';

/** Percentage of Americans by naming tradition. */
const traditions = { en: 82, es: 7, fr: 2, pt: 2, tr: 1, ru: 2, ar: 2, ja: 2 };

/** Synthetic people, numbered from 1; a smaller set is a prefix of a larger one. */
export function invented(count: number, seed: number): People {
  const drawn = random(`search-${seed}`);
  const people: (BenchPerson | undefined)[] = [undefined];
  for (let id = 1; id <= count; id++) {
    const gender = drawn.happens(0.5) ? 'female' : 'male';
    const name = newcomer(drawn, drawn.weigh(traditions), gender);
    const { first_name, middle_name, last_name } = spell(name, gender).latin;
    const { name: city, state } = drawn.favour(americanCities);
    const year = drawn.between(1930, 2005);
    people.push({ first: first_name, middle: middle_name ?? '', last: last_name, city, state: state ?? '', year });
  }
  return people;
}
