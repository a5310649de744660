import { usStates } from '#shared/values/us-states.ts';

/** The abbreviations of before 1963, which many people still write. */
const abbreviations: Record<string, string[]> = {
  AK: ['Alas'],
  AL: ['Ala'],
  AR: ['Ark'],
  AZ: ['Ariz'],
  CA: ['Calif', 'Cal'],
  CO: ['Colo'],
  CT: ['Conn'],
  DC: ['D C'],
  DE: ['Del'],
  FL: ['Fla'],
  IL: ['Ill'],
  IN: ['Ind'],
  KS: ['Kans'],
  MA: ['Mass'],
  MI: ['Mich'],
  MN: ['Minn'],
  MS: ['Miss'],
  MT: ['Mont'],
  NC: ['N C', 'N Carolina'],
  ND: ['N D', 'N Dak', 'N Dakota'],
  NE: ['Neb', 'Nebr'],
  NH: ['N H'],
  NJ: ['N J'],
  NM: ['N M', 'N Mex'],
  NV: ['Nev'],
  NY: ['N Y'],
  OK: ['Okla'],
  OR: ['Ore', 'Oreg'],
  PA: ['Penn', 'Penna'],
  PR: ['P R'],
  RI: ['R I'],
  SC: ['S C', 'S Carolina'],
  SD: ['S D', 'S Dak', 'S Dakota'],
  TN: ['Tenn'],
  TX: ['Tex', 'Tejas'],
  VI: ['Virgin Islands'],
  WA: ['Wash'],
  WI: ['Wis', 'Wisc'],
  WV: ['W V', 'W Va'],
  WY: ['Wyo'],
};

/** Codes that are also words of names: in small letters they may be either. */
const wordCodes = new Set(['al', 'de', 'hi', 'id', 'in', 'la', 'ma', 'me', 'oh', 'ok', 'or', 'pa']);

/** Codes that also begin a line of names: “Md Abdul Rahman”, “Ms Jane Doe”, “Mo Farah”. */
const titleCodes = new Set(['MD', 'MO', 'MS', 'VI']);

/** The most words in the name of a state. */
export const MAX_STATE_WORDS = 3;

/** Turkish writes İllinois, and ıllinois in small letters. */
const plain = (text: string) =>
  text.replaceAll('.', ' ').replace(/\s+/g, ' ').trim().replaceAll('İ', 'I').replaceAll('ı', 'i').toLowerCase();
const byName = new Map(
  usStates.flatMap(({ code, name }) =>
    [code, name, ...(abbreviations[code] ?? [])].map((each) => [plain(each), code] as const),
  ),
);

/** The postal code of a US state by its name, its code or an old abbreviation: “Minnesota”, “MN”, “minn.”. */
export const stateCode = (text: string): string | undefined => byName.get(plain(text));

const fullNames = new Set(usStates.map(({ name }) => plain(name)));
/** Whether a text is the full name of a US state: “Hawaii”, but not “HI”. */
export const isStateName = (text: string): boolean => fullNames.has(plain(text));

/** A line without its state at the end; the longest name is meant: “West Virginia” is no Virginia. */
export function withoutState(line: string): { rest: string; state?: string } {
  const words = line.split(' ').filter(Boolean);
  for (let count = Math.min(MAX_STATE_WORDS, words.length); count > 0; count--) {
    const state = stateCode(words.slice(-count).join(' '));
    if (state) return { rest: words.slice(0, -count).join(' '), state };
  }
  return { rest: line };
}

/** Whether the last word of a name may be the code of a state only by chance: “Diego la”, but not “Diego LA”. */
export const isWord = (text: string): boolean => wordCodes.has(text);

/** “VT Sanders Bernie”: the code of a state, and what is behind it. A line in capitals may begin with a name. */
export function stateCodeFirst(line: string): { state: string; rest: string } | undefined {
  const [, state, rest] = /^([A-Z]{2}),? (\S+ .+)$/u.exec(line) ?? [];
  if (!state || !rest || rest === rest.toUpperCase() || stateCode(state) !== state) return undefined;
  return isWord(state.toLowerCase()) || titleCodes.has(state) ? undefined : { state, rest };
}
