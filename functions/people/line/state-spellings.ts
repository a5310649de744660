import { fold } from '#functions/names/fold.ts';

/** How the states of the US are also written, where the gazetteer has one spelling of a language. By code. */
const spellings: Record<string, string> = {
  CT: 'كونيتيكيت',
  FL: 'فلوردا',
  KY: 'كينتاكي',
  MA: 'ماساشوستس|ماساتشوسيتس|массачусетс',
  MD: 'ماريلاند|ميريلاند|мериленд',
  MI: 'ميشيجان|ميتشيغان|ميتشجان',
  MN: 'منيسوتا',
  NC: 'كارولينا الشمالية|نورث كارولينا|نورث كارولاينا',
  NH: 'نيو هامبشير|نيو هامشير',
  NJ: 'نيو جيرسي|نيو جرسي|нью джерси',
  NM: 'نيو مكسيكو|نيو ميكسيكو',
  OR: 'اوريجون',
  PA: 'بنسلفانيا|пенсильвания',
  SC: 'كارولينا الجنوبية|ساوث كارولينا|ساوث كارولاينا',
  TX: 'تكسس',
  UT: 'يوتاه',
  VA: 'فرجينيا|вирджиния',
  WI: 'وسكونسن',
  WV: 'فرجينيا الغربية|ويست فرجينيا|ويست فيرجينيا|западная вирджиния',
};

const codes = new Map(
  Object.entries(spellings).flatMap(([code, names]) => names.split('|').map((name) => [fold(name), code] as const)),
);

/** The code of the state that a folded text is another spelling of. */
export const stateSpelled = (folded: string): string | undefined => codes.get(folded);
