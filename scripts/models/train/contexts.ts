import { addTo } from '#scripts/models/statistics.ts';
import { contextsOf } from '#functions/names/script/aligned.ts';
import type { align } from '#scripts/models/train/align.ts';

const BEST = 9;
const worth = (count: number) => Math.sqrt(count);

/**
 * What each sign becomes by its neighbours, packed: a line is a context and its likeliest chunks, each with its cost in
 * quarter nats as a sign of base 36. A context that says hardly anything else than a shorter one is left out.
 */
export function packContexts(aligned: ReturnType<typeof align>, least: readonly number[], gain: number): string {
  const levels = [0, 1, 2, 3].map(() => new Map<string, Map<string, number>>());
  for (const { alignment, count } of aligned) {
    const signs = alignment.map(([sign]) => sign);
    alignment.forEach(([, chunk], at) => {
      contextsOf(signs, at).forEach((context, level) => {
        const chunks = levels[level]!.get(context) ?? new Map<string, number>();
        addTo(chunks, chunk, worth(count));
        levels[level]!.set(context, chunks);
      });
    });
  }
  const likely = new Map<string, Map<string, number>>();
  const packed: string[] = [];
  levels.toReversed().forEach((contexts, depth) => {
    for (const [context, chunks] of contexts) {
      const total = [...chunks.values()].reduce((sum, one) => sum + one, 0);
      const shorter = likely.get(shorterOf(context, likely)) ?? new Map<string, number>();
      const strength = 1;
      const shares = new Map<string, number>();
      for (const chunk of new Set([...chunks.keys(), ...shorter.keys()]))
        shares.set(chunk, ((chunks.get(chunk) ?? 0) + strength * (shorter.get(chunk) ?? 0)) / (total + strength));
      if (depth > 0 && total < least[depth]!) continue;
      let gained = 0;
      for (const [chunk, share] of shares)
        gained += (chunks.get(chunk) ?? 0) * Math.log(share / (shorter.get(chunk) ?? 0.0005));
      if (depth > 0 && gained < gain) continue;
      likely.set(context, shares);
      const top = [...shares]
        .sort((one, other) => other[1] - one[1])
        .slice(0, BEST)
        .filter(([, share]) => share > 0.01);
      const cost = (share: number) => Math.min(35, Math.round(-4 * Math.log(share))).toString(36);
      packed.push([context, ...top.map(([chunk, share]) => cost(share) + chunk)].join(' '));
    }
  });
  return packed.sort().join('\n');
}

/** The longest shorter context that is kept: without the sign before, without the one after, without both. */
const shorterOf = (context: string, kept: ReadonlyMap<string, unknown>): string => {
  const [before = '', sign = '', after = ''] = context.split('|');
  return [`|${sign}|${after}`, `${before}|${sign}|`, `|${sign}|`].find((one) => one !== context && kept.has(one)) ?? '';
};
