import { fold } from '#functions/names/fold.ts';
import { brazilianState, isRegionCode } from '#functions/people/line/region-codes.ts';
import { stateSpelled } from '#functions/people/line/state-spellings.ts';
import { townNicknamed } from '#functions/people/line/town-nicknames.ts';
import { arabicTowns } from '#functions/people/line/arabic-towns.ts';
import { countryCalled } from '#functions/people/line/country-called.ts';
import { openGazetteer } from '#functions/people/places/gazetteer.ts';
import { memoize } from '#functions/platform/memoize.ts';
import type { GazetteerLine } from '#shared/places/gazetteer.ts';
import { withoutPlaceKind } from '#shared/search-line/place-kinds.ts';
import type { FindPlace, Place } from '#shared/search-line/reading.ts';
import type { Language } from '#shared/values/language.ts';

/** How many places of one name are compared. */
const MOST = 12;
/** The most words of a region or country behind a town. */
const MAX_REGION_WORDS = 3;
/** What Japanese and Chinese add to the name of a town or region, and people often leave out. */
const KINDS = ['州', '県', '市', '都', '府', '区', '町'];
const KIND = /(?<=\p{Script=Han}|\p{Script=Katakana}|ー)[市区町村県府都道州省]$/u;

/** What French towns begin with, and people leave out before several words: “Nouvelle-Orléans”. */
const ARTICLES = ['la', 'le', 'les'];

/** 千葉県船橋市, テキサス州ダラス: a prefecture or state and a town without a blank. */
const PREFECTURE =
  /^(\p{Script=Han}{2,3}?[都道府県]|[\p{Script=Katakana}ー・]+州)([\p{Script=Han}\p{Script=Katakana}].+)$/u;

type Called = GazetteerLine & { isLarge: boolean };

/**
 * Finds the place that a text is the name of, in any language, with its region or country behind it or without: those of these
 * countries first, then the largest, with what towns of that name share.
 */
