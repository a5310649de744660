import { fold } from '#functions/names/fold.ts';

/** Maximum length of a name in a table key: every script fits into 1,024 bytes. */
const LONGEST = 80;

/** A name or place as used in directory keys: letters, digits and single spaces. */
export const plain = (text: string): string => [...fold(text)].slice(0, LONGEST).join('').trim();

/** Placeholder for an unknown state or province. */
export const NO_STATE = '-';

export const plainState = (state: string | null | undefined): string => plain(state ?? '') || NO_STATE;

/** The initial of a mail domain; domains that start with a digit are filed under 0. */
export const initialOf = (domain: string): string => /^[a-z]/.exec(domain)?.[0] ?? '0';
