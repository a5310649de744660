import { fold } from '#functions/names/fold.ts';
import { isFirm } from '#functions/nlu/name/firm.ts';
import { grammarOf } from '#functions/nlu/languages/speech.ts';
import { phrasebookOf, type SpacedLanguage, startingAt } from '#functions/nlu/name/phrasebook.ts';
import { type Word, type WordRange, wordsOf } from '#functions/nlu/name/words.ts';
import type { Turn } from '#functions/nlu/port.ts';
import { affiliationInJapanese } from '#functions/nlu/reason/affiliation-japanese.ts';
import { placeAfter, placeBefore } from '#functions/nlu/reason/place-said.ts';
import { relationAfter, relationBefore } from '#functions/nlu/reason/relation.ts';
import type { Language } from '#shared/values/language.ts';

const MOST_LETTERS = 300;

/** The caller’s company, place or relation: “Fields Roofing”, “Leo’s mother”; null if they do not say. */
export function affiliationOf(turns: readonly Turn[], language: Language, name: string | null): string | null {
  if (!name) return null;
  const texts = turns.flatMap(({ who, text }) => (who === 'caller' ? [text.slice(0, MOST_LETTERS)] : []));
  for (const text of texts) {
    const said = language === 'ja' ? affiliationInJapanese(text, name) : affiliationIn(text, language, name);
    if (said) return said;
  }
  return null;
}

/** A verb of calling within the phrase, and what follows. */
const calling =
  /(?:^|\s)(?:звон\p{L}+|беспоко\p{L}+|call(?:s|ing)?|ring(?:s|ing)?|phon(?:es|ing)|(?:vous )?(?:appell|téléphon)\p{L}+|(?:le |les |te )?llam(?:a|o|an|amos|ando)|(?:a )?lig(?:a|o|am|amos|ando)|arıyor\p{L}*|arad[ıi]\p{L}*|(?:يتصل|تتصل|اتصل|أتصل|بتصل|يكلمك|بكلمك)\p{L}*)(?!\p{L}).*$/iu;

/** “Marco DHL”: a firm in one breath with the name. */
function firmBeside(words: readonly Word[], named: number, to: number, language: SpacedLanguage): WordRange | null {
  const [before, after] = [words[named - 1], words[to]];
  if (after && isFirm(after.text, language)) return { from: to, to: to + 1 };
  return before && isFirm(before.text, language) ? { from: named - 1, to: named } : null;
}

function affiliationIn(text: string, language: SpacedLanguage, name: string): string {
  const book = phrasebookOf(language);
  const words = wordsOf(text, language, book);
  const parts = fold(name).split(' ');
  const named = words.findIndex((_, at) => parts.every((part, index) => words[at + index]?.folded === part));
  if (named < 0) return '';
  const range =
    firmBeside(words, named, named + parts.length, language) ??
    placeAfter(words, named + parts.length, book, language) ??
    relationAfter(words, named + parts.length, book, language) ??
    (language === 'tr' ? placeBefore(words, named) : null) ??
    relationBefore(words, named, book, language);
  if (!range) return '';
  const end = words[range.to - 1]!.end;
  const closing = /^[»”"]/u.exec(text.slice(end))?.[0] ?? '';
  const said = text.slice(words[range.from]!.start, end) + closing;
  const bare = withoutSuffix(said.replace(grammarOf[language].placeLead ?? /^$/u, '').trim(), language);
  const phrase = bare.replace(calling, '').trim();
  // «Клиники Добромед | звонят администратор»: what is left of a relation is none.
  const isCut = phrase !== bare && startingAt(words, range.from, book.from) === 0;
  return isCut ? '' : phrase;
}

/** Turkish “from” is written with the place: “Yıldız İnşaat’tan”, “belediyeden”. */
function withoutSuffix(said: string, language: SpacedLanguage): string {
  if (language !== 'tr') return said;
  const written = said.replace(/['’]n?[dt][ae]n$/u, '');
  if (written !== said) return written;
  const [, place = ''] = /^(.*?)(?:n?[dt][ae]n)$/u.exec(said) ?? [];
  const last = place.split(' ').at(-1) ?? '';
  return phrasebookOf('tr').places.has(fold(last)) ? place : said;
}

/** Less of a sentence is left as it is. */
const LEAST_REST = 3;
/** So many words may be before where the caller calls from: “hi, from”. */
const MOST_BEFORE = 2;

/** A sentence without where the caller calls from at its beginning: “From Fields Roofing | we need …”; empty if it says no more. */
export function withoutAffiliation(sentence: string, from: string | null | undefined): string {
  const at = from ? sentence.toLowerCase().indexOf(from.toLowerCase()) : -1;
  if (!from || at < 0 || sentence.slice(0, at).trim().split(/\s+/u).length > MOST_BEFORE) return sentence;
  const rest = sentence
    .slice(at + from.length)
    .replace(/^['’]?n?[dt][ae]n(?=\s)/u, '')
    .replace(/^[\s\p{P}]+/u, '');
  return rest && rest.split(/\s+/u).length < LEAST_REST ? sentence : rest;
}
