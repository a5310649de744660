import { describe, expect, test } from 'vitest';

import ar from '#frontend/i18n/ar/index.ts';
import en from '#frontend/i18n/en/index.ts';
import es from '#frontend/i18n/es/index.ts';
import fr from '#frontend/i18n/fr/index.ts';
import ja from '#frontend/i18n/ja/index.ts';
import pt from '#frontend/i18n/pt/index.ts';
import ru from '#frontend/i18n/ru/index.ts';
import tr from '#frontend/i18n/tr/index.ts';
import type { Language } from '#shared/values/language.ts';

const translated: Record<Exclude<Language, 'en'>, object> = { fr, ja, tr, ar, pt, ru, es };

/** Signs and words that are the same in both languages, so that an equal phrase is no forgotten one. */
const same: Partial<Record<Language, string[]>> & { all: string[] } = {
  all: ['CSV', 'Push', '{{name}} · Calluna', '{{from}} – {{to}}', '<town>{{town}}</town>.'],
  fr: [
    ...['Index', 'Source', 'Sources', 'Pages', 'Mobile', 'Fax', 'Type', 'Message', 'Assistant', 'Notifications'],
    ...['{{count}} minute', '{{count}} minutes', '1 h'],
  ],
  es: ['Personal', 'Fax', 'Chat', '1 h'],
  pt: ['Fax', '1 h'],
};

type Table = Map<string, string>;
const tableOf = (words: object): Table => new Map(leaves(words));
const leaves = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );

const english = tableOf(en);
const suffix = /_(zero|one|two|few|many|other)$/;
const counted = [...english.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(suffix, ''));

/** What a phrase is a form of: of a counted one for some number, of another for a man or a woman, or of none. */
function originOf(key: string): { base: string; form?: string } {
  const form = suffix.exec(key)?.[1];
  if (form && counted.includes(key.replace(suffix, ''))) return { base: key.replace(suffix, ''), form };
  const neutral = key.replace(/_(fe)?male$/, '');
  return { base: english.has(neutral) ? neutral : key };
}

/** The keys that a language needs: those of English, a counted one in every form that the language has. */
function needed(language: Language): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const plain = [...english.keys()].filter((key) => !originOf(key).form);
  const forms = counted.flatMap((base) =>
    [...new Set([...pluralCategories, ...(english.has(`${base}_zero`) ? ['zero'] : [])])].map(
      (form) => `${base}_${form}`,
    ),
  );
  return [...plain, ...forms].sort();
}

const marks = (phrase: string) => (phrase.match(/\{\{.*?\}\}|<\/?\w+>/g) ?? []).sort();
const isCount = (mark: string) => mark.startsWith('{{count');

describe.each(Object.keys(translated) as (keyof typeof translated)[])('%s', (language) => {
  const table = tableOf(translated[language]);

  test('has the keys of English, each counted phrase in the forms of the language', () => {
    const ungendered = [...new Set([...table.keys()].map((key) => (originOf(key).form ? key : originOf(key).base)))];
    expect(ungendered.sort()).toEqual(needed(language));
  });

  test('keeps placeholders and tags; none, one and two may be said without a figure', () => {
    for (const [key, phrase] of table) {
      const { base, form } = originOf(key);
      const wanted = marks(english.get(form ? `${base}_other` : base) ?? '');
      const sayable = ['zero', 'one', 'two'].includes(form ?? '')
        ? [wanted, wanted.filter((m) => !isCount(m))]
        : [wanted];
      expect(sayable, `${key}: ${phrase}`).toContainEqual(marks(phrase));
    }
  });

  test('leaves nothing empty and nothing in English', () => {
    const allowed = [...same.all, ...(same[language] ?? [])];
    const hasWords = (phrase: string) =>
      /\p{L}/u.test(marks(phrase).reduce((rest, mark) => rest.replace(mark, ''), phrase));
    const left = [...table].filter(([key, phrase]) => {
      const { base, form } = originOf(key);
      const isEnglish = phrase === english.get(form ? key : base) && hasWords(phrase);
      return !phrase.trim() || (isEnglish && !allowed.includes(phrase));
    });
    expect(left).toEqual([]);
  });
});

test('French keeps its signs on the line with a narrow space, Spanish opens what it asks and exclaims', () => {
  expect([...tableOf(fr).values()].filter((phrase) => /[^\u202f][;:!?»]|«[^\u202f]/.test(phrase))).toEqual([]);
  const unopened = (phrase: string) => phrase.replace(/[^?!¿¡]/g, '').replace(/¿\?|¡!/g, '') !== '';
  expect([...tableOf(es).values()].filter(unopened)).toEqual([]);
});
