import { asksOfMatter } from '#functions/nlu/matter/asks.ts';
import { fold } from '#functions/names/fold.ts';
import { saysOnlyWho } from '#functions/nlu/matter/index.ts';
import { hasWordsBeside, namesTopic } from '#functions/nlu/matter/words.ts';
import { grammarOf, namesOf } from '#functions/nlu/languages/speech.ts';
import type { Language } from '#shared/values/language.ts';

/** More words than this say something besides who calls; in Japanese letters. */
const MOST = { words: 12, letters: 24 };

/**
 * Where a sentence begins as an introduction does, a smaller chance that it says no more is enough: a matter that is lost
 * costs more than a question too many.
 */
const ONLY_WHO = 0.1;

/** Whether a summary says who calls rather than why: “I am the plumber who changed the boiler”. */
export function isIntroduction(summary: string, name: string | null, language: Language): boolean {
  if (asksOfMatter(summary, language, name)) return false;
  const [forename] = fold(name ?? '').split(' ');
  const { occupation } = grammarOf[language];
  const mayBeMore = namesTopic(summary, language) || saysOnlyWho(summary, language, name) < ONLY_WHO;
  if (language === 'ja') {
    const isNamed = name !== null && summary.includes(name) && !mayBeMore;
    return summary.length <= MOST.letters && (isNamed || occupation.test(summary));
  }
  const said = ` ${fold(summary)} `;
  const words = said.trim().split(' ').length;
  if (words > MOST.words) return false;
  if (occupation.test(said.trimStart())) return true;
  // “The neighbor from the fifth floor”, but not “the boat”
  if (words > 1 && isOfPerson(said, forename, language) && !hasWordsBeside(summary, language, name, 0)) return true;
  const { intro, strong } = namesOf[language];
  const isIntroduced = [...intro, ...strong].some((phrase) => said.startsWith(` ${fold(phrase)} `));
  return !mayBeMore && (isIntroduced || Boolean(forename && said.includes(` ${forename}`)));
}

/** Whether a text, folded and between spaces, names a relation, a trade or the caller, or begins with where they call from. */
function isOfPerson(said: string, forename: string | undefined, language: Exclude<Language, 'ja'>): boolean {
  const { roles, kin, from } = namesOf[language];
  const isNamed = Boolean(forename && said.includes(` ${forename}`));
  return (
    isNamed ||
    [...roles, ...kin].some((one) => said.includes(` ${fold(one)} `)) ||
    from.some((phrase) => said.startsWith(` ${fold(phrase)} `))
  );
}
