import type { Hit } from '#functions/people/domain/hit.ts';
import { asWritten } from '#functions/people/index/as-written.ts';
import type { PackedBlock, PackedGroup } from '#functions/people/index/block.ts';
import { type Fit, fitOf, middleCost, middlesAsked } from '#functions/people/index/compare.ts';
import { type Counts, countedIn, withSummaries } from '#functions/people/index/counts.ts';
import { isOtherJapanese, isOtherName, japaneseCost, OTHER_NAME } from '#functions/people/index/other-name.ts';
import { lifeIn, type NameEntry, type NameSpelling } from '#functions/people/index/entry.ts';
import { byMiddleName } from '#functions/people/index/middle-name.ts';
import type { ParsedQuery, QueryName, QueryPlace } from '#functions/people/index/parse-query.ts';
import { HERE, placeFit, type PlaceFit, placeReason } from '#functions/people/index/place-fit.ts';
import { reasonsOf } from '#functions/people/index/reasons.ts';
import { writtenIn } from '#functions/people/index/written.ts';
import { memoize } from '#functions/platform/memoize.ts';
import type { Reason } from '#shared/api/people/search-results.ts';

/** The best matches; `total` and `states` include those beyond the page. */
export type RankedPage = Counts & { ranked: RankedEntry[] };

/** `nameCost` is the cost without place and middle names; `isByMiddle` if the first name asked for is a further one. */
type RankedEntry = { entry: NameEntry; cost: number; nameCost: number; isByMiddle: boolean; reasons: () => Reason[] };

type Spelling = { fit: Fit; groups: PackedGroup[] };
/** `bearers` also counts those that a block does not list. */
type Tier = { fit: Fit; cost: number; place: PlaceFit; middle: number; entries: NameEntry[]; bearers: number };

/** Spellings that cost this much more than the best do not match. */
const FAR = 9;
/** Names that differ more from the query are others, even where no nearer one is found. */
const OTHER = 11;
/** People elsewhere are listed only if their name is this close to the best. */
const NEAR_ELSEWHERE = 3;
/** The bonus of a name exactly as asked, where the place does not speak against it: before a more frequent similar one. */
const EXACT = 3;
/**
 * Penalty for each further person with the same spelling if there is no exact match, larger for queries in another
 * script, where all spellings are equally good: the first page shows the likeliest spellings before all bearers of one.
 */
const VARIETY = { spelling: 1.2, script: 3 };
/** From this person on the penalty stays: an unlikely spelling does not come before all bearers of a likely one. */
const MOST_SAME = 2;

/**
 * Penalty by what is known of a person's life: most searches are for the living, few for the
 * dead. Each step outweighs a middle name that was not asked for and a state that is only the second place.
 */
const LIFE = { 'seen-lately': 0, 'seen-before': 0, unseen: 0.7, over: 1.4 } as const;
/** Penalty where neither a sighting nor a birth says when the person lived. */
const UNDATED = 0.2;

/**
 * Penalty of another name than the displayed one. A name in full may well be a former one, so that it decides among
 * equals; who asks for a last name alone means people who are called so now, living or dead.
 */
const OTHER_NAME_COST = { full: 0.6, last: 2 } as const;

