import japanese from '#functions/nlu/languages/ja/names.json' with { type: 'json' };

const longestFirst = (list: readonly string[]) => list.toSorted((one, other) => other.length - one.length);

export const strong = longestFirst(japanese.strong);
export const intro = longestFirst(japanese.intro);
export const from = longestFirst(japanese.from);
export const honorific = longestFirst(japanese.honorific);
export const places = longestFirst(japanese.places);
export const roles = longestFirst(japanese.roles);
export const leads = longestFirst(japanese.leads);
export const selves = longestFirst(japanese.selves);
export const relatives = longestFirst(japanese.kin);
export const kin = new Set(relatives);

type Index = { first: Map<string, string[]>; last: Map<string, string[]> };
const indexes = new WeakMap<readonly string[], Index>();

/** A list by the first and the last character of each entry, in order. */
function indexOf(list: readonly string[]): Index {
  let index = indexes.get(list);
  if (!index) {
    index = { first: Map.groupBy(list, (one) => one[0]!), last: Map.groupBy(list, (one) => one.at(-1)!) };
    indexes.set(list, index);
  }
  return index;
}

/** The longest entry of a list that the text starts with. */
export const startOf = (text: string, list: readonly string[]): string | undefined =>
  text
    ? indexOf(list)
        .first.get(text[0]!)
        ?.find((one) => text.startsWith(one))
    : undefined;
/** The longest entry of a list that the text ends with. */
export const endOf = (text: string, list: readonly string[]): string | undefined =>
  text
    ? indexOf(list)
        .last.get(text.at(-1)!)
        ?.find((one) => text.endsWith(one))
    : undefined;

/** Whether a sentence ends with it: “です”; a single character only if nothing but a particle follows. */
export function introduces(text: string): boolean {
  const prefix = startOf(text, intro);
  return Boolean(prefix) && (prefix!.length > 1 || /^[けがよねなっーわ]|^$/u.test(text.slice(1)));
}
