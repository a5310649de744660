/**
 * What the common romanisations of one name share: its consonants, in classes, of a folded Latin word. Frozen: blocks of
 * the index lie under what is made of it.
 */
export const skeletonOf = (latin: string): string => latin.replace(/[aeiouyhw]/g, '').replace(/(.)\1+/g, '$1');
