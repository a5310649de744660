import { signsOf } from '#functions/nlu/when/signs.ts';
import { elements } from '#functions/nlu/when/elements.ts';
import type { Meanings } from '#functions/nlu/when/elements/meanings.ts';
import { isSkipped, type Match, once, type Reader, type Rule, valueAt } from '#functions/nlu/when/reader.ts';
import type { TimeParts } from '#functions/nlu/when/time-parts.ts';
import type { Kind } from '#functions/nlu/when/words.ts';

type Bare<Name> = Name extends `+${infer Next}` ? Next : Name;
type Names<Pattern extends string> = Pattern extends `${infer One} ${infer Rest}`
  ? Bare<One> | Names<Rest>
  : Bare<Pattern>;
type Meaning<Name> = Name extends keyof Meanings ? Meanings[Name] : string;
type Bound<Pattern extends string> = {
  [Name in Names<Pattern> as Name extends `${string}?` ? never : Name]: Meaning<Name>;
} & {
  [Name in Names<Pattern> as Name extends `${infer Bare}?` ? Bare : never]?: Meaning<
    Name extends `${infer Bare}?` ? Bare : never
  >;
};

/** `'in duration'`: kinds of words and elements in their order; `?` is optional, `+` follows directly. */
export const rule = <Pattern extends string>(
  pattern: Pattern,
  says: (bound: Bound<Pattern>, reader: Reader) => TimeParts | null,
): Rule => {
  const steps = pattern.split(' ').map((name) => ({
    name: name.replace(/[+?]/g, ''),
    isOptional: name.endsWith('?'),
    isNext: name.startsWith('+'),
  }));
  const upTo = steps.findIndex(({ isOptional }) => !isOptional);
  const firsts = steps.slice(0, upTo + 1).map(({ name }) => signsOf(name));
  return {
    pattern: steps,
    says,
    needs: steps.flatMap(({ name, isOptional }) =>
      isOptional ? [] : signsOf(name) === null ? [] : [signsOf(name) ?? []],
    ),
    first: firsts.includes(null) ? null : new Set(firsts.flatMap((signs) => signs ?? [])),
  };
};

/** The rules that can match at `index`: most need words that the text does not have. */
function rulesAt(rules: readonly Rule[], reader: Reader, index: number): readonly Rule[] {
  let able = reader.able.get(rules);
  if (!able) {
    const all = new Set(reader.signs.flat());
    able = rules.filter(({ needs }) => needs.every((signs) => signs.some((sign) => all.has(sign))));
    reader.able.set(rules, able);
  }
  const here = reader.signs[index] ?? [];
  return able.filter(({ first }) => first === null || here.some((sign) => first.has(sign)));
}

/** The longest match of any rule at `index`; the first of several. */
export function longestOf(rules: readonly Rule[], reader: Reader, index: number): Match<TimeParts> | null {
  let best: Match<TimeParts> | null = null;
  for (const { pattern, says } of rulesAt(rules, reader, index))
    for (const { to, value } of matchesOf(pattern, reader, index)) {
      if (best && to <= best.to) continue;
      const result = says(value as never, reader);
      if (result) best = { to, value: result };
    }
  return best;
}

/** All matches of the rules at `index`, longest first. */
export const allOf = (rules: readonly Rule[], reader: Reader, index: number): Match<TimeParts>[] =>
  rulesAt(rules, reader, index)
    .flatMap(({ pattern, says }) =>
      matchesOf(pattern, reader, index).flatMap(({ to, value }) => {
        const result = says(value as never, reader);
        return result ? [{ to, value: result }] : [];
      }),
    )
    .sort((a, b) => b.to - a.to);

type Binding = Record<string, unknown>;

function matchesOf(pattern: Rule['pattern'], reader: Reader, index: number): Match<Binding>[] {
  let ways: Match<Binding>[] = [{ to: index, value: {} }];
  for (const [step, { name, isOptional, isNext }] of pattern.entries()) {
    ways = ways.flatMap((way) => [
      ...(step && !isNext ? starts(reader, way.to) : [way.to])
        .flatMap((at) => elementAt(reader, name, at))
        .map(({ to, value }) => ({ to, value: { ...way.value, [name]: value } })),
      ...(isOptional ? [way] : []),
    ]);
    if (!ways.length) return ways;
  }
  return ways.filter(({ to }) => to > index).sort((a, b) => b.to - a.to);
}

/** Where the next element may start: here, or after words without meaning. */
function starts(reader: Reader, index: number): number[] {
  const all = [index];
  while (all.length < 4 && isSkipped(reader, index)) all.push(++index);
  return all;
}

function elementAt(reader: Reader, name: string, index: number): Match<unknown>[] {
  const find = (elements as Record<string, (reader: Reader, index: number) => Match<unknown>[]>)[name];
  if (find) return once(reader, name, index, () => find(reader, index));
  const value = valueAt(reader, index, name as Kind);
  return value === undefined ? [] : [{ to: index + 1, value }];
}
