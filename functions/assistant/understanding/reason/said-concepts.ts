import { fold } from '#functions/people/open/fold.ts';
import { ar } from '#functions/assistant/understanding/reason/concepts/ar.ts';
import { type Concept, type Concepts, concepts } from '#functions/assistant/understanding/reason/concepts/concepts.ts';
import { en } from '#functions/assistant/understanding/reason/concepts/en.ts';
import { es } from '#functions/assistant/understanding/reason/concepts/es.ts';
import { fr } from '#functions/assistant/understanding/reason/concepts/fr.ts';
import { ja } from '#functions/assistant/understanding/reason/concepts/ja.ts';
import { pt } from '#functions/assistant/understanding/reason/concepts/pt.ts';
import { ru } from '#functions/assistant/understanding/reason/concepts/ru.ts';
import { tr } from '#functions/assistant/understanding/reason/concepts/tr.ts';
import type { Language } from '#shared/values/language.ts';

const written: Record<Language, Concepts> = { en, fr, ja, tr, ar, pt, ru, es };

/** A beginning of a word (or a whole one), what must stand before it, and what it means. */
type Entry = { concept: Concept; whole: boolean; before: string };
type Index = { entries: Map<string, Entry[]>; longest: number };
const indexes = new Map<Language, Index>();

function indexOf(language: Language): Index {
  const known = indexes.get(language);
  if (known) return known;
  const entries = new Map<string, Entry[]>();
  let longest = 1;
  for (const concept of concepts)
    for (const phrase of written[language][concept].split('|')) {
      const words = fold(phrase).split(' ');
      const last = language === 'ja' ? words.join('') : (words.pop() ?? '');
      if (!last) continue;
      longest = Math.max(longest, last.length);
      const entry = { concept, whole: phrase.endsWith('='), before: language === 'ja' ? '' : words.join(' ') };
      entries.set(last, [...(entries.get(last) ?? []), entry]);
    }
  const index = { entries, longest };
  indexes.set(language, index);
  return index;
}

/** Arabic writes “and”, “for”, “with” and “the” at words’ beginnings. */
const joined = /^(?:و|ف)?(?:بال|لل|كال|ال|ب|ل|ع)?/u;

/** The words in which a text is looked up; in Japanese every sign begins one. */
export function heardWords(text: string, language: Language): string[] {
  const folded = fold(language === 'ja' ? text : text.replace(/['’]/g, language === 'en' ? '' : ' '));
  return language === 'ja' ? Array.from(folded.replaceAll(' ', '')) : folded.split(' ');
}

/** What each word means, by its place. */
export function conceptsAt(words: readonly string[], language: Language): Concept[][] {
  const { entries, longest } = indexOf(language);
  const meant = words.map(() => new Set<Concept>());
  words.forEach((word, at) => {
    const look = (form: string) => {
      for (let length = 1; length <= Math.min(form.length, longest); length++)
        for (const { concept, whole, before } of entries.get(form.slice(0, length)) ?? []) {
          if (whole && length < form.length) continue;
          if (before && ` ${words.slice(Math.max(0, at - 4), at).join(' ')}`.endsWith(` ${before}`) === false) continue;
          meant[at]!.add(concept);
        }
    };
    look(language === 'ja' ? words.slice(at, at + longest).join('') : word);
    if (language === 'ar') look(word.replace(joined, ''));
  });
  return meant.map((set) => [...set]);
}
