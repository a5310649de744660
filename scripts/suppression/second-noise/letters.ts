import type { Random } from '#shared/values/chance.ts';

/** Changes a word as a slip of the hand, the eye or the ear does; null where there is nothing to change. */
export type Slip = (word: string, chance: Random) => string | null;

const ROWS = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
  ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظ'],
];

const upperAs = (like: string, letter: string) => (like === like.toLowerCase() ? letter : letter.toUpperCase());

/** A place to slip: seldom the first letter, which people look at. */
const place = (letters: readonly string[], chance: Random) =>
  chance.happens(0.06) ? 0 : 1 + chance.below(letters.length - 1);

/** A slip in one place of a word of letters that has at least so many. */
const slip =
  (least: number, change: (letters: string[], at: number, chance: Random) => string[]): Slip =>
  (word, chance) => {
    const letters = [...word];
    if (letters.length < least || !letters.every((letter) => /[\p{L}\p{M}'’ -]/u.test(letter))) return null;
    const at = place(letters, chance);
    return /\p{L}/u.test(letters[at]!) ? change(letters, at, chance).join('') : null;
  };

export const dropped = slip(4, (letters, at) => letters.toSpliced(at, 1));
export const doubled = slip(3, (letters, at) =>
  letters.toSpliced(at + 1, 0, at ? letters[at]! : letters[at]!.toLowerCase()),
);
export const swapped = slip(4, (letters, at) => {
  const from = Math.min(Math.max(1, at), letters.length - 2);
  return letters.toSpliced(from, 2, letters[from + 1]!, letters[from]!);
});
export const neighbouringKey = slip(4, (letters, at, chance) => {
  const letter = letters[at]!.toLowerCase();
  const row = ROWS.flat().find((each) => each.includes(letter));
  if (!row) return letters;
  const key = row.indexOf(letter) + (chance.happens(0.5) ? 1 : -1);
  return letters.with(at, upperAs(letters[at]!, row[key] ?? row[row.indexOf(letter) ? row.indexOf(letter) - 1 : 1]!));
});
export const extraKey = slip(4, (letters, at, chance) => {
  const row = ROWS.flat().find((each) => each.includes(letters[at]!.toLowerCase()));
  if (!row) return letters;
  const near = row[Math.max(0, row.indexOf(letters[at]!.toLowerCase()) + (chance.happens(0.5) ? 1 : -1))];
  return near ? letters.toSpliced(at + 1, 0, at ? upperAs(letters[at]!, near) : near) : letters;
});

/** Replaces one of the patterns that occur. */
const oneOf =
  (pairs: readonly (readonly [RegExp, string])[]): Slip =>
  (word, chance) => {
    const fitting = pairs.filter(([from]) => from.test(word));
    if (word.length < 3 || !fitting.length) return null;
    const [from, to] = chance.pick(fitting);
    return word.replace(from, to);
  };

/** What a scanner reads instead. */
export const misread = oneOf([
  [/rn/, 'm'],
  [/(?<=.)m/, 'rn'],
  [/cl/, 'd'],
  [/(?<=.)d/, 'cl'],
  [/(?<=.)l/, '1'],
  [/(?<=.)i/, 'l'],
  [/(?<=.)o/, '0'],
  [/^O/, '0'],
  [/^S/, '5'],
  [/^B/, '8'],
  [/^I/, 'l'],
  [/(?<=.)e/, 'c'],
  [/(?<=.)h/, 'b'],
  [/(?<=.)u/, 'ii'],
  [/(?<=.)w/, 'vv'],
  [/(?<=.)g/, 'q'],
  [/nn/, 'm'],
  [/(?<=.)и/, 'н'],
  [/(?<=.)н/, 'п'],
  [/ب/, 'ن'],
  [/ح/, 'ج'],
  [/ر(?!$)/, 'ز'],
]);

/** What someone writes who only heard it. */
export const misheard = oneOf([
  [/ph/, 'f'],
  [/(?<=.)f/, 'ph'],
  [/ck/, 'k'],
  [/ie/, 'ei'],
  [/ei/, 'ie'],
  [/(?<=.)y/, 'i'],
  [/(?<=.)i(?=.)/, 'y'],
  [/^C(?=[aou])/, 'K'],
  [/^K(?=[aou])/, 'C'],
  [/(?<=.)c(?=[aoukl])/, 'k'],
  [/z/, 's'],
  [/ee/, 'ea'],
  [/ea/, 'ee'],
  [/gh/, ''],
  [/(?<=.)([a-z])\1/, '$1'],
  [/son$/, 'sen'],
  [/sen$/, 'son'],
  [/ey$/, 'y'],
  [/th/, 't'],
  [/(?<=.)v/, 'w'],
  [/(?<=.)w/, 'v'],
  [/x/, 'ks'],
  [/ou/, 'u'],
  [/er$/, 'or'],
  [/(?<=..)e$/, ''],
  [/ai/, 'ay'],
  [/^J(?=[eiu])/, 'G'],
  [/^G(?=e)/, 'J'],
  [/(?<=.)а/, 'о'],
  [/(?<=.)е/, 'и'],
  [/ض/, 'د'],
  [/ظ/, 'ز'],
  [/ص/, 'س'],
]);

/** An unclear handwriting. */
export const unclear = oneOf([
  [/(?<=.)a/, 'o'],
  [/(?<=.)o/, 'a'],
  [/(?<=.)u/, 'v'],
  [/(?<=.)n/, 'u'],
  [/(?<=.)e/, 'i'],
  [/(?<=.)t/, 'l'],
  [/(?<=.)r/, 'v'],
  [/(?<=.)т/, 'м'],
  [/(?<=.)л/, 'м'],
  [/(?<=.)س/, 'ش'],
]);
