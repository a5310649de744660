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

/**
 * The words that a guesser finds in a password at once: itself in lower case, without up to five figures and marks at its
 * end, and each of both with letters for the figures and signs that look like them: “P@ssw0rd1!” holds “password”.
 */
export function barePasswords(password: string): string[] {
  const plain = password.normalize('NFKC').toLowerCase();
  const bare = plain.replace(TAIL, '');
  const spelled = [plain, bare].flatMap((each) => ['i', 'l'].map((one) => inLetters(each, one)));
  return [...new Set([plain, bare, ...spelled])].filter((each) => each !== '');
}

const inLetters = (text: string, one: string): string =>
  Array.from(text, (sign) => (/[1!|]/.test(sign) ? one : (letters[sign] ?? sign))).join('');
