import { readFileSync } from 'node:fs';

import { type Evidence, evidence } from '#scripts/promises/evidence.ts';
import { titlesOfFile } from '#scripts/promises/test-titles.ts';
import { sentencesIn } from '#shared/legal/structure.ts';
import { structures } from '#shared/legal/structures.ts';
import { latestVersion, type LegalName, legalSlugs, legalTexts } from '#shared/legal/versions.ts';
import { type Language, languages } from '#shared/values/language.ts';

export type PromiseReport = {
  /** Sentences of the texts in force; how many of them promise something, and how many tests show these. */
  sentences: number;
  promises: number;
  tests: number;
  faults: string[];
};
type Phrases = { [key: string]: string | Phrases };

/** The words of a version in a language. */
export const wordsOf = (name: LegalName, version: number, language: Language): Phrases =>
  JSON.parse(readFileSync(`frontend/src/i18n/${language}/${name}${version}.json`, 'utf8')) as Phrases;

/** Compares the texts in force with their evidence, and the evidence with the tests. */
export function checkPromises(): PromiseReport {
  const texts = legalSlugs.map((slug) => {
    const { name } = legalTexts[slug];
    const version = latestVersion(slug);
    const ids = sentencesIn(structures[name][version] ?? []);
    return { name, ids, faults: [...inEvidence(name, ids, evidence[name]), ...inWords(name, version, ids)] };
  });
  const shown = texts.flatMap(({ name, ids }) => ids.flatMap((id) => testsOf(evidence[name][id])));
  return {
    sentences: texts.flatMap(({ ids }) => ids).length,
    promises: texts.flatMap(({ name, ids }) => ids.filter((id) => Array.isArray(evidence[name][id]))).length,
    tests: new Set(shown).size,
    faults: texts.flatMap(({ faults }) => faults),
  };
}

const testsOf = (given: Evidence | undefined): readonly string[] => (typeof given === 'object' ? given : []);

export function inEvidence(name: string, ids: readonly string[], given: Record<string, Evidence>): string[] {
  return [
    ...ids.filter((id) => !(id in given)).map((id) => `${name}.${id} has no evidence`),
    ...Object.keys(given).flatMap((id) => (ids.includes(id) ? [] : [`${name}.${id} is no sentence of the text`])),
    ...ids.flatMap((id) => {
      const tests = given[id];
      if (typeof tests !== 'object') return [];
      if (!tests.length) return [`${name}.${id} promises something, and no test shows it`];
      return tests.flatMap((cited) =>
        exists(cited) ? [] : [`${name}.${id} cites a test that does not exist: ${cited}`],
      );
    }),
  ];
}

function exists(cited: string): boolean {
  const [, file = '', title = ''] = /^(\S+\.test\.tsx?): (.+)$/s.exec(cited) ?? [];
  return titlesOfFile(file)?.has(title) ?? false;
}

/** Every language has exactly these sentences, and each of them is one sentence. */
function inWords(name: LegalName, version: number, ids: readonly string[]): string[] {
  return languages.flatMap((language) => {
    const { title: _, news: __, lives: ___, ...sections } = wordsOf(name, version, language);
    const there = Object.entries(sections as Record<string, Record<string, string>>).flatMap(([section, words]) =>
      Object.keys(words).flatMap((key) => (key === 'title' ? [] : [`${section}.${key}`])),
    );
    const text = (id: string) => {
      const [section = '', key = ''] = id.split('.');
      return (sections[section] as Record<string, string> | undefined)?.[key] ?? '';
    };
    return [
      ...ids.filter((id) => !there.includes(id)).map((id) => `${language}: ${name}.${id} is missing`),
      ...there.filter((id) => !ids.includes(id)).map((id) => `${language}: ${name}.${id} is shown nowhere`),
      ...ids
        .filter((id) => countSentences(text(id), language) > 1)
        .map((id) => `${language}: ${name}.${id} is more than one sentence`),
    ];
  });
}

/** A second sentence under one id could promise what nobody shows. */
export const countSentences = (text: string, language: Language): number =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].filter(({ segment }) =>
    /\p{L}/u.test(segment),
  ).length;
