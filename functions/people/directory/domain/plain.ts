import { fold } from '#functions/names/fold.ts';

/** The most that a key of the table takes of a name: room for every script within its 1,024 bytes. */
const LONGEST = 80;

/** A name or a place as the directory's keys hold it: letters, digits and single spaces. */
export const plain = (text: string): string => [...fold(text)].slice(0, LONGEST).join('').trim();

/** A state or province of which no source says the name. */
export const NO_STATE = '-';

export const plainState = (state: string | null | undefined): string => plain(state ?? '') || NO_STATE;

/** Where a mail domain stands: under its first letter; those that begin with a digit stand together, under 0. */
export const initialOf = (domain: string): string => /^[a-z]/.exec(domain)?.[0] ?? '0';
