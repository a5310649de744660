import { writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';

import { foldedWords } from '#scripts/train/reasons/words.ts';
import { languages } from '#shared/values/language.ts';

/** `node scripts/train/reason-words.ts`: packs the words that reasons are made of, for `reasons.ts` and the product. */
const FILE = 'functions/assistant/understanding/reason/concepts/words.bin.ts';
const packed = languages.map((language) => {
  const text = brotliCompressSync(foldedWords(language)).toString('base64');
  return `  ${language}:\n    '${text}',`;
});
await writeFile(
  FILE,
  `// Made by scripts/train/reason-words.ts of scripts/train/reasons/words.\n\n/** The words of each concept, a line each, folded and packed. */\nexport const packedWords = {\n${packed.join('\n')}\n} as const;\n`,
);
