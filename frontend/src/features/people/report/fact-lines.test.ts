import { beforeAll, describe, expect, test } from 'vitest';

import {
  educationLines,
  emailLines,
  jobLines,
  personalLines,
  phoneLines,
  placeLine,
  profileLines,
  type LineContext,
} from '#frontend/features/people/report/fact-lines.ts';
import { legislator, tamsin, wanderer } from '#frontend/features/people/report/testing.ts';
import { i18n, loadLanguage } from '#frontend/i18n/index.ts';

beforeAll(async () => {
  await loadLanguage('en');
  await loadLanguage('ar');
});

const english = (): LineContext => ({ t: i18n.getFixedT('en', 'report'), locale: 'en', today: '2026-11-21' });
const textOf = (lines: { label: string; value: string; detail?: string | null }[]) =>
  lines.map(({ label, value, detail }) => [label, value, detail].filter(Boolean).join(' | '));

describe('facts as text', () => {
  test('say what they may be if uncertain, and leave the value as it is', () => {
    expect(textOf(personalLines(tamsin, english()))).toEqual([
      'Full name | Tamsin Ruth Okafor',
      'Earlier name | Tamsin Ruth Hale',
      'Born | March 1985',
      'Gender | Female',
      'Marital status | Married',
    ]);
    expect(textOf(phoneLines(tamsin, english()))).toEqual([
      'Mobile | (218) 555-0142',
      'Mobile | (512) 555-0163 | May belong to someone else',
      'Landline | (608) 555-0117',
    ]);
    expect(textOf(profileLines(tamsin, english()))[1]).toBe('Photo site | @tamhale | May be someone else’s');
  });

  test('link to phone and email', () => {
    expect(phoneLines(tamsin, english())[0]).toMatchObject({ href: 'tel:+12185550142', direction: 'ltr' });
    expect(emailLines(tamsin, english())[0]).toMatchObject({ href: 'mailto:tamsin.okafor@example.com' });
  });

  test('show the period of a job if its bar does not', () => {
    expect(textOf(jobLines(tamsin, english()))[0]).toBe(
      'Northpier Marine, Duluth | Structural engineer | since Mar 2018',
    );
    expect(textOf(jobLines(legislator, english()))).toEqual(['United States Congress | Representative for New Jersey']);
    expect(textOf(educationLines(tamsin, english()))[0]).toBe('Carrow University | MSc, civil engineering');
  });

  test('name the kind of place, and that it is uncertain', () => {
    const places = [...tamsin.addresses.slice(0, 1), ...wanderer.addresses.slice(1)];
    expect(textOf(places.map((address) => placeLine(address, english())))).toEqual([
      'Home | 418 Cedar Hollow Rd, Duluth, MN',
      'Home | شارع الشيخ زايد 12، شقة 1404, دبي, United Arab Emirates | May have lived here',
      'Home | Seattle, WA | May have lived here',
      'Home | Bristol, United Kingdom | May have lived here',
    ]);
  });
});

describe('in Arabic', () => {
  test('agrees with the gender', () => {
    const words: LineContext = { t: i18n.getFixedT('ar', 'report'), locale: 'ar-u-nu-latn', today: '2026-11-21' };
    const values = personalLines(tamsin, words).map(({ value }) => value);
    expect(values).toContain('متزوجة');
    expect(values).toContain('مارس 1985');
  });
});
