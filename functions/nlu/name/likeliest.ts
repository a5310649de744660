import { nameKey } from '#functions/nlu/name/name-key.ts';

/**
 * The likeliest name of the candidates, with its probability; null if no name is likelier. Candidates for one name add up;
 * overlapping spans only disagree about where a name ends.
 */
export function likeliest(
  values: readonly string[],
  scores: readonly number[],
  noName: number,
): { value: string; confidence: number } | null {
  const most = Math.max(noName, ...scores);
  const none = Math.exp(noName - most);
  const by = new Map<string, { value: string; likely: number; best: number }>();
  const keys = new Map([...new Set(values)].map((value) => [value, nameKey(value)]));
  values.forEach((value, at) => {
    const likely = Math.exp(scores[at]! - most);
    const key = keys.get(value)!;
    const group = by.get(key);
    if (!group) by.set(key, { value, likely, best: likely });
    else {
      group.likely += likely;
      if (likely > group.best) [group.value, group.best] = [value, likely];
    }
  });
  const all = [...by.values()];
  const some = all.reduce((sum, { likely }) => sum + likely, 0);
  if (some <= none) return null;
  const best = all.reduce((one, other) => (other.likely > one.likely ? other : one));
  return { value: best.value, confidence: Number((best.likely / (some + none)).toFixed(3)) };
}
