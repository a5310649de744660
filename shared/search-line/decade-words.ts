/** The first decade of `DECADE_WORDS`: people in their twenties. */
export const FIRST_DECADE = 20;

/** Words for decades of age, from the twenties on: “la trentaine”, “treinta y tantos”, “trintona”. */
const words = [
  [
    'twenties',
    'vingtaine',
    'veint(?:itantos|ipico|iañer[oa]|e\\s+y\\s+(?:tantos|pico))',
    'vinte\\s+e\\s+poucos',
    'العشرينات',
    'двадцать\\s+с\\s+лишним',
    '二十代',
    'yirmili\\s+yaşlar(?:ında)?',
  ],
  [
    'thirties',
    'trentaine',
    'treint(?:a\\s+y\\s+(?:tantos|pico)|añer[oa]|ona?)',
    'trint(?:a\\s+e\\s+(?:poucos|tantos)|ona|ão)',
    'الثلاثينات',
    'тридцать\\s+с\\s+лишним|за\\s+тридцать',
    '三十代',
    'otuzlu\\s+yaşlar(?:ında)?',
  ],
  [
    'fou?rties',
    'quarantaine',
    'cuarent(?:a\\s+y\\s+(?:tantos|pico)|añer[oa]|ona?)',
    'quarent(?:a\\s+e\\s+(?:poucos|tantos)|ona|ão)',
    'الأربعينات|الاربعينات',
    'сорок\\s+с\\s+лишним|за\\s+сорок',
    '四十代',
    'kırklı\\s+yaşlar(?:ında)?',
  ],
  [
    'fifties',
    'cinquantaine',
    'cincuent(?:a\\s+y\\s+(?:tantos|pico)|añer[oa]|ona?)',
    'cinquent(?:a\\s+e\\s+(?:poucos|tantos)|ona|ão)',
    'الخمسينات',
    'пятьдесят\\s+с\\s+лишним|за\\s+пятьдесят',
    '五十代',
    'ellili\\s+yaşlar(?:ında)?',
  ],
  [
    'sixties',
    'soixantaine',
    'sesent(?:a\\s+y\\s+(?:tantos|pico)|añer[oa]|ona?)',
    'sessent(?:a\\s+e\\s+(?:poucos|tantos)|ona|ão)',
    'الستينات',
    'за\\s+шестьдесят',
    '六十代',
    'altmışlı\\s+yaşlar(?:ında)?',
  ],
  [
    'seventies',
    'septantaine',
    'setent(?:a\\s+y\\s+(?:tantos|pico)|añer[oa]|ona?)',
    'setent(?:a\\s+e\\s+(?:poucos|tantos)|ona|ão)',
    'السبعينات',
    'за\\s+семьдесят',
    '七十代',
    'yetmişli\\s+yaşlar(?:ında)?',
  ],
];
const BEFORE = String.raw`(?:(?:in\s+)?(?:his|her|their|the)\s+|(?:early|mid|late)[\s-]+|(?:dans\s+)?la\s+|de\s+|en\s+sus\s+|na\s+casa\s+dos\s+|в\s+|في\s+)*`;

/** Behind a name. */
export const DECADE_WORDS = words.map(
  (each) => new RegExp(String.raw`(?<=\p{L}.*)[\s,،、(]+${BEFORE}(?:${each.join('|')})\)?(?=[\s,،、]|$)`, 'iu'),
);
