/** A sound as `sounds.ts` writes it, by number. */
export const SOUNDS = 'aA@cWYERIeioOUubCdDfghJklmnGprsStTvwyzZx';

/** Sounds that are taken for each other, most of all on a telephone, and how much of a mistake it is, 0 to 1. */
const alike: Record<string, string> = {
  '0.2': 'sz SZ RA rx',
  '0.3': 'TD fT SC ZJ Rr xA',
  '0.35': 'vD',
  '0.4': 'fv CJ mnG sT dD yi yI wu Ra Rc RE RU RI Rx',
  '0.45': 'td',
  '0.5': 'pb kg sS tC dJ rw bv tT vw lU wU wo Ro',
  '0.6': 'ptk bdg fTsSh vDzZ lrwy bm dn pf kh lo wu',
  '0.7': 'bw nl lc lA',
  '0.8': 'gy',
};
const groups = Object.entries(alike).flatMap(([cost, sets]) =>
  sets.split(' ').map((sounds) => ({ sounds, cost: Number(cost) })),
);

/** Where a vowel is spoken: how open, how far back, how rounded. */
const vowels: Record<string, [open: number, back: number, round: number]> = {
  ...{ i: [0, 0, 0], I: [0.2, 0.15, 0], e: [0.4, 0, 0], E: [0.55, 0.1, 0], '@': [0.85, 0.2, 0], A: [0.5, 0.5, 0] },
  ...{ a: [1, 0.8, 0.1], c: [0.7, 1, 0.6], o: [0.45, 1, 0.8], U: [0.2, 0.9, 0.7], u: [0, 0.9, 1], R: [0.45, 0.5, 0.2] },
  ...{ W: [0.8, 0.7, 0.5], Y: [0.8, 0.4, 0], O: [0.5, 0.8, 0.6] },
};

/** How much of a mistake it is to hear the one sound for the other: 0 for the same, 1 for two that share nothing. */
function between(one: string, other: string): number {
  if (one === other) return 0;
  const near = Math.min(
    1,
    ...groups.flatMap(({ sounds, cost }) => (sounds.includes(one) && sounds.includes(other) ? cost : [])),
  );
  const [a, b] = [vowels[one], vowels[other]];
  if (a && b) return Math.min(near, 0.2 + 0.5 * Math.hypot(a[0] - b[0], a[1] - b[1], 0.5 * (a[2] - b[2])));
  return (a || b) && near === 1 ? 1.3 : near;
}

/** What a sound costs that is missed, or heard where there is none. */
const faint: Record<string, number> = {
  ...{
    x: 0.2,
    h: 0.4,
    A: 0.4,
    y: 0.4,
    I: 0.5,
    w: 0.6,
    r: 0.6,
    R: 0.6,
    t: 0.65,
    d: 0.65,
    z: 0.65,
    s: 0.7,
    l: 0.75,
    n: 0.75,
  },
};

const all = [...SOUNDS];
/** By sound heard times the number of sounds, plus sound meant. */
export const swapped = Float64Array.from(all.flatMap((heard) => all.map((meant) => between(heard, meant))));
export const missed = Float64Array.from(all, (sound) => faint[sound] ?? (vowels[sound] ? 0.6 : 0.85));
