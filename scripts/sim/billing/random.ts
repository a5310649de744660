/** Seeded random numbers (sfc32). */
export type Random = {
  /** From 0 to 1, exclusive. */
  next: () => number;
  chance: (probability: number) => boolean;
  /** A whole number, both ends included. */
  between: (from: number, to: number) => number;
  oneOf: <T>(list: readonly T[]) => T;
  /** An independent generator derived from this one. */
  fork: () => Random;
  bytes: (into: Uint8Array) => void;
};

export function randomOf(seed: number, stream = 0): Random {
  let [a, b, c, d] = [seed | 0, (seed / 2 ** 32) | 0, stream | 0, 1];
  const word = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return t >>> 0;
  };
  for (let i = 0; i < 15; i++) word();
  const random: Random = {
    next: () => word() / 2 ** 32,
    chance: (probability) => probability > 0 && word() < probability * 2 ** 32,
    between: (from, to) => from + Math.floor(random.next() * (to - from + 1)),
    oneOf: (list) => list[Math.floor(random.next() * list.length)]!,
    fork: () => randomOf(word(), word()),
    bytes(into) {
      for (let i = 0; i < into.length; i++) into[i] = word();
    },
  };
  return random;
}
