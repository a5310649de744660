import { isName, nameClassOf } from '#functions/nlu/name/japanese/spelling.ts';

const refusal =
  /^(?:さん)?(?:(?:と|って|で)(?:は)?(?:書かない|書かず|登録しない|呼ばない|しない|入れない)|(?:では?|じゃ)なく|じゃのうて|やなく)/u;
/** What follows the name to note. */
const noting =
  /^(?:さん)?(?:で(?:お願い|おねがい|頼|登録|書い|す$|す[。、]|す[けが])|(?:と|って)(?:書い|登録|し)|に(?:し|変え)|です|だ|や(?!なく)|$)/u;
const LONGEST = 6;
const MOST_LETTERS = 400;

/** The longest name at a position that goes on so. */
function nameAt(text: string, at: number, after: RegExp): string | undefined {
  for (let length = LONGEST; length > 1; length--) {
    const name = text.slice(at, at + length);
    const isOne = name.length === length && (isName(name) || nameClassOf(name).startsWith('two'));
    if (isOne && after.test(text.slice(at + length).replace(/^\s+|[\s。、]+$/gu, ''))) return name;
  }
  return undefined;
}

/** 「佐藤とは書かないで、近藤でお願いします」: the name that is not to be noted, and the one that is. */
export function replacedInJapanese(text: string): { refused: string[]; given: string | null } | null {
  const read = text.slice(0, MOST_LETTERS);
  for (let at = 0; at < read.length; at++) {
    const refused = nameAt(read, at, refusal);
    if (!refused) continue;
    for (let next = at + refused.length + 1; next < read.length; next++) {
      const given = nameAt(read, next, noting);
      if (given && given !== refused && !/\p{Script=Han}/u.test(read[next - 1]!)) return { refused: [refused], given };
    }
    return { refused: [refused], given: null };
  }
  return null;
}
