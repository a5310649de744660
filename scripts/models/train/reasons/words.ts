import { writeFile } from 'node:fs/promises';

import { concepts } from '#functions/nlu/reason/concepts/concepts.ts';
import { reasonWordsOf } from '#functions/nlu/languages/sources.ts';
import { pack } from '#scripts/models/train/pack.ts';
import { fold } from '#functions/names/fold.ts';
import { languages, type Language } from '#shared/values/language.ts';

/** A line for each concept, in their order: its words folded, without those that a shorter one of them begins. */
export function foldedWords(language: Language): string {
  const lines = concepts.map((concept) => {
    const folded = reasonWordsOf[language][concept].map((phrase) => {
      const plain = fold(phrase);
      return (language === 'ja' ? plain.replaceAll(' ', '') : plain) + (phrase.endsWith('=') ? '=' : '');
    });
    const once = [...new Set(folded)].filter((phrase) => /[^=]/.test(phrase)).sort();
    const begins = once.filter((phrase) => !/[ =]/.test(phrase));
    return once
      .filter(
        (phrase) => !begins.some((short) => short !== phrase && (phrase.split(' ').at(-1) ?? '').startsWith(short)),
      )
      .join('|');
  });
  return lines.join('\n');
}

/** Packs the words that reasons are made of, for training and the product. */
export async function writeWords(): Promise<void> {
  const packed = languages.map((language) => `  ${language}: '${pack(foldedWords(language))}',`);
  await writeFile(
    'functions/nlu/reason/concepts/words.bin.ts',
    `// Made by \`npm run models -- train reasons\` of the words in \`functions/nlu/languages\`, not by hand.\n\n/** The words of each concept, a line each, folded and packed. */\nexport const packedWords = {\n${packed.join('\n')}\n} as const;\n`,
  );
}
