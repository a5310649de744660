import type { Language } from '#shared/values/language.ts';

/** What people are to each other, as each language writes it before or behind a name. `X of Y` needs the word for “of”. `since` comes
 * behind the kind: “d’enfance”. */
type Relations = { mine: string; kinds: string; of?: string; since?: string };

/** `mine` comes before the kind, in any number: “my old”. Japanese puts の behind it. */
export const relations: Record<Exclude<Language, 'ja'>, Relations> = {
  en: {
    mine: String.raw`my|our|his|her|an?|the|old|former|ex|long[\s-]lost|late|birth|biological|adopted|best|good|dear|childhood|high\s+school|school|college|university|army|navy|work|first|step|half|great|grand|older|younger|big|little|elementary|teacher`,
    kinds:
      'friends?|buddy|pal|roommate|room\\s?mate|flatmate|housemate|classmate|schoolmate|teammate|coworker|co-worker|colleague|boss|neighbou?r|landlord|tenant|teacher|coach|sweetheart|girlfriend|boyfriend|fianc[eé]e?|crush|ex|partner|spouse|cousin|uncle|aunt|auntie|brother|sister|sibling|half[\\s-]?(?:brother|sister)|step[\\s-]?(?:brother|sister|son|daughter|mother|father|mom|dad)|son|daughter|child|mother|father|mom|mum|dad|parents?|grand(?:mother|father|ma|pa|son|daughter)|nephew|niece|husband|wife|widow|widower|ex[\\s-]?(?:husband|wife|girlfriend|boyfriend)|(?:mother|father|brother|sister|son|daughter)[\\s-]in[\\s-]law|relative',
    of: 'of',
    since: String.raw`from\s+(?:(?:high|elementary|middle|my)\s+)?(?:school|college|childhood|work|university|church|the\s+(?:army|navy))`,
  },
  fr: {
    mine: String.raw`mon|ma|mes|notre|un|une|le|la|mon\s+ancien|ancien(?:ne)?|vieil(?:le)?|vieux|meilleure?|petite?|grande?|demi|beau|belle`,
    kinds:
      'amie?|copain|copine|pote|coll[eè]gue|camarade(?:\\s+de\\s+classe)?|voisine?|professeure?|prof|patronne?|cousine?|oncle|tante|fr[eè]re|s(?:œ|oe)ur|fils|fille|enfant|m[eè]re|p[eè]re|maman|papa|grand[\\s-]?(?:m[eè]re|p[eè]re)|neveu|ni[eè]ce|mari|[eé]poux|[eé]pouse|femme|veuve|fianc[eé]e?|ex|beau[\\s-]?(?:fr[eè]re|p[eè]re|fils)|belle[\\s-]?(?:m[eè]re|s(?:œ|oe)ur|fille)|colocataire|coloc',
    of: "(?:de\\s+la|de|du|d['’])",
    since: String.raw`d['’](?:enfance|[eé]cole|universit[eé]|arm[eé]e)|(?:de|du|de\s+la)\s+(?:lyc[eé]e|coll[eè]ge|fac|classe|travail|r[eé]giment|promo|jeunesse)`,
  },
  tr: {
    mine: String.raw`benim|eski|bizim|sevgili|en\s+yakın|lise|okul|çocukluk|asker|iş|üniversite|ilkokul`,
    kinds:
      'arkada[sş][ıi]m|dostum|kuzenim|kardeşim|a[gğ]abeyim|abim|ablam|annem|babam|dedem|ninem|anneannem|babaannem|amcam|day[ıi]m|teyzem|halam|ye[gğ]enim|o[gğ]lum|k[ıi]z[ıi]m|eşim|kocam|karım|kom[sş]um|[oö][gğ]retmenim|hocam|patronum|sevgilim|ni[sş]anl[ıi]m|akrabam',
  },
  ar: {
    mine: 'أنا|عن|على',
    kinds:
      'صديقي|صديقتي|صاحبي|صاحبتي|زميلي|زميلتي|أخي|اخي|أخويا|اخويا|أختي|اختي|ابن\\s+عمي|ابن\\s+خالي|ابن\\s+عمتي|ابن\\s+خالتي|بنت\\s+عمي|بنت\\s+خالي|عمي|عمتي|خالي|خالتي|والدي|والدتي|أبي|أمي|ابي|امي|ابني|ابنتي|بنتي|جدي|جدتي|زوجي|زوجتي|جاري|جارتي|قريبي|قريبتي|أستاذي|استاذي|مدرسي|معلمي|خطيبي|خطيبتي',
    since: String.raw`(?:من\s+)?(?:أيام\s+)?(?:الطفولة|المدرسة|الجامعة|الجيش|الشغل)`,
  },
  pt: {
    mine: String.raw`o|a|um|uma|meus?|minhas?|nosso|nossa|antig[oa]|velh[oa]|melhor|ex`,
    kinds:
      'amig[oa]|primo|prima|tio|tia|irm[aã]o|irm[aã]|filho|filha|pai|m[aã]e|av[oóôô]|neto|neta|sobrinh[oa]|marido|esposo|esposa|mulher|vi[uú]v[oa]|namorad[oa]|noiv[oa]|vizinh[oa]|colega(?:\\s+de\\s+(?:escola|classe|trabalho|turma|faculdade))?|professora?|chefe|cunhad[oa]|sogr[oa]|padrinho|madrinha|parente|ex[\\s-]?(?:marido|mulher|esposa|namorad[oa])',
    of: 'd[aeo]s?',
    since: String.raw`d[aeo]\s+(?:inf[aâ]ncia|escola|col[eé]gio|faculdade|trabalho|ex[eé]rcito|juventude)`,
  },
  ru: {
    mine: 'моего|мою|моя|мой|моих|нашего|нашу|старого|старую|бывшего|бывшую|бывший|бывшая|школьного|школьную|лучшего|двоюродного|двоюродную|родного|родную|по\\s+имени',
    kinds:
      'одноклассни(?:ка|цу|к|ца)|однокурсни(?:ка|цу|к|ца)|сослуживца|сослуживец|друга|друг|подругу|подруга|при[яа]тел[яь]|знаком(?:ого|ую|ый|ая)|коллегу?|коллега|сосед(?:а|ку|ка)?|брата?|сестр[уа]|сына?|дочь|отца|отец|мать|маму|папу|мужа?|жен[уа]|вдов[уа]|д[яе]д[юя]|дедушку|бабушку|т[её]т[юя]|плем[яе]нни(?:ка|цу|к|ца)|внука?|внучк[уа]|родственни(?:ка|цу|к|ца)|учител(?:я|ьницу|ь|ьница)|начальника',
    of: '',
    since: String.raw`(?:из\s+)?детства|по\s+(?:школе|институту|работе|армии|службе)`,
  },
  es: {
    mine: String.raw`a|mi|mis|un|una|el|la|nuestr[oa]|viej[oa]|antigu[oa]|mejor|ex|medio|media`,
    kinds:
      'amig[oa]|prim[oa]|t[ií][oa]|herman[oa]|hij[oa]|padre|madre|pap[aá]|mam[aá]|abuel[oa]|niet[oa]|sobrin[oa]|marido|espos[oa]|mujer|viud[oa]|novi[oa]|vecin[oa]|compañer[oa](?:\\s+de\\s+(?:clase|escuela|trabajo|colegio|universidad))?|colega|profesora?|maestr[oa]|jef[ea]|cuñad[oa]|suegr[oa]|padrin[oa]|compadre|comadre|pariente|ex[\\s-]?(?:marido|mujer|espos[oa]|novi[oa])|medi[oa]\\s+herman[oa]',
    of: 'del?(?:\\s+(?:don|doña|la|el))?',
    since: String.raw`del?\s+(?:la\s+)?(?:infancia|escuela|colegio|universidad|trabajo|ej[eé]rcito|juventud|barrio)`,
  },
};

/** 友人の…, 同級生だった…: a person by what they are to the reader. */
export const japaneseRelations =
  '友人|友達|親友|知人|知り合い|同級生|同窓生|同僚|先輩|後輩|上司|部下|恩師|先生|幼馴染|幼なじみ|元彼|元カレ|元カノ|彼氏|彼女|恋人|婚約者|夫|妻|主人|旦那|家内|奥さん|父|母|父親|母親|兄|姉|弟|妹|息子|娘|祖父|祖母|叔父|叔母|伯父|伯母|おじ|おば|いとこ|従兄弟|従姉妹|従弟|従妹|甥|姪|孫|親戚|隣人|大家';

/** Before a whole name that they belong to: زوجة برني ساندرز. */
export const arabicRelations =
  '(?:زوجة|زوج|أرملة|ارملة|خطيبة?|أخت|اخت|أخ|اخ|أخو|اخو|شقيقة?|ابنة|إبنة|ابن|إبن|بنت|والدة?|حفيدة?|جدة?|عمة?|خالة?|صديقة?|طليقة?)(?:\\s+(?:عم|خال|عمة|خالة|أخ|أخت)(?=\\s))?';
