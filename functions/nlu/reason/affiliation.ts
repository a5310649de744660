import { fold } from '#functions/names/fold.ts';
import { isFirm } from '#functions/nlu/name/firm.ts';
import {
  endingAt,
  type Phrasebook,
  phrasebookOf,
  startingAt,
  type SpacedLanguage,
} from '#functions/nlu/name/phrasebook.ts';
import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import { type Word, wordsOf } from '#functions/nlu/name/words.ts';
import type { Turn } from '#functions/nlu/port.ts';
import { affiliationInJapanese } from '#functions/nlu/reason/affiliation-japanese.ts';
import type { Language } from '#shared/values/language.ts';

const MOST_LETTERS = 300;
const MOST_WORDS = 6;
/** So many words are of the caller: “Leo’s mother”, “the class teacher of Leo”. */
const MOST_OF_RELATION = 4;
/** With where they are: “the class teacher of Leo from school 12”. */
const MOST_OF_ALL = 7;
/** Before a name in Portuguese and Spanish. */
const nameArticle = /^(?:o|a|el|la)$/u;
const article = /^(?:ال|لل)/u;
/** “From”, after an apostrophe. */
const suffix = /^n?[dt][ae]n$/u;
/** What introduces a place without being a part of it: “calling from the school”, “Fields Roofing” of “from Fields Roofing”. */
const leads: Partial<Record<SpacedLanguage, RegExp>> = {
  en: /^(?:(?:(?:and )?i['’]?m |i am )?(?:calling|ringing|phoning|speaking) )?(?:here |over |down )?(?:on behalf of|behalf of|from|with|at) /iu,
  fr: /^(?:je (?:vous )?(?:appelle|téléphone) )?(?:de la |de l['’]|du |des )?/iu,
  es: /^(?:(?:le|os|te) )?(?:llam|habl|marc)(?:o|amos|an) /iu,
  pt: /^(?:(?:estou |tô )?(?:a )?(?:lig|fal)(?:o|ando|ar|amos) |aqui (?:é )?)/iu,
  ru: /^(?:(?:я )?(?:звоню|беспоко\p{L}+) )/iu,
  ar: /^(?:(?:بتصل|اتصل|أتصل|بكلمك|اكلمك|أكلمك|بحكي|معك|معاك) )/u,
};

/** Where the caller calls from, or who they are to whom: “Fields Roofing”, “Leo’s mother”; null if they do not say. */
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
function firmBeside(words: readonly Word[], named: number, to: number, language: SpacedLanguage): Range | null {
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
  const bare = withoutSuffix(said.replace(leads[language] ?? /^$/u, '').trim(), language);
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

type Range = { from: number; to: number };
const nounOf = (folded: string) => folded.replace(article, '');
/** Up to the next punctuation. */
const stopAfter = (words: readonly Word[], from: number) => {
  const stop = words.findIndex((word, at) => at >= from && word.stop);
  return stop < 0 ? words.length : stop + 1;
};

/** “Jessica Prado | from the school”, with a word for a place, or else up to a pause: “from Fields and Sons,”. */
function placeAfter(words: readonly Word[], at: number, book: Phrasebook, language: SpacedLanguage): Range | null {
  if (words[at - 1]?.stop === undefined) return null;
  const begins = (place: number) => startingAt(words, place, book.from) > 0 || (words[place + 1]?.suffix ?? false);
  const from = begins(at) ? at : at + startingAt(words, at, book.after);
  if (!begins(from)) return null;
  const to = stopAfter(words, from);
  if (to - from > MOST_WORDS) return null;
  const isPlace = words.slice(from, to).some(({ folded }) => book.places.has(nounOf(folded)));
  const { frequent } = vocabularyOf(language);
  const strict = startingAt(words, from, from === at ? placing(book) : book.from);
  const isNamed = words.slice(from + strict, to).some(({ capital, folded }) => capital && !frequent.has(folded));
  return isPlace || (strict > 0 && isNamed && to - from > strict) ? { from, to } : null;
}

/** Words that may be before a place and little else. */
const others = new Set([
  'of',
  'at',
  'a la',
  'au',
  'en',
  'com',
  'في',
  'ب',
  'na',
  'no',
  'с',
  'от',
  'de',
  'd',
  'da',
  'do',
  'das',
  'dos',
]);
const strictly = new WeakMap<Phrasebook, ReadonlySet<string>>();
function placing(book: Phrasebook): ReadonlySet<string> {
  const known = strictly.get(book) ?? new Set([...book.from].filter((phrase) => !others.has(phrase)));
  strictly.set(book, known);
  return known;
}

/** Turkish: “Yıldız İnşaat’tan | Mehmet Karaca”. */
function placeBefore(words: readonly Word[], named: number): Range | null {
  if (!words[named - 1]?.suffix || !suffix.test(words[named - 1]!.folded)) return null;
  let from = named - 1;
  while (from > 0 && named - from < MOST_WORDS && words[from - 1]!.capital && !words[from - 1]!.stop) from--;
  return from < named - 1 ? { from, to: named } : null;
}

/** “Grace Odum, | Leo’s mother”: a relation or a trade between pauses, with whose it is. */
function relationAfter(words: readonly Word[], at: number, book: Phrasebook, language: SpacedLanguage): Range | null {
  if (!words[at - 1]?.stop) return null;
  return relationIn(words, at, stopAfter(words, at), book, language);
}

/** “It’s | Leo’s mother, Grace Odum”. */
function relationBefore(
  words: readonly Word[],
  named: number,
  book: Phrasebook,
  language: SpacedLanguage,
): Range | null {
  const to = named > 1 && nameArticle.test(words[named - 1]!.folded) ? named - 1 : named;
  let from = to;
  while (from > 0 && to - from < MOST_OF_RELATION && !(words[from - 1]!.stop && from < to)) {
    if (endingAt(words, from, opening(book)) > 0) break;
    from--;
  }
  return relationIn(words, from, to, book, language);
}

const openings = new WeakMap<Phrasebook, ReadonlySet<string>>();
/** What begins an introduction. */
function opening(book: Phrasebook): ReadonlySet<string> {
  const { greeting, weak, intro, strong } = book;
  const known = openings.get(book) ?? new Set([...greeting, ...weak, ...intro, ...strong]);
  openings.set(book, known);
  return known;
}

/** Languages that name first whose mother it is. */
const ownerFirst = new Set<SpacedLanguage>(['en', 'tr']);
/** Arabic relations before whose they are, folded. */
const ofWhom =
  /^(?:والده?|والدت|ام|اب|ابو|اخت|اخو?|زوج(?:ه|ت)?|خاله?|عمه?|جده?|جار(?:ه)?|قريبه?|معلمه?|مدرسه?|مربيه?)$/u;
/** “My son” is not the caller. */
const own = new Set(
  'my our mon ma mes notre nos mi mis nuestro nuestra meu minha nosso nossa мой моя мои наш наша у benim bizim'.split(
    ' ',
  ),
);

function relationIn(
  words: readonly Word[],
  from: number,
  to: number,
  book: Phrasebook,
  language: SpacedLanguage,
): Range | null {
  if (to - from < 1 || to - from > MOST_OF_ALL || own.has(words[from]!.folded)) return null;
  const isRelation = (at: number) =>
    startingAt(words, at, book.kin) > 0 || startingAt(words, at, book.roles) > 0 || ofWhom.test(words[at]!.folded);
  const isTitle = (at: number) => book.titles.has(words[at]!.folded);
  // “Maître” alone says nothing of where somebody calls from.
  if (to - from === 1 && isTitle(from) && !book.kin.has(words[from]!.folded)) return null;
  const relation = Array.from({ length: to - from }, (_, index) => from + index).find(isRelation);
  if (relation === undefined) return null;
  const { forenames } = vocabularyOf(language);
  const length = Math.max(1, startingAt(words, relation, book.kin), startingAt(words, relation, book.roles));
  const next = relation + length;
  // “Ida’s neighbour from upstairs”
  const isWhole = next === to || (ownerFirst.has(language) && startingAt(words, next, book.from) > 0);
  const isOfSomebody =
    !ownerFirst.has(language) &&
    words.slice(next, to).some(({ capital, folded }) => capital || (language === 'ar' && forenames.has(folded)));
  const isSomebodys =
    relation > from && (words.slice(from, relation).some(({ capital }) => capital) || relation - from < 3);
  return (isWhole && (isSomebodys || relation === from)) || isOfSomebody ? { from, to } : null;
}

/** Less of a sentence is left as it is. */
const LEAST_REST = 3;
/** So many words may be before where the caller calls from: “hi, from”. */
const MOST_BEFORE = 2;

/** A sentence without where the caller calls from at its beginning: “From Fields Roofing | we need …”. */
export function withoutAffiliation(sentence: string, from: string | null | undefined): string {
  const at = from ? sentence.toLowerCase().indexOf(from.toLowerCase()) : -1;
  if (!from || at < 0 || sentence.slice(0, at).trim().split(/\s+/u).length > MOST_BEFORE) return sentence;
  const rest = sentence
    .slice(at + from.length)
    .replace(/^['’]?n?[dt][ae]n(?=\s)/u, '')
    .replace(/^[\s\p{P}]+/u, '');
  return rest.split(/\s+/u).length < LEAST_REST ? sentence : rest;
}
