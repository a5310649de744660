import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { fontModule, fontName, FONTS_FOLDER, type FontScript, type FontWeight } from '#shared/values/pdf-fonts.ts';

/** The file of a font: beside this bundle, where infra/bundle.ts copies it, or else as npm installs it. */
export function fontFile(script: FontScript, weight: FontWeight): string {
  const bundled = fileURLToPath(new URL(`${FONTS_FOLDER}/${fontName(script, weight)}`, import.meta.url));
  return existsSync(bundled) ? bundled : createRequire(import.meta.url).resolve(fontModule(script, weight));
}
