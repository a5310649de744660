import { fold } from '#frontend/lib/fold.ts';
import { countryName } from '#frontend/lib/places/place-names.ts';
import table from '#frontend/lib/zones/table.json';
import { joinDetails } from '#shared/values/join-details.ts';
import { localeOf, type Variety } from '#shared/values/language.ts';

/** A time zone, as one reads it and finds it. */
export type Zone = {
  /** The name that every engine knows, which may be an old one: Asia/Calcutta. */
  id: string;
  /** What it is or was called besides: Asia/Kolkata, US/Eastern, EST. */
  aliases: readonly string[];
  /** As people call it: Central European Time. */
  name: string;
  /** The town that it is called after, and others in it, the largest first. */
  town: string;
  towns: readonly string[];
  /** As ISO 3166-1 has it, and as the reader does; UTC has none. */
  country: string | null;
  countryName: string | null;
  /** “Kyiv, Ukraine” */
  label: string;
  /** Everything that it is found by, word by word, folded. */
  words: readonly string[];
};

type Names = Record<string, readonly string[]>;
const files = import.meta.glob<Names>('./names/*.json', { import: 'default' });
const namesIn = (variety: Variety) => files[`./names/${variety}.json`]!();

const loaded = new Map<Variety, Promise<readonly Zone[]>>();

/** All time zones in the words of a language. They load once. */
export function zonesIn(variety: Variety): Promise<readonly Zone[]> {
  let zones = loaded.get(variety);
  if (!zones) {
    zones = load(variety);
    loaded.set(variety, zones);
    zones.catch(() => loaded.delete(variety)); // asked for again, it is loaded again
  }
  return zones;
}

async function load(variety: Variety): Promise<readonly Zone[]> {
  // Towns are also found by their English names: not everyone types in the script of the page.
  const [own, english] = await Promise.all([namesIn(variety), namesIn('en')]);
  const locale = localeOf(variety);
  const supported = new Set(Intl.supportedValuesOf('timeZone'));
  const zones = table.flatMap((line) => {
    const [id = '', country = '', ...rest] = line.split(' ');
    const aliases = rest.filter(Boolean);
    if (![id, ...aliases].some((name) => supported.has(name))) return [];
    const [name = id, town = id, ...towns] = own[id] ?? [];
    return [zoneOf({ id, aliases, name, town, towns, country }, locale, english[id])];
  });
  return [...zones, utc];
}

type Facts = Pick<Zone, 'id' | 'aliases' | 'name' | 'town' | 'towns' | 'country'>;

function zoneOf(facts: Facts, locale: string, english: readonly string[] = []): Zone {
  const { id, aliases, name, town, towns, country } = facts;
  const named = country && countryName(country, locale);
  // “Singapore” and “Hong Kong” are named once.
  const label = joinDetails([town, named?.includes(town) ? null : named], locale);
  return {
    ...facts,
    countryName: named,
    label,
    words: wordsOf([town, named ?? '', name, id, ...aliases, ...towns, ...english].join(' ')),
  };
}

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  ),
];

const named = (id: string, aliases: string[] = []): Zone =>
  zoneOf({ id, aliases, name: id, town: id, towns: [], country: null }, 'en');

const utc = named('UTC', ['Etc/UTC', 'Etc/GMT', 'GMT', 'Zulu']);

/** The zone that is stored or that a browser names; one that is not listed, such as Etc/GMT+5, as it is called. */
export const zoneCalled = (zones: readonly Zone[], called: string): Zone =>
  zones.find(({ id, aliases }) => id === called || aliases.includes(called)) ?? named(called);
