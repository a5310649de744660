import type { Draft, Kind, Name } from '#scripts/suppression/second-noise/draft.ts';
import * as letters from '#scripts/suppression/second-noise/letters.ts';
import type { Random } from '#shared/values/chance.ts';

type Part = 'first' | 'middle' | 'last';

/** Changes one word of the name, more often the surname, which is longer and rarer. */
function inOneWord(draft: Draft, chance: Random, change: letters.Slip): Draft | null {
  const order: Part[] = chance.happens(0.6) ? ['last', 'first', 'middle'] : ['first', 'last', 'middle'];
  for (const part of order) {
    const words = draft.name[part].split(/([ -])/);
    const at = words.length === 1 ? 0 : 2 * chance.below((words.length + 1) / 2);
    const changed = change(words[at]!, chance);
    if (!changed || changed === words[at] || draft.slipped.includes(words[at]!)) continue;
    const written = draft.name.written?.replace(words[at]!, changed) ?? null;
    const name = { ...draft.name, written, [part]: words.with(at, changed).join('') };
    return { ...draft, name, slipped: [...draft.slipped, changed] };
  }
  return null;
}

/** Changes every part of the name, and how the source writes it. */
export function inAllParts(draft: Draft, change: (text: string) => string): Draft {
  const { first, middle, last, written } = draft.name;
  const name: Name = {
    ...draft.name,
    first: change(first),
    middle: change(middle),
    last: change(last),
    written: written && change(written),
  };
  return { ...draft, name };
}

const slip = (title: string, share: number, change: letters.Slip): Kind => ({
  title,
  share,
  cost: 0.5,
  part: 'spelling',
  change: (draft, { chance }) => inOneWord(draft, chance, change),
});

const everywhere = (title: string, share: number, change: (text: string) => string): Kind => ({
  title,
  share,
  part: 'spelling',
  change: (draft) => inAllParts(draft, change),
});

const EXPANDED: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'oe',
  å: 'aa',
  ş: 'sh',
  ç: 'ch',
  ğ: 'gh',
};
const expanded = (letter: string) => {
  const long = EXPANDED[letter.toLowerCase()] ?? letter;
  return letter === letter.toLowerCase() ? long : long.charAt(0).toUpperCase() + long.slice(1);
};

export const withoutMarks = (text: string) =>
  text
    .replace(/[\p{Script=Latin}\p{M}]+/gu, (word) => word.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o');

/** UTF-8 read as Latin-1; only names in Latin letters stay readable so. */
const garbled = (text: string) =>
  text.replace(/[À-ž]/g, (letter) => String.fromCharCode(...new TextEncoder().encode(letter)));

const shouting = (text: string) => text.replace(/ß/g, 'ss').toUpperCase();

/** A field that is too short for the name. */
const cut: letters.Slip = (word, chance) =>
  word.length > 7 ? word.slice(0, chance.between(6, word.length - 1)) : null;

/** Figures and letters of full width, as Japanese systems keep them. */
const wide = (text: string) =>
  text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).replace(/ /g, '\u3000');

/** Latin letters that a keyboard with two layouts took from Cyrillic: they look the same. */
const LOOKALIKES: Record<string, string> = { a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', x: 'х', A: 'А', B: 'В', C: 'С' };
const lookalike: letters.Slip = (word) => word.replace(/[aeocpxABC]/, (letter) => LOOKALIKES[letter]!);

export const spellingKinds: Kind[] = [
  slip('a letter is missing', 12, letters.dropped),
  slip('a letter is doubled', 8, letters.doubled),
  slip('two letters are swapped', 9, letters.swapped),
  slip('the key beside it', 8, letters.neighbouringKey),
  slip('a second key pressed too', 4, letters.extraKey),
  slip('misread by a scanner', 9, letters.misread),
  slip('written as it was heard', 13, letters.misheard),
  slip('unclear handwriting', 6, letters.unclear),
  slip('cut at the width of a field', 4, cut),
  slip('a lookalike letter of another alphabet', 0.5, lookalike),
  everywhere('diacritics lost', 12, withoutMarks),
  everywhere('diacritics written with two letters', 4, (text) => text.replace(/\p{L}/gu, expanded)),
  everywhere('diacritics garbled', 3, garbled),
  everywhere('diacritics as question marks', 2, (text) => text.replace(/[À-ž]/g, '?')),
  everywhere('letters with diacritics left out', 2, (text) => text.replace(/(?<=\p{L})[À-ž]/gu, '')),
  everywhere('upper case', 14, shouting),
  everywhere('lower case', 5, (text) => text.toLowerCase()),
  everywhere('letters of full width', 0.4, wide),
  everywhere('another apostrophe', 3, (text) => text.replace(/[’']/g, (mark) => (mark === '’' ? "'" : '`'))),
  {
    title: 'stray characters',
    part: 'spelling',
    share: 4,
    change: (draft, { chance }) => {
      const strayed = chance.pick([',', '.', ' *', ' -', '  (verified)', '\u00a0', '\u200b']);
      return inAllParts(draft, (text) => (text === draft.name.last && text ? text + strayed : text));
    },
  },
];
