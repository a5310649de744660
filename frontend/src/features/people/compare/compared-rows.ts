import type { TFunction } from 'i18next';

import { employerBeside, jobTitle } from '#frontend/features/people/congress/congress-words.ts';
import { lifeYears } from '#frontend/features/people/search/life-years.ts';
import { ageText } from '#frontend/lib/age-text.ts';
import { formatTown } from '#frontend/lib/places/place-names.ts';
import { formats } from '#frontend/lib/format.ts';
import { joinDetails } from '#shared/values/join-details.ts';
import type { Report } from '#shared/api/people/report.ts';
import type { Teaser, Town } from '#shared/api/people/teaser.ts';

export type CardRow = 'age' | 'home' | 'lived' | 'works' | 'job' | 'related' | 'also' | 'seen';
export type ComparedRow = { key: CardRow; label: string; values: (string | null)[]; isSame: boolean };
type Words = {
  t: TFunction<'compare'>;
  person: TFunction<'people', 'person'>;
  locale: string;
  /** Each home says whether it is current: it is listed beside homes of a report. */
  isMixed?: boolean;
};

/** The rows of two cards: those where neither has a value are left out, and where both have the same it is marked; a day of sighting says nothing. */
export function comparedRows(
  both: readonly (Teaser | undefined)[],
  { t, person, locale, isMixed = false }: Words,
): ComparedRow[] {
  const towns = (of: Town[]) => of.map((town) => formatTown(town, locale)).join(' · ');
  // In Arabic a name in Latin letters keeps its direction, and the word between two names its place.
  const apart = (name: string) => (locale.startsWith('ar') ? `\u2068${name}\u2069` : name);
  const names = (of: string[]) => formats.list(of.map(apart), locale);
  const namesOf = (of: string[], count: number) =>
    count > of.length
      ? `${of.map(apart).join(person('comma'))} ${person('moreRelatives', { count: count - of.length })}`
      : names(of);
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
  const homeLabel = isEach('lives_in') ? 'lives' : isEach('last_known_in') ? 'lastKnown' : 'home';
  const isPlain = !isMixed && homeLabel !== 'home';
  const homeOf = (card: Teaser) => {
    const home = homeIn(card);
    const town = home && formatTown(home, locale);
    if (!town || isPlain) return town;
    return t(card.lives_in ? 'homes.lives' : 'homes.lastKnown', { town });
  };
  const rows: [CardRow, string, (person: Teaser) => string | false | null | undefined][] = [
    ['age', t(hasLife ? 'life' : 'age'), ageOf],
    ['home', t(homeLabel), homeOf],
    ['lived', t('lived'), ({ lived_in }) => towns(lived_in)],
    ['works', t('works'), ({ works_in }) => towns(works_in)],
    ['job', t('job'), ({ occupation }) => occupation && workOf(occupation)],
    [
      'related',
      t('related'),
      ({ related_to, counts: { relationships: count } }) =>
        related_to.length ? namesOf(related_to, count) : count > 0 && t('relatives', { count }),
    ],
    ['also', t('also'), ({ also_known_as }) => names(also_known_as)],
    ['seen', t('seen'), ({ last_seen }) => last_seen && formats.shortDay(last_seen, locale)],
  ];
  return rows
    .map(([key, label, valueOf]) => {
      const values = both.map((person) => (person && valueOf(person)) || null);
      return { key, label, values, isSame: key !== 'seen' && values[0] !== null && values[0] === values[1] };
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

/** A card with all homes and relatives of its report, as far as that can be read. */
export const withReport = (card: Teaser, report: Report | undefined): Teaser =>
  report
    ? {
        ...card,
        lived_in: report.addresses.filter(({ kind }) => kind === 'home'),
        related_to: report.family_members.map(({ full_name }) => full_name),
      }
    : card;
