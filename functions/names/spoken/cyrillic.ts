import { rulesOf, write } from '#functions/names/spoken/rules.ts';

const rules = rulesOf({
  shch: 'щ',
  'sch|sh': 'ш',
  'tch|ch': 'ч',
  zh: 'ж',
  kh: 'х',
  th: 'т',
  'ph|f': 'ф',
  'ck|k|q': 'к',
  'ts|tz': 'ц',
  'ia(?![a-z])|iya(?![a-z])': 'ия',
  'y[ae]': 'я',
  yu: 'ю',
  yo: 'ё',
  'oo|ou': 'у',
  ee: 'и',
  'c(?=[eiy])|s': 'с',
  c: 'к',
  'h(?![a-z])': '',
  'ay(?![aeiou])': 'ай',
  'ey(?![aeiou])': 'ей',
  'oy(?![aeiou])': 'ой',
  'ie(?![a-z])': 'и',
  '(?<![a-z])e|(?<=[aou])e': 'э',
  '[iy]': 'и',
  ...{ a: 'а', b: 'б', d: 'д', e: 'е', g: 'г', j: 'дж', l: 'л', m: 'м', n: 'н', o: 'о', p: 'п', r: 'р', t: 'т' },
  h: 'х',
  ...{ u: 'у', v: 'в', w: 'у', x: 'кс', z: 'з' },
});

/** A Latin name in Cyrillic. */
export function inCyrillicLetters(spelling: string): string {
  const written = write(spelling, rules);
  return written.slice(0, 1).toUpperCase() + written.slice(1);
}
