import { introduces, startOf, strong } from '#functions/nlu/name/japanese/lists.ts';
import { piecesOf } from '#functions/nlu/name/japanese/spans.ts';
import { isName } from '#functions/nlu/name/japanese/spelling.ts';
import type { Turn } from '#functions/nlu/port.ts';

const LONGEST_FORENAME = 4;

const LONGEST_SURNAME = 3;

/** A surname with the forename that the caller adds: 「佐伯です」, then 「佐伯ゆかり」; a forename with the surname before it. */
export function japaneseFullNameOf(name: string, turns: readonly Turn[]): string {
  const pieces = turns.flatMap(({ who, text }) => (who === 'caller' ? piecesOf(text) : []));
  for (const piece of pieces)
    for (let at = piece.indexOf(name); at >= 0; at = piece.indexOf(name, at + 1)) {
      const forename = forenameAt(piece.slice(at + name.length));
      if (forename) return name + forename;
      const surname = piece.slice(0, at);
      const isSurname =
        surname.length > 1 && surname.length <= LONGEST_SURNAME && !surname.endsWith('の') && isName(surname);
      if (isSurname && afterForename.test(piece.slice(at + name.length))) return surname + name;
    }
  return name;
}

const afterForename = /^(?:$|です|でござい|と申|とい|だけど|うちの|私|あの)/u;

/** The forename at the beginning of a text; 「浩志たい」: the dialect’s “am” is none. */
function forenameAt(text: string): string | undefined {
  if (!text || introduces(text) || startOf(text, strong)) return undefined;
  for (let length = LONGEST_FORENAME; length > 1; length--) {
    const forename = text.slice(0, length);
    if (forename.length === length && isName(forename) && afterForename.test(text.slice(length))) return forename;
  }
  return undefined;
}
