import { plain } from '#functions/people/directory/domain/plain.ts';
import { fold } from '#functions/names/fold.ts';
import { romanise } from '#functions/names/romanise.ts';
import type { NameFact } from '#shared/values/person.ts';

/**
 * A name as a directory orders it: the surname first, folded. Alphabets keep their own letters; what is written in Han
 * characters, of which there are too many for an index, stands where its sound does.
 */
export function orderOf({ full_name, first_name, middle_name, last_name }: NameFact): string {
  const written = last_name ? [last_name, first_name, middle_name].filter(Boolean).join(' ') : full_name;
  const sounding = fold(written)
    .split(' ')
    .map((word) => (/\p{Script=Han}/u.test(word) ? (romanise(word)[0] ?? word) : word));
  return plain(sounding.join(' ')) || '0';
}

/**
 * The letters under which a name stands in the index of a list: one, or two where the list is long. A name too short
 * for two repeats its one. A Hangul syllable counts by its first sound, of which there are nineteen.
 */
export function lettersOf(order: string, count: 1 | 2): string {
  const [first = '0', second = first] = order.replaceAll(' ', '').normalize('NFKD');
  return count === 1 ? first : first + second;
}
