import { writeFile } from 'node:fs/promises';

import { pack } from '#scripts/models/train/pack.ts';
import { foldedWords } from '#scripts/models/train/reasons/words.ts';
import { languages } from '#shared/values/language.ts';

/** `node scripts/models/train/reason-words.ts`: packs the words that reasons are made of, for `reasons.ts` and the product. */
const FILE = 'functions/nlu/reason/concepts/words.bin.ts';
const packed = languages.map((language) => `  ${language}:\n    '${pack(foldedWords(language))}',`);
await writeFile(
  FILE,
  `// Made by scripts/models/train/reason-words.ts of functions/nlu/languages.\n\n/** The words of each concept, a line each, folded and packed. */\nexport const packedWords = {\n${packed.join('\n')}\n} as const;\n`,
);
