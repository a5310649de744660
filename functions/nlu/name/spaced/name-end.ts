import { fold } from '#functions/names/fold.ts';
import { phrasebookOf, type SpacedLanguage } from '#functions/nlu/name/phrasebook.ts';
import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import type { Turn } from '#functions/nlu/port.ts';

/** A name goes on with at most so many words and particles. */
const MOST = 5;
const WORD = /^\s+([\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*)/u;
const isCapital = (word: string) => /^\p{Lu}/u.test(word);
/** “del”, “dos”: particles that are also “from”, before the surname of a Spanish, Portuguese or French name. */
const particle = /^(?:de|del|d|da|das|do|dos|du|des|la|las|los|y|e|van|von|der|den|di|bin|ibn)$/iu;
/** Arabic surnames of a place or a tribe, after a name of several words. */
const nisba = /^ال\p{L}{2,}ي$/u;
/** “It is”, after a Turkish name and an apostrophe. */
const copula = /^['’][dt][ıiuü]r(?!\p{L})/iu;

/** A name with what the caller says of it after its first part: “María | del Carmen Ruiz”, “عبد الله بن سعيد | الحربي”. */
export function toNameEnd(name: string, turns: readonly Turn[], language: SpacedLanguage): string {
  for (const { who, text } of turns) {
    const at = who === 'caller' ? text.indexOf(name) : -1;
    if (at < 0) continue;
    const rest = restOfName(text.slice(at + name.length), name, language);
    if (rest) return name + rest;
  }
  return name;
}

function restOfName(text: string, name: string, language: SpacedLanguage): string {
  const words: string[] = [];
  let end = 0;
  for (let found = WORD.exec(text); found && words.length < MOST; found = WORD.exec(text.slice(end))) {
    const [whole, word = ''] = found;
    if (!isCapital(word) && !particle.test(word) && !nisba.test(word)) break;
    words.push(word);
    end += whole.length;
  }
  const said = text.slice(0, end);
  if (language === 'ar') return words.length && nisba.test(words[0]!) && name.includes(' ') ? ` ${words[0]}` : '';
  const capitals = words.filter((word) => isCapital(word) && !particle.test(word));
  if (!capitals.length || particle.test(words.at(-1)!) || !capitals.every((word) => isNamePart(word, language)))
    return '';
  // “Ana de Sevilla” may live there.
  const isSurname = particle.test(words[0]!) && (capitals.length > 1 || words.length > 2 || name.includes(' '));
  return isSurname || (language === 'tr' && copula.test(text.slice(end))) ? said : '';
}

function isNamePart(word: string, language: SpacedLanguage): boolean {
  const { surnames, forenames } = vocabularyOf(language);
  const { places, roles, kin } = phrasebookOf(language);
  const folded = fold(word);
  const isOther = places.has(folded) || roles.has(folded) || kin.has(folded);
  return !isOther && (surnames.has(folded) || forenames.has(folded));
}
