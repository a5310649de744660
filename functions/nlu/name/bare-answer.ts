import type { CallerTurn } from '#functions/nlu/name/candidate.ts';
import { kin as japaneseKin, leads, roles, selves } from '#functions/nlu/name/japanese/lists.ts';
import { piecesOf } from '#functions/nlu/name/japanese/spans.ts';
import { isName as isJapaneseName, isWord, nameClassOf, scriptOf } from '#functions/nlu/name/japanese/spelling.ts';
import { type SpacedLanguage, startingAt } from '#functions/nlu/name/phrasebook.ts';
import { isNoName, isService } from '#functions/nlu/name/plausible.ts';
import { forenameFirst } from '#functions/nlu/name/spaced/forename-first.ts';
import { isEveryday, isFrequent, isName, isNumber, isOf, type Page, pageOf } from '#functions/nlu/name/spaced/page.ts';
import { isVerbal } from '#functions/nlu/name/spaced/verb.ts';
import type { Word } from '#functions/nlu/name/words.ts';
import { fold } from '#functions/names/fold.ts';
import type { Language } from '#shared/values/language.ts';

const MOST_WORDS = 4;
const LONGEST = 40;

/** Words that are said beside a name or instead of one, but in none. */
const besides = [
  'intro',
  'weak',
  'greeting',
  'after',
  'others',
  'kin',
  'places',
  'units',
  'correction',
  'denial',
] as const;

/** Whether a word may be part of a name that is all that is said; a rare one needs a known name beside it. */
function mayBePart(page: Page, word: Word, isBesideName: boolean): boolean {
  const { book, vocabulary, owners } = page;
  if (isNumber(word) || owners.has(word.folded)) return false;
  if (isBesideName && book.particles.has(word.folded)) return true;
  const isKnown = isName(page, word);
  if (isOf(page, book.roles, word) && !(isBesideName && vocabulary.surnames.has(word.folded))) return false;
  // What continues a sentence, and is a rare surname too.
  if (isBesideName && !word.capital && book.ends.has(word.folded) && !vocabulary.forenames.has(word.folded))
    return false;
  if (isKnown && !isEveryday(page, word)) return true;
  if (!isKnown && isVerbal(word.folded, page.language)) return false;
  if (besides.some((list) => isOf(page, book[list], word))) return false;
  if (book.ends.has(word.folded) || isFrequent(page, word)) return isBesideName && isKnown && word.capital;
  return isKnown || isBesideName || !isEveryday(page, word);
}

/** “Mac’s salvage” */
const possessive = /\p{L}['’]s\s/u;

/** The name that is the whole of an answer, in either order and without capitals: “grace field”, “Дорофеева Зинаида”. */
function wholeName(turn: CallerTurn, language: SpacedLanguage): string | null {
  const page = pageOf(turn, language);
  const { text, book, vocabulary } = page;
  // “My name is”, which is a word of Arabic
  const words = page.words.slice(startingAt(page.words, 0, book.naming));
  const isAlone = words.length === 1;
  if (
    !words.length ||
    words.length > MOST_WORDS ||
    possessive.test(text) ||
    words.some(({ suffix, stop }, at) => suffix || (stop && at < words.length - 1)) ||
    // «نورة العتيبي أحسن»: what continues a sentence after a full name
    words.slice(2).some(({ folded, capital }) => !capital && book.ends.has(folded) && !book.particles.has(folded))
  )
    return null;
  const isForename = (word: Word) => vocabulary.forenames.has(word.folded) && !book.kin.has(word.folded);
  const isAnchor = (word: Word) => isForename(word) || (isName(page, word) && !isEveryday(page, word));
  const isRare = words.every((word) => !isEveryday(page, word));
  // Rare words are a name if they are two; more of them are a sentence.
  if (!isAlone && !words.some(isAnchor) && (!isRare || words.length > 2)) return null;
  if (isAlone && !isName(page, words[0]!)) return null;
  if (book.titles.has(words[0]!.folded) && !isForename(words[0]!)) return null;
  if (book.particles.has(words.at(-1)!.folded) && !isName(page, words.at(-1)!)) return null;
  const isAllowed = words.every((word) =>
    mayBePart(
      page,
      word,
      words.some((one) => one !== word && isAnchor(one)),
    ),
  );
  return isAllowed ? text.slice(words[0]!.start, words.at(-1)!.end) : null;
}

/** Japanese characters that are surnames, but as an answer a question or a place. */
const asks = /^(?:何|誰|方|件|者|今|前|外|中|上|下|隣|横)$/u;

/** A surname and a forename, the latter also in kana. */
const fullName =
  /^\p{Script=Han}{2,6}$|^[\p{Script=Han}々]{1,3}(?:\p{Script=Hiragana}{2,4}|[\p{Script=Katakana}ー]{2,4})$/u;

/** The same in Japanese: 「森」, 「田中 一郎」. */
function wholeJapaneseName({ text }: CallerTurn): string | null {
  const pieces = piecesOf(text);
  const [first = ''] = pieces;
  const isListed = (piece: string) =>
    [leads, roles, selves].some((list) => list.includes(piece)) || japaneseKin.has(piece) || asks.test(piece);
  if (!pieces.length || pieces.length > 2 || pieces.some(isListed)) return null;
  if (pieces.length === 2) {
    const isForeign = pieces.every(
      (piece) => scriptOf(piece) === 'katakana' && (isJapaneseName(piece) || !isWord(piece)),
    );
    return isForeign ? pieces.join('・') : pieces.every(isJapaneseName) ? pieces.join('') : null;
  }
  const isForeign = /^[\p{Script=Katakana}ー]+(?:・[\p{Script=Katakana}ー]+){1,3}$/u.test(first);
  const isKatakana = scriptOf(first) === 'katakana' && first.length > 2 && !isWord(first);
  const isFull = fullName.test(first) && nameClassOf(first).startsWith('two');
  return isForeign || isKatakana || isJapaneseName(first) || isFull ? first : null;
}

/** The name that is all that a caller answers to who is calling; null if the answer says anything else. */
export function bareAnswer(turn: CallerTurn, language: Language): string | null {
  if ((turn.asked !== 'who' && turn.isAnswer !== true) || turn.text.length > LONGEST || !/\p{L}/u.test(turn.text))
    return null;
  // “Dana Brandt”, said in a Japanese call
  const isJapanese = language === 'ja' && !/^[\p{sc=Latn}\p{P}\p{Zs}]+$/u.test(turn.text);
  const spaced = language === 'ja' ? 'en' : language;
  const name = isJapanese ? wholeJapaneseName(turn) : wholeName(turn, spaced);
  if (!name || isNoName(name, language) || isService(name, language) || turn.owners.has(fold(name))) return null;
  return isJapanese ? name : forenameFirst(name, spaced);
}
