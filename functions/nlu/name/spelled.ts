/** Single letters in a row, as a caller spells a name: “S I O B H A N”, “L-E-F-E-B-V-R-E”. */
const run = /(?<![\p{L}\p{N}'’])\p{L}(?:[\s.,-]+\p{L}){2,}(?![\p{L}\p{N}'’])/gu;
/** The word before, without what a caller says between a name and its letters: “that’s”. */
const before = /(\p{L}[\p{L}'’-]+)([\s.,]+(?:that['’]?s|spelled|spelt|soit|o sea|то есть))?[\s.,:]*$/iu;
/** “Catherine with a K” */
const initial = /(?<!\p{L})(\p{L})(\p{L}{2,})[\s,]+(?:with an?|avec un|con|com|через)\s+(\p{L})(?![\p{L}'’])/giu;
/** Letters that begin two spellings of one name. */
const alike = ['ck', 'cs', 'sz', 'gj', 'iy', 'fv'];
/** Fewer letters than that may be an abbreviation, unless they spell the word before. */
const SPELLED = 5;
/** The word before and what is said between are shorter than that. */
const LONGEST_BEFORE = 80;

const capitalised = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1).toLocaleLowerCase();

/** Whether letters may spell a word: they begin or end alike, and are about as long. */
function isLike(word: string, letters: string): boolean {
  const [one, other] = [word.toLocaleLowerCase(), letters.toLocaleLowerCase()];
  if (one === other) return true;
  const alike = one[0] === other[0] || one.slice(-2) === other.slice(-2);
  return alike && Math.abs(one.length - other.length) <= 2 && letters.length > 3;
}

/** Speech in which a spelled name is written once, as it is spelled. */
export function withoutSpelling(text: string): string {
  const named = text.replace(initial, (said, first: string, rest: string, letter: string) => {
    const [one, other] = [first.toLocaleLowerCase(), letter.toLocaleLowerCase()];
    return one === other || alike.includes(one + other) || alike.includes(other + one)
      ? capitalised(letter + rest)
      : said;
  });
  let read = '';
  let end = 0;
  for (const { 0: spelled, index } of named.matchAll(run)) {
    const letters = spelled.replace(/[^\p{L}]/gu, '');
    read += named.slice(end, index);
    end = index + spelled.length;
    if (/^[.,]/u.test(named.slice(end))) end++;
    const word = before.exec(read.slice(-LONGEST_BEFORE));
    if (word && isLike(word[1]!, letters))
      read = `${read.slice(0, read.length - word[0].length)}${capitalised(letters)}`;
    else read += letters.length >= SPELLED ? capitalised(letters) : spelled;
  }
  return read + named.slice(end);
}
