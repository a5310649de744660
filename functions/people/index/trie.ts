/** A prefix tree of names for approximate lookups. */
export class Trie {
  /** Nodes in preorder: letter, depth, index after the subtree, and the name that ends here. */
  readonly #letter: Uint16Array;
  readonly #depth: Uint8Array;
  readonly #next: Int32Array;
  readonly #ends: Int32Array;

  /** `names` sorted by code unit, distinct. Names over 255 letters cannot be found. */
  constructor(names: string[]) {
    const letters: number[] = [];
    const depths: number[] = [];
    const ends: number[] = [];
    let before = '';
    names.forEach((name, nth) => {
      if (name.length > LONGEST) return;
      let shared = 0;
      while (shared < before.length && before.charCodeAt(shared) === name.charCodeAt(shared)) shared++;
      for (let i = shared; i < name.length; i++) {
        letters.push(name.charCodeAt(i));
        depths.push(i + 1);
        ends.push(i === name.length - 1 ? nth : -1);
      }
      before = name;
    });
    this.#letter = Uint16Array.from(letters);
    this.#depth = Uint8Array.from(depths);
    this.#ends = Int32Array.from(ends);
    this.#next = new Int32Array(letters.length);
    const open: number[] = [];
    for (let i = 0; i < depths.length; i++) {
      while (open.length && depths[open.at(-1)!]! >= depths[i]!) this.#next[open.pop()!] = i;
      open.push(i);
    }
    for (const i of open) this.#next[i] = letters.length;
  }

  /**
   * The numbers of names within an edit distance with transpositions. The first letter of a name must be the first or
   * second of the word: errors there are rare, and it prunes the search.
   */
  near(word: string, edits: number): number[] {
    const n = word.length;
    if (!n || n > LONGEST) return [];
    const width = n + 1;
    // One row of distances per depth; only cells within `edits` of the diagonal matter.
    const rows = new Uint8Array(width * (n + edits + 2)).fill(edits + 1);
    const path = new Uint16Array(n + edits + 2);
    for (let j = 0; j <= Math.min(n, edits); j++) rows[j] = j;
    const numbers: number[] = [];
    for (let node = 0; node < this.#letter.length;) {
      const depth = this.#depth[node]!;
      if (depth > n + edits) {
        node = this.#next[node]!;
        continue;
      }
      const letter = this.#letter[node]!;
      // The subtrees of other initials are most of the tree.
      if (depth === 1 && letter !== word.charCodeAt(0) && letter !== word.charCodeAt(1)) {
        node = this.#next[node]!;
        continue;
      }
      path[depth] = letter;
      const row = depth * width;
      const from = Math.max(0, depth - edits);
      const to = Math.min(n, depth + edits);
      let least = edits + 1;
      if (from > 0) rows[row + from - 1] = edits + 1;
      for (let j = from; j <= to; j++) {
        let cost = j === 0 ? depth : rows[row - width + j - 1]! + (word.charCodeAt(j - 1) === letter ? 0 : 1);
        if (j > from) cost = Math.min(cost, rows[row + j - 1]! + 1);
        if (j < depth + edits) cost = Math.min(cost, rows[row - width + j]! + 1);
        if (depth > 1 && j > 1 && letter === word.charCodeAt(j - 2) && path[depth - 1] === word.charCodeAt(j - 1))
          cost = Math.min(cost, rows[row - 2 * width + j - 2]! + 1);
        rows[row + j] = cost;
        if (cost < least) least = cost;
      }
      if (to < n) rows[row + to + 1] = edits + 1;
      if (least > edits) {
        node = this.#next[node]!;
        continue;
      }
      if (this.#ends[node]! >= 0 && to === n && rows[row + n]! <= edits) numbers.push(this.#ends[node]!);
      node++;
    }
    return numbers;
  }
}

const LONGEST = 255;
