/** What is put behind a word: a year, a figure, a mark. A longer tail is a password of its own. */
const TAIL = /[^\p{L}]{1,5}$/u;

/** What figures and signs are put for. `1`, `!` and `|` stand for an i or an l. */
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '€': 'e',
  '9': 'g',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
};

/** Between the words of “mot de passe” and “I love you”. */
const GAPS = /[\s'’._-]+/gu;

/** Case does not matter to a guesser. A Turkish capital İ loses the dot that Unicode puts over its i. */
export const plainOf = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('\u0307', '');

/**
 * The words that a guesser finds in a password at once: itself in lower case, in one word, each of both without up to five
 * figures and marks at its end, and all of these with letters for the figures and signs that look like them: “P@ssw0rd1!”
 * holds “password”.
 */
export function barePasswords(password: string): string[] {
  const plain = plainOf(password);
  const whole = [plain, plain.replaceAll(GAPS, '')];
  const words = [...whole, ...whole.map((each) => each.replace(TAIL, ''))];
  const spelled = words.flatMap((each) => ['i', 'l'].map((one) => inLetters(each, one)));
  return [...new Set([...words, ...spelled])].filter((each) => each !== '');
}

const inLetters = (text: string, one: string): string =>
  Array.from(text, (sign) => (/[1!|]/.test(sign) ? one : (letters[sign] ?? sign))).join('');
