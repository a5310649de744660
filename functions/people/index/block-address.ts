import { spreadOfFirst } from '#functions/people/index/sound.ts';
import { fold } from '#functions/names/fold.ts';

/** Where a block lies: the code of a surname, and below it which part of its people; the code's own path is empty. */
export type BlockAddress = { code: string; path: string };

/** The part of a divided code in which people of a first name lie; `split` is the number of parts as a power of two. */
export const partOf = (firstName: string, split: number): string => partPath(spreadOfFirst(firstName) >> (16 - split));

export const partPath = (part: number) => `#${part.toString(16).padStart(4, '0')}`;

// Facets of a part that too many people share.
export const statePath = (state: string) => `/s${fold(state)}`;
export const cityPath = (state: string, city: string) => `${statePath(state)}/${fold(city)}`;
export const middlePath = (middle: string) => `/m${middle[0]}`;
export const decadePath = (year: number) => `/y${Math.floor(year / 10)}`;
