import { startingAt } from '#functions/nlu/name/phrasebook.ts';
import { isOf, type Page } from '#functions/nlu/name/spaced/page.ts';
import { maybeName } from '#functions/nlu/name/spaced/person-words.ts';
import { beforeOf } from '#functions/nlu/name/spaced/surroundings.ts';

const honorifics =
  'bey|beyefendi|hanim|hanimefendi|teyze|amca|abla|abi|agabey|dayi|hala|yenge|eniste|dede|nine|hoca|usta';
const possessed = 'm|miz|n|niz|cigim|cim';
const cases = 'n?[iu]n|[yn]?[aeiu]|n?[dt][ae]n?|[yn]?l[ae]';
const pattern = new RegExp(`^(?:${honorifics})(?:${possessed})?(${cases})?$`, 'u');
const suffix = new RegExp(`^(?:${cases})$`, 'u');

/** The Turkish honorific at a word: “Haluk Bey”, or as part of the sentence, “Haluk Bey’in randevusu”; undefined without one. */
function honorificAt({ words, language }: Page, at: number): 'plain' | 'inflected' | undefined {
  const [word, next] = [words[at], words[at + 1]];
  const match = language === 'tr' && word ? pattern.exec(word.folded) : null;
  if (!match) return undefined;
  return match[1] || (next?.suffix && suffix.test(next.folded)) ? 'inflected' : 'plain';
}

/** Whether a forename and the one with an honorific after it are two people: “ben Seda, Haluk Bey’in …”, but “Levent Kaya hocam”. */
export function isNextHonored(page: Page, to: number): boolean {
  const next = page.words[to]?.folded ?? '';
  const { forenames, surnames } = page.vocabulary;
  return forenames.has(next) && !surnames.has(next) && honorificAt(page, to + 1) !== undefined;
}

/** Whether a span names another than the caller, by the honorific after it. */
export function isHonored(page: Page, from: number, to: number): boolean {
  const honorific = honorificAt(page, to);
  return honorific === 'inflected' || (honorific === 'plain' && to > from + 1 && isNextHonored(page, to - 1));
}

/** What is the owner’s, after a form of address. */
const yours = /^(?:your|votre|vos|su|sus|seu|sua|ваш|ваша|ваше|ваши|вашу)$/u;

/** Whether a title and name are a form of address: “Monsieur Diarra, c’est la scierie”, “دكتور أحمد معك خالد”. */
export function isAddressed(page: Page, from: number, to: number): boolean {
  const { words, book, language } = page;
  const title = words[from - 1];
  if (language === 'tr' || !title || title.stop || !book.titles.has(title.folded)) return false;
  const { cue } = beforeOf(page, from - 1);
  // “Señor Quispe, su cemento ya está”, but “soy el señor Quispe, su vecino”
  const what = words[to + 1];
  const isYours = !words[to - 1]!.stop && yours.test(words[to]?.folded ?? '') && what;
  if (isYours && cue !== 'intro' && cue !== 'strong' && ![book.kin, book.roles].some((set) => isOf(page, set, what)))
    return true;
  if (cue !== 'start' && cue !== 'greeting') return false;
  const intro = startingAt(words, to, book.intro) || startingAt(words, to, book.strong);
  // “Señorita, Máximo soy, taxista”: to who is calling, a trade is no other name.
  if (page.isAnswer && words[to + intro] && isOf(page, book.roles, words[to + intro]!)) return false;
  return intro > 0 && maybeName(page, to + intro, true);
}
