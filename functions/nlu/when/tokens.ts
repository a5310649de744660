/** A text in the spelling of the word tables, with the original position of each letter. */
type Folded = { text: string; origins: number[] };

const cache = new Map<string, string>();
const alike: Record<string, string> = {
  ى: 'ي',
  ة: 'ه',
  ı: 'i',
  ـ: '',
  '’': "'",
  '′': "'",
  '″': '"',
  '”': '"',
  '“': '"',
};

/** Small letters without their marks, digits as 0 to 9; interchangeable Arabic letters become one. */
export function foldWithOrigins(source: string): Folded {
  let text = '';
  const origins: number[] = [];
  let index = 0;
  for (const letter of source) {
    const plain = foldLetter(letter);
    for (let i = 0; i < plain.length; i++) origins.push(index);
    text += plain;
    index += letter.length;
  }
  origins.push(source.length);
  return { text, origins };
}

function foldLetter(letter: string): string {
  if (letter >= ' ' && letter <= '@') return letter;
  if (letter >= 'a' && letter <= 'z') return letter;
  let plain = cache.get(letter);
  if (plain === undefined) {
    const bare = letter.normalize('NFKD').toLowerCase().normalize('NFD');
    // The marks that turn か into が are kept.
    plain = [...bare.replace(/(?![\u3099\u309a])\p{M}/gu, '').normalize('NFC')]
      .map((one) => alike[one] ?? digit(one))
      .join('');
    if (cache.size < 5000) cache.set(letter, plain); // bounds the memory
  }
  return plain;
}

function digit(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const zero = [0x660, 0x6f0, 0x966].find((first) => code >= first && code <= first + 9);
  return zero ? String(code - zero) : letter;
}

/** The digits of any script as 0 to 9. */
export const figuresOf = (text: string) => [...text.normalize('NFKC')].map(digit).join('');

/** A piece of a folded text. `glued`: directly after the one before; `fresh`: at the start of a sentence. */
export type Token = { text: string; index: number; end: number; glued: boolean; fresh: boolean };

const PIECE = /\d+|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]|\p{L}+|[:/.,'"@+-]|[!?;。？！؟]/gu;

/** Digits, words and, in scripts without spaces, letters. Marks are kept only where they may be part of a number. */
export function tokensOf({ text, origins }: Folded): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  let fresh = true;
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const [before = ' ', after = ' '] = [text[index - 1], text[index + piece.length]];
    const isMark = /^[^\p{L}\d@]$/u.test(piece);
    const isNumeric =
      isMark && /\d/.test(before) && (/\d/.test(after) || (/['"]/.test(piece) && !/\p{L}/u.test(after)));
    if (isMark && !isNumeric) {
      if (
        /[!?;。？！؟]/.test(piece) ||
        (piece === '.' && before.length && after === ' ' && /\p{L}\p{L}\p{L}/u.test(text.slice(index - 3, index)))
      )
        fresh = true;
      if (/^['.-]$/.test(piece) && end === index) end = index + 1; // what it joins stays joined
      continue;
    }
    tokens.push({
      text: piece,
      index: origins[index] ?? 0,
      end: endOf(origins, index + piece.length),
      glued: index === end,
      fresh,
    });
    end = index + piece.length;
    fresh = false;
  }
  return tokens;
}

/** The end of the source letter whose last folded part ends at `to`. */
function endOf(origins: number[], to: number): number {
  const last = origins[to - 1] ?? 0;
  let next = to;
  while (origins[next] === last) next++;
  return origins[next] ?? last + 1;
}
