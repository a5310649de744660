import { atPlaceKind } from '#shared/search-line/place-kinds.ts';

/** Words before a place. Turkish has endings, and Japanese words behind it. */
const WORDS = [
  String.raw`(?:(?:who\s+)?(?:lives?|lived|living|born|based|residing)\s+)?(?:in|from|near|around|outside(?:\s+of)?)`,
  String.raw`(?:(?:qui\s+)?(?:habite|vit|née?)\s+)?(?:à|en|dans|vers|près\s+d[eu])`,
  String.raw`(?:(?:que\s+)?(?:vive|reside|nacid[oa])\s+)?(?:en|desde|cerca\s+del?)`,
  String.raw`(?:(?:que\s+)?(?:mora|vive|reside|nascid[oa])\s+)?(?:em|perto\s+d[eoa])`,
  String.raw`(?:(?:жив[её]т|проживает|родом)\s+)?(?:во?|из|под|около|возле|недалеко\s+от)`,
  String.raw`(?:(?:ساكن|ساكنة|مقيم|مقيمة|يسكن|تسكن|يعيش|تعيش)\s+)?(?:في|من|قرب|بالقرب\s+من)`,
];
/** Words that are also names: only behind a whole name. */
const BEHIND_NAME = String.raw`at|au|aux|no|na|nos|nas`;
const BEFORE = new RegExp(String.raw`^(.+?)\s+(?:${WORDS.join('|')})\s+(.+)$`, 'iu');
const BEFORE_BEHIND_NAME = new RegExp(String.raw`^(\S+\s+\S.*?)\s+(?:${BEHIND_NAME})\s+(.+)$`, 'iu');
/** “Ayşe Yılmaz Ankara’da”, “… İzmir’den”, “… Bursalı” with its apostrophe. */
const TURKISH = /^(.+?)\s+(\S+)['’](?:[dt][ae](?:n|ki)?|l[ıiuü])(?:\s+(?:yaşayan|oturan|yaşıyor|oturuyor))?$/iu;
/** “田中 太郎 横浜在住”. */
const JAPANESE = /^(.+?)\s+(\S{2,}?)(?:在住|出身|に住む|に住んでいる)$/u;
/** “Maria Cantwell, who lives in”: what is left behind the name. */
const LINK = /[\s,،、]*(?:\s(?:who|qui|que))?[\s,،、]*$/iu;
const AREA = /^the\s+|\s+(?:area|bölgesi)$/giu;

/** “Maria Cantwell in Seattle WA” in name and place, where a word or an ending marks the place, which may have its kind. */
export function atPlaceWord(line: string): { name: string; place: string } | undefined {
  const [, name, place] =
    [BEFORE, BEFORE_BEHIND_NAME, TURKISH, JAPANESE].map((each) => each.exec(line)).find(Boolean) ?? [];
  return name && place ? { name: name.replace(LINK, ''), place: place.replace(AREA, '') } : atPlaceKind(line);
}
