export type Ways = readonly (readonly [RegExp, string])[];

/** Sounds of Japanese names, with what other systems write. */
export const japaneseSounds: Ways = [
  [/oh?(?=[kstnhmyrwgzdbp])/, 'ou'],
  [/o$/, 'oh'],
  [/o$/, 'ou'],
  [/o(?=[kt])/, 'ō'],
  [/yu/, 'yuu'],
  [/shi/, 'si'],
  [/tsu/, 'tu'],
  [/fu/i, 'hu'],
  [/chi/i, 'ti'],
  [/sh/i, 'sy'],
  [/ji/i, 'zi'],
  [/n(?=[bmp])/, 'm'],
];
/** Sounds of Arabic names: French, English, German and Egyptian clerks each hear others. */
export const arabicSounds: Ways = [
  [/kh/i, 'h'],
  [/q/i, 'k'],
  [/ou/, 'u'],
  [/oo/, 'u'],
  [/ee/, 'i'],
  [/i(?=[a-z])/, 'ee'],
  [/u(?=[a-z])/, 'ou'],
  [/dh/, 'd'],
  [/th/, 't'],
  [/ss/, 's'],
  [/aa/, 'a'],
  [/j/i, 'g'],
  [/y$/, 'i'],
  [/a$/, 'ah'],
  [/sh/i, 'ch'],
  [/w/i, 'ou'],
];
/** Endings and sounds of Russian names in Latin letters. */
export const russianSounds: Ways = [
  [/sky$/, 'skiy'],
  [/sky$/, 'skii'],
  [/ey$/, 'ei'],
  [/ay/, 'ai'],
  [/x/, 'ks'],
  [/ya/i, 'ia'],
  [/yu/i, 'iu'],
  [/y$/, 'iy'],
  [/y$/, 'ij'],
  [/zh/i, 'j'],
  [/kh/i, 'h'],
  [/ch/i, 'tch'],
  [/v(?=a?$)/, 'ff'],
  [/v/i, 'w'],
  [/yo/, 'e'],
  [/^E/, 'Ye'],
  [/ts/, 'c'],
];
