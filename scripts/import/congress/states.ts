/** State names by postal code, including former territories. */
export const states: Record<string, string> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  DC: 'the District of Columbia',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'the Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'the US Virgin Islands',
  PI: 'the Philippine Islands',
  DK: 'Dakota Territory',
  OL: 'Orleans Territory',
};

/** Territories with a non-voting delegate, and the two with a resident commissioner. */
const delegates = new Set(['DC', 'AS', 'GU', 'MP', 'VI', 'DK', 'OL']);
const commissioners = new Set(['PR', 'PI']);

/** Former territories that are no state today, or are another country. */
const gone = new Set(['PI', 'DK', 'OL']);

/** The state or territory of a seat, as addresses name it. */
export const representedBy = ({ state }: Pick<Seat, 'state'>) =>
  Object.hasOwn(states, state) && !gone.has(state) ? { represents: { state, country: 'US' } } : {};

type Seat = {
  type: 'sen' | 'rep';
  state: string;
  district?: number | null | undefined;
  party?: string | undefined;
};

/** “US Representative for Washington, district 1 (Democrat)”. District 0 is at large, -1 unknown. */
export function titleOf({ type, state, district, party }: Seat): string {
  const office =
    type === 'sen'
      ? 'US Senator'
      : delegates.has(state)
        ? 'US Delegate'
        : commissioners.has(state)
          ? 'US Resident Commissioner'
          : 'US Representative';
  const seat =
    office !== 'US Representative'
      ? ''
      : district === 0
        ? ', at large'
        : district && district > 0
          ? `, district ${district}`
          : '';
  return `${office} for ${states[state] ?? state}${seat}${party ? ` (${party})` : ''}`;
}

export const chamberOf = ({ type }: Pick<Seat, 'type'>): string =>
  type === 'sen' ? 'United States Senate' : 'House of Representatives';
