import { foldWithOrigins, tokensOf, type Token } from '#functions/nlu/when/tokens.ts';
import type { Kind, WhenGrammar, WhenWords } from '#functions/nlu/when/words.ts';
import zones from '#functions/nlu/when/zones.json' with { type: 'json' };
import { grammarOf, whenOf } from '#functions/nlu/languages/speech.ts';
import type { Language } from '#shared/values/language.ts';

/** One meaning of a word. `weak`: only beside words of time; `rare`: only in a phrase that is nothing but a time. */
type Reading = { kind: Kind; value: string; weak: boolean; rare: boolean };

/** A word or phrase of the tables with all its meanings; `readings` is empty for other words. */
export type Lexeme = Token & { readings: Reading[] };

type Branch = { words: Map<string, Branch>; stems: Map<string, Branch>; readings: Reading[] };
const branch = (): Branch => ({ words: new Map(), stems: new Map(), readings: [] });

export type Lexicon = { root: Branch; endings: RegExp; clitics: [string, Reading][] };

const lexicons = new Map<Language, Lexicon>();

/** The lexicon of a language, built on first use. */
export function lexiconFor(language: Language): Lexicon {
  const cached = lexicons.get(language);
  if (cached) return cached;
  const lexicon = lexiconOf(whenOf[language], grammarOf[language].when);
  lexicons.set(language, lexicon);
  return lexicon;
}

/** The tables of a language as one tree of words. */
function lexiconOf(words: WhenWords, { clitics = {}, endings = '' }: WhenGrammar): Lexicon {
  const root = branch();
  const pieces: Pieces = Object.create(null) as Pieces;
  const kinds = { ...words, zone: { ...zones, ...words.zone } };
  for (const [kind, list] of Object.entries(kinds) as [Kind, string[] | Record<string, string[]>][])
    for (const [value, phrases] of Object.entries(Array.isArray(list) ? { '': list } : list))
      for (const phrase of phrases) plant(root, phrase, { kind, value }, pieces);
  const prefixes = (Object.entries(clitics) as [Kind, string[]][]).flatMap(([kind, all]) =>
    all.map((text): [string, Reading] => [foldWithOrigins(text).text, { kind, value: '', weak: false, rare: false }]),
  );
  prefixes.sort(([a], [b]) => b.length - a.length);
  return { root, clitics: prefixes, endings: new RegExp(`^(?:${foldWithOrigins(endings).text})$`) };
}

/** The tokens of each word; most words occur in several phrases. */
type Pieces = Record<string, string[]>;

function plant(root: Branch, phrase: string, meaning: { kind: Kind; value: string }, pieces: Pieces): void {
  let at = root;
  for (const part of phrase.split(' ')) {
    const isStem = part.endsWith('*');
    const tokens = (pieces[part] ??= tokensOf(foldWithOrigins(part.replace(/[~*]/g, ''))).map(({ text }) => text));
    tokens.forEach((text, i) => {
      const next = isStem && i === tokens.length - 1 ? at.stems : at.words;
      let child = next.get(text);
      if (!child) next.set(text, (child = branch()));
      at = child;
    });
  }
  at.readings.push({ ...meaning, weak: phrase.startsWith('~'), rare: phrase.startsWith('~~') });
}

/** The words and phrases of a text; the longest entry of the tables counts. */
export function lexemesOf(text: string, lexicon: Lexicon): Lexeme[] {
  const tokens: Token[] = tokensOf(foldWithOrigins(text));
  const lexemes: Lexeme[] = [];
  for (let i = 0; i < tokens.length;) {
    let longestMatch = longest(tokens, i, lexicon);
    const parts = longestMatch.readings.length ? null : withoutClitic(tokens[i] as Token, lexicon);
    if (parts) {
      const [{ reading, ...clitic }, rest] = parts;
      lexemes.push({ ...clitic, readings: [reading] });
      tokens[i] = rest;
      longestMatch = longest(tokens, i, lexicon);
    }
    const [first, last] = [tokens[i] as Token, tokens[longestMatch.to - 1] as Token];
    lexemes.push({ ...first, text: text.slice(first.index, last.end), end: last.end, readings: longestMatch.readings });
    i = longestMatch.to;
  }
  return lexemes;
}

function longest(tokens: Token[], from: number, lexicon: Lexicon): { to: number; readings: Reading[] } {
  let best = { to: from + 1, readings: [] as Reading[] };
  let branches = [lexicon.root];
  for (let i = from; branches.length && i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (i > from && token.fresh) break;
    branches = branches.flatMap((at) => children(at, token.text, lexicon.endings));
    const readings = branches.flatMap((at) => at.readings);
    if (readings.length) best = { to: i + 1, readings };
  }
  return best;
}

function children({ words, stems }: Branch, text: string, endings: RegExp): Branch[] {
  const exact = words.get(text);
  const best = exact ? [exact] : [];
  for (let cut = text.length; cut > 0 && cut >= text.length - 7; cut--) {
    const stem = stems.get(text.slice(0, cut));
    if (stem && endings.test(text.slice(cut))) best.push(stem);
  }
  return best;
}

/** Splits a clitic off a word that the tables know only without it. */
function withoutClitic(
  token: Token,
  { root, endings, clitics }: Lexicon,
): [Token & { reading: Reading }, Token] | null {
  for (const [clitic, reading] of clitics) {
    const rest = token.text.slice(clitic.length);
    if (!token.text.startsWith(clitic) || !children(root, rest, endings).length) continue;
    const cut = token.index + clitic.length;
    return [
      { ...token, text: clitic, end: cut, reading },
      { ...token, text: rest, index: cut, glued: true, fresh: false },
    ];
  }
  return null;
}
