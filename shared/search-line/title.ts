/** What people write before the name that they look for. */
const REQUESTS = [
  String.raw`(?:i(?:['’]m| am)\s+)?(?:looking|searching|search)\s+for|(?:please\s+)?find(?:\s+me)?|who(?:['’]s|\s+is|\s+was)|where(?:['’]s|\s+is)|what(?:['’]s|\s+is)\s+(?:the\s+)?(?:phone(?:\s+number)?|number|address|e-?mail)\s+(?:of|for)`,
  String.raw`(?:does\s+)?any(?:one|body)\s+know(?:\s+(?:where|who))?|do you know(?:\s+(?:where|who))?|(?:an?\s+)?(?:people|person|anyone|somebody|someone|man|woman|guy|lady|girl|boy)\s+(?:named|called)`,
  String.raw`(?:does|is|did|was)(?=\s.*\s(?:still\s+)?(?:lives?|alive|dead)\b)|where does|how old is|is there (?:a|an|any)|my\s+(?:old|former|ex-?|long lost)\s*\w+`,
  String.raw`(?:phone|cell|contact|e-?mail|address)(?:\s+number)?\s+(?:of|for)`,
  String.raw`(?:je\s+)?(?:re)?cherche|qui est|où (?:habite|vit)|est[- ]ce que|quelqu['’]un conna[iî]t|(?:le\s+)?numéro(?:\s+de\s+téléphone)?\s+d[eu]|adresse\s+d[eu]`,
  String.raw`busco(?:\s+a)?|buscar(?:\s+a)?|qui[eé]n es|d[oó]nde vive|alguien conoce a|(?:el\s+)?(?:n[uú]mero|tel[eé]fono)(?:\s+de\s+tel[eé]fono)?\s+de`,
  String.raw`procuro(?:\s+por)?|procurar(?:\s+por)?|quem é|onde mora(?:\s+[oa](?=\s))?|alguém conhece(?:\s+[oa](?=\s))?|(?:o\s+)?(?:n[uú]mero|telefone)(?:\s+de\s+telefone)?\s+d[aeo]`,
  'ищу|найти|кто так(?:ой|ая)|где жив[её]т|(?:номер\\s+)?телефона?|адрес',
  'وين ساكنة?|ابحث عن|أبحث عن|من هو|من هي|أين يسكن|رقم (?:هاتف|جوال|موبايل)|عنوان',
];
const REQUEST = new RegExp(String.raw`^(?:${REQUESTS.join('|')})\s+(?=\S+)`, 'iu');
/** Titles and forms of address before a name. */
const TITLE =
  /^(?:(?:former|ex|the late)[-\s]+)?(?:(?:the\s+)?(?:hon|mr|mrs|ms|mx|dr|prof|rev|sen|rep|gov|pres|capt|sgt|lt|col|gen|mme|mlle|sr|sra|srta|dra|profa|г-н|г-жа|д-р|проф|sn)\.?|miss|sir|professor|doctor|senator|representative|congressman|congresswoman|president|governor|judge|reverend|monsieur|madame|mademoiselle|docteur|professeur|señora?|señorita|doña|senhora?|dona|seu|doutora?|господин|госпожа|доктор|сенатор|президент|السيدة?|الآنسة|الدكتورة?|الأستاذة?|الحاجة?|د\.|أ\.|sayın)\s+(?=\S)/iu;
/** What they want of the person, behind the name. */
const WISHES = [
  String.raw`(?:['’]s?)?\s+(?:(?:cell|mobile|home|work)\s+)?(?:phone(?:\s+number)?|number|address|e-?mail(?:\s+address)?|contact(?:\s+info)?)(?:\s+(?:and|or|&)\s+\w+)?`,
  String.raw`\s+(?:still\s+)?(?:lives?|alive|dead)(?:\s+now)?|\s+(?:vit|habite)(?:\s+(?:toujours|encore))?|\s+vive`,
  String.raw`['’]?[iıuüae]?n?[iıuü]n?\s+(?:telefon(?:u|\s+numarası)?|numarası|adresi)`,
  String.raw`(?:['’][yn]?[iıuü])?\s+(?:arıyorum|kimdir?|nerede)`,
  String.raw`\s*(?:を探しています|を探す|の電話番号|の住所|とは誰)`,
];
const WISH = new RegExp(String.raw`(?:${WISHES.join('|')})\s*\??$`, 'iu');
/** Forms of address behind a Japanese or Turkish name. */
const BEHIND =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2})(?:さん|様|氏|先生)(?=[\sを]|$)|\s+(?:bey|hanım)(?=\s|$)/giu;
/** A wish may also be before the place: “Elif Şahin’i arıyorum Gaziantep”, “Tom Hartley’s phone number Leeds”. */
const AMID =
  /(?:['’][yn]?[iıuü])\s+arıyorum(?=\s)|(?:を探しています|を探す)(?=\s)|['’]s\s+(?:(?:cell|mobile|home|work)\s+)?(?:phone(?:\s+number)?|number|address|e-?mail)(?=\s)|\s+(?:still\s+lives?|live)(?=\s+(?:in|near)\s)|\s+(?:vit|habite)(?:\s+(?:toujours|encore))?(?=\s+à\s)/giu;
/** Generations and degrees behind a name are no part of it. */
const SUFFIX = /(?<=\p{L}{2}),?\s+(?:[js]r|esq|md|m\.d|phd|ph\.d|dds|rn|cpa)\.?(?=,|$|\s+(?:in|from|near)\s)/iu;
/** 東京の鈴木健一, 神戸に住んでいる長谷川由美, “Bursa’da yaşayan Hakan Çelik”: the place first, with a word that says so. */
const PLACE_FIRST =
  /^(\S{2,}?)(?:に住んでいる|在住の|出身の|の(?=[\p{Script=Han}\p{Script=Katakana}・ー]{2,}$)|['’][dt][ae]\s+yaşayan\s+)(?=\S{2})/u;

/** A name without title, and without the words of a request around it. */
export function withoutTitle(line: string): string {
  let rest = line
    .replace(/[¿?¡!]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (const pattern of [REQUEST, AMID, WISH, TITLE, TITLE, BEHIND, SUFFIX]) {
    const shorter = rest.replace(pattern, '').trim();
    if (/[\p{L}\p{N}]{2}/u.test(shorter)) rest = shorter;
  }
  return rest.replace(PLACE_FIRST, '$1 ');
}
