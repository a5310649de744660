import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { markOf, plainOf } from '#functions/account/auth/passwords/common.ts';

/**
 * `npm run models -- train common-passwords`: from the list of leaked passwords that @zxcvbn-ts/language-common brings, writes
 * functions/account/auth/passwords/common-list.ts, the beginnings of the digests of the most common ones, which are refused, and
 * frontend/src/components/password-strength/common-passwords.json, the same ones in words, which are rated weak.
 */
const MOST = 20_000;
const SHORTEST = 6; // shorter ones are refused by their length

const list = createRequire(import.meta.url)
  .resolve('@zxcvbn-ts/language-common')
  .replace(/dist.*$/, 'src/passwords.json');
const passwords = (JSON.parse(await readFile(list, 'utf8')) as string[]).filter(({ length }) => length >= SHORTEST);
const common = passwords.slice(0, MOST);
const marks = common.map((password) => markOf(plainOf(password)));
const bytes = Buffer.alloc(MOST * 4);
marks.sort((a, b) => a - b).forEach((mark, i) => bytes.writeUInt32BE(mark, i * 4));

await writeFile(
  'functions/account/auth/passwords/common-list.ts',
  `// Made by scripts/models/train/common-passwords.ts from @zxcvbn-ts/language-common, MIT: see NOTICE.
/** Of each of the ${MOST} most common passwords the first four bytes of its SHA-256, in order. */
export const marks =
  '${bytes.toString('base64')}';
`,
);
await writeFile(
  'frontend/src/components/password-strength/common-passwords.json',
  `${JSON.stringify(common.join(' '))}\n`,
);
