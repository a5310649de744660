/** Alphabets whose letters look alike. */
const alike = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether a word of a name has letters of two alphabets that look alike, as in “Pаul” with a Cyrillic а: names of people have not. */
export const mixesScripts = (name: string): boolean =>
  name
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => alike.filter((script) => script.test(word)).length > 1);
