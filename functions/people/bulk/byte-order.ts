/**
 * Entries lie in one buffer, each as the length of its key, the length of its value (four bytes each, the lowest
 * first), the key, the value.
 */
export const HEAD = 8;
export const keyLength = (arena: Buffer, start: number) => arena.readUInt32LE(start);
export const valueLength = (arena: Buffer, start: number) => arena.readUInt32LE(start + 4);

/** So many bytes of a key and the place of its entry fill one 64-bit number, and the engine sorts those natively. */
const STEP = 5;
const PLACE_BITS = 24;
/** Of less than this, or beyond that depth, entries are compared one by one. */
const FEW = 24;
const DEEPEST = 60;

/** Where the entries begin, by the order of their keys as bytes; equal keys by their values. At most 16 million. */
export function orderOf(arena: Buffer, starts: Uint32Array): Uint32Array {
  const order = starts.slice();
  const words = new BigUint64Array(order.length);
  const halves = new Uint32Array(words.buffer); // of each word first its lower half, then its upper
  const before = new Uint32Array(order.length);

  function sort(from: number, to: number, depth: number): void {
    if (to - from < FEW || depth > DEEPEST) return sortFew(from, to);
    for (let i = from; i < to; i++) {
      const start = order[i]!;
      const end = start + HEAD + keyLength(arena, start);
      const at = start + HEAD + depth;
      const byte = (nth: number) => (at + nth < end ? arena[at + nth]! : 0);
      halves[2 * i + 1] = ((byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | byte(3)) >>> 0;
      halves[2 * i] = ((byte(4) << PLACE_BITS) | (i - from)) >>> 0;
      before[i] = start;
    }
    words.subarray(from, to).sort();
    for (let i = from; i < to; i++) order[i] = before[from + (halves[2 * i]! & ((1 << PLACE_BITS) - 1))]!;
    // The words are used again further down: where the groups of equals end is noted before.
    const ends: number[] = [];
    for (let i = from + 1; i <= to; i++) {
      const isSame =
        i < to &&
        halves[2 * i + 1] === halves[2 * i - 1] &&
        halves[2 * i]! >>> PLACE_BITS === halves[2 * i - 2]! >>> PLACE_BITS;
      if (!isSame) ends.push(i);
    }
    let begin = from;
    for (const end of ends) {
      if (end - begin > 1) sort(begin, end, depth + STEP);
      begin = end;
    }
  }

  function sortFew(from: number, to: number): void {
    if (to - from < 2) return;
    const few = Array.from(order.subarray(from, to)).sort((a, b) => compareAt(arena, a, b));
    order.set(few, from);
  }

  sort(0, order.length, 0);
  return order;
}

function compareAt(arena: Buffer, a: number, b: number): number {
  const [keyA, keyB] = [a + HEAD, b + HEAD];
  const [endA, endB] = [keyA + keyLength(arena, a), keyB + keyLength(arena, b)];
  return (
    arena.compare(arena, keyB, endB, keyA, endA) ||
    arena.compare(arena, endB, endB + valueLength(arena, b), endA, endA + valueLength(arena, a))
  );
}
