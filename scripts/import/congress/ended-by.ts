import type { Day } from '#shared/values/day.ts';

/**
 * A year by which nobody sat in Congress for a party any more, as the file of former members writes parties. It is rounded up:
 * it says which century a seat belongs to, not when it ended. Names that a later party took again are left out
 * (Progressive, Republican, States Rights), and so are attributes (Independent, Conservative).
 */
const partiesBy: Readonly<Record<string, number>> = {
  'Anti-Administration': 1800,
  'Pro-Administration': 1800,
  'Crawford Republican': 1830,
  'Jackson Republican': 1830,
  'Democratic Republican': 1835,
  Federalist: 1835,
  Adams: 1840,
  'Adams Democrat': 1840,
  Jackson: 1840,
  Jacksonian: 1840,
  'Anti Jackson': 1840,
  'Anti Jacksonian': 1840,
  'Anti-Jacksonian': 1840,
  Nullifier: 1840,
  'Anti Masonic': 1845,
  'Law and Order': 1850,
  'Free Soil': 1860,
  Liberty: 1860,
  American: 1865,
  'Anti-Lecompton Democrat': 1865,
  'Constitutional Unionist': 1865,
  Whig: 1865,
  'Ind. Whig': 1865,
  'Unconditional Unionist': 1870,
  Unionist: 1875,
  'Liberal Republican': 1880,
  'National Greenbacker': 1895,
  Readjuster: 1895,
  'Readjuster Democrat': 1895,
  'Union Labor': 1895,
  'Silver Republican': 1905,
  Populist: 1910,
};

/** The year in which a territory lost its seat: to statehood, or to independence. */
const territoriesBy: Readonly<Record<string, number>> = { OL: 1812, DK: 1889, PI: 1946 };

type Seat = { state?: string | undefined; party?: string | undefined };

/** The day by which an undated seat had ended at the latest, by its party or its territory; undefined if neither says. */
export function endedBy({ state = '', party = '' }: Seat): Day | undefined {
  // The Unionists of Puerto Rico are another party, of the twentieth century.
  const ofParty = state !== 'PR' && Object.hasOwn(partiesBy, party) ? [partiesBy[party]!] : [];
  const ofTerritory = Object.hasOwn(territoriesBy, state) ? [territoriesBy[state]!] : [];
  const years = [...ofParty, ...ofTerritory];
  return years.length ? `${Math.min(...years)}-12-31` : undefined;
}
