/** The cache is cleared at this size; longer keys are never cached. */
const MOST = 100_000;
const LONGEST = 64;

/** Caches the results of a function of a short string: towns, streets and names repeat. */
export function memoize<T>(of: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    let answer = answers.get(text);
    if (answer === undefined) {
      answer = of(text);
      if (text.length > LONGEST) return answer;
      if (answers.size >= MOST) answers.clear();
      answers.set(text, answer);
    }
    return answer;
  };
}
