/** A key of our words: `shell.menu`, `people:report.open_one`. Sentences, names and addresses are none. */
const KEY = /^[a-z][A-Za-z0-9-]{0,31}([.:_][A-Za-z0-9-]{1,32}){1,6}$/;

const MOST = 50;

/** Those that look like keys, each once, and no more than a page could lack. */
export const keysAmong = (phrases: readonly string[]): string[] =>
  [...new Set(phrases.filter((phrase) => KEY.test(phrase) && !/\d{5}/.test(phrase)))].slice(0, MOST);
