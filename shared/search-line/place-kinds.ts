/** What people write before the name of a region or of a town: “state of Arizona”, ولاية أريزونا, “г. Казань”. */
const kinds = {
  region: [
    String.raw`(?:state|province|county)\s+of`,
    String.raw`(?:l['’])?(?:[ée]tat|province|r[ée]gion|d[ée]partement)\s+d(?:u|es?)`,
    String.raw`(?:estado|provincia|província|departamento|comunidad)\s+d(?:el?|[oa])(?:\s+la)?`,
    String.raw`(?:штат|область|обл\.?|республика|провинция|край|регион)(?:е|а|и|я)?`,
    'ولاية|محافظة|إقليم|مقاطعة|منطقة|إمارة',
  ],
  town: [
    String.raw`(?:city|town|village)\s+of`,
    String.raw`(?:ville|commune)\s+d(?:u|es?)`,
    String.raw`(?:ciudad|cidade|municipio|município|pueblo)\s+d(?:el?|[oa])`,
    String.raw`(?:г|гор|пос|дер)\.|г|(?:город|пос[её]лок|село|деревня)(?:е|а|у)?`,
    'مدينة|قرية|بلدة',
  ],
};
/** None is needed behind a dot: “г.Казань”. */
const BLANK = String.raw`(?:\s+|(?<=\.))`;
type PlaceKind = keyof typeof kinds;

const beginnings = (['region', 'town'] as const).map(
  (kind) => [kind, new RegExp(String.raw`^(?:${kinds[kind].join('|')})${BLANK}(?=\p{L})`, 'iu')] as const,
);
/** “Washington state”, “Ankara ili”: behind the name in other languages. */
const endings = [
  ['region', /\s+(?:state|province|oblast|(?:ili|eyaleti)(?:['’]?nde(?:n|ki)?)?)$/iu],
  ['town', /\s+(?:şehri|ilçesi)$/iu],
] as const;
const BEHIND_NAME = new RegExp(
  String.raw`^(.*?[^\s,،、])[\s,،、]+(?=((?:${Object.values(kinds).flat().join('|')})${BLANK}\p{L}.*)$)`,
  'iu',
);

/** “Иванов Г. Казань” */
const INITIAL = /^Г\.?\s*\p{Lu}/u;

/** The name in “state of Arizona”, and what kind of place it is. */
export function withoutPlaceKind(text: string): { name: string; kind?: PlaceKind } {
  for (const [kind, word] of [...beginnings, ...endings])
    if (word.test(text)) return { name: text.replace(word, ''), kind };
  return { name: text };
}

/** “John McCain state of Arizona” in a name, and a place with its kind. */
export function atPlaceKind(line: string): { name: string; place: string } | undefined {
  const [, name, place] = BEHIND_NAME.exec(line) ?? [];
  return name && place && !INITIAL.test(place) ? { name, place } : undefined;
}
