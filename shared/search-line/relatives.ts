import { borne } from '#shared/search-line/name-words.ts';
import type { Knowledge } from '#shared/search-line/reading.ts';
import { arabicRelations, japaneseRelations, relations } from '#shared/search-line/relation-words.ts';
import { nominativeFirst } from '#shared/search-line/russian-names.ts';

const all = Object.values(relations);
const group = (texts: readonly string[]) => `(?:${texts.join('|')})`;

const before = (text: string) => new RegExp(String.raw`^${text}(?:\s*[,:،]\s*|\s+|(?<=\sd['’]))(?=\S+)`, 'iu');
/** “compañero de clase”: of no person. */
const SCHOOL = String.raw`(?:compañer[oa]|colega|camarade)\s+de\s+(?:la\s+)?(?:clase|classe|escuela|escola|trabajo|trabalho|colegio|universidad|turma|faculdade)`;
/** Kinds that are first names too: “Tia de Souza”, “Mari de la Cruz”, “Primo de Rivera”. */
const ALSO_NAME = String.raw`(?!(?:tia|tio|tía|tío|prim[oa]|mari|pal|papa|child|madre\s+de\s+dios)\s)`;
/** “my old friend”, “mon cousin”, “la femme de”, “hermano de”. “Tia” and “Pal” alone are names. */
const BEFORE = [
  before(
    group(
      [relations.en, relations.fr, relations.pt, relations.es].map(
        ({ mine, kinds, since, of }) =>
          String.raw`(?:(?:${mine})\s+)+(?:${kinds})(?:\s+(?:${since}|${of}))?|(?:${kinds})\s+(?:${since})|${SCHOOL}|${ALSO_NAME}(?:${kinds})\s+(?:${of})`,
      ),
    ),
  ),
  before(String.raw`(?:${arabicRelations})(?=\s+\S+\s+\S)`),
  before(String.raw`(?:(?:${relations.tr.mine})\s+)*(?:${relations.tr.kinds})`),
  before(
    String.raw`(?:(?:${relations.ar.mine})\s+)*(?:${relations.ar.kinds})(?:\s+(?:القديم|السابق|العزيز|المقرب|الكبير|الصغير)ة?)?(?:\s+(?:${relations.ar.since}))?`,
  ),
];
const RUSSIAN_BEFORE = before(
  String.raw`(?:(?:${relations.ru.mine})\s+)*(?:${relations.ru.kinds})(?:\s+(?:${relations.ru.since}))?(?=\s+\S+\s+\S)`,
);
/** 友人の, 高校の同級生だった. */
const JAPANESE_BEFORE = new RegExp(
  String.raw`^(?:(?:私|僕|俺|昔|元|高校|中学|小学校|大学|会社|職場|時代)の?)*(?:${japaneseRelations})(?:の|だった|である|で|\s)\s*(?=\S{2})`,
  'u',
);

/** A line without the relation of a person to the reader, or to another: the named person is searched for. */
export function withoutRelation(line: string, known: Knowledge = {}): string {
  const rest = [...BEFORE, JAPANESE_BEFORE].reduce((text, pattern) => text.replace(pattern, ''), line);
  const russian = rest.replace(RUSSIAN_BEFORE, '');
  return withoutRelationBehind(withoutRelativeFirst(russian === rest ? rest : nominativeFirst(russian, known)), known);
}

