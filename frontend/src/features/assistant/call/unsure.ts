export type Piece = { text: string; isUnsure: boolean };

/** A text in pieces: those that speech recognition doubts, and the rest. Ranges that overlap or lie outside do no harm. */
export function pieces(text: string, unsure: readonly (readonly [number, number])[]): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const [from, until] of [...unsure].sort(([a], [b]) => a - b)) {
    const start = Math.max(at, from);
    const end = Math.min(text.length, until);
    if (end <= start) continue;
    if (start > at) found.push({ text: text.slice(at, start), isUnsure: false });
    found.push({ text: text.slice(start, end), isUnsure: true });
    at = end;
  }
  if (at < text.length) found.push({ text: text.slice(at), isUnsure: false });
  return found;
}