/** The matching people of these blocks, likeliest first, each once. */
export function rank(blocks: PackedBlock[], { names, place }: ParsedQuery, most: number): RankedPage {
  const spellings = withoutOtherNames(spellingsOf(blocks, names));
  const hasFirstName = names.some(({ given }) => given.length);
  const isPlaced = place.cities.size + place.states.size > 0;
  const least = Math.min(...spellings.map(({ fit }) => fit.cost));
  const far = Math.min(OTHER, least + FAR + (isPlaced ? -HERE.city : 0));
  const near = spellings.filter(({ fit }) => fit.cost <= far);
  const tiers = near.flatMap((spelling) => tiersOf(spelling, place));
  const best = Math.min(...tiers.map(({ cost }) => cost));
  // Another town lowers the rank, but does not hide a matching name.
  const listed = tiers.filter(
    ({ cost, fit, middle }) => cost <= best + FAR || fit.cost + middle <= least + NEAR_ELSEWHERE,
  );
  const isExactFit = ({ cost, query, last, first }: Fit) =>
    last?.how !== 'script' && first?.how !== 'script' && cost - query.cost < 0.01 && (!!first || !hasFirstName);
  const otherName = hasFirstName ? OTHER_NAME_COST.full : OTHER_NAME_COST.last;
  const namesakesAt = hasFirstName ? undefined : mostBearersAt(listed.filter(({ fit }) => isExactFit(fit)));
  const valued = listed.flatMap(({ fit, cost, place: where, middle, entries, bearers }) => {
    const isScript = fit.last?.how === 'script' || fit.first?.how === 'script';
    const isExact = isExactFit(fit);
    // Who asks for a last name alone asks for each of its first names alike.
    // Few people go by their middle name: they come after those with the first name, however many they are.
    const count = fit.isSecond ? 1 : (isExact && namesakesAt?.get(where)) || bearers;
    const likely = Math.log(count) - cost;
    const variety = isExact ? 0 : isScript ? VARIETY.script : VARIETY.spelling;
    const isInPlace = where === 'unknown' || where === 'city' || (!place.cities.size && where !== 'elsewhere');
    const bonus = isExact && isInPlace ? EXACT : 0;
    const nthOf = countBySpelling();
    return entries.map((entry) => {
      const same = variety && variety * Math.min(MOST_SAME, nthOf(entry));
      const value = likely + bonus - lifeCost(entry) - same - (entry.isOther ? otherName : 0);
      return {
        entry,
        cost,
        nameCost: fit.cost,
        isByMiddle: fit.isSecond,
        value,
        reasons: () => reasonsOf(fit, entry, placeReason(where, place), middle),
      };
    });
  });
  valued.sort(
    (a, b) => b.value - a.value || b.entry.weight - a.entry.weight || (a.entry.person_id < b.entry.person_id ? -1 : 1),
  );
  const displayed = new Map(valued.flatMap((each) => (each.entry.isOther ? [] : [[each.entry.person_id, each]])));
  const seen = new Set<string>();
  const ranked: RankedEntry[] = [];
  for (const each of valued) {
    if (ranked.length >= most) break;
    const { person_id } = each.entry;
    if (seen.has(person_id)) continue;
    seen.add(person_id);
    // The displayed name gives the reasons where it fits as well: no other name explains the match better.
    const own = displayed.get(person_id);
    const { entry, cost, nameCost, isByMiddle, reasons } = own && own.nameCost <= each.nameCost ? own : each;
    ranked.push({ entry, cost, nameCost, isByMiddle, reasons });
  }
  const counts = countedIn(near, valued);
  return { ranked, ...(hasFirstName ? counts : withSummaries(blocks, counts)) };
}

const nameOf = ({ last, first }: { last: NameSpelling; first: NameSpelling }) => `${last.shown}\n${first.shown}`;

/** Counts people by spelling: 0 for the first with one. Those of a group share their names and follow each other. */
function countBySpelling(): (entry: NameEntry) => number {
  const counts = new Map<string, number>();
  let [name, before]: [string, NameEntry | undefined] = ['', undefined];
  return (entry) => {
    if (entry.last !== before?.last || entry.first !== before.first) name = plain(nameOf(entry));
    before = entry;
    const nth = counts.get(name) ?? 0;
    counts.set(name, nth + 1);
    return nth;
  };
}

