import type en from '#frontend/i18n/en/index.ts';

/** The shape of English with every phrase free to differ: what each other language must fill, key for key. */
type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
export type Phrases = Words<typeof en>;

/** A language that is still being written: what it lacks is said in English. */
export type DeepPartial<T> = { [K in keyof T]?: T[K] extends string ? string : DeepPartial<T[K]> };
