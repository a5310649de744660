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

/** What most of the longer prefixes of an area stand for; undefined where they are of no one town. */
export function mostOf(plans: Plans, callingCode: string, area: string): string | undefined {
  const packed = Object.hasOwn(plans, callingCode) ? plans[callingCode] : undefined;
  if (packed === undefined) return undefined;
  const within = new RegExp(`\\t${area}\\d+(?=\\t)`, 'g');
  const counts = textOf(packed)
    .split('\n')
    .map((line) => ({ entry: line.slice(line.indexOf('\t=') + 2), count: line.match(within)?.length ?? 0 }));
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return counts.find(({ count }) => count > all / 2)?.entry;
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
