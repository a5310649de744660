/**
 * The cheapest assignment of rows to distinct columns: the column of each row. Needs at least as many columns as rows,
 * and at most 8 columns, since it iterates over all subsets.
 */
export function assign(costs: number[][]): number[] {
  const columns = costs[0]?.length ?? 0;
  const least = new Float64Array(1 << columns).fill(Infinity);
  const last = new Int8Array(1 << columns).fill(-1);
  least[0] = 0;
  for (let set = 0; set < least.length; set++) {
    const row = costs[size(set)];
    if (!row || least[set] === Infinity) continue;
    for (let column = 0; column < columns; column++) {
      const next = set | (1 << column);
      const cost = least[set]! + row[column]!;
      if (next === set || cost >= least[next]!) continue;
      least[next] = cost;
      last[next] = column;
    }
  }
  let best = -1;
  for (let set = 0; set < least.length; set++)
    if (size(set) === costs.length && (best < 0 || least[set]! < least[best]!)) best = set;
  const chosen = costs.map(() => 0);
  for (let row = costs.length - 1; row >= 0; row--) {
    chosen[row] = last[best]!;
    best &= ~(1 << last[best]!);
  }
  return chosen;
}

function size(set: number): number {
  let count = 0;
  for (let rest = set; rest; rest &= rest - 1) count++;
  return count;
}
