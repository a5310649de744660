type Piece = { text: string; isUncertain: boolean };

/** A text in pieces: those that speech recognition doubts, and the rest. Ranges that overlap or lie outside do no harm. */
export function splitUncertain(text: string, unsure: readonly (readonly [number, number])[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, until] of [...unsure].sort(([a], [b]) => a - b)) {
    const start = Math.max(at, from);
    const end = Math.min(text.length, until);
    if (end <= start) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), isUncertain: false });
    pieces.push({ text: text.slice(start, end), isUncertain: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isUncertain: false });
  return pieces;
}
