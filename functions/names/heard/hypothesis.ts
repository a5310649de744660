import { fold } from '#functions/names/fold.ts';
import { pronounced } from '#functions/names/heard/sounds.ts';

const MOST_WORDS = 16;
const LONGEST_WORD = 24;

/** What people say around a name. A word of these costs nothing, and may still be one: “yes Smith” for Jay Smith. */
const carriers = new Set(
  'hi hello hey yes yeah yep no okay ok so um uh erm er well please thanks thank you my the full first last family name names surname is its it this that thats i am im call me speaking here sir madam miss mister mr mrs ms dr doctor'.split(
    ' ',
  ),
);
export const isCarrier = (word: string): boolean => carriers.has(word);

/** The folded words of what was heard, at most 16: whoever says more than that says their name at the beginning. */
export const wordsHeard = (hypothesis: string): string[] =>
  fold(hypothesis.slice(0, 400).replaceAll('&', ' and '))
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));

const letterNames = Object.fromEntries(
  'a e b bi c si d di e i f Ef g Ji h eC i Y j Je k ke l El m Em n En o o p pi q kyu r ax s Es t ti u yu v vi w dAbAlyu x Eks y wY z zEd'
    .match(/\S \S+/g)
    ?.map((pair) => pair.split(' ')) ?? [],
) as Record<string, string>;
const digits = 'zIro wAn tu Tri fcx fYv sIks sEvAn et nYn'.split(' ');

/** A word that nobody can say is spelled: “KT”, “hrvy”, “ml”. */
const isSpelled = (word: string) =>
  /\d/.test(word) || (word.length === 1 ? word !== 'a' : word.length <= 4 && !/[aeiouy]/.test(word));

/** How a word that was heard sounds. */
export const soundsHeard = (word: string): string =>
  isSpelled(word)
    ? [...word].map((sign) => (/[0-9]/.test(sign) ? digits[Number(sign)] : letterNames[sign]) ?? '').join('')
    : pronounced(word);
