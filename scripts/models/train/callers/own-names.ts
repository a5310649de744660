import { readFile, writeFile } from 'node:fs/promises';

import { packWords } from '#functions/nlu/name/word-set.ts';
import { fold } from '#functions/names/fold.ts';

const namesIn = async (file: string): Promise<Set<string>> => {
  const text = await readFile(new URL(`../../data/names/${file}.txt`, import.meta.url), 'utf8');
  return new Set(text.split(/\s+/).map(fold).filter(Boolean));
};

/** Packs the names of our own lists, which those of the vocabulary lack. */
export async function writeOwnNames(): Promise<void> {
  const [forenames, surnames] = await Promise.all([namesIn('forenames'), namesIn('surnames')]);
  await writeFile(
    'functions/nlu/name/own-names.bin.ts',
    `// Made by scripts/models/train/callers/own-names.ts.\n\nexport const ownForenames = '${packWords(forenames, 8)}';\nexport const ownSurnames = '${packWords(surnames, 8)}';\n`,
  );
}
