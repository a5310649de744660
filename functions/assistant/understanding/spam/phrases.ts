import { ar } from '#functions/assistant/understanding/spam/concepts/ar.ts';
import { en } from '#functions/assistant/understanding/spam/concepts/en.ts';
import { es } from '#functions/assistant/understanding/spam/concepts/es.ts';
import { fr } from '#functions/assistant/understanding/spam/concepts/fr.ts';
import { ja } from '#functions/assistant/understanding/spam/concepts/ja.ts';
import { pt } from '#functions/assistant/understanding/spam/concepts/pt.ts';
import { ru } from '#functions/assistant/understanding/spam/concepts/ru.ts';
import { tr } from '#functions/assistant/understanding/spam/concepts/tr.ts';
import { concepts, type Phrases } from '#functions/assistant/understanding/spam/concepts.ts';
import { foldSpeech } from '#functions/assistant/understanding/spam/fold.ts';
import type { Language } from '#shared/values/language.ts';

const phrases: Record<Language, Phrases> = { en, fr, ja, tr, ar, pt, ru, es };
const compiled = new Map<Language, RegExp[]>();

/** Phrases of one concept that are counted; more of them say no more. */
const MOST = 4;

/** How much of each concept is in folded speech, in the order of `concepts`: 0, then ½, ¾ and so on towards 1. */
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
  const patterns = concepts.map((concept) => {
    const sources = phrases[language][concept].split('|').map((phrase) => sourceOf(phrase.trim(), language));
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
