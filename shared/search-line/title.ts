/** What people write before the name that they look for. */
const REQUESTS = [
  String.raw`(?:i(?:['’]m| am)\s+)?(?:looking|searching|search)\s+for|(?:please\s+)?find(?:\s+me)?|who(?:['’]s|\s+is|\s+was)|where(?:['’]s|\s+is)`,
  String.raw`(?:does\s+)?any(?:one|body)\s+know(?:\s+(?:where|who))?|do you know(?:\s+(?:where|who))?|(?:people|person|anyone|somebody|someone)\s+(?:named|called)`,
  String.raw`(?:phone|cell|contact|e-?mail|address)(?:\s+number)?\s+(?:of|for)`,
  String.raw`(?:je\s+)?(?:re)?cherche|qui est|où habite|(?:le\s+)?numéro(?:\s+de\s+téléphone)?\s+d[eu]|adresse\s+d[eu]`,
  String.raw`busco(?:\s+a)?|buscar(?:\s+a)?|qui[eé]n es|d[oó]nde vive|(?:el\s+)?(?:n[uú]mero|tel[eé]fono)(?:\s+de\s+tel[eé]fono)?\s+de`,
  String.raw`procuro(?:\s+por)?|procurar(?:\s+por)?|quem é|onde mora|(?:o\s+)?(?:n[uú]mero|telefone)(?:\s+de\s+telefone)?\s+d[aeo]`,
  'ищу|найти|кто так(?:ой|ая)|где жив[её]т|(?:номер\\s+)?телефона?|адрес',
  'ابحث عن|أبحث عن|من هو|من هي|أين يسكن|رقم (?:هاتف|جوال|موبايل)|عنوان',
];
const REQUEST = new RegExp(String.raw`^(?:${REQUESTS.join('|')})\s+(?=\S+)`, 'iu');
/** Titles and forms of address before a name. */
const TITLE =
  /^(?:(?:the\s+)?(?:hon|mr|mrs|ms|mx|dr|prof|rev|sen|rep|gov|pres|capt|sgt|lt|col|gen|mme|mlle|sr|sra|srta|dra|profa|г-н|г-жа|д-р|проф|sn)\.?|miss|sir|professor|doctor|senator|representative|congressman|congresswoman|president|governor|judge|reverend|monsieur|madame|mademoiselle|docteur|professeur|señora?|señorita|doña|senhora?|dona|seu|doutora?|господин|госпожа|доктор|сенатор|президент|السيدة?|الآنسة|الدكتورة?|الأستاذة?|الحاجة?|د\.|أ\.|sayın)\s+(?=\S)/iu;
/** What they want of the person, behind the name. */
const WISHES = [
  String.raw`(?:['’]s?)?\s+(?:(?:cell|mobile|home|work)\s+)?(?:phone(?:\s+number)?|number|address|e-?mail(?:\s+address)?|contact(?:\s+info)?)(?:\s+(?:and|or|&)\s+\w+)?`,
  String.raw`\s+lives?`,
  String.raw`['’]?[iıuüae]?n?[iıuü]n?\s+(?:telefon(?:u|\s+numarası)?|numarası|adresi)`,
  String.raw`(?:['’][yn]?[iıuü])?\s+(?:arıyorum|kimdir?|nerede)`,
  String.raw`\s*(?:を探しています|を探す|の電話番号|の住所|とは誰)`,
];
const WISH = new RegExp(String.raw`(?:${WISHES.join('|')})\s*\??$`, 'iu');
/** Forms of address behind a Japanese or Turkish name. */
const BEHIND =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2})(?:さん|様|氏|先生)(?=[\sを]|$)|\s+(?:bey|hanım)(?=\s|$)/giu;
/** The wish of a Turkish or Japanese line may also be before the place: “Elif Şahin’i arıyorum Gaziantep”. */
const AMID = /(?:['’][yn]?[iıuü])\s+arıyorum(?=\s)|(?:を探しています|を探す)(?=\s)/giu;

/** A name without title, and without the words of a request around it. */
export function withoutTitle(line: string): string {
  let rest = line.trim();
  for (const pattern of [AMID, WISH, REQUEST, TITLE, TITLE, BEHIND]) {
    const shorter = rest.replace(pattern, '').trim();
    if (/[\p{L}\p{N}]{2}/u.test(shorter)) rest = shorter;
  }
  return rest;
}
