import type { Piece } from '#functions/calls/dialogue/number-piece.ts';

const GAP = /^(?:\P{N}|[\s\p{Pd}]et[\s\p{Pd}])?$/u;
const HYPHEN = /\p{Pd}/u;

/**
 * The number that two pieces make in French: “quatre” “vingt”, and then “dix” and “huit” is 98, in Switzerland “nonante”
 * “huit”. Where hyphens are written, a space ends a number below a hundred.
 */
export function joinedInFrench(text: string, last: Piece, piece: Piece): string | null {
  const gap = text.slice(last.end, piece.index);
  if (!GAP.test(gap) || !/^[1-9]\d{0,2}$/.test(piece.digits)) return null;
  if (piece.digits === '100') return /^[2-9]$/.test(last.digits) ? `${last.digits}00` : null;
  const [rest, next] = [Number(last.digits.slice(-2)), Number(piece.digits)];
  const isBegun = HYPHEN.test(text.slice(last.index, last.end)) || /^\p{Pd}\p{L}/u.test(text.slice(piece.end));
  if (rest > 0 && isBegun && !/\p{Pd}|et/u.test(gap)) return null;
  const sum = below100(rest, next);
  if (sum === null || (rest === 0 && last.digits.length < 3)) return null;
  return last.digits.length === 3 ? `${last.digits[0]}${String(sum).padStart(2, '0')}` : String(sum);
}

function below100(rest: number, next: number): number | null {
  if (rest === 4 && next === 20) return 80;
  const isTeen = (rest === 60 || rest === 80) && next >= 10 && next <= 16;
  const isSeventeen = [10, 70, 90].includes(rest) && next >= 7 && next <= 9;
  const isOnes = rest >= 20 && rest % 10 === 0 && next <= 9;
  return rest === 0 || isTeen || isSeventeen || isOnes ? rest + next : null;
}
