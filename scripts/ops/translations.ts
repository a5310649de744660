import type { Table } from '#functions/platform/table/table.ts';
import { phraseStore } from '#functions/support/store.ts';

/** Phrases that pages had no words for, by language, the most missed first. */
export async function translations(table: Table): Promise<string> {
  const missed = Object.entries(await phraseStore(table).all()).map(([key, count]) => {
    const at = key.indexOf('#');
    return { language: key.slice(0, at), phrase: key.slice(at + 1), count };
  });
  if (!missed.length) return 'No page was without words.';
  const byLanguage = Map.groupBy(missed, ({ language }) => language);
  return [...byLanguage]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([language, phrases]) => {
      const lines = phrases
        .sort((a, b) => b.count - a.count)
        .map(({ count, phrase }) => `  ${String(count).padStart(5)}  ${phrase}`);
      return [`${language}: ${phrases.length} missing`, ...lines].join('\n');
    })
    .join('\n\n');
}
