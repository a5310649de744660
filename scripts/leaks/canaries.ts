/** What kind of value a canary is: each is unique, and passes the validation of its field. */
type Kind = 'word' | 'name' | 'email' | 'phone' | 'sentence';

/** A unique value that was entered in one field. */
export type Canary = {
  field: string;
  value: string;
  /** What is looked for: digits alone of a number. */ mark: string;
};

const letters = (n: number) => [...String(n).padStart(4, '0')].map((digit) => 'bdfghklmnp'[Number(digit)]).join('');
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/** Makes canaries, and remembers which value went into which field. */
export class Canaries {
  readonly all: Canary[] = [];

  new(field: string, kind: Kind): string {
    const word = `zqo${letters(this.all.length + 1)}a`;
    const number = `2185550${String(100 + this.#phones).slice(-3)}`;
    if (kind === 'phone') this.#phones++;
    const values: Record<Kind, [string, string]> = {
      word: [word, word],
      name: [capital(word), word],
      email: [`${word}@example.com`, word],
      phone: [`+1${number}`, number],
      sentence: [`A sentence about ${word} and more`, word],
    };
    const [value, mark] = values[kind];
    this.all.push({ field, value, mark });
    return value;
  }

  /** Also looks for a value that the product has made, such as a secret. */
  watch(field: string, value: string): void {
    this.all.push({ field, value, mark: value.toLowerCase() });
  }

  #phones = 0;

  /** The canaries whose mark is in a text, whatever its case; numbers also where they are formatted. */
  in(text: string): Canary[] {
    const plain = text.toLowerCase();
    const digits = text.replace(/[\s().+-]/g, '');
    return this.all.filter(({ mark }) => plain.includes(mark) || (/^\d+$/.test(mark) && digits.includes(mark)));
  }
}
