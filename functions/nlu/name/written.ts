import { namesOf } from '#functions/nlu/languages/speech.ts';
import { type Language, localeOf } from '#shared/values/language.ts';

/** A name that recognition writes in small letters, as people write it: “marie-claire de la tour” is Marie-Claire de la Tour. */
export function writtenName(name: string, language: Language): string {
  if (language === 'ja' || name !== name.toLocaleLowerCase(localeOf(language))) return name;
  const { possessives, kin, particles } = namesOf[language];
  const words = name.split(' ');
  const capital = (part: string) => part.slice(0, 1).toLocaleUpperCase(localeOf(language)) + part.slice(1);
  // “his mother” is no name.
  const isRelation = words.some(
    (word) => kin.includes(word) || (possessives.includes(word) && !particles.includes(word)),
  );
  // Tanguy Le Goff, but Anne de la Tour.
  const isArticle = (word: string, at: number) => language === 'fr' && /^l[ae]$/.test(word) && words[at - 1] !== 'de';
  const isSmall = (word: string, at: number) =>
    at > 0 && (isRelation || (particles.includes(word) && !isArticle(word, at)));
  return words.map((word, at) => (isSmall(word, at) ? word : word.split('-').map(capital).join('-'))).join(' ');
}
