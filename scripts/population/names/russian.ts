import { russian, type Written } from '#scripts/population/names/written.ts';

/** The female form of a surname: Иванов, Иванова. */
export function feminine(family: Written): Written {
  const native = family.native!;
  if (/(ов|ев|ёв|ин|ын)$/u.test(native)) return { native: `${native}а`, latin: `${family.latin}a` };
  if (/(ский|цкий)$/u.test(native)) {
    return { native: native.replace(/ий$/u, 'ая'), latin: family.latin.replace(/y$/, 'aya') };
  }
  return family;
}

/** The patronymic: Сергей, Сергеевич and Сергеевна. */
export function patronymic(father: string, gender: 'female' | 'male'): Written {
  const female = gender === 'female';
  const irregular: Record<string, [string, string]> = {
    Илья: ['Ильич', 'Ильинична'],
    Никита: ['Никитич', 'Никитична'],
    Павел: ['Павлович', 'Павловна'],
    Пётр: ['Петрович', 'Петровна'],
    Михаил: ['Михайлович', 'Михайловна'],
  };
  const known = irregular[father];
  if (known) return russian(known[female ? 1 : 0]);
  const [stem, end] = /ий$/u.test(father)
    ? [father.slice(0, -2) + (/(г|к|тр)ий$/u.test(father) ? 'и' : 'ь'), 'ев']
    : /[йь]$/u.test(father)
      ? [father.slice(0, -1), 'ев']
      : [father, 'ов'];
  return russian(stem + end + (female ? 'на' : 'ич'));
}
