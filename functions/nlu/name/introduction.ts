import japanese from '#functions/nlu/languages/ja/names.json' with { type: 'json' };
import { containsPhrase, phrasebookOf } from '#functions/nlu/name/phrasebook.ts';
import { fold } from '#functions/names/fold.ts';
import type { Language } from '#shared/values/language.ts';

/** Before a corrected name in Japanese. */
const corrections = ['じゃなくて', 'ではなく', '正しくは', 'もとい', '訂正'];

/** Whether a text gives or corrects a name: “this is Dana”, “no, Dana”, not “Dana, Friday suits me”. */
export function isIntroduction(text: string, name: string, language: Language): boolean {
  if (language === 'ja') {
    const after = text.slice(text.indexOf(name) + name.length);
    const isGiven = [...japanese.strong, ...japanese.intro].some((phrase) => after.startsWith(phrase));
    return text.includes(name) && (isGiven || corrections.some((phrase) => text.includes(phrase)));
  }
  const { strong, intro, weak, namingAfter, after, correction } = phrasebookOf(language);
  const said = fold(text.replace(/['’]/gu, language === 'en' ? '' : ' '));
  const first = fold(name).split(' ')[0]!;
  return (
    said.includes(first) &&
    [strong, intro, weak, namingAfter, after, correction].some((set) => containsPhrase(said, set))
  );
}

/** Whether the caller introduces themselves: “this is Dana”. */
export function introduces(text: string, language: Language): boolean {
  if (language === 'ja') return japanese.strong.some((phrase) => text.includes(phrase));
  const { strong, intro } = phrasebookOf(language);
  const said = fold(text.replace(/['’]/gu, language === 'en' ? '' : ' '));
  return [strong, intro].some((set) => containsPhrase(said, set));
}
