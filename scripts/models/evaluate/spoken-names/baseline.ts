import { fold } from '#functions/names/fold.ts';

/** Search by TF-IDF over the letter trigrams of a text, as a search engine without knowledge of names does it. */
export function trigramSearch(texts: string[]) {
  const postings = new Map<string, number[]>();
  texts.forEach((text, i) => {
    for (const gram of new Set(grams(text))) postings.set(gram, [...(postings.get(gram) ?? []), i]);
  });
  const idf = (gram: string) => Math.log((1 + texts.length) / (1 + (postings.get(gram)?.length ?? 0))) + 1;
  const lengths = texts.map((text) => Math.hypot(...grams(text).map(idf)) || 1);
  return (query: string): { index: number; score: number }[] => {
    const scores = new Map<number, number>();
    for (const gram of new Set(grams(query)))
      for (const i of postings.get(gram) ?? [])
        scores.set(i, (scores.get(i) ?? 0) + idf(gram) ** 2 / (lengths[i] ?? 1));
    return Array.from(scores, ([index, score]) => ({ index, score })).sort((a, b) => b.score - a.score);
  };
}

function grams(text: string): string[] {
  const padded = ` ${fold(text)} `;
  return Array.from({ length: Math.max(0, padded.length - 2) }, (_, i) => padded.slice(i, i + 3));
}
