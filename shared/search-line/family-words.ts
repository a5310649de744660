import { borne } from '#shared/search-line/name-words.ts';
import type { Knowledge } from '#shared/search-line/reading.ts';

/** What each language writes for all who bear a last name: before the name, or behind it. */
const BEFORE = new RegExp(
  String.raw`^(?:(?:the|la|los|les|a|вся)\s+)?(?:${[
    'famille',
    'familia',
    'família',
    'семь[яюи]',
    'عائلة|عيلة|أسرة|اسرة',
    String.raw`family\s+(?:of|name)`,
  ].join('|')})\s+(?=\S*\p{L}{2})`,
  'iu',
);
const BEHIND = /^(?:the\s+)?(?!the\s)(\S+(?:\s+\S+){0,2})\s+(?:family|ailesi|sülalesi)(?=[\s,،]|$)[\s,،]*(.*)$/iu;
/** 田中家, but no 作家 and no 小説家, who are people by their work. */
const JAPANESE =
  /^(?!(?:小説|音楽|政治|建築|専門|芸術|作曲|写真|評論|落語|活動|実業|投資|起業|漫画|脚本|劇作|書道|陶芸|料理|格闘|宗教|思想)家)(\p{Script=Han}{2,3}?)(?:さん)?(?:家|一家)(?=[\s、]|$)[\s、]*(.*)$/u;

/** “семья Сомовых”: the last name in the singular. */
const RUSSIAN_PLURAL = /^(\p{Script=Cyrillic}+(?:[оеё]в|[иы]н))ых?(?=[\s,]|$)/u;

/** “the Kowalczyks”, “the Joneses”: a plural. */
const ENGLISH_PLURAL = /^the\s+(\p{L}[\p{L}'’-]{2,})(?=$|\s*,|\s+(?:in|from|near|of)\s)(?:\s+of(?=\s))?(.*)$/iu;

/** The last name of “the Kowalczyks”; “the Williams” are called so without an ending. */
function pluralIn(line: string, known: Knowledge): string | undefined {
  const [, plural = '', behind = ''] = ENGLISH_PLURAL.exec(line) ?? [];
  if (!/[^s]s$/i.test(plural)) return undefined;
  const isName = (word: string) => borne(word, 'last', known) !== 'unknown';
  const singular = /(?:s|x|z|ch|sh)es$/i.test(plural) ? plural.slice(0, -2) : plural.replace(/['’]?s$/i, '');
  const name = isName(plural) && !isName(singular) ? plural : singular;
  return `${name}${behind}`;
}

/** The line without its word for a family: “kowalczyk family in hamtramck”, “famille Traoré”, “Öztürk ailesi”. */
export function withoutFamily(line: string, known: Knowledge = {}): string | undefined {
  if (BEFORE.test(line)) return line.replace(BEFORE, '').replace(RUSSIAN_PLURAL, '$1');
  const [, name, behind = ''] = BEHIND.exec(line) ?? JAPANESE.exec(line) ?? [];
  return name ? `${name} ${behind}`.trim() : pluralIn(line, known);
}
