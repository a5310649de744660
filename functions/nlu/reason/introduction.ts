import { fold } from '#functions/names/fold.ts';
import { namesOf } from '#functions/nlu/languages/speech.ts';
import type { Language } from '#shared/values/language.ts';

/** More words than this say something besides who calls; in Japanese letters. */
const MOST = { words: 12, letters: 24 };

/** Whether a summary says who calls rather than why: “I am the plumber who changed the boiler”. */
export function isIntroduction(summary: string, name: string | null, language: Language): boolean {
  const [forename] = fold(name ?? '').split(' ');
  if (language === 'ja') return Boolean(name && summary.includes(name)) && summary.length <= MOST.letters;
  const said = ` ${fold(summary)} `;
  if (said.split(' ').length - 2 > MOST.words) return false;
  const { intro, strong } = namesOf[language];
  const isIntroduced = [...intro, ...strong].some((phrase) => said.startsWith(` ${fold(phrase)} `));
  return isIntroduced || Boolean(forename && said.includes(` ${forename}`));
}
