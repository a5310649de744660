import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { markOf } from '#functions/account/auth/passwords/common.ts';
import { plainOf } from '#shared/validation/bare-passwords.ts';

/**
 * `npm run models -- train common-passwords`: from the list of leaked passwords that @zxcvbn-ts/language-common brings, and the
 * words of our languages that it lacks, writes functions/account/auth/passwords/common-list.ts, the beginnings of the digests of
 * the most common ones, which are refused, and frontend/src/components/password-strength/common-passwords.json, the same ones in
 * words, which are rated weak.
 */
const MOST = 20_000;
const SHORTEST = 6; // shorter ones are refused by their length
/** Short words are common with figures: “love2024!”. */
const MOST_SHORT = 1_500;
const SHORT = /^\p{L}{4,5}$/u;
const WORDS = 'scripts/models/data/passwords/words.txt';

const list = createRequire(import.meta.url)
  .resolve('@zxcvbn-ts/language-common')
  .replace(/dist.*$/, 'src/passwords.json');
const all = JSON.parse(await readFile(list, 'utf8')) as string[];
const leaked = [
  ...all.filter(({ length }) => length >= SHORTEST).slice(0, MOST),
  ...all.filter((password) => SHORT.test(password)).slice(0, MOST_SHORT),
];
const words = (await readFile(WORDS, 'utf8'))
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .flatMap((line) => line.split(' ').slice(1));
const common = [...new Set([...leaked, ...words.flatMap((word) => [plainOf(word), withoutMarks(plainOf(word))])])];
const marks = [...new Set(common.map((password) => markOf(plainOf(password))))];
const bytes = Buffer.alloc(marks.length * 4);
marks.sort((a, b) => a - b).forEach((mark, i) => bytes.writeUInt32BE(mark, i * 4));

await writeFile(
  'functions/account/auth/passwords/common-list.ts',
  `// Made by scripts/models/train/common-passwords.ts from @zxcvbn-ts/language-common, MIT: see NOTICE; and from ${WORDS}.
/** Of each of the ${MOST} most common passwords, and of the usual words of our languages, the first four bytes of its SHA-256, in order. */
export const marks =
  '${bytes.toString('base64')}';
`,
);
await writeFile(
  'frontend/src/components/password-strength/common-passwords.json',
  `${JSON.stringify(common.join(' '))}\n`,
);

/** As it is typed without accents: sifre, contrasena, звездочка, احبك. Kana stay, whose marks make other letters. */
function withoutMarks(word: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return word;
  if (/\p{Script=Cyrillic}/u.test(word)) return word.replaceAll('ё', 'е');
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').replaceAll('ة', 'ه').replaceAll('ى', 'ي');
}
