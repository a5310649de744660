import { parties } from '#frontend/features/people/congress/parties.ts';
import { i18n } from '#frontend/i18n/index.ts';
import { countryName, stateName } from '#frontend/lib/places/place-names.ts';
import { usStates } from '#shared/values/us-states.ts';

/** The values that the mapping of unitedstates/congress-legislators writes (scripts/import/congress). */
const offices = {
  'US Representative': 'representative',
  'US Senator': 'senator',
  'US Delegate': 'delegate',
  'US Resident Commissioner': 'commissioner',
} as const;
const chambers = { 'United States Senate': 'senate', 'House of Representatives': 'house' } as const;
/** What the mapping states, and what it stated before in records that are not imported again. */
const LACKS = [
  'Term dates and dates of death of former members, their seats before the last one, and offices outside Congress.',
  'Term dates and dates of death of former members.',
  'For former members, this source gives no term dates and no dates of death.',
];

const shape = new RegExp(
  `^(?<office>${Object.keys(offices).join('|')}) for (?<place>[^,(]+?)(?<seat>, at large|, district (?<district>\\d+))?(?: \\((?<party>[^()]+)\\))?$`,
);

const words = (locale: string) => i18n.getFixedT(locale.split('-')[0]!, 'people', 'congress');

/** A seat in the US Congress in the reader’s language; any other job title as its source wrote it. */
export function jobTitle(title: string, locale: string): string {
  const { office, place, seat, district, party } = shape.exec(title)?.groups ?? {};
  if (!office || !place) return title;
  const t = words(locale);
  const named = {
    office: t(`office.${offices[office as keyof typeof offices]}`),
    place: placeOf(place, locale),
  };
  const held = district
    ? t('ofDistrict', { ...named, district: locale.startsWith('fr') ? frenchOrdinal(district) : district })
    : seat
      ? t('atLarge', named)
      : t('of', named);
  return party ? t('withParty', { title: held, party: partyName(party, locale) }) : held;
}

/** 1re, 11e, of a feminine noun. */
const frenchOrdinal = (number: string) => (number === '1' ? '1re' : `${number}e`);

/** A chamber of the US Congress in the reader’s language; any other employer as its source wrote it. */
export const employerName = (employer: string | null, locale: string): string | null =>
  employer && Object.hasOwn(chambers, employer) ? words(locale)(chambers[employer as keyof typeof chambers]) : employer;

/** The employer beside a job title; none where the title of a seat already names the chamber. */
export const employerBeside = (
  { title, employer }: { title: string; employer: string | null },
  locale: string,
): string | null =>
  employer && Object.hasOwn(chambers, employer) && shape.test(title) ? null : employerName(employer, locale);

/** Whether a source lacks this of former members alone. */
export const isOfFormerMembers = (lacks: string): boolean => LACKS.includes(lacks);

/** What a source lacks: in the reader’s language where the note is that of a mapping of ours. */
export const lacksNote = (lacks: string, locale: string): string =>
  isOfFormerMembers(lacks) ? words(locale)('lacks') : lacks;

function partyName(party: string, locale: string): string {
  const key = Object.hasOwn(parties, party) ? parties[party] : undefined;
  return key ? words(locale)(`party.${key}`) : party;
}

/** “the District of Columbia” has an article in English only. */
function placeOf(place: string, locale: string): string {
  const t = words(locale);
  const name = place.replace(/^the /, '');
  if (name === 'Dakota Territory') return t('place.dakota');
  if (name === 'Orleans Territory') return t('place.orleans');
  if (locale.startsWith('en')) return place;
  if (name === 'Philippine Islands') return countryName('PH', locale);
  if (name === 'Washington') return i18n.getFixedT(locale.split('-')[0]!, 'people', 'filters')('washington');
  const state = usStates.find((each) => each.name === name);
  return state ? stateName(state.code, 'US', locale) : name;
}
