/** The letters of Arabic alone: Persian, Urdu, Kurdish and Uyghur have others, or other forms of these. */
const ARABIC = /^[\u0621-\u063a\u0641-\u064a\s-]+$/;
const ANY = /[\u0600-\u06ff\u0750-\u077f]/;
/** Letters that Persian and Urdu write with other signs, if at all: a name with one of them is Arabic. */
const DISTINCT = /[ةأإآؤئىيك]/g;
const KIND = /^(?:محافظة|مدينة|ولاية|مقاطعة) /;
/** Countries whose people write their towns so. */
const SPEAKING = new Set('AE BH DJ DZ EG EH IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TD TN YE'.split(' '));

/**
 * The Arabic name among the names of a town in all languages; undefined where none is surely Arabic. GeoNames as packed
 * does not say which language a name is of.
 */
export function arabicNameOf(names: readonly string[], country: string): string | undefined {
  const written = names.filter((name) => ANY.test(name));
  const arabic = written.filter((name) => ARABIC.test(name));
  // “Governorate of …” and “city of …” say more than the name.
  const bare = arabic.filter((name) => !KIND.test(name));
  const ranked = (bare.length ? bare : arabic)
    .map((name) => ({
      name,
      distinct: (name.match(DISTINCT)?.length ?? 0) + (/^ال/.test(name) ? 1 : 0) - (/ه$/.test(name) ? 1 : 0),
    }))
    .sort((a, b) => b.distinct - a.distinct || b.name.length - a.name.length);
  const [best] = ranked;
  if (!best) return undefined;
  return best.distinct > 0 || arabic.length === 1 || SPEAKING.has(country) ? best.name : undefined;
}
