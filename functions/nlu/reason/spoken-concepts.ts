import { type Concept, concepts } from '#functions/nlu/reason/concepts/concepts.ts';
import { packedWords } from '#functions/nlu/reason/concepts/words.bin.ts';
import { fold } from '#functions/names/fold.ts';
import { decompress } from '#functions/platform/decompress.ts';
import type { Language } from '#shared/values/language.ts';

/** A prefix of a word (or a whole word), the words required before it, and its concept. */
type Entry = { concept: Concept; whole: boolean; before: string };
type Index = { entries: Map<string, Entry[]>; longest: number };
const indexes = new Map<Language, Index>();

function indexOf(language: Language): Index {
  const cached = indexes.get(language);
  if (cached) return cached;
  const entries = new Map<string, Entry[]>();
  let longest = 1;
  const lines = decompress(packedWords[language]).split('\n');
  concepts.forEach((concept, at) => {
    for (const phrase of (lines[at] ?? '').split('|')) {
      const whole = phrase.endsWith('=');
      const plain = whole ? phrase.slice(0, -1) : phrase;
      const cut = plain.lastIndexOf(' ');
      const last = plain.slice(cut + 1);
      if (!last) continue;
      longest = Math.max(longest, last.length);
      entries.set(last, [...(entries.get(last) ?? []), { concept, whole, before: plain.slice(0, Math.max(0, cut)) }]);
    }
  });
  const index = { entries, longest };
  indexes.set(language, index);
  return index;
}

/** The most words before the last one of a phrase. */
const MOST_BEFORE = 6;
/** Arabic writes “and”, “for”, “with” and “the” as prefixes. */
const joined = /^(?:و|ف)?(?:بال|لل|كال|ال|ب|ل|ع)?/u;

/** The words of a text for the concept lookup; in Japanese, its characters. */
export function conceptWords(text: string, language: Language): string[] {
  const folded = fold(language === 'ja' ? text : text.replace(/['’]/g, language === 'en' ? '' : ' '));
  return language === 'ja' ? Array.from(folded.replaceAll(' ', '')) : folded.split(' ');
}

/** The concepts at each word. */
export function conceptsAt(words: readonly string[], language: Language): Concept[][] {
  const { entries, longest } = indexOf(language);
  const concepts = words.map(() => new Set<Concept>());
  words.forEach((word, at) => {
    const addConcepts = (form: string) => {
      for (let length = 1; length <= Math.min(form.length, longest); length++)
        for (const { concept, whole, before } of entries.get(form.slice(0, length)) ?? []) {
          if (whole && length < form.length) continue;
          if (before && ` ${words.slice(Math.max(0, at - MOST_BEFORE), at).join(' ')}`.endsWith(` ${before}`) === false)
            continue;
          concepts[at]!.add(concept);
        }
    };
    addConcepts(language === 'ja' ? words.slice(at, at + longest).join('') : word);
    if (language === 'ar') addConcepts(word.replace(joined, ''));
  });
  return concepts.map((set) => [...set]);
}
