import { distinct, inSystem, patternOf, write } from '#functions/names/script/spellings.ts';
import type { Sign } from '#functions/names/script/spellings.ts';

// Systems: as English writes it (BGN and newspapers), passports (ICAO), short (Maria, Hristo), French, German.
const signs: Record<string, Sign> = {
  а: 'a',
  б: 'b',
  в: ['v', 'v', 'v', 'v', 'w'],
  г: 'g',
  д: 'd',
  е: 'e',
  ж: ['zh', 'zh', 'zh', 'j', 'sch'],
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ф: 'f',
  ъ: ['', 'ie', 'a'],
  у: ['u', 'u', 'u', 'ou', 'u'],
  х: ['kh', 'kh', 'h', 'kh', 'ch'],
  ц: ['ts', 'ts', 'ts', 'ts', 'z'],
  ы: 'y',
  ь: '',
  ч: ['ch', 'ch', 'ch', 'tch', 'tsch'],
  ш: ['sh', 'sh', 'sh', 'ch', 'sch'],
  э: 'e',
  щ: ['shch', 'shch', 'sht', 'chtch', 'schtsch'],
  ю: ['yu', 'iu', 'yu', 'iou', 'ju'],
  я: ['ya', 'ia', 'ia', 'ia', 'ja'],
  кс: ['ks', 'ks', 'x', 'x', 'x'],
  ье: ['ye', 'e', 'ie', 'ie', 'je'],
  ьи: ['yi', 'i', 'i', 'i', 'ji'],
  і: 'i',
  є: ['ye', 'ie', 'e', 'ie', 'je'],
  ґ: 'g',
  ј: ['j', 'j', 'y', 'i', 'j'],
  љ: 'lj',
  њ: 'nj',
  ћ: ['c', 'c', 'ch'],
  ђ: ['dj', 'd', 'dj'],
  џ: ['dz', 'dzh', 'dj'],
  ѕ: 'dz',
  ә: 'a',
  ө: 'o',
  ү: 'u',
  ұ: 'u',
  қ: ['k', 'q'],
  ғ: ['g', 'gh'],
  ң: 'n',
  һ: 'h',
  ҳ: 'h',
  ҷ: 'j',
  ӣ: 'i',
  җ: 'j',
  ҡ: 'k',
};
const pattern = patternOf(signs);
const serbian: Record<string, Sign> = { ...signs, х: 'h', ц: 'c', ч: 'c', ш: 's', ж: 'z', ј: 'j', џ: 'dz' };

/** Letters that depend on context: folding turns й into и, so the preceding vowel decides. */
const english: [RegExp, string][] = [
  [/[иы]и$/, 'y'],
  [/(?<=[аеоуюяэы])и(?![ая-яёюя])/g, 'y'],
  [/^е/, 'ye'],
  [/(?<=[аоиуыэюя])е/g, 'ye'],
];
const short: [RegExp, string][] = [
  [/[иы]и$/, 'y'],
  [/др$/, 'der'],
];
const ukrainian: [RegExp, string][] = [
  [/ии$/, 'yi'],
  [/г/g, 'h'],
  [/и/g, 'y'],
];
const spell = (word: string, system: number) => inSystem(word, signs, pattern, system);

/** A Cyrillic word: Russian first, with the variants of Ukrainian, Belarusian, Bulgarian and Serbian. */
export function ofCyrillic(word: string): string[] {
  const common = [spell(write(word, english), 0), spell(word, 1), spell(write(word, short), 2), spell(word, 2)];
  const south = () => inSystem(word, serbian, pattern, 0);
  if (/[љњћђџј]/.test(word)) return distinct([south(), ...common]);
  if (/[ієґ]/.test(word)) {
    const own = write(word, ukrainian);
    return distinct([spell(own, 0), spell(own, 1), spell(word.replace(/оу$/, 'ов'), 0), ...common]);
  }
  return distinct([...common, spell(word, 3), /[шжчц]/.test(word) ? south() : spell(word, 4)]);
}

/** Foreign names as Russian and Ukrainian write their sounds: Джордж, Вашингтон, Уильям, Хиллари. */
const foreign: [RegExp, string][] = [
  [/дж/g, 'j'],
  [/^[ув](?=[аеиоэі])/, 'w'],
  [/оу/g, 'ow'],
  [/[эе]и/g, 'ay'],
  [/аи/g, 'i'],
  [/х/g, 'h'],
  [/э/g, 'a'],
];
/** Ukrainian before the present rules, and abroad: Сергий, Хмельницкий. */
const byEar: [RegExp, string][] = [
  [/и/g, 'i'],
  [/г/g, 'g'],
];

/**
 * Further spellings of a Cyrillic word: of a Ukrainian name without a letter that only Ukrainian has, of a foreign name
 * by its sounds.
 */
export function furtherCyrillic(word: string): string[] {
  const isUkrainian = /[ієґ]/.test(word);
  const asUkrainian =
    /[ги]/.test(word) && !isUkrainian
      ? [spell(write(word, ukrainian), 0), spell(write(word, english).replace(/г/g, 'h'), 0)]
      : [];
  const respelt = write(word, foreign);
  return [
    ...asUkrainian,
    ...(respelt === word ? [] : [spell(respelt, 0)]),
    ...(isUkrainian ? [spell(write(word, byEar), 0), spell(write(word, [...english, ...byEar]), 0)] : []),
  ];
}
