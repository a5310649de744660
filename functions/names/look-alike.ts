import { fold } from '#functions/names/fold.ts';

/** Letters of other alphabets by the Latin ones that they look like, capitals by capitals (Unicode’s confusables, those of names). */
const likeLatin: readonly (readonly [letters: string, latin: string])[] = [
  // Cyrillic
  ['АВЕКМНОРСТУХІЈЅҺԚԜЗӀЬ', 'ABEKMHOPCTYXIJSHQW3lb'],
  ['авекмнорстухіјѕһԛԝпгԁьӏ', 'abekmhopctyxijshqwnrdbl'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αβεηικνορτυχγωϲϳ', 'abenikvoptuxywcj'],
  // Armenian and Cherokee
  ['ՕՍՏԼօսոցզհ', 'OUSLouncqh'],
  ['ᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃᏀ', 'ABCDEHJKLMPRSTVWZG'],
  // Rare letters of Latin, and digits
  ['ɑɡɩʙɢʜɪʟɴʀʏᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢ01|', 'agibghilnryacdejkmoptuvwzoll'],
  // Kana by the characters or kana that look the same
  ['力口二工卜八夕一へり', 'カロニエトハターヘリ'],
];
const latinOf = new Map(
  likeLatin.flatMap(([letters, latin]) => [...letters].map((letter, at) => [letter, [...latin][at]!] as const)),
);

/**
 * A name as it looks, for comparison alone: two names that a reader takes for the same have the same look, whatever letters,
 * widths, accents, blanks or invisible characters they are written with.
 */
export function lookOf(name: string): string {
  const letters = [...name.replace(/\p{DI}/gu, '').normalize('NFKD')];
  return fold(letters.map((letter) => latinOf.get(letter) ?? letter).join(''))
    .replaceAll(' ', '')
    .replace(/[i1]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Whether a name looks like one of these, also without what stands in brackets: “Mum (mobile)”. */
export function looksLikeOneOf(name: string, others: readonly string[]): boolean {
  const look = lookOf(name);
  return look !== '' && others.some((other) => lookOf(other) === look || lookOf(withoutBrackets(other)) === look);
}

const withoutBrackets = (name: string): string => name.replace(/[([（【][^)\]）】]*[)\]）】]/gu, ' ');
