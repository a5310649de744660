import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { wordsOf } from '#scripts/promises/check.ts';
import { digests } from '#shared/legal/digests.ts';
import { livesOf } from '#shared/legal/lives.ts';
import { structures } from '#shared/legal/structures.ts';
import { legalSlugs, legalTexts, termsVersionAt } from '#shared/legal/versions.ts';
import { languages } from '#shared/values/language.ts';

const all = legalSlugs.flatMap((slug) =>
  legalTexts[slug].versions.map((each) => ({ slug, name: legalTexts[slug].name, ...each })),
);

function digestOf({ name, version }: (typeof all)[number]): string {
  const words = languages.map((language) => wordsOf(name, version, language));
  const showsLives = structures[name][version]?.some(({ blocks }) => blocks.includes('retention'));
  const text = JSON.stringify([structures[name][version], words, ...(showsLives ? [livesOf(version)] : [])]);
  return createHash('sha256').update(text).digest('base64url');
}

describe.each(all)('$name, version $version', (each) => {
  test('a released version does not change', () => {
    expect(digests[each.name][each.version]).toBe(digestOf(each));
  });

  test('each version from the second on says what is new', () => {
    const isFirst = legalTexts[each.slug].versions[0].version === each.version;
    for (const language of languages) {
      const { news } = wordsOf(each.name, each.version, language);
      expect(typeof news, language).toBe(isFirst ? 'undefined' : 'string');
    }
  });
});

test('versions are counted up, and none is in force before the one before it', () => {
  for (const slug of legalSlugs) {
    const { versions } = legalTexts[slug];
    versions.slice(1).forEach((next, i) => {
      expect(next.version).toBe(versions[i]!.version + 1);
      expect(next.since >= versions[i]!.since).toBe(true);
    });
  }
});

test('a consent names the terms that are in force when it is given, which can be read', () => {
  const { versions } = legalTexts['web-flow-terms-of-service'];
  for (const { version, since } of versions) {
    const lastOfDay = versions.findLast((each) => each.since === since)?.version;
    expect(termsVersionAt(new Date(`${since}T00:00:00.000Z`))).toBe(lastOfDay);
    expect(structures.terms[version]?.length).toBeGreaterThan(5);
  }
  expect(termsVersionAt(new Date('2026-11-22T23:59:59.999Z'))).toBe(7);
  expect(termsVersionAt(new Date('2020-01-01T00:00:00.000Z'))).toBe(7);
  expect(termsVersionAt(new Date('2030-01-01T00:00:00.000Z'))).toBe(10);
});