/** Without case and accents: readers take Ito and Itō for one spelling. */
const plain = memoize((text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());

const wordsOf = (key: string): string[] => (key.includes(' ') ? key.split(' ') : [key]);

/** Groups by compared form: “García” and “Garcia” are one spelling. */
function spellingsOf(blocks: PackedBlock[], readings: QueryName[]): Spelling[] {
  const spellings = new Map<string, Spelling>();
  const add = (fit: Fit, group: PackedGroup, written: string = '', middle = '') => {
    const key = `${group.last.key}\n${group.first.key}\n${middle}\n${written}`;
    const spelling = spellings.get(key);
    if (spelling) spelling.groups.push(group);
    else spellings.set(key, { fit, groups: [group] });
  };
  for (const block of blocks) {
    const asked = middlesAsked(readings, block.middles());
    for (const group of block.groups) {
      const { last, first } = group;
      const written = writtenIn(last.shown || first.shown);
      // Most groups of a block do not fit: only the others get a key.
      const fit = fitOf(readings, wordsOf(last.key), first.key ? wordsOf(first.key) : [], written);
      if (fit) add(fit, group, written);
      if (asked.size && fit?.first?.how !== 'exact')
        for (const each of byMiddleName(group, asked, readings, written))
          add(each.fit, each.group, written, each.middle);
    }
  }
  return [...spellings.values()].flatMap(({ fit, groups }) => {
    const own = groups.filter((group) => !isOtherJapanese(fit, group));
    return own.length ? { fit, groups: own } : [];
  });
}

/** A last name alone that differs so much from a Japanese one is not like it: Ryun for 田中. */
const UNLIKE = 3;

/** Where people bear a Japanese name as it is read, without those of another name. */
function withoutOtherNames(spellings: Spelling[]): Spelling[] {
  const costs = spellings.map(({ fit }) => japaneseCost(fit));
  if (costs.some((cost) => (cost ?? OTHER_NAME) < OTHER_NAME)) return spellings.filter(({ fit }) => !isOtherName(fit));
  return spellings.filter(({ fit }, nth) => fit.query.given.length > 0 || (costs[nth] ?? 0) < UNLIKE);
}

/** The people of a spelling, grouped by the score of the other attributes; people of one tier are equal. */
function tiersOf({ fit, groups }: Spelling, place: QueryPlace): Tier[] {
  const tiers = new Map<string, Tier>();
  const seen = new Set<string>();
  const further = fit.query.given.slice(1);
  for (const group of groups) {
    const own = asWritten(fit, group);
    const given = group.first.key.split(' ').slice(1);
    for (const entry of group.entries()) {
      const once = `${entry.person_id}${entry.middle}`;
      if (seen.has(once)) continue;
      seen.add(once);
      const where = placeFit(entry, place);
      const middle = middleCost(further, entry.middle ? [...given, ...entry.middle.split(' ')] : given);
      const name = `${own.cost} ${where} ${middle}`;
      const bearers = where === 'unknown' ? group.total / group.count : 1;
      const tier = tiers.get(name);
      if (tier) {
        tier.entries.push(entry);
        tier.bearers += bearers;
      } else {
        const cost = own.cost + HERE[where] + middle;
        tiers.set(name, { fit: own, cost, place: where, middle, entries: [entry], bearers });
      }
    }
  }
  const all = [...tiers.values()];
  // Where no middle name was asked for, any bearer of the name may be meant.
  return further.length ? all : all.map((tier) => ({ ...tier, bearers: bearersAt(tier, all) }));
}

function lifeCost({ weight, year }: NameEntry): number {
  const life = lifeIn(weight);
  return LIFE[life] + (life === 'unseen' && year === null ? UNDATED : 0);
}

/** The bearers of the most frequent name at each fit of the place. */
function mostBearersAt(tiers: Tier[]): ReadonlyMap<PlaceFit, number> {
  const most = new Map<PlaceFit, number>();
  for (const { place, bearers } of tiers) most.set(place, Math.max(bearers, most.get(place) ?? 0));
  return most;
}

const bearersAt = ({ fit, place }: Tier, tiers: Tier[]) =>
  tiers
    .filter((each) => each.fit.cost === fit.cost && each.place === place)
    .reduce((sum, { bearers }) => sum + bearers, 0);

export const hitOf = ({ entry, cost, reasons }: RankedEntry): Hit => ({
  person_id: entry.person_id,
  score: Math.round(100 * Math.exp(-Math.max(0, cost) / 12)) / 100,
  reasons: reasons(),
  full_name: `${entry.first.shown} ${entry.last.shown}`.trim(),
  birth: entry.year === null ? null : { year: entry.year, month: entry.month },
  life: lifeIn(entry.weight),
  towns: entry.towns,
  sources: [],
});
