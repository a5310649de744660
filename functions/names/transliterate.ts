type Table = readonly (readonly [string, string])[];

const cyrillic: Table = Object.entries({
  shch: 'щ',
  sch: 'ш',
  zh: 'ж',
  kh: 'х',
  ch: 'ч',
  sh: 'ш',
  th: 'т',
  ph: 'ф',
  ck: 'к',
  ts: 'ц',
  ya: 'я',
  yu: 'ю',
  a: 'а',
  b: 'б',
  c: 'к',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'дж',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  x: 'кс',
  y: 'и',
  z: 'з',
});
const greek: Table = Object.entries({
  th: 'θ',
  ph: 'φ',
  ch: 'χ',
  ps: 'ψ',
  ck: 'κ',
  a: 'α',
  b: 'μπ',
  c: 'κ',
  d: 'ντ',
  e: 'ε',
  f: 'φ',
  g: 'γκ',
  h: 'χ',
  i: 'ι',
  j: 'τζ',
  k: 'κ',
  l: 'λ',
  m: 'μ',
  n: 'ν',
  o: 'ο',
  p: 'π',
  q: 'κ',
  r: 'ρ',
  s: 'σ',
  t: 'τ',
  u: 'ου',
  v: 'β',
  w: 'ου',
  x: 'ξ',
  y: 'ι',
  z: 'ζ',
});
const rows = {
  '': 'アイウエオ',
  k: 'カキクケコ',
  s: 'サシスセソ',
  t: 'タチツテト',
  n: 'ナニヌネノ',
  h: 'ハヒフヘホ',
  m: 'マミムメモ',
  r: 'ラリルレロ',
  l: 'ラリルレロ',
  g: 'ガギグゲゴ',
  z: 'ザジズゼゾ',
  d: 'ダヂドデド',
  b: 'バビブベボ',
  p: 'パピプペポ',
  j: 'ジャジジュジェジョ',
  f: 'ファフィフフェフォ',
  v: 'バビブベボ',
  w: 'ワウィウウェウォ',
  c: 'カキクケコ',
  q: 'クァクィククェクォ',
  x: 'クサクシクスクセクソ',
  y: 'ヤイユイェヨ',
} as const;
const small = new Set([...'ャュョァィゥェォ']);

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z ]/g, '');
const capital = (text: string) => text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

function by(table: Table, text: string): string {
  let written = '';
  for (let rest = fold(text); rest;) {
    const [from, to] = table.find(([letters]) => rest.startsWith(letters)) ?? [rest[0]!, rest[0]!];
    written += to;
    rest = rest.slice(from.length);
  }
  return capital(written);
}

/** A Latin name as it is written in other scripts, letter by letter. */
export const inCyrillic = (text: string): string => by(cyrillic, text);
export const inGreek = (text: string): string => by(greek, text).replace(/σ(?!\p{L})/gu, 'ς');

/** Syllable by syllable; a consonant alone takes a u, and an n stands alone. */
export function inKatakana(text: string): string {
  const letters = fold(text)
    .replace(/ch|c(?=[eiy])/g, 'j')
    .replace(/sh/g, 's')
    .replace(/th/g, 's')
    .replace(/ph/g, 'f')
    .replace(/ck/g, 'k')
    .replace(/(.)\1/g, '$1');
  return letters
    .split(' ')
    .map((word) =>
      word.replace(/([^aeiou]?)([aeiou]|(?![aeiou]))/g, (_, consonant: string, vowel: string) => {
        if (!consonant && !vowel) return '';
        if (consonant === 'n' && !vowel) return 'ン';
        const row = rows[consonant as keyof typeof rows] ?? rows[''];
        const syllables: string[] = [];
        for (const sign of row)
          if (small.has(sign) && syllables.length) syllables.push(syllables.pop()! + sign);
          else syllables.push(sign);
        return syllables['aiueo'.indexOf(vowel || 'u')] ?? '';
      }),
    )
    .join('・');
}
