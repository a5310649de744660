import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { Lexicon } from '#functions/nlu/spam/lexicon.ts';
import { pack } from '#scripts/train/pack.ts';
import { ar } from '#scripts/train/spam/concepts/ar.ts';
import { en } from '#scripts/train/spam/concepts/en.ts';
import { es } from '#scripts/train/spam/concepts/es.ts';
import { fr } from '#scripts/train/spam/concepts/fr.ts';
import { ja } from '#scripts/train/spam/concepts/ja.ts';
import { pt } from '#scripts/train/spam/concepts/pt.ts';
import { ru } from '#scripts/train/spam/concepts/ru.ts';
import { tr } from '#scripts/train/spam/concepts/tr.ts';

const FILE = fileURLToPath(new URL('../../../functions/nlu/spam/lexicon.bin.ts', import.meta.url));

/** The phrases as they are written, by language. */
export const written: Lexicon = { en, fr, ja, tr, ar, pt, ru, es };

/** Packs the phrases beside the code that looks for them, and says how large they are. */
export async function writeLexicon(): Promise<number> {
  const packed = pack(JSON.stringify(written));
  await writeFile(
    FILE,
    `// Made by \`npm run train:spam\` of the phrases in \`scripts/train/spam/concepts\`, not by hand.\n\nexport const packed =\n  '${packed}';\n`,
  );
  return packed.length;
}
