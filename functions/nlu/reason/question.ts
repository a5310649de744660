import { promptTextsOf } from '#functions/nlu/languages/texts.ts';
import portugal from '#functions/nlu/languages/pt-PT/prompts.json' with { type: 'json' };
import type { Turn } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

/** What the assistant asks before a caller speaks: `later` is about times, numbers and what else there is. */
export type Question = 'consent' | 'who' | 'why' | 'later';

const prompts: Record<Question, readonly string[]> = {
  later: ['callback', 'own_time', 'confirm', 'standing', 'may_text', 'number', 'message'],
  why: ['reason'],
  who: ['name'],
  consent: ['consent'],
};

type Prompts = readonly { asked: Question; parts: readonly string[] }[];
const questions = new Map<Language, Prompts>();

/** What is always said of a prompt, without the slots. */
const partsOf = (text: string): string[] => text.split(/\{\{[^}]*\}\}/u).filter((part) => /\p{L}{2}/u.test(part));

function questionsOf(language: Language): Prompts {
  const cached = questions.get(language);
  if (cached) return cached;
  const all = language === 'pt' ? [promptTextsOf.pt, portugal] : [promptTextsOf[language]];
  const read = all.flatMap((texts: Record<string, unknown>) =>
    (Object.keys(prompts) as Question[]).flatMap((asked) =>
      prompts[asked]
        .flatMap((name) => Object.values((texts[name] ?? {}) as Record<string, string>))
        .map((text) => ({ asked, parts: partsOf(text) })),
    ),
  );
  const known = read.filter(({ parts }) => parts.length);
  questions.set(language, known);
  return known;
}

const MOST_LETTERS = 1000;

/** What the assistant asked in the turn before; null if it asked nothing that we know. */
export function questionBefore(turns: readonly Turn[], at: number, language: Language): Question | null {
  const before = turns[at - 1];
  if (before?.who !== 'assistant') return null;
  const text = before.text.slice(0, MOST_LETTERS);
  return questionsOf(language).find(({ parts }) => parts.every((part) => text.includes(part)))?.asked ?? null;
}
