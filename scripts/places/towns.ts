import { fold } from '#functions/names/fold.ts';
import { arabicNameOf } from '#scripts/places/arabic-name.ts';
import type { GeoLiteTown, GeoName, Names } from '#scripts/places/sources.ts';
import type { GazetteerTown } from '#shared/places/gazetteer.ts';
import type { Language } from '#shared/values/language.ts';

/** How many people make a town one of ours; a reader of names in the US meets small ones. */
const FEWEST = { US: 1000, elsewhere: 15_000, named: 5000, ofZone: 50_000 };
/** Above this size all spellings of GeoNames are searched for, also those of languages that we do not speak. */
const MANY = 250_000;
const SPELLED_IN =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{M}\p{P}\s]+$/u;

type Sources = {
  geonames: GeoName[];
  geolite: Map<number, GeoLiteTown>;
  /** Arabic and Turkish names of the towns of time zones, which GeoLite2 lacks. */
  zones: Map<Language, Map<string, string>>;
};

/** The towns of the world. */
export function townsOf({ geonames, geolite, zones }: Sources): GazetteerTown[] {
  const subdivisionOf = subdivisions(geonames, geolite);
  return geonames
    .filter((place) => isListed(place, geolite.get(place.geonameid)))
    .map((place) => townOf(place, geolite.get(place.geonameid), subdivisionOf(place), zones));
}

function isListed({ population, countrycode }: GeoName, known: GeoLiteTown | undefined): boolean {
  const isNamed = Object.keys(known?.names ?? {}).length > 1;
  const least = countrycode === 'US' ? FEWEST.US : isNamed ? FEWEST.named : FEWEST.elsewhere;
  return population >= least;
}

function townOf(
  place: GeoName,
  known: GeoLiteTown | undefined,
  subdivision: string,
  zones: Sources['zones'],
): GazetteerTown {
  const { name } = place;
  const ofZone = (language: Language) => {
    const zone = place.timezone.split('/').at(-1)!.replaceAll('_', ' ');
    const isItsTown =
      place.population >= FEWEST.ofZone &&
      [place.name, ...place.alternatenames].some((each) => fold(each) === fold(zone));
    return isItsTown ? zones.get(language)?.get(place.timezone) : undefined;
  };
  const ar = ofZone('ar') ?? arabicNameOf(place.alternatenames, place.countrycode);
  const tr = ofZone('tr') ?? (place.countrycode === 'TR' ? turkishNameOf(place) : undefined);
  const en = known?.names.en?.replace(/[’ʼ']+$/, '');
  const names: Names = { ...known?.names, ...(en && { en }), ...(ar && { ar }), ...(tr && { tr }) };
  return {
    country: place.countrycode,
    population: place.population,
    subdivision,
    name,
    names,
    aliases: aliasesOf(place, known, [name, ...Object.values(names)]),
  };
}

/** The spelling with the letters of Turkish, where the English one lacks them. */
const turkishNameOf = ({ name, alternatenames }: GeoName) =>
  [name, ...alternatenames].find((each) => /[çğıöşüİÇĞÖŞÜ]/.test(each) && fold(each) === fold(name)) ?? name;

/** What else a town is searched for: its own spelling, and for a large one all others. */
function aliasesOf(place: GeoName, known: GeoLiteTown | undefined, names: string[]): string[] {
  const others = [
    ...(known?.german ? [known.german] : []),
    ...place.alternatenames.filter(
      (each) =>
        SPELLED_IN.test(each) && (place.population >= MANY || isNonLatin(each)) && !/^\p{Ll}|^[A-Z]{2,4}$/u.test(each),
    ),
  ];
  const taken = new Set(names.map(fold));
  return others.filter((each) => {
    const folded = fold(each);
    return folded && !taken.has(folded) && Boolean(taken.add(folded));
  });
}

const isNonLatin = (text: string) => !/\p{Script=Latin}/u.test(text);

/** GeoNames numbers subdivisions its own way: each takes the ISO code that most of its towns have in GeoLite2. */
function subdivisions(geonames: GeoName[], geolite: Map<number, GeoLiteTown>): (place: GeoName) => string {
  const counts = new Map<string, Map<string, number>>();
  for (const { geonameid, countrycode, admin1code } of geonames) {
    const known = geolite.get(geonameid);
    if (!known?.subdivision || known.country !== countrycode) continue;
    const key = `${countrycode}.${admin1code}`;
    const codes = counts.get(key) ?? new Map<string, number>();
    codes.set(known.subdivision, (codes.get(known.subdivision) ?? 0) + 1);
    counts.set(key, codes);
  }
  const codeOf = new Map([...counts].map(([key, codes]) => [key, [...codes].sort(([, a], [, b]) => b - a)[0]![0]]));
  return ({ countrycode, admin1code }) => codeOf.get(`${countrycode}.${admin1code}`) ?? '';
}
