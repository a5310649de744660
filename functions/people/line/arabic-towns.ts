import { namesOfLargest } from '#functions/people/places/gazetteer.ts';

/** Towns that people abroad write of: some 300,000 inhabitants and more. */
const LARGEST = 4000;
/** Shorter names are too like words and names. */
const SHORTEST = 5;
/** Letters that a g becomes in Egypt, in the Gulf and in Iraq. */
const G = /[جغقگ]/gu;

let spellings: Map<string, string> | undefined;

/** Read once per process. */
async function spellingsOfLargest(): Promise<Map<string, string>> {
  if (spellings) return spellings;
  spellings = new Map();
  // Kazan, which has no g, is no Jazan.
  const named = (await namesOfLargest(LARGEST)).filter(([stored = '']) => stored.includes('g'));
  for (const name of named.flat())
    if (name.length >= SHORTEST && name.search(G) >= 0) {
      const key = name.replace(G, 'ج');
      if (!spellings.has(key)) spellings.set(key, name);
    }
  return spellings;
}

/** How a large town is also spelled in Arabic, by a folded name with another letter for its g: شيكاجو is شيكاغو. */
export async function arabicTowns(): Promise<(folded: string) => string | undefined> {
  const known = await spellingsOfLargest();
  return (folded) =>
    folded.length >= SHORTEST && folded.search(G) >= 0 ? known.get(folded.replace(G, 'ج')) : undefined;
}
