/** A pair as numbers, whether it is of one person, and how much it counts. */
export type Example = { values: number[]; isSame: boolean; weight: number };

const ROUNDS = 30;

/** The bias and a weight for each value that make the examples likeliest, kept small by `penalty`: Newton’s steps. */
export function logistic(examples: Example[], penalty: number): number[] {
  const size = (examples[0]?.values.length ?? 0) + 1;
  const weights = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, at) => (at ? penalty * weight : 0));
    const curve = weights.map((_, at) => weights.map((_, to) => (at === to ? (at ? penalty : 0) + 1e-9 : 0)));
    for (const { values, isSame, weight } of examples) {
      const x = [1, ...values];
      const p = probability(weights, values);
      for (let i = 0; i < size; i++) {
        slope[i]! += weight * (p - Number(isSame)) * x[i]!;
        for (let j = 0; j < size; j++) curve[i]![j]! += weight * p * (1 - p) * x[i]! * x[j]!;
      }
    }
    const step = solve(curve, slope);
    step.forEach((by, at) => (weights[at]! -= by));
    if (Math.max(...step.map(Math.abs)) < 1e-7) break;
  }
  return weights;
}

export function probability([bias = 0, ...weights]: number[], values: number[]): number {
  return 1 / (1 + Math.exp(-values.reduce((sum, value, at) => sum + value * weights[at]!, bias)));
}

/** Gauss and Jordan, with the largest of each column first. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  for (let at = 0; at < rows.length; at++) {
    const sizes = rows.slice(at).map((row) => Math.abs(row[at]!));
    const pivot = at + sizes.indexOf(Math.max(...sizes));
    [rows[at], rows[pivot]] = [rows[pivot]!, rows[at]!];
    for (const [other, row] of rows.entries()) {
      if (other === at) continue;
      const factor = row[at]! / rows[at]![at]!;
      for (let k = at; k < row.length; k++) row[k]! -= factor * rows[at]![k]!;
    }
  }
  return rows.map((row, at) => row.at(-1)! / row[at]!);
}