export async function placeFinder(language: Language, countries: readonly string[]): Promise<FindPlace> {
  const { placesCalled } = await openGazetteer();
  const otherSpelling = await arabicTowns();
  const found = new Map<string, Called[]>();

  /** All places that are called so. */
  function allCalled(text: string): Called[] {
    const folded = fold(text);
    if (!folded) return [];
    const known = found.get(folded);
    if (known) return known;
    const isHan = /[\p{Script=Han}\p{Script=Katakana}ー]$/u.test(folded);
    const spellings = isHan ? [folded, ...KINDS.map((kind) => folded + kind), folded.replace(KIND, '')] : [folded];
    const articled = language === 'fr' && folded.includes(' ') ? ARTICLES.map((article) => `${article} ${folded}`) : [];
    const own = [...spellings, ...articled].map(exactly).find(({ length }) => length);
    const alike = own ? undefined : otherSpelling(folded);
    const those = own ?? (alike ? spelled(alike).filter(({ isTown }) => isTown) : []);
    found.set(folded, those);
    return those;
  }

  /** By any spelling that a source has. */
  const spelled = memoize((folded: string): Called[] => {
    const all: Called[] = [];
    if (folded) for (const place of placesCalled(folded, 'exactly')) if (all.push(place) >= MOST) break;
    return all;
  });

  function exactly(folded: string): Called[] {
    const all = spelled(folded);
    const isCalled = ({ name, names }: Called) =>
      [name, ...Object.values(names)].some((each) => fold(each) === folded || fold(each.replace(KIND, '')) === folded);
    const called = all.filter(isCalled);
    // No source has Turkish names of towns abroad, “Şikago” is only one of many spellings. Elsewhere those are mostly noise.
    return called.length || language !== 'tr' ? called : all;
  }

  /** The towns that may be meant beside a region: also those called so for short, or spelled so by some. */
  function townsCalled(text: string): Called[] {
    const folded = fold(text);
    const own = nicknamed(folded);
    return own ? [own] : [...allCalled(text), ...spelled(folded)].filter(({ isTown }) => isTown);
  }

  function nicknamed(folded: string): Called | undefined {
    const full = townNicknamed(folded, countries);
    return full && exactly(fold(full.name)).find(({ isTown, country }) => isTown && country === full.country);
  }

  /** “belo horizonte mg”, “Salvador Bahia”, “Porto Portugal”, “北海道 札幌”: a town, and behind or before it where it is. */
  function withRegion(text: string): Place | undefined {
    const parts = text
      .replace(PREFECTURE, '$2 $1')
      .split(/[\s,،、/]+/)
      .filter(Boolean);
    for (let count = 1; count <= Math.min(MAX_REGION_WORDS, parts.length - 1); count++) {
      const [town, region] = [parts.slice(0, -count).join(' '), parts.slice(-count).join(' ')];
      const found =
        stateOfUs(town, region) ??
        townOf(town, region) ??
        regionFirst(parts.slice(0, count).join(' '), parts.slice(count).join(' '));
      if (found) return found;
    }
    return undefined;
  }

  /** “California USA” is no town of the US. */
  function stateOfUs(text: string, country: string): Place | undefined {
    const place = countryCalled(country) === 'US' ? placed(text) : undefined;
    return place && !place.city && place.country === 'US' && place.state ? { ...place, isSure: true } : undefined;
  }

  /** “Almanya Köln”, “北海道 札幌”. “Georgia Washington” is a name. */
  function regionFirst(region: string, town: string): Place | undefined {
    const found = townOf(town, region);
    const isPlace = found && found.country !== 'US' && (countryCalled(region) || countries.includes(found.country));
    return isPlace ? found : undefined;
  }

  function townOf(text: string, region: string): Place | undefined {
    const towns = townsCalled(text);
    if (!towns.length) return undefined;
    const folded = fold(region);
    const country = countryCalled(region);
    const code = stateSpelled(folded);
    const regions = allCalled(region).filter(({ isTown }) => !isTown);
    const there = towns.find(
      (town) =>
        town.country === country ||
        (town.country === 'US' && town.code === code) ||
        (countries.includes(town.country) && isRegionCode(folded, town)) ||
        regions.some((each) => each.country === town.country && each.code === town.code),
    );
    return (
      there && {
        city: there.name,
        state: regionOf(there),
        country: there.country,
        isLarge: there.isLarge,
        isSure: true,
      }
    );
  }

  const regionOf = ({ country, code }: Called) => (country === 'US' ? code : null);

  /** A place by its name alone. */
  function placed(text: string): Place | undefined {
    const own = nicknamed(fold(text));
    if (own) return { ...sharedBy([own])!, isLarge: true };
    const spelledSo = stateCalled(text);
    if (spelledSo) return spelledSo;
    const state = countries.includes('BR') ? brazilianState(text) : undefined;
    if (state) return { city: null, state, country: 'BR' };
    const all = allCalled(text);
    const near = countries.map((each) => all.filter(({ country }) => country === each)).find(({ length }) => length);
    // A large town abroad is better known than a village of the same name.
    const those = near && (near[0]!.isLarge || !all[0]!.isLarge) ? near : all;
    const place = sharedBy(those);
    const alone = countryAlone(text);
    // Juba is “Cuba” in Turkish alone.
    const isForeign = alone && place?.city && place.country !== alone.country && !isOwnName(those[0]!, fold(text));
    return place && !isForeign && isBetterKnown(place) ? place : (alone ?? place);
  }

  const isOwnName = ({ name, names }: Called, folded: string) =>
    [name, names[language]].some((each) => each && fold(each) === folded);

  /** “штат Вашингтон” is no town. */
  function ofKind(text: string): Place | undefined {
    const { name, kind } = withoutPlaceKind(text);
    if (!kind) return undefined;
    const state = kind === 'region' ? stateCalled(name) : undefined;
    if (state) return state;
    const those = allCalled(name).filter(({ isTown }) => isTown === (kind === 'town'));
    return sharedBy(those.filter(({ country }) => countries.includes(country))) ?? sharedBy(those);
  }

  return (text) => placed(text) ?? withRegion(text) ?? ofKind(text);
}

/** Than the country of its name: Georgia in the US, but no Lebanon there. */
const isBetterKnown = ({ city, state, country, isLarge }: Place) => (city ? isLarge : country === 'US' && state);

/** A state of the US in a spelling that the gazetteer lacks. */
function stateCalled(text: string): Place | undefined {
  const state = stateSpelled(fold(text));
  return state ? { city: null, state, country: 'US', isLarge: true } : undefined;
}

function countryAlone(text: string): Place | undefined {
  const country = countryCalled(text);
  return country ? { city: null, state: null, country, isLarge: true } : undefined;
}

/** A state, or the towns of one name, with the state and country that they share. */
function sharedBy([first, ...others]: Called[]): Place | undefined {
  if (!first) return undefined;
  const { isLarge } = first;
  if (!first.isTown) return { city: null, state: stateOf(first), country: first.country, isLarge };
  const towns = [first, ...others.filter(({ isTown }) => isTown)];
  const isOneCountry = towns.every(({ country }) => country === first.country);
  const isOneState = isOneCountry && towns.every(({ code }) => code === first.code);
  return {
    city: first.name,
    state: isOneState && first.country === 'US' ? first.code : null,
    country: isOneCountry ? first.country : 'US',
    isLarge,
  };
}

/** A state of the US is stored by its code. */
const stateOf = ({ country, code, name }: Called) => (country === 'US' ? code : name);
