import type { Language } from '#shared/values/language.ts';

/**
 * Towns of the US whose names the sources have wrong: the word for an old town where the American one is said otherwise, a
 * description, or a translation that nobody uses. What natives write in the press decides.
 */
export const usTowns: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  Alexandria: { ar: 'ألكسندريا' },
  Athens: { ar: 'أثينز' },
  Bellevue: { ar: 'بيلفيو' },
  Bellingham: { ar: 'بيلينغهام' },
  Berlin: { ar: 'برلين' },
  Bethlehem: { ar: 'بيثليهم' },
  Billings: { ar: 'بيلينغز', es: 'Billings' },
  Bloomington: { ar: 'بلومنغتون' },
  Cairo: { ar: 'كايرو' },
  "Coeur d'Alene": { fr: 'Coeur d’Alene' },
  Foley: { ar: 'فولي' },
  Geneva: { ar: 'جنيفا' },
  Genoa: { ar: 'جينوا' },
  Indianapolis: { ar: 'إنديانابوليس', es: 'Indianápolis', pt: 'Indianápolis' },
  Jericho: { ar: 'جيريكو' },
  Lisbon: { ar: 'ليزبن' },
  'Los Angeles': { ar: 'لوس أنجلوس', es: 'Los Ángeles' },
  Memphis: { es: 'Memphis', pt: 'Memphis' },
  Mesquite: { ar: 'مسكيت' },
  Miami: { ar: 'ميامي' },
  Minneapolis: { ar: 'مينيابوليس', es: 'Mineápolis' },
  'Mount Pleasant': { ar: 'ماونت بليزانت' },
  Pittsburgh: { pt: 'Pittsburgh' },
  Rome: { ar: 'روم', pt: 'Rome', ru: 'Ром' },
  'Saint Paul': { ar: 'سانت بول' },
  'San Jose': { ar: 'سان خوسيه', es: 'San José' },
  'San Rafael': { ar: 'سان رافاييل', pt: 'San Rafael' },
  Vienna: { ar: 'فيينا' },
  'West Des Moines': { ar: 'ويست دي موين' },
};

/** Towns that a language writes as they are stored, where a source translates or describes them. */
const asStored: Partial<Record<Language, string>> = {
  es: `Abington, Albuquerque, Bensalem, Boca Raton, Buffalo, Calumet City, Cape Coral, Cicero, Clarkston, Colts Neck,
    Horsham, Lakewood, Maple Shade, Middletown, Monterey, New Brunswick, New Iberia, New Madrid, New Rochelle, Oregon City,
    Paso Robles, Pennsville, Saint Charles, Saint Joseph, San Pedro, Syracuse, Waverly, West Bloomfield Township`,
  pt: `Clarkston, Columbia, Guilford, Harrogate, Hyannis, Jupiter, Madison, Merrimack, Monroeville, Mount Carmel,
    New Madrid, Ontario, Paso Robles, Saint Charles, Saint Joseph, San Fernando, San Gabriel, Skagway, The Dalles, Topanga,
    Wallingford, Washington Court House, Waterford, Waverly`,
};

/** How the US town of a name is written in the languages whose source has it wrong. */
export function usTownWording(name: string): Partial<Record<Language, string>> {
  const stored = Object.entries(asStored).flatMap(([language, names]) =>
    names.split(/,\s+/).includes(name) ? [[language, name] as const] : [],
  );
  return { ...Object.fromEntries(stored), ...usTowns[name] };
}

/**
 * An Arabic name of a US town in the spelling of the rest: ي at its end, and غ for a hard g behind n and in “burg”, which
 * sources write in both ways.
 */
export function spelledAlike(ar: string, name: string): string {
  const plain = ar.replace(/ى(?= |$)/g, 'ي');
  const sounded = /ng(?!h?[aeiouy])/i.test(name) && !/nj|nge/i.test(name) ? plain.replaceAll('نج', 'نغ') : plain;
  return /b[eu]rg/i.test(name) ? sounded.replace(/ور?ج(?= |$)/g, (end) => end.replace('ج', 'غ')) : sounded;
}
