import { atPlaceKind } from '#shared/search-line/place-kinds.ts';

/** Words before a place. Turkish has endings, and Japanese words behind it. */
const WORDS = [
  String.raw`(?:(?:(?:who|s?he|they)\s+)?(?:(?:used\s+to|now|currently|last|once|is|was)\s+)*(?:lives?|lived|living|born|raised|based|residing)\s+)?(?:in|from|near|around|outside(?:\s+of)?)`,
  String.raw`(?:(?:qui\s+|ils?\s+|elles?\s+)?(?:est\s+|était\s+)?(?:habite|habitait|vit|vivait|née?|originaire|résid(?:e|ait))\s+)?(?:à|en|dans|vers|près\s+d[eu])`,
  String.raw`(?:(?:que\s+|él\s+|ella\s+)?(?:vive|viv[ií]a|vivi[oó]|reside|resid[ií]a|radica|naci[oó]|nacid[oa])\s+)?(?:en|desde|cerca\s+del?)`,
  String.raw`(?:(?:que\s+|ele\s+|ela\s+)?(?:mora|morava|morou|vive|vivia|viveu|reside|residia|nasceu|nascid[oa])\s+)?(?:em|perto\s+d[eoa])`,
  String.raw`(?:(?:котор(?:ый|ая)\s+|он\s+|она\s+)?(?:(?:раньше|когда-то|сейчас)\s+)?(?:жив[её]т|жил[аи]?|проживает|проживал[аи]?|родил(?:ся|ась)|родом)\s+)?(?:во?|из|под|около|возле|недалеко\s+от)`,
  String.raw`(?:(?:(?:اللي|الذي|التي|كانت?|هو|هي)\s+)*(?:ساكنة?|مقيمة?|عايشة?|مولودة?|يسكن|تسكن|يعيش|تعيش|سكنت?|عاشت?)\s+)?(?:في|من|قرب|بالقرب\s+من)`,
  String.raw`(?:(?:qui|ils?|elles?)\s+)?(?:habite|habitait)`,
];
/** “Burlington dans le Vermont”, “Duluth in the state of Minnesota”, “le Vermont”. */
const BETWEEN =
  /\s+(?:dans|en|in|em|no|na|au|в|في)\s+(?:(?:le|la|les|el|the)\s+|l['’])?(?:(?:state|province)\s+of\s+|[ée]tat\s+d[eu]\s+)?|^(?:le|la|les|el|the)\s+/giu;
/** A place without the words between a town and where that is. */
export const withoutPlaceWords = (place: string): string => place.replace(BETWEEN, ' ').trim();
/** Words that are also names: only behind a whole name. */
const BEHIND_NAME = String.raw`at|au|aux|no|na|nos|nas`;
const BEFORE = new RegExp(String.raw`^(.+?)\s+(?:${WORDS.join('|')})\s+(.+)$`, 'iu');
const BEFORE_BEHIND_NAME = new RegExp(String.raw`^(\S+\s+\S.*?)\s+(?:${BEHIND_NAME})\s+(.+)$`, 'iu');
/** “Ayşe Yılmaz Ankara’da”, “… İzmir’den”, “… Bursalı” with its apostrophe. */
const TURKISH =
  /^(.+?)\s+(\S+)['’](?:[dt][ae](?:n|ki)?|l[ıiuü])(?:\s+(?:yaşayan|oturan|(?:yaşıyor|oturuyor)(?:du)?|yaşardı|otururdu))?$/iu;
/** “田中 太郎 横浜在住”. */
const JAPANESE = /^(.+?)\s+(\S{2,}?)(?:在住|出身|に住む|に住んで(?:いる|いた|る|た))$/u;
/** “Maria Cantwell, who lives in”: what is left behind the name. */
const LINK =
  /[\s,،、]*(?:\s(?:who|qui|que|s?he|ils?|elles?|él|ella|ele|ela|он|она|котор(?:ый|ая)|اللي|الذي|التي|كانت?))?[\s,،、]*$/iu;
const AREA = /^the\s+|\s+(?:area|bölgesi)$/giu;

/** “Maria Cantwell in Seattle WA” in name and place, where a word or an ending marks the place, which may have its kind. */
export function atPlaceWord(line: string): { name: string; place: string } | undefined {
  const [, name, place] =
    [BEFORE, BEFORE_BEHIND_NAME, TURKISH, JAPANESE].map((each) => each.exec(line)).find(Boolean) ?? [];
  return name && place ? { name: name.replace(LINK, ''), place: place.replace(AREA, '') } : atPlaceKind(line);
}
