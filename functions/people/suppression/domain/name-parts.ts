import { fold } from '#functions/names/fold.ts';

/** Titles, credentials and notes that sources write into a name. */
const NOTES =
  /^(mr|mrs|ms|miss|mme|mlle|herr|frau|sra|bay|bayan|dr|prof|rev|hon|sir|md|phd|dds|rn|cpa|esq|ret|retired|jd|mba|pe|tr|tre|ttee|trustee|trust|living|family|revocable|estate|etux|etvir|etal|et|ux|al|deceased|decd|the|of|and|owner|resident|occupant|current|null|na|unknown|dba|inc|llc|group)$/;
/** What separates two names of one person, and what is put around a nickname or a remark. */
const ALIAS = /\b(?:a\.?k\.?a\.?|f\.?k\.?a\.?|n[ée]e|formerly|alias|also known as|known as)\b/iu;
const MARKS = /[._,;:/\\&()[\]{}"“”«»|*+]/gu;
/** Placeholders for a letter that a source could not encode. */
const LOST = /[?\uFFFD]/gu;
/** HannahJones. */
const CAMEL = /(\p{Ll}{2})(\p{Lu}\p{Ll}{2})/gu;

/**
 * The words of a name as sources write it, in any order, without titles and remarks: one list for each name that is in
 * it.
 */
export function nameParts(full_name: string): string[][] {
  return full_name.split(ALIAS).flatMap((part) => {
    const words = fold(part.replace(LOST, '').replace(CAMEL, '$1 $2').replace(MARKS, ' ')).split(' ');
    const own = [...new Set(words.filter((word) => word && !NOTES.test(word)))];
    return own.length ? [own] : [];
  });
}

/** The words in quotes or brackets: a nickname or a remark, and no middle name. */
export const asides = (full_name: string): Set<string> =>
  new Set([...full_name.matchAll(/["“«(]([^"”»)]*)["”»)]/gu)].flatMap(([, words = '']) => fold(words).split(' ')));

/** Variants of one sign, which registers use for one another. */
const SIGNS: Record<string, string> = Object.fromEntries(
  [
    '島嶋嶌',
    '沢澤',
    '辺邊邉',
    '斉齋齊斎',
    '高髙',
    '崎﨑嵜',
    '浜濱濵',
    '広廣',
    '桜櫻',
    '国國',
    '真眞',
    '栄榮',
    '恵惠',
    '竜龍',
    '渕淵',
    '学學',
    '徳德',
    '塚塚',
    '富冨',
    '滝瀧',
    '万萬',
    '条條',
    '静靜',
    '関關',
    '実實',
    '寿壽',
  ].flatMap(([first, ...others]) => others.map((each) => [each, first!])),
);
export const withUsualSigns = (text: string): string => text.replace(/\p{Script=Han}/gu, (sign) => SIGNS[sign] ?? sign);

/** A word without the letters that stand for an accent: Koermuekchue is Körmükçü. */
export const withoutDigraphs = (word: string): string =>
  word
    .replace(/([aou])e/g, '$1')
    .replace(/([cs])h/g, '$1')
    .replace(/^i?(?:ou|y|j)(?=[aeiou])/, 'y');
