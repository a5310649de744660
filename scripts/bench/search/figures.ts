/** Recall from the rank of each target, 1 the best, 0 not in the top ten. */
export function recall(ranks: readonly number[]) {
  const n = ranks.length;
  const share = (hits: number) => (n ? Math.round((1000 * hits) / n) / 10 : 0);
  const reciprocal = ranks.reduce((sum, rank) => sum + (rank ? 1 / rank : 0), 0);
  return {
    n,
    hits: { first: ranks.filter((rank) => rank === 1).length, ten: ranks.filter(Boolean).length },
    /** In percent, one decimal. */
    recall_at_1: share(ranks.filter((rank) => rank === 1).length),
    recall_at_10: share(ranks.filter(Boolean).length),
    mrr: n ? Math.round((1000 * reciprocal) / n) / 1000 : 0,
  };
}

/** The least-squares exponent `e` of `y = c · x^e`: 0 is constant, 1 linear. */
export function growthExponent(points: readonly { x: number; y: number }[]): number {
  const logs = points.filter(({ y }) => y > 0).map(({ x, y }) => ({ x: Math.log(x), y: Math.log(y) }));
  if (logs.length < 2) return NaN;
  const mean = (of: 'x' | 'y') => logs.reduce((sum, point) => sum + point[of], 0) / logs.length;
  const [x, y] = [mean('x'), mean('y')];
  const slope = logs.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return slope / logs.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
}
