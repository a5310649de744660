import { grammarOf } from '#functions/nlu/languages/speech.ts';
import { ANY_DAY } from '#functions/nlu/when/any-day.ts';
import { findWhens } from '#functions/nlu/when/find.ts';
import { languages } from '#shared/values/language.ts';

const wordEnd = '(?![\\p{L}\\p{M}])';
const patterns = languages.map((language) => {
  const { before = '(?!)', after = '(?!)', not = '(?!)' } = grammarOf[language].deadline;
  const gap = language === 'ja' ? '' : "['’]?\\s?";
  return {
    language,
    starts: new RegExp(`^(?:${before})\\s`, 'iu'),
    before: new RegExp(`(?<![\\p{L}\\p{M}])(?:${before})\\s$`, 'iu'),
    denied: new RegExp(`(?<![\\p{L}\\p{M}])(?:${not})(?:\\s[^\\s,.;!?]+){0,2}\\s(?:${before})?\\s?$`, 'iu'),
    after: new RegExp(`^${gap}(?:${after})${language === 'ja' ? '' : wordEnd}`, 'iu'),
  };
});

const MOST_LETTERS = 720;

/** The first deadline in a text of any of our languages, “by three tomorrow”, as it is said; null if there is none. */
export function deadlineIn(text: string): string | null {
  const read = text.slice(0, MOST_LETTERS);
  for (const { language, starts, before, after, denied } of patterns)
    for (const { text: time, index, end } of findWhens(read, language, ANY_DAY)) {
      const lead = before.exec(read.slice(0, index))?.[0] ?? '';
      const rest = after.exec(read.slice(end))?.[0] ?? '';
      if (denied.test(read.slice(0, index))) continue;
      if (lead || rest || starts.test(time)) return read.slice(index - lead.length, end + rest.length);
    }
  return null;
}
