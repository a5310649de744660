import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { Lexicon } from '#functions/nlu/spam/lexicon.ts';
import { spamPhrasesOf } from '#functions/nlu/languages/sources.ts';
import { pack } from '#scripts/models/train/pack.ts';

const FILE = fileURLToPath(new URL('../../../../functions/nlu/spam/lexicon.bin.ts', import.meta.url));

/** The phrases as they are written, by language. */
export const sourcePhrases: Lexicon = spamPhrasesOf;

/** Packs the phrases beside the code that looks for them. */
export async function writeLexicon(): Promise<void> {
  const packed = pack(JSON.stringify(sourcePhrases));
  await writeFile(
    FILE,
    `// Made by \`npm run models -- train spam\` of the phrases in \`functions/nlu/languages\`, not by hand.\n\nexport const packed =\n  '${packed}';\n`,
  );
  console.log(`Phrases: ${Math.round(packed.length / 1024)} kB`);
}
