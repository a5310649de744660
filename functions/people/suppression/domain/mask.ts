import type { NameFact } from '#shared/values/person.ts';

const DOTS = '•••••';
/** Family name first, without spaces. */
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々\s]+$/u;

type Name = Pick<NameFact, 'full_name' | 'first_name' | 'middle_name' | 'last_name'>;

/**
 * A name by which its bearer recognises themselves and nobody else learns it: Tamsin R. O•••••, فاطمة ح•••••. A family
 * name of one character, as many in China have, is not shown at all.
 */
export function maskedName({ full_name, first_name, middle_name, last_name }: Name): string {
  if (!first_name || !last_name) return masked(full_name);
  const middle = middle_name && `${initialOf(middle_name)}.`;
  return eastAsian.test(full_name)
    ? `${masked(last_name)} ${first_name}`
    : [first_name, middle, masked(last_name)].filter(Boolean).join(' ');
}

const masked = (name: string) => (charactersOf(name).length > 1 ? initialOf(name) + DOTS : DOTS);

const segmenter = new Intl.Segmenter();
const charactersOf = (text: string) => Array.from(segmenter.segment(text.trim()), ({ segment }) => segment);
const initialOf = (text: string) => charactersOf(text)[0] ?? '';
