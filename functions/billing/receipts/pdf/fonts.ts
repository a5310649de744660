import { readFileSync } from 'node:fs';

import { Font } from '@react-pdf/renderer';
import anyAscii from 'any-ascii';

import { fontFile } from '#functions/billing/receipts/pdf/font-files.ts';
import { sfntOf } from '#functions/billing/receipts/pdf/sfnt.ts';
import { type FontScript, fontScripts, type FontWeight, fontWeights } from '#shared/values/pdf-fonts.ts';

const letters: Record<FontScript, RegExp | undefined> = {
  latin: undefined, // always, for digits and punctuation
  'latin-ext': /[\u0100-\u02FF\u1E00-\u1EFF\u2C60-\u2C7F\uA720-\uA7FF]/,
  vietnamese: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9\u20AB]/,
  cyrillic: /\p{Script=Cyrillic}/u,
  'cyrillic-ext': /[\u0460-\u052F\u1C80-\u1C88\u20B4\u2DE0-\u2DFF\uA640-\uA69F]/,
  greek: /\p{Script=Greek}/u,
  arabic: /\p{Script=Arabic}/u,
  japanese: /[\u3000-\u303F\uFF00-\uFFEF]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

type Glyph = { codePoints: number[] };
type Glyphs = {
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  layout: (...text: unknown[]) => { glyphs: Glyph[] };
};

/** The fonts that were read, in the order of `fontScripts`. */
export type Fonts = { families: FontScript[]; glyphs: Glyphs[] };

/**
 * Reads the fonts that a text needs, and forgets those before. An embedded font is not used for another document: fontkit
 * keeps the parts of its composite letters as glyphs without a character, and would leave those letters out.
 */
export async function loadFonts(text: string): Promise<Fonts> {
  const registered = Font.getRegisteredFonts() as Record<string, unknown>;
  for (const script of fontScripts) delete registered[script];
  const families = fontScripts.filter((script) => letters[script]?.test(text) ?? true);
  return { families, glyphs: await Promise.all(families.map(load)) };
}

async function load(script: FontScript): Promise<Glyphs> {
  Font.register({
    family: script,
    fonts: fontWeights.map((fontWeight) => ({ fontWeight, src: source(script, fontWeight) })),
  });
  const [regular] = await Promise.all(
    fontWeights.map(async (fontWeight) => {
      const descriptor = { fontFamily: script, fontWeight, fontStyle: 'normal' } as const;
      await Font.load(descriptor);
      const { data } = Font.getFont(descriptor) as unknown as { data: Glyphs };
      if (script === 'arabic') reverseLigatures(data);
      // The files of one family share a name, by which pdfkit knows a font that is embedded already.
      return Object.defineProperty(data, 'postscriptName', { value: `IBMPlexSans-${script}-${fontWeight}` });
    }),
  );
  return regular!;
}

/**
 * The glyphs of Arabic are written from left to right, as they are seen, and readers turn the letters back when text is copied
 * or searched: those of a ligature, too, which are in the order of reading. So they are listed as they are seen: else the
 * first letters of شركة would change places.
 */
function reverseLigatures(font: Glyphs): void {
  const layout = font.layout.bind(font);
  const reversed = new WeakSet<Glyph>(); // fontkit gives the same glyph again
  font.layout = (...text) => {
    const run = layout(...text);
    for (const glyph of run.glyphs) {
      if (reversed.has(glyph)) continue;
      reversed.add(glyph);
      glyph.codePoints = glyph.codePoints.toReversed();
    }
    return run;
  };
}

const sources = new Map<string, string>();

function source(script: FontScript, weight: FontWeight): string {
  const file = fontFile(script, weight);
  const known = sources.get(file) ?? `data:font/ttf;base64,${sfntOf(readFileSync(file)).toString('base64')}`;
  sources.set(file, known);
  return known;
}

/** Signs that read the same: the Japanese font has the wave dash, and not the full-width tilde of ranges. */
const twins: Readonly<Record<string, string>> = { '～': '〜' };

/** Writes letters that no font has, such as Hebrew or Thai, in Latin ones: a receipt shows no empty boxes. */
export function readableIn({ glyphs }: Fonts): (text: string) => string {
  const isSet = (letter: string) => glyphs.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
  return (text) =>
    [...text]
      .map(
        (letter) =>
          [letter, twins[letter] ?? letter].find((each) => isInvisible(each) || isSet(each)) ?? anyAscii(letter),
      )
      .join('');
}

const isInvisible = (letter: string) => /[\p{Cf}\p{M}\s]/u.test(letter);
