import type en from '#frontend/i18n/en/index.ts';

/** Which words a number takes: English knows two forms, Japanese one, Arabic all six. `other` is never missing. */
type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Counted<K> = K extends `${infer Name}_${Form}` ? Name : never;

/** The shape of English with every phrase free to differ: what each other language must fill, key for key. */
type Words<T> = {
  [K in keyof T as Counted<K> extends never ? K : never]: T[K] extends string ? string : Words<T[K]>;
} & { [K in keyof T as `${Counted<K>}_other`]: string } & {
  [K in keyof T as `${Counted<K>}_${Exclude<Form, 'other'>}`]?: string;
};
export type Phrases = Words<typeof en>;
