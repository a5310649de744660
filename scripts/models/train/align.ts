import { addTo } from '#scripts/models/statistics.ts';

/** One way in which a word is said or written elsewhere, and how often it was seen. */
export interface Pair {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}
/** The signs of a word, each with its part of the transliteration. */
type Alignment = readonly (readonly [sign: string, chunk: string])[];

const ROUNDS = 8;

/** Aligns the signs of `from` with parts of `to`, learned from the pairs alone (Viterbi training of a joint model). */
export function align(pairs: readonly Pair[], longest: number, mayBeSilent: boolean) {
  let cost = (_sign: string, chunk: string) => (chunk === '' ? 6 : 2 + Math.abs(chunk.length - 1.7));
  let aligned: { alignment: Alignment; count: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    aligned = pairs.flatMap((pair) => {
      const alignment = best(pair, longest, mayBeSilent, cost);
      return alignment ? [{ alignment, count: pair.count }] : [];
    });
    const seen = new Map<string, number>();
    const total = new Map<string, number>();
    for (const { alignment, count } of aligned)
      for (const [sign, chunk] of alignment) {
        addTo(seen, `${sign}>${chunk}`, Math.sqrt(count));
        addTo(total, sign, Math.sqrt(count));
      }
    cost = (sign, chunk) =>
      -Math.log(((seen.get(`${sign}>${chunk}`) ?? 0) + 0.01 * 0.3 ** chunk.length) / ((total.get(sign) ?? 0) + 1));
  }
  return aligned;
}

function best(
  { from, to }: Pair,
  longest: number,
  mayBeSilent: boolean,
  cost: (sign: string, chunk: string) => number,
): Alignment | undefined {
  const signs = [...from];
  const width = to.length + 1;
  const costs = new Float64Array((signs.length + 1) * width).fill(Infinity);
  const lengths = new Int8Array((signs.length + 1) * width);
  costs[0] = 0;
  signs.forEach((sign, at) => {
    for (let start = 0; start < width; start++) {
      const before = costs[at * width + start]!;
      if (before === Infinity) continue;
      for (let length = mayBeSilent ? 0 : 1; length <= longest && start + length < width; length++) {
        const sum = before + cost(sign, to.slice(start, start + length));
        const index = (at + 1) * width + start + length;
        if (sum < costs[index]!) [costs[index], lengths[index]] = [sum, length];
      }
    }
  });
  if (costs[signs.length * width + to.length] === Infinity) return undefined;
  const alignment: [string, string][] = [];
  let end = to.length;
  for (let at = signs.length; at > 0; at--) {
    const length = lengths[at * width + end]!;
    alignment.unshift([signs[at - 1]!, to.slice(end - length, end)]);
    end -= length;
  }
  return alignment;
}
