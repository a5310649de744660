import type { TFunction } from 'i18next';

import { employerBeside, jobTitle } from '#frontend/features/people/congress/congress-words.ts';
import { lifeYears } from '#frontend/features/people/search/life-years.ts';
import { ageText } from '#frontend/lib/age-text.ts';
import { formatTown } from '#frontend/lib/places/place-names.ts';
import { formats } from '#frontend/lib/format.ts';
import { joinDetails } from '#shared/values/join-details.ts';
import type { Teaser, Town } from '#shared/api/people/teaser.ts';

export type ComparedRow = { label: string; values: (string | null)[]; isSame: boolean };
type Words = { t: TFunction<'compare'>; person: TFunction<'people', 'person'>; locale: string };

/** The rows of two cards: those where neither has a value are left out, and where both have the same it is marked; a day of sighting says nothing. */
export function comparedRows(both: readonly (Teaser | undefined)[], { t, person, locale }: Words): ComparedRow[] {
  const seen = t('seen');
  const towns = (of: Town[]) => of.map((town) => formatTown(town, locale)).join(' · ');
  // In Arabic a name in Latin letters keeps its direction, and the word between two names its place.
  const isolated = (of: string[]) => (locale.startsWith('ar') ? of.map((name) => `\u2068${name}\u2069`) : of);
  const names = (of: string[]) => formats.list(isolated(of), locale);
  const relatives = ({ related_to, counts: { relationships: count } }: Teaser) => {
    const more = count - related_to.length;
    if (!related_to.length) return count > 0 && t('relatives', { count });
    if (more <= 0) return names(related_to);
    return `${isolated(related_to).join(person('comma'))} ${person('moreRelatives', { count: more })}`;
  };
  const workOf = (work: NonNullable<Teaser['occupation']>) => {
    const { title, fact_state } = work;
    const job = joinDetails([jobTitle(title, locale), employerBeside(work, locale)], locale);
    return fact_state === 'current' ? job : t(`jobs.${fact_state}`, { job });
  };
  // The years of a life, or that nothing is known of them, are no age.
  const hasLife = both.some((card) => card && lifeYears(card, person) !== null);
  const ageOf = (card: Teaser) => lifeYears(card, person) ?? ageText(card, person, locale);
  // One row for the home of both: where all are current or all are last known ones, its label says so.
  const isEach = (of: 'lives_in' | 'last_known_in') => both.every((card) => !homeIn(card) || card?.[of]);
  const homeLabel = t(isEach('lives_in') ? 'lives' : isEach('last_known_in') ? 'lastKnown' : 'home');
  const homeOf = (card: Teaser) => {
    const home = homeIn(card);
    const town = home && formatTown(home, locale);
    if (!town || isEach('lives_in') || isEach('last_known_in')) return town;
    return t(card.lives_in ? 'homes.lives' : 'homes.lastKnown', { town });
  };
  const rows: [string, (person: Teaser) => string | false | null | undefined][] = [
    [t(hasLife ? 'life' : 'age'), ageOf],
    [homeLabel, homeOf],
    [t('lived'), ({ lived_in }) => towns(lived_in)],
    [t('works'), ({ works_in }) => towns(works_in)],
    [t('job'), ({ occupation }) => occupation && workOf(occupation)],
    [t('related'), relatives],
    [t('also'), ({ also_known_as }) => names(also_known_as)],
    [seen, ({ last_seen }) => last_seen && formats.day(last_seen, locale)],
  ];
  return rows
    .map(([label, valueOf]) => {
      const values = both.map((person) => (person && valueOf(person)) || null);
      return { label, values, isSame: label !== seen && values[0] !== null && values[0] === values[1] };
    })
    .filter(({ values }) => values.some((value) => value !== null));
}

const homeIn = (card: Teaser | undefined): Town | null => card?.lives_in ?? card?.last_known_in ?? null;

/** The towns that both cards show, and the names of relatives that both have, in the order of the first. */
export function inCommon([one, other]: readonly (Teaser | undefined)[], locale: string) {
  if (!one || !other) return { towns: [], relatives: [] };
  const townsOf = (card: Teaser) =>
    [homeIn(card), ...card.lived_in].flatMap((town) => (town?.city ? formatTown(town, locale) : []));
  const [towns, relatives] = [new Set(townsOf(other)), new Set(other.related_to)];
  return {
    towns: [...new Set(townsOf(one))].filter((town) => towns.has(town)),
    relatives: one.related_to.filter((name) => relatives.has(name)),
  };
}
