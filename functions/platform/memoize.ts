/** How many texts are remembered before all are forgotten again; longer ones never are. */
const MOST = 100_000;
const LONGEST = 64;

/** The same function of a text, which remembers what it answered: towns, streets and names come again and again. */
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
