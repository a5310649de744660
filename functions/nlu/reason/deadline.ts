import { ANY_DAY } from '#functions/nlu/when/any-day.ts';
import { findWhens } from '#functions/nlu/when/find.ts';
import { type Language, languages } from '#shared/values/language.ts';

/** What makes a deadline of a time: the words before it, and those after it. */
type Limits = { before?: string; after?: string };
const limits: Record<Language, Limits> = {
  en: { before: 'by|before|until|till|no later than|not later than', after: 'at the latest' },
  fr: {
    before: "avant(?: le| la)?|d[’']ici(?: à| au| le)?|jusqu[’']à|jusqu[’']au",
    after: 'au plus tard|dernier délai',
  },
  es: {
    before: 'antes del?(?: las?)?|hasta(?: el| las?)?|para(?: el| las?)',
    after: 'a más tardar|como muy tarde|como máximo',
  },
  pt: { before: 'antes d[aeo]s?|até(?: a| o| à| ao| às| as)?', after: 'no máximo|o mais tardar' },
  ru: { before: 'до|к|ко|не позднее|не позже', after: 'самое позднее|крайний срок' },
  tr: { after: '[ae] kadar|kadar|önce|en geç' },
  ar: { before: 'قبل|حتى|لغاية|لحد', after: 'كحد أقصى|بالكثير' },
  ja: { after: 'までに?|より前に?|中に' },
};

const wordEnd = '(?![\\p{L}\\p{M}])';
const patterns = languages.map((language) => {
  const { before = '(?!)', after = '(?!)' } = limits[language];
  const gap = language === 'ja' ? '' : "['’]?\\s?";
  return {
    language,
    starts: new RegExp(`^(?:${before})\\s`, 'iu'),
    before: new RegExp(`(?<![\\p{L}\\p{M}])(?:${before})\\s$`, 'iu'),
    after: new RegExp(`^${gap}(?:${after})${language === 'ja' ? '' : wordEnd}`, 'iu'),
  };
});

const MOST_LETTERS = 720;

/** The first deadline in a text of any of our languages, “by three tomorrow”, as it is said; null if there is none. */
export function deadlineIn(text: string): string | null {
  const read = text.slice(0, MOST_LETTERS);
  for (const { language, starts, before, after } of patterns)
    for (const { text: time, index, end } of findWhens(read, language, ANY_DAY)) {
      const lead = before.exec(read.slice(0, index))?.[0] ?? '';
      const rest = after.exec(read.slice(end))?.[0] ?? '';
      if (lead || rest || starts.test(time)) return read.slice(index - lead.length, end + rest.length);
    }
  return null;
}
