import { fold } from '#functions/names/fold.ts';

/** Endings of pet names: “Идочка”, “Carlinhos”, “Anita”, “Elifcim”. */
const ending =
  /^(?:[а-я]?(?:очка|ечка|уля|уся|юся|уша|юша|енька|онька|ушка|юшка|усик|чик|ка)|[ct][iu]m|ci[gk]im|inh[ao]s?|zinh[ao]|it[ao]|ette|y|ie)$/u;

/** The beginning that a name keeps in its pet forms: without a vowel at its end. */
const stemOf = (name: string): string => name.replace(/[аеёиоуыэюяaeiouy]$/u, '');

/** Whether a word is a pet name of one of the names: “Идочка” of “Ида”. */
export function isPetNameOf(word: string, names: ReadonlySet<string>): boolean {
  const folded = fold(word);
  return [...names].some((name) => {
    const stem = stemOf(fold(name));
    return stem.length > 1 && folded !== name && folded.startsWith(stem) && ending.test(folded.slice(stem.length));
  });
}
