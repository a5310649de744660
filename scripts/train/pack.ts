import { writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';

/** Writes a model: each text under its name, compressed, with what it says about itself. */
export async function writeModel(name: string, maker: string, texts: Record<string, { says: string; text: string }>) {
  const parts = Object.entries(texts).map(([key, { says, text }]) => {
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_QUALITY]: 11 };
    return `/* ${says} */\nexport const ${key} =\n  '${brotliCompressSync(text, { params }).toString('base64')}';\n`;
  });
  const head = `// Made by ${maker}; what it was trained on, and under which licence: README.md beside this file.\n`;
  await writeFile(`functions/people/names/models/${name}.ts`, head + parts.join(''));
}
