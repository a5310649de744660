import { describe, expect, test } from 'vitest';

import { errorCodes } from '#shared/errors/catalogue.ts';
import { type Language, languages } from '#shared/values/language.ts';
import { messages } from '#shared/validation/messages.ts';

type Phrases = { [key: string]: string | Phrases };
const files = import.meta.glob<Phrases>('./*/*.json', { import: 'default', eager: true });

/** All namespaces of a language. */
const catalogueOf = (language: Language): Phrases =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, phrases]) => {
      const [, folder, namespace = ''] = /^\.\/(.*)\/(.*)\.json$/.exec(path) ?? [];
      return folder === language ? [[namespace, phrases]] : [];
    }),
  );

/** Phrases that are rightly the same as in English. */
const sameAsEnglish: Partial<Record<Language, string[]>> & { all: string[] } = {
  all: ['CSV', 'Push', 'Portugal', '{{name}} · Calluna', '{{from}} – {{to}}', '<town>{{town}}</town>.'],
  fr: [
    'Total',
    'Actions',
    'Confirmation',
    '{{count, number}} source.',
    '{{count, number}} sources.',
    'Index',
    'Source',
    'Sources',
    'Pages',
    'Contact',
    'Mobile',
    'Fax',
    'Type',
    'Message',
    'Assistant',
    'Notifications',
    'Versions',
    'Urgent',
    'Spam',
    '{{title}}, version {{version}}',
    '{{count}} minute',
    '{{count}} minutes',
    '1 h',
    'Province',
    'District',
    'Canton',
    'Photo',
    'Photos',
    'photo {{number}}',
    '{{count}} mobile',
    '{{count}} fax',
  ],
  es: [
    'Total',
    'Personal',
    'Fax',
    'Chat',
    '1 h',
    'Spam',
    '{{number}} ext. {{extension}}',
    '{{count}} personal',
    '{{count}} fax',
  ],
  pt: ['Total', 'Fax', '1 h', 'Spam', 'CEP', '{{count}} fax'],
};

const flatten = (phrases: Phrases, path = ''): [string, string][] =>
  Object.entries(phrases).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
const phrasesOf = (language: Language) => new Map(flatten(catalogueOf(language)));

const english = phrasesOf('en');
const suffix = /_(zero|one|two|few|many|other)$/;
const pluralKeys = [...english.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(suffix, ''));

/** The key without its plural or gender suffix. */
function parseKey(key: string): { base: string; form?: string } {
  const form = suffix.exec(key)?.[1];
  if (form && pluralKeys.includes(key.replace(suffix, ''))) return { base: key.replace(suffix, ''), form };
  const neutral = key.replace(/_(fe)?male$/, '');
  return { base: english.has(neutral) ? neutral : key };
}

/** The keys of English, with the plural categories of another language. */
function expectedKeys(language: Language): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const plain = [...english.keys()].filter((key) => !parseKey(key).form && parseKey(key).base === key);
  const forms = pluralKeys.flatMap((base) =>
    [...new Set([...pluralCategories, ...(english.has(`${base}_zero`) ? ['zero'] : [])])].map(
      (form) => `${base}_${form}`,
    ),
  );
  return [...plain, ...forms].sort();
}

/** French writes “de” and a name by a format of its own. */
const markupIn = (phrase: string) =>
  (phrase.match(/\{\{.*?\}\}|<\/?\w+>/g) ?? []).map((each) => each.replace(', de}', '}')).sort();
const isCount = (placeholder: string) => placeholder.startsWith('{{count');

describe.each(languages.filter((language) => language !== 'en'))('%s', (language) => {
  const phrases = phrasesOf(language);

  test('has the keys of English, with its own plural categories', () => {
    const ungendered = [...new Set([...phrases.keys()].map((key) => (parseKey(key).form ? key : parseKey(key).base)))];
    expect(ungendered.sort()).toEqual(expectedKeys(language));
  });

  test('keeps placeholders and tags; zero, one and two may leave the number out', () => {
    for (const [key, phrase] of phrases) {
      const { base, form } = parseKey(key);
      const expected = markupIn(english.get(form ? `${base}_other` : base) ?? '');
      const allowed = ['zero', 'one', 'two'].includes(form ?? '')
        ? [expected, expected.filter((each) => !isCount(each))]
        : [expected];
      expect(allowed, `${key}: ${phrase}`).toContainEqual(markupIn(phrase));
    }
  });

  test('has no empty and no untranslated phrase', () => {
    const allowed = [...sameAsEnglish.all, ...(sameAsEnglish[language] ?? [])];
    const hasWords = (phrase: string) =>
      /\p{L}/u.test(markupIn(phrase).reduce((rest, placeholder) => rest.replace(placeholder, ''), phrase));
    const untranslated = [...phrases].filter(([key, phrase]) => {
      const { base, form } = parseKey(key);
      const isEnglish = phrase === english.get(form ? key : base) && hasWords(phrase);
      return !phrase.trim() || (isEnglish && !allowed.includes(phrase));
    });
    expect(untranslated).toEqual([]);
  });
});

test('English has a phrase for each error code and each validation message', () => {
  const { errors, validation } = catalogueOf('en') as Record<string, Phrases>;
  expect(Object.keys(errors!).sort()).toEqual([...errorCodes].sort());
  expect(Object.keys(validation!).sort()).toEqual(Object.keys(messages).sort());
});

test('French has a narrow space before double punctuation, Spanish an opening ¿ or ¡', () => {
  expect([...phrasesOf('fr').values()].filter((phrase) => /[^\u202f][;:!?»]|«[^\u202f]/.test(phrase))).toEqual([]);
  const unopened = (phrase: string) => phrase.replace(/[^?!¿¡]/g, '').replace(/¿\?|¡!/g, '') !== '';
  expect([...phrasesOf('es').values()].filter(unopened)).toEqual([]);
});
