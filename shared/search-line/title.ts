import { withoutRelation } from '#shared/search-line/relatives.ts';
import { amid, nameLast, requests, wishes } from '#shared/search-line/request-words.ts';
import { degrees, japaneseTitles, professions, romanisedTitles, titles } from '#shared/search-line/title-words.ts';

const REQUEST = new RegExp(String.raw`^(?:${requests.join('|')})\s*[:,]?\s+(?=\S+)`, 'iu');
const TITLE = new RegExp(
  String.raw`^(?:(?:former|ex|the late)[-\s]+)?(?:${[...titles, ...professions].join('|')})\s+(?=\S)`,
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
/** Forms of address behind a Japanese or Turkish name. */
const BEHIND = new RegExp(
  String.raw`(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2})\s?(?:${japaneseTitles})(?=[\sをは、(\d]|$)|\s+(?:bey|hanım|hoca)(?=\s|$)|(?<=\p{Script=Latin})-(?:${romanisedTitles})(?=\s|$)`,
  'giu',
);
/** Generations and degrees behind a name are no part of it. */
const SUFFIX = /(?<=\p{L}{2}),?\s+(?:[js]r|esq|md|m\.d|phd|ph\.d|dds|rn|cpa)\.?(?=,|$|\s+(?:in|from|near)\s)/iu;
/** 東京の鈴木健一, 神戸に住んでいる長谷川由美, “Bursa’da yaşayan Hakan Çelik”: the place first, with a word that says so. */
const PLACE_FIRST =
  /^(\S{2,}?)(?:に住んで(?:いる|いた|る|た)|に住む|在住の|出身の|の(?=[\p{Script=Han}\p{Script=Katakana}・ー]{2,}(?:[\s、,(\d]|$))|['’][dt][ae](?:n|ki)?\s+(?:(?:yaşayan|oturan|gelen|olan)\s+)?)(?=\S{2})/u;
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

/** A name without title, and without the words of a request around it. */
export function withoutTitle(line: string): string {
  let rest = line
    .replace(/[¿?¡!？！]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const keep = (shorter: string) => {
    const isLeft = /[\p{L}\p{N}]{2}/u.test(shorter);
    if (isLeft) rest = shorter.trim();
  };
  keep(rest.replace(LIVES, ' à '));
  for (let nth = 0; nth < MOST; nth++) keep(withoutRelation(rest.replace(REQUEST, '')));
  keep(rest.replace(NAME_LAST, '$2 $1'));
  for (const pattern of [AMID, WISH, WISH, LAWYER, TITLE, TITLE, BEHIND, PROFESSION, SUFFIX])
    keep(rest.replace(pattern, ''));
  return rest.replace(PLACE_FIRST, '$1 ');
}
