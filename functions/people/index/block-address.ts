import { spreadOfFirst } from '#functions/people/index/sound.ts';
import { fold } from '#functions/names/fold.ts';

/** The address of a block: a sound code, and the path below it; the code's root has an empty path. */
export type BlockAddress = { code: string; path: string };

/** The part of a divided code for a first name; `split` is the number of parts as a power of two. */
export const partOf = (firstName: string, split: number): string => partPath(spreadOfFirst(firstName) >> (16 - split));

export const partPath = (part: number) => `#${part.toString(16).padStart(4, '0')}`;

// Facets of an oversized part.
export const statePath = (state: string) => `/s${fold(state)}`;
export const cityPath = (state: string, city: string) => `${statePath(state)}/${fold(city)}`;
export const middlePath = (middle: string) => `/m${middle[0]}`;
export const decadePath = (year: number) => `/y${Math.floor(year / 10)}`;
