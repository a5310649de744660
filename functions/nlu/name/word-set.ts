/** A probabilistic set of words: contains every word added, and at most one in a hundred others. */
export type WordSet = { has(word: string): boolean };

/** A 32-bit hash: FNV-1a with a final mix. */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const placeOf = (word: string, range: number): number => Math.floor((hashOf(word) / 2 ** 32) * range);

/**
 * Packs a set: the places of its words in order, each as its distance from the one before, in Golomb-Rice code. The false
 * positive rate is one in 2 ** `bits`.
 */
export function packWords(words: ReadonlySet<string>, bits = 7): string {
  const range = Math.max(words.size, 1) * 2 ** bits;
  const places = [...new Set([...words].map((word) => placeOf(word, range)))].sort((one, other) => one - other);
  const positions: number[] = [];
  let before = -1;
  for (const place of places) {
    const gap = place - before - 1;
    before = place;
    for (let ones = gap >> bits; ones > 0; ones--) positions.push(1);
    positions.push(0);
    for (let bit = bits - 1; bit >= 0; bit--) positions.push((gap >> bit) & 1);
  }
  const bytes = new Uint8Array(Math.ceil(positions.length / 8));
  positions.forEach((bit, at) => (bytes[at >> 3]! |= bit << (at & 7)));
  return `${bits}:${words.size}:${places.length}:${Buffer.from(bytes).toString('base64')}`;
}

function placesIn(packed: string): { range: number; places: Uint32Array } {
  const [bits = 0, size = 0, count = 0] = packed.split(':', 3).map(Number);
  const bytes = Buffer.from(packed.slice(packed.lastIndexOf(':') + 1), 'base64');
  const places = new Uint32Array(count);
  let [at, place] = [0, -1];
  const next = () => {
    const bit = (bytes[at >> 3]! >> (at & 7)) & 1;
    at++;
    return bit;
  };
  for (let index = 0; index < count; index++) {
    let gap = 0;
    while (next()) gap++;
    for (let bit = 0; bit < bits; bit++) gap = (gap << 1) | next();
    place += gap + 1;
    places[index] = place;
  }
  return { range: Math.max(size, 1) * 2 ** bits, places };
}

/** A packed set, unpacked on first use. */
export function wordSet(packed: string): WordSet {
  let set: ReturnType<typeof placesIn> | undefined;
  return {
    has(word) {
      const { range, places } = (set ??= placesIn(packed || '0:0:0:'));
      const place = placeOf(word, range);
      let [low, high] = [0, places.length - 1];
      while (low <= high) {
        const middle = (low + high) >> 1;
        if (places[middle]! === place) return true;
        if (places[middle]! < place) low = middle + 1;
        else high = middle - 1;
      }
      return false;
    },
  };
}
