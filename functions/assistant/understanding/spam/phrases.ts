import { spoken } from '#functions/assistant/understanding/spam/concepts.ts';
import { foldSpeech } from '#functions/assistant/understanding/spam/fold.ts';
import { lexicon } from '#functions/assistant/understanding/spam/lexicon.ts';
import type { Language } from '#shared/values/language.ts';

const compiled = new Map<Language, RegExp[]>();

/** Phrases of one concept that are counted; more of them say no more. */
const MOST = 4;

/** How much of each concept is in folded speech, in the order of `spoken`: 0, then ½, ¾ and so on towards 1. */
export function conceptsIn(folded: string, language: Language): number[] {
  const patterns = compiled.get(language) ?? compile(language);
  const text = language === 'ja' ? folded : ` ${folded} `;
  return patterns.map((pattern) => {
    const found = new Set<string>();
    for (const [phrase] of text.matchAll(pattern)) if (found.add(phrase).size === MOST) break;
    return 1 - 0.5 ** found.size;
  });
}

function compile(language: Language): RegExp[] {
  const patterns = spoken.map((concept) => {
    const sources = lexicon()
      [language][concept].split('|')
      .map((phrase) => sourceOf(phrase.trim(), language));
    const longestFirst = [...new Set(sources)].sort((a, b) => b.length - a.length).join('|');
    return new RegExp(language === 'ja' ? longestFirst : ` ${PREFIX[language] ?? ''}(?:${longestFirst})(?= )`, 'g');
  });
  compiled.set(language, patterns);
  return patterns;
}

/** Arabic writes “and”, “with”, “for” and “the” as part of the next word. */
const PREFIX: Partial<Record<Language, string>> = { ar: '[وف]?[بلك]?(?:ال|ل)?' };

const sourceOf = (phrase: string, language: Language): string =>
  phrase
    .split(/( \.\. |\.\.|\*)/)
    .map((piece) => {
      if (piece === '*') return '[^ ]*';
      if (piece.includes('..')) return language === 'ja' ? '.{0,8}' : ' (?:[^ ]+ ){0,3}';
      const folded = foldSpeech(piece, language);
      return piece.startsWith(' ') ? ` ${folded}` : folded;
    })
    .join('');
