import type { Piece } from '#functions/calls/dialogue/number-piece.ts';

/**
 * The number that two pieces make in Arabic, in its dialects too: units come before tens, “ثمانية” “وعشرين” is 28, and
 * “ثلاثمية” “واتناعش” 312.
 */
export function joinedInArabic(text: string, last: Piece, piece: Piece): string | null {
  const gap = text.slice(last.end, piece.index);
  const [before, next] = [Number(last.digits), Number(piece.digits)];
  const isOne = /^[1-9]$/.test(last.digits);
  if (/^\s?و\s?$/u.test(gap)) {
    const isTens = /^[2-9]0$/.test(piece.digits);
    const isBegun = isOne || /^[1-9]0[1-9]$/.test(last.digits);
    const isContinued = /^[1-9]00$/.test(last.digits) && /^[1-9]\d?$/.test(piece.digits);
    return (isTens && isBegun) || isContinued ? String(before + next) : null;
  }
  if (gap !== ' ') return null;
  if (piece.digits === '100') return /^[3-9]$/.test(last.digits) ? `${last.digits}00` : null;
  if (text.slice(piece.index, piece.end) === 'عشر') return isOne ? `1${last.digits}` : null;
  return /^[1-9]00$/.test(last.digits) && /^[1-9]\d$/.test(piece.digits) ? String(before + next) : null;
}
