/** The scripts that PDF files are set in, in the order in which their fonts are asked for a letter. */
export const fontScripts = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'arabic',
  'japanese',
] as const;
export type FontScript = (typeof fontScripts)[number];
export const fontWeights = [400, 600] as const;
export type FontWeight = (typeof fontWeights)[number];

/** Where the bundle of a function keeps its fonts, beside its code. */
export const FONTS_FOLDER = 'fonts';

const families: Partial<Record<FontScript, string>> = {
  arabic: 'ibm-plex-sans-arabic',
  japanese: 'ibm-plex-sans-jp',
};
const familyOf = (script: FontScript) => families[script] ?? 'ibm-plex-sans';

export const fontName = (script: FontScript, weight: FontWeight) =>
  `${familyOf(script)}-${script}-${weight}-normal.woff`;

/** The file in its npm package. */
export const fontModule = (script: FontScript, weight: FontWeight) =>
  `@fontsource/${familyOf(script)}/files/${fontName(script, weight)}`;
