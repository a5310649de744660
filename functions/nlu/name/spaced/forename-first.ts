import { fold } from '#functions/names/fold.ts';
import { isPatronymicName } from '#functions/nlu/name/spaced/patronymic.ts';
import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import type { Language } from '#shared/values/language.ts';

/** Languages whose speakers often say the surname first. */
const surnameFirst: ReadonlySet<Language> = new Set(['ru', 'fr', 'es', 'pt']);
/** Endings of Russian surnames. */
export const russianSurname = /(?:ов|ев|ин|ын|ова|ева|ина|ына|скии|цкии|ская|цкая|енко|ук|юк|ко|ян|швили|дзе|их)$/u;

/** Surnames that no forename sounds like. */
const evident = /(?:ов|ев|скии|цкии)$/u;

/** Whether a word is a surname and no forename; Russian ones are known by their ending, and others by the forename beside them. */
function isSurname(word: string, language: Language): boolean {
  const { forenames, surnames } = vocabularyOf(language);
  if (!forenames.has(word)) return language === 'ru' || surnames.has(word);
  return language === 'ru' && russianSurname.test(word) && surnames.has(word);
}

/** Whether a word is a forename and no surname; “Баир” is in no list, but follows “Цыренов”. */
function isForename(word: string, surname: string, language: Language): boolean {
  const { forenames, surnames, everyday } = vocabularyOf(language);
  const isRussian = language === 'ru';
  if (forenames.has(word)) return !(surnames.has(word) && (!isRussian || russianSurname.test(word)));
  return (
    isRussian &&
    ![everyday, surnames].some((set) => set.has(word)) &&
    !russianSurname.test(word) &&
    evident.test(surname)
  );
}

/** A name that is said with the surname first, as it is noted: “Дорофеева Зинаида” is Зинаида Дорофеева, “Camara Fatou” Fatou Camara. */
export function forenameFirst(name: string, language: Language): string {
  if (!surnameFirst.has(language)) return name;
  const [first = '', ...rest] = name.split(' ');
  const [second = '', last = second] = rest.map(fold);
  const isFull = rest.length === 2 && isPatronymicName(last) && vocabularyOf(language).forenames.has(second);
  const isPair = rest.length === 1 && !isPatronymicName(second) && isForename(second, fold(first), language);
  return (isFull || isPair) && isSurname(fold(first), language) ? [...rest, first].join(' ') : name;
}
