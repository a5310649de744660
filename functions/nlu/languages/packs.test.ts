import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import portugal from '#functions/nlu/languages/pt-PT/prompts.json' with { type: 'json' };
import japanese from '#functions/nlu/languages/ja/names.json' with { type: 'json' };
import { textsOf } from '#functions/nlu/languages/prompts.ts';
import { reasonWordsOf, spamPhrasesOf } from '#functions/nlu/languages/sources.ts';
import {
  editsOf,
  grammarOf,
  intentsOf,
  namesOf,
  phrasesOf,
  whenCuesOf,
  whenOf,
} from '#functions/nlu/languages/speech.ts';
import { formatsOf, promptTextsOf, spamReasonsOf } from '#functions/nlu/languages/texts.ts';
import { firstTime } from '#functions/nlu/when/testing.ts';
import { kinds } from '#functions/nlu/when/words.ts';
import { languages } from '#shared/values/language.ts';

/** What only Brazilians say: the word for a call, “you”, and a gerund. */
const brazilian = /liga[çc](ão|ões)|\bvocês?\b|\best(ou|á|ava)(mos)? \p{L}+ndo\b|celular|\btela\b/iu;

/** Each text in some data, with the keys that lead to it; what is in a list has the list’s. */
function textsIn(data: unknown, path: readonly string[] = []): { path: string; text: string }[] {
  if (typeof data === 'string') return [{ path: path.join('.'), text: data }];
  if (Array.isArray(data)) return data.flatMap((one) => textsIn(one, path));
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => textsIn(value, [...path, key]));
}

/** All keys of some data, but those that not every language needs. */
const optional = new Set([
  'kinAfterName',
  'namingAfter',
  'units',
  'ends',
  'called',
  'not',
  'multipliers',
  'hundred',
  'hundreds',
  'andWord',
  'plurals',
  'pairs',
]);
function keysOf(data: unknown): unknown {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return 'text';
  const needed = Object.entries(data).filter(([key]) => !optional.has(key));
  return Object.fromEntries(needed.map(([key, value]) => [key, keysOf(value)]));
}

/** The slots of prompts that have others than the owner’s name. */
const slots: Record<string, string[]> = {
  name: ['owner', 'caller'],
  closed: ['owner', 'day'],
  callback: ['owner', 'times'],
  number_noted: ['number'],
  with_extension: ['extension', 'number'],
  confirm: ['owner', 'time', 'number'],
  no_time: ['day'],
  standing: ['owner', 'time'],
  close: ['owner', 'name'],
  emergency: ['number', 'line'],
  time: ['weekday', 'date', 'clock', 'day', 'at', 'time', 'theirs', 'owner'],
  calendar: ['owner', 'name'],
};

describe.each(languages)('%s', (language) => {
  test('lists each phrase once, whole and trimmed', () => {
    const lists = {
      intents: intentsOf[language],
      edits: editsOf[language],
      names: language === 'ja' ? japanese : namesOf[language],
      phrases: phrasesOf[language],
      when: whenOf[language],
      whenCues: whenCuesOf[language],
      reasonWords: reasonWordsOf[language],
      spamPhrases: spamPhrasesOf[language],
    };
    const phrases = textsIn(lists);
    expect(phrases.filter(({ text }) => !/[^\s=*~^]/.test(text) || /^\s|\s$|\n/.test(text))).toEqual([]);
    // No matcher reads groups or alternatives, so one left in a list is a fragment of a phrase.
    expect(phrases.filter(({ text }) => /[()|[\]{}?+\\]/.test(text))).toEqual([]);
    const lines = phrases.map(({ path, text }) => `${path} ${text}`);
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  });

  test('has the keys that English has', () => {
    const files = [intentsOf, whenCuesOf, reasonWordsOf, spamPhrasesOf, promptTextsOf, spamReasonsOf];
    for (const file of files) expect(keysOf(file[language])).toEqual(keysOf(file.en));
    if (language === 'ja') return; // written without spaces: no clauses, and names of its own kind
    expect(keysOf(phrasesOf[language])).toEqual(keysOf(phrasesOf.en));
    expect(keysOf(namesOf[language])).toEqual(keysOf(namesOf.en));
  });

  test('has words of time of known kinds', () => {
    const own = [...Object.keys(whenOf[language]), ...Object.keys(grammarOf[language].when.clitics ?? {})];
    expect(own.filter((kind) => !(kinds as readonly string[]).includes(kind))).toEqual([]);
  });

  test('has a word for each digit', () => {
    expect(phrasesOf[language].digits.ones.map((words) => words.length > 0)).toEqual(Array(10).fill(true));
  });

  test('fills the slots of its prompts', () => {
    for (const { path, text } of textsIn(promptTextsOf[language])) {
      const known = slots[path.split('.')[0]!] ?? ['owner'];
      for (const [, slot, , format] of text.matchAll(/\{\{(\w+)(, (\w+|\p{L}+))?\}\}/gu)) {
        expect(known, `${path}: ${text}`).toContain(slot);
        if (format) expect(formatsOf[language][format], `${path}: ${text}`).toBeTypeOf('function');
      }
      expect(text.replace(/\{\{\p{L}+(?:, \p{L}+)?\}\}/gu, '')).not.toMatch(/[{}$]/);
    }
  });

  const examples = JSON.parse(
    readFileSync(new URL(`${language}/when-examples.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

  test.each(Object.entries(examples))('%s', (text, moment) => {
    expect(firstTime(text, language)).toBe(moment);
  });
});

describe('Portuguese of Portugal', () => {
  const base = new Map(textsIn(promptTextsOf.pt).map(({ path, text }) => [path, text]));
  const slotsIn = (text = '') => (text.match(/\{\{.*?\}\}/g) ?? []).sort();

  test.each(textsIn(portugal))('rewords $path: $text', ({ path, text }) => {
    expect(base.has(path)).toBe(true);
    expect(text).not.toBe(base.get(path));
    expect(slotsIn(text)).toEqual(slotsIn(base.get(path)));
    expect(text).not.toMatch(brazilian);
  });

  test('says nothing as Brazilians say it', () => {
    expect(textsIn(textsOf('pt-PT')).filter(({ text }) => brazilian.test(text))).toEqual([]);
  });
});
