import { plain } from '#functions/people/directory/domain/plain.ts';
import { fold } from '#functions/names/fold.ts';
import { romanise } from '#functions/names/romanise.ts';
import type { NameFact } from '#shared/values/person.ts';

/**
 * The sort key of a name: surname first, folded. Alphabetic scripts keep their letters; Han characters, too many for an
 * index, sort by their romanisation.
 */
export function orderOf({ full_name, first_name, middle_name, last_name }: NameFact): string {
  const written = last_name ? [last_name, first_name, middle_name].filter(Boolean).join(' ') : full_name;
  const sounding = fold(written)
    .split(' ')
    .map((word) => (/\p{Script=Han}/u.test(word) ? (romanise(word)[0] ?? word) : word));
  return plain(sounding.join(' ')) || '0';
}

/**
 * The initials that a name is filed under: one letter, or two in long lists. A one-letter name repeats its letter. A
 * Hangul syllable counts by its initial consonant, one of nineteen.
 */
export function lettersOf(order: string, count: 1 | 2): string {
  const [first = '0', second = first] = order.replaceAll(' ', '').normalize('NFKD');
  return count === 1 ? first : first + second;
}
