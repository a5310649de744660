/** Phrases as a tree of their words. */
export type Tree<Value> = {
  words: Map<string, Tree<Value>>;
  /** Words given by their prefix. */
  beginnings: Map<string, Tree<Value>>;
  any: Tree<Value> | null;
  values: Set<Value>;
};

export const treeOf = <Value>(): Tree<Value> => ({
  words: new Map(),
  beginnings: new Map(),
  any: null,
  values: new Set(),
});

export function add<Value>(tree: Tree<Value>, words: readonly string[], value: Value): void {
  if (!words.length) return;
  const node = words.reduce((at, word) => {
    if (word === '_') return (at.any ??= treeOf());
    const [branches, key] = word.endsWith('*') ? [at.beginnings, word.slice(0, -1)] : [at.words, word];
    const next = branches.get(key) ?? treeOf<Value>();
    branches.set(key, next);
    return next;
  }, tree);
  node.values.add(value);
}

/** Marks the start of a piece of text; a phrase may require it or ignore it. */
const BEGINNING = '^';

/** The longest prefix to try, so that a very long word costs no more than others. */
const LONGEST = 24;

function branches<Value>(tree: Tree<Value>, word: string): Tree<Value>[] {
  const longest = [tree.words.get(word), tree.any];
  if (tree.beginnings.size)
    for (let length = 1; length <= Math.min(word.length, LONGEST); length++)
      longest.push(tree.beginnings.get(word.slice(0, length)));
  return longest.filter((branch) => branch != null);
}

/** The longest phrase that begins at a word, with its end and values. */
export function longestAt<Value>(tree: Tree<Value>, words: readonly string[], at: number) {
  let here = [tree];
  let longest: { from: number; end: number; values: Set<Value> } | null = null;
  for (let end = at; here.length; end++) {
    const values = here.flatMap((branch) => [...branch.values]);
    if (values.length && end > at) longest = { from: at, end, values: new Set(values) };
    const word = words[end];
    if (word === undefined) break;
    const next = here.flatMap((branch) => branches(branch, word));
    here = word === BEGINNING ? [...next, ...here] : next;
  }
  return longest;
}
