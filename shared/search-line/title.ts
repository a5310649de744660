import type { Knowledge } from '#shared/search-line/reading.ts';
import { withoutRelation } from '#shared/search-line/relatives.ts';
import { amid, nameLast, requests, wishes } from '#shared/search-line/request-words.ts';
import { degrees, japaneseTitles, professions, romanisedTitles, titles } from '#shared/search-line/title-words.ts';

const REQUEST = new RegExp(String.raw`^(?:${requests.join('|')})\s*[:,]?\s+(?=\S+)`, 'iu');
const TITLE = new RegExp(
  String.raw`^(?:(?:former|ex|the late)[-\s]+)?(?:${[...titles, ...professions].join('|')})(?:\s+|(?<=\p{Script=Arabic})\s*\/\s*|(?<=\p{Script=Arabic}\.))(?=\S)`,
  'iu',
);
/** “Av.” is a lawyer in Turkish before a name, and an avenue beside a number. “M.” is a man, or an initial. */
const LAWYER = /^(?:stj\.?\s*)?av\.?\s+(?=\S+\s+\S)(?!.*\d)/iu;
/** Behind a whole name. */
const PROFESSION = new RegExp(
  String.raw`(?<=^\S+\s+\S.*|^[\p{Script=Han}]{3,})[\s,،(]+(?:(?:an?|the|el|la|le|o|a|как)\s+)?(?:${[...professions, degrees].join('|')})\)?(?=[\s,،]|$)`,
  'iu',
);
const WISH = new RegExp(String.raw`(?:${wishes.join('|')})\s*\??$`, 'iu');
const AMID = new RegExp(amid.join('|'), 'giu');
const AFTER_JAPANESE = String.raw`(?=[\sをはがのにと、,()\d]|$)`;
/** Forms of address behind a Japanese or Turkish name; those of a single character are parts of names, too: 王君. */
const BEHIND = new RegExp(
  String.raw`(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}ー]{2})\s?(?:${japaneseTitles})${AFTER_JAPANESE}|(?<=(?:^|[\s、,の])\p{Script=Han})\s?(?:さん|さま|様|先生|ちゃん|くん)${AFTER_JAPANESE}|\s+(?:bey(?:efendi)?|hanım(?:efendi)?|hn\.?|hoca)(?=[\s,()]|$)(?!\s+(?:sok|cad|mah|bulvar))|(?<=\p{Script=Latin})-(?:${romanisedTitles})(?=\s|$)`,
  'giu',
);
/** Elsewhere many families are called Bey. */
const TURKISH_MAN = /\s+bey(?=[\s,()]|$)/iu;
/** 東京の林さん: a word of one character is a name before a form of address. */
const PLACE_BEFORE_ONE = /^(\S{2,}?)の(?=\p{Script=Han}\s?(?:さん|さま|様|先生|ちゃん|くん))/u;
/** Generations and degrees behind a name are no part of it. */
const SUFFIX = /(?<=\p{L}{2}),?\s+(?:[js]r|esq|md|m\.d|phd|ph\.d|dds|rn|cpa)\.?(?=,|$|\s+(?:in|from|near)\s)/iu;
/** 東京の鈴木健一, 神戸に住んでいる長谷川由美, “Bursa’da yaşayan Hakan Çelik”: the place first, with a word that says so. */
const PLACE_FIRST =
  /^(\S{2,}?)(?:に住んで(?:いる|いた|る|た)|に住む|在住の|出身の|の(?=[\p{Script=Han}\p{Script=Katakana}・ー]{2,}(?:[\s、,(\d]|$)))(?=\S{2})/u;
const TURKISH_FIRST =
  /^(\S{2,}(?:\s\S+)?)['’](?:[dt][ae](?:n|ki)?|l[ıiuü])\s+(?:(?:yaşayan|oturan|gelen|olan)\s+)?(\S{2,}.*)$/iu;
/** “vit toujours a Montréal”, without the accent of à. */
const LIVES = /[\s,]+(?:(?:qui|ils?|elles?)\s+)?(?:vit|vivait|habite|habitait)(?:\s+(?:toujours|encore))?\s+[àa]\s+/iu;
/** A person, if nothing but that: “a woman in Tampa called …”. */
const SOMEONE = String.raw`(?:(?:an?|the|une?|una|uma?|el|la|o|a)\s+)?(?:man|woman|guy|lady|girl|boy|person|someone|somebody|homme|femme|personne|hombre|mujer|chic[oa]|persona|homem|mulher|mo[cç][oa]|pessoa|человек|мужчина|женщина|девушка|парень|رجل|امرأة|شخص|واحدة?)`;
const NAME_LAST = new RegExp(
  String.raw`^(?:${SOMEONE}\s+)?(?!\d)(\S.+?)(?:\s*[,،、]\s*|\s+)(?:${nameLast.join('|')})\s*(?=\S{2,}\s+\S|[\p{Script=Han}]{2})([^,،、]+)$`,
  'iu',
);
/** How many requests and relations a line may have: “trying to find my old friend named”. */
const MOST = 4;

/** A name without a title before it. */
export const withoutTitleBefore = (name: string): string => name.replace(TITLE, '');

/** A name without title, and without the words of a request around it. */
export function withoutTitle(line: string, known: Knowledge = {}): string {
  const { countries = ['TR'] } = known;
  const keepsBey = !countries.includes('TR') && TURKISH_MAN.test(line);
  let rest = line
    .replace(PLACE_BEFORE_ONE, '$1 ')
    .replace(/[¿?¡!？！]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const keep = (shorter: string) => {
    const isLeft = /[\p{L}\p{N}]{2}/u.test(shorter);
    if (isLeft) rest = shorter.trim();
  };
  keep(rest.replace(LIVES, ' à '));
  for (let nth = 0; nth < MOST; nth++) keep(withoutRelation(rest.replace(REQUEST, ''), known));
  keep(rest.replace(NAME_LAST, '$2 $1'));
  for (const pattern of [AMID, WISH, WISH, LAWYER, TITLE, TITLE, ...(keepsBey ? [] : [BEHIND]), PROFESSION, SUFFIX])
    keep(rest.replace(pattern, ''));
  return placeBehind(rest.replace(PLACE_FIRST, '$1 '), known);
}

/** “Duluth’lu Tamsin Okafor” with its place behind a comma. Where no place is known the line stays as it is. */
function placeBehind(line: string, { place }: Knowledge): string {
  const [, town = '', name = ''] = TURKISH_FIRST.exec(line) ?? [];
  if (!name || !place) return line;
  return place(town) && !/[,،、]/.test(name) ? `${name}, ${town}` : `${town} ${name}`;
}
