import { SOUNDS, missed, swapped } from '#functions/names/heard/mistakes.ts';

/** Sounds as numbers. */
export type Sounds = Uint8Array;

const LONGEST = 48;
const numbers = new Map([...SOUNDS].map((sound, number) => [sound, number]));

/** Sounds as numbers, cut after 48; what is no sound is left out. */
export const encode = (sounds: string): Sounds =>
  Uint8Array.from([...sounds.slice(0, LONGEST)].flatMap((sound) => numbers.get(sound) ?? []));

const row = new Float64Array(LONGEST + 1);

/** The least that has to be misheard for `meant` to become `heard`, about 1 a sound; Infinity where it is more than `most`. */
export function soundCost(heard: Sounds, meant: Sounds, most = Infinity): number {
  row[0] = 0;
  for (let j = 0; j < meant.length; j++) row[j + 1] = (row[j] ?? 0) + (missed[meant[j] ?? 0] ?? 0);
  for (const sound of heard) {
    const extra = missed[sound] ?? 0;
    let diagonal: number = row[0] ?? 0;
    let least: number = diagonal + extra;
    row[0] = least;
    for (let j = 0; j < meant.length; j++) {
      const above = row[j + 1] ?? 0;
      const swap = diagonal + (swapped[sound * numbers.size + (meant[j] ?? 0)] ?? 0);
      const cost = Math.min(swap, above + extra, (row[j] ?? 0) + (missed[meant[j] ?? 0] ?? 0));
      row[j + 1] = cost;
      if (cost < least) least = cost;
      diagonal = above;
    }
    if (least > most) return Infinity;
  }
  return row[meant.length] ?? 0;
}
