/** Neither 0 and O nor I and l. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const LENGTH = 7;

/** Each has a digit and a capital, so that none equals a page or a language. */
const isApart = (code: string) => /[1-9]/.test(code) && /[A-Z]/.test(code);

/** A code for a short link. `chance` returns a random integer below its argument. */
export function mintCode(chance: (below: number) => number): string {
  for (;;) {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[chance(ALPHABET.length)]).join('');
    if (isApart(code)) return code;
  }
}
