import { writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';

/** Compresses what a model knows, as text that can be committed; `unpack` reads it. */
export function pack(content: string | Uint8Array): string {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(content, { params }).toString('base64');
}

/** Writes a model: each text under its name, compressed, with what it says about itself. */
export async function writeModel(name: string, maker: string, texts: Record<string, { says: string; text: string }>) {
  const parts = Object.entries(texts).map(([key, { says, text }]) => {
    return `/* ${says} */\nexport const ${key} =\n  '${pack(text)}';\n`;
  });
  const head = `// Made by ${maker}; what it was trained on, and under which licence: README.md beside this file.\n`;
  await writeFile(`functions/names/models/${name}.ts`, head + parts.join(''));
}
