import { decompress } from '#functions/platform/decompress.ts';

/** What the prefixes of a calling code stand for, packed by scripts/numbering-plans.ts; one code is unpacked when it is first asked for. */
type Plans = Readonly<Record<string, string>>;

const texts = new Map<string, string>();

function textOf(packed: string): string {
  const text = texts.get(packed) ?? decompress(packed);
  texts.set(packed, text);
  return text;
}

/** What the longest known prefix of a number stands for; undefined where the plan says nothing of it. */
export function longestPrefix(plans: Plans, callingCode: string, national: string): string | undefined {
  const packed = Object.hasOwn(plans, callingCode) ? plans[callingCode] : undefined;
  if (packed === undefined) return undefined;
  const text = textOf(packed);
  for (let length = national.length; length >= 0; length--) {
    const at = text.indexOf(`\t${national.slice(0, length)}\t`);
    if (at < 0) continue;
    const from = text.indexOf('\t=', at) + 2;
    return text.slice(from, text.indexOf('\n', from));
  }
  return undefined;
}

type Below = { own: string | undefined; below: { entry: string; prefixes: number }[] };

/** The entries of each prefix and of those that begin with it, most prefixes first; by packed plan and length. */
const indexes = new Map<string, Map<number, Map<string, Below>>>();

/** What a prefix of a national number stands for, and what the longer ones do. A calling code is indexed once for each length. */
export function entriesBelow(plans: Plans, callingCode: string, prefix: string): Below {
  const packed = Object.hasOwn(plans, callingCode) ? plans[callingCode] : undefined;
  if (packed === undefined) return { own: undefined, below: [] };
  const byLength = indexes.get(packed) ?? new Map<number, Map<string, Below>>();
  indexes.set(packed, byLength);
  const index = byLength.get(prefix.length) ?? indexOf(textOf(packed), prefix.length);
  byLength.set(prefix.length, index);
  return index.get(prefix) ?? { own: undefined, below: [] };
}

function indexOf(text: string, length: number): Map<string, Below> {
  const index = new Map<string, Below>();
  const at = (prefix: string) => index.get(prefix) ?? index.set(prefix, { own: undefined, below: [] }).get(prefix)!;
  for (const line of text.split('\n')) {
    const from = line.indexOf('\t=');
    if (from < 0) continue;
    const entry = line.slice(from + 2);
    const counts = new Map<string, number>();
    for (const each of line.slice(1, from).split('\t')) {
      const prefix = each.slice(0, length);
      if (each.length === length) at(each).own = entry;
      else if (each.length > length) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
    for (const [prefix, prefixes] of counts) at(prefix).below.push({ entry, prefixes });
  }
  for (const { below } of index.values()) below.sort((a, b) => b.prefixes - a.prefixes);
  return index;
}

/** What most of the prefixes below another stand for; undefined where they are of no one place. */
export function mostOf({ below }: Below): string | undefined {
  const all = below.reduce((sum, { prefixes }) => sum + prefixes, 0);
  return below.find(({ prefixes }) => prefixes > all / 2)?.entry;
}

/** A name in one of our languages. */
export type LocalName = { name: string; language: string };

/** The name in a language, or in English: `en=Munich|de=München`. */
export function nameIn(entry: string | undefined, language: string): LocalName | null {
  const names = new Map((entry ?? '').split('|').map((each) => [each.slice(0, 2), each.slice(3)] as const));
  for (const each of [language, 'en', ...names.keys()]) {
    const name = names.get(each);
    if (name) return { name, language: each };
  }
  return null;
}