const ENGLISH = relations.en;
const TURKISH_KINDS = String.raw`(?:(?:eski|kız|erkek|büyük|küçük|ilk)\s+)*(?:oğlu|kızı|eşi|karısı|kocası|kardeşi|annesi|babası|kuzeni|arkadaşı|ablası|abisi|ağabeyi|amcası|dayısı|teyzesi|halası|dedesi|ninesi|anneannesi|babaannesi|yeğeni|torunu|nişanlısı|sevgilisi|kayınvalidesi|kayınpederi|komşusu|akrabası)`;
/** What a place begins with behind a relation. */
const PLACE_FOLLOWS = String.raw`(?=\s*$|\s*[,،、]|\s+(?:in|from|near|at|who)\s)`;
/** “… バーモント州” behind a relation. */
const JAPANESE_PLACE = String.raw`\S{2,}(?:[都道府県州市区町村]|在住)$`;
/** “… Burlington’da” behind a Turkish relation. */
const TURKISH_PLACE = String.raw`\S+['’][dt][ae]n?\s*$`;
const TURKISH_FOLLOWS = String.raw`(?=\s*$|\s*,|\s+${TURKISH_PLACE})`;
/** “ted cruz’s sister”, “bernie sanders wife”, “Daniel Okafor’un kardeşi”, サンダースの妻: the name first. */
const BEHIND = [
  new RegExp(
    String.raw`(?<=\p{L}{2})(?:['’]s|(?<=s)['’])\s+(?:(?:${ENGLISH.mine})[\s-]+)*(?:${ENGLISH.kinds})${PLACE_FOLLOWS}`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<=^\S+\s\S.*)\s+(?:ex[\s-]?)?(?:wife|husband|girlfriend|boyfriend|sister|brother|daughter|mother|father)${PLACE_FOLLOWS}`,
    'iu',
  ),
  new RegExp(String.raw`(?<=\p{L}{2})['’][nsy]?[ıiuü]n\s+${TURKISH_KINDS}${TURKISH_FOLLOWS}`, 'iu'),
  new RegExp(String.raw`(?<=\S[aeıioöuü])n[ıiuü]n\s+${TURKISH_KINDS}${TURKISH_FOLLOWS}`, 'iu'),
  new RegExp(String.raw`(?<=\S[^aeıioöuü\s'’])[ıiuü]n\s+${TURKISH_KINDS}${TURKISH_FOLLOWS}`, 'iu'),
  new RegExp(
    String.raw`(?<=^\S{2,}.*)の[おご]?元?(?:${japaneseRelations})(?:さん|さま|様)?(?=$|[\s、]+${JAPANESE_PLACE})`,
    'u',
  ),
];
/** “tom harlan’s wife” before a place. */
const ENGLISH_MIDDLE = new RegExp(
  String.raw`(?<=\p{L}{2})(?:['’]s|(?<=s)['’])\s+(?:(?:${ENGLISH.mine})[\s-]+)*(?:${ENGLISH.kinds})\s+`,
  'iu',
);
/** “tom harlan’s wife rita harlan”: she is named herself. */
const ENGLISH_FIRST = new RegExp(
  String.raw`^\S+(?:\s\S+){0,3}?(?:['’]s|(?<=s)['’])\s+(?:(?:${ENGLISH.mine})[\s-]+)*(?:${ENGLISH.kinds})\s+(?!(?:\S+\s+)?(?:in|from|near|at|who|named|called)\s)(?=(\S+)\s+\S)`,
  'iu',
);

function withoutRelationBehind(line: string, known: Knowledge): string {
  const [start = '', first] = ENGLISH_FIRST.exec(line) ?? [];
  // What follows is a name only if it begins with a first name: “bernie sanders’ wife burlington vermont”.
  const isNamed = first && borne(first, 'first', known) !== 'unknown';
  const rest = isNamed ? line.slice(start.length) : line;
  const split = first && !isNamed ? rest.replace(ENGLISH_MIDDLE, ' ') : rest;
  return BEHIND.reduce((text, pattern) => text.replace(pattern, ''), split);
}

/** “son of Patrick Brennan Scranton PA”, “filho do Geraldo Souza”, “ابن جورج حداد”: a relative, behind a whole name. */
const OF = new RegExp(
  String.raw`^(\S+\s+\S.*?|\S{2,})[\s,،(]+(?:(?:the|le|la|el|o|a|his|her)\s+)?(?:${[
    ...all.flatMap(({ kinds, of }) => (of ? [String.raw`(?:${kinds})\s+${of}(?<!['’])\s+|(?:${kinds})\s+d['’]`] : [])),
    String.raw`[sdwf]\/o\s+`,
  ].join('|')})(\S+.*)$`,
  'iu',
);
/** Without a word for “of”, and words that names have too: a whole name before and behind. */
const OF_WHOLE = new RegExp(
  String.raw`^(\S+\s+\S.*?)[\s,،(]+${group(['сын', 'дочь', 'жена', 'муж', 'вдова', 'брат', 'сестра', 'мать', 'отец', 'внук', 'внучка', 'ابن', 'ابنة', 'إبن', 'زوجة', 'زوج', 'أخت', 'شقيق', 'شقيقة', 'والدة', 'والد', 'حفيد'])}\s+(\S+\s+\S+.*)$`,
  'iu',
);
/** “Ahmet Kaya’nın oğlu Mehmet Kaya”, 田中一郎の息子 太郎: the relative comes first. */
const RELATIVE_FIRST = [
  new RegExp(String.raw`^.+?['’]?[ıiuü]n\s+${TURKISH_KINDS}\s+(?!${TURKISH_PLACE})(?=\S+)`, 'iu'),
  new RegExp(String.raw`^.{2,}の(?:${japaneseRelations})(?:の|、|\s)\s*(?!${JAPANESE_PLACE})(?=\S{2})`, 'u'),
];

/** A name and the relative named behind it; the place may be beside the relative. */
export function relativeIn(line: string): { name: string; relative: string } | undefined {
  const [, name, relative] = OF.exec(line) ?? OF_WHOLE.exec(line) ?? [];
  return name && relative ? { name, relative: relative.replace(/\)$/, '') } : undefined;
}

export const withoutRelativeFirst = (line: string): string =>
  RELATIVE_FIRST.reduce((rest, pattern) => rest.replace(pattern, ''), line);

const PLACE_WORDS = String.raw`(?!(?:in|at|on|near|[aà]|en|em|au|le|la|los|im|um|am|около|во?|из|г)\s)(?!\d)`;
/** “née Perrin”, “maiden name Pruitt”, “(девичья Крылова)”, 旧姓 藤井: a marker and a last name, perhaps with its particles. */
const MAIDEN = new RegExp(
  String.raw`[\s,،]*(?<![\p{L}\p{N}])\(?\s*(?:${[
    'née?',
    'nee',
    'born(?:\\s+as)?',
    '(?:(?:her\\s+)?maiden(?:\\s+name)?|birth\\s+name)(?:\\s+(?:is|was))?',
    'formerly',
    'geb(?:\\.|oren(?:e)?)',
    'nom\\s+de\\s+jeune\\s+fille',
    'nome\\s+de\\s+solteir[oa]',
    'nascida',
    '(?:apellido|nombre)\\s+de\\s+soltera',
    'de\\s+soltera',
    'kızlık\\s+(?:soyadı|soyismi|soy\\s+adı)',
    '(?:в\\s+девичестве|девичья\\s+фамилия|девичья|(?<=\\()дев\\.?|урожд[её]нная|урожд\\.|ур\\.|до\\s+замужества|бывшая)',
    '(?:اسم\\s+العائلة\\s+قبل\\s+الزواج|قبل\\s+الزواج|المولودة)',
  ].join('|')})\s*[:：]?\s+${PLACE_WORDS}((?:(?:de|da|do|dos|das|del|la|van|von|le)\s+)*\p{L}[\p{L}\p{M}'’-]+)\s*\)?`,
  'iu',
);
const JAPANESE_MAIDEN =
  /[\s（(]*旧姓\s*[:：]?\s*([\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,6})[）)]?/u;

/** A line without a maiden name, and with it in place of the last name before it. */
export function withoutMaidenName(line: string): { rest: string; other?: string } {
  const found = MAIDEN.exec(line) ?? JAPANESE_MAIDEN.exec(line);
  if (!found) return { rest: line };
  const before = line.slice(0, found.index).replace(/[,،]$/, '').trim();
  const behind = line.slice(found.index + found[0].length).trim();
  if (!/\p{L}{2}/u.test(before)) return { rest: line };
  const first = before.split(' ').slice(0, -1).join(' ');
  const joined = (name: string) => `${name} ${behind}`.trim();
  return { rest: joined(before), ...(first && { other: joined(`${first} ${found[1]}`) }) };
}
