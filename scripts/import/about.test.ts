import { expect, test } from 'vitest';

import { NOTHING_KNOWN } from '#functions/people/import/source-about.ts';
import { lackOf, saidOf } from '#scripts/import/about.ts';

test('says which option tells what a report cannot say of a source', () => {
  expect(lackOf('Our register', { url: null, licence: 'CC0 1.0' })).toBe(
    'The source Our register has no link: name one with --url.',
  );
  expect(lackOf('Our register', { url: null, licence: null })).toBe(
    'The source Our register has no link and no licence: name them with --url and --licence.',
  );
  expect(lackOf('Our register', { url: 'https://a.example/', licence: 'CC0 1.0' })).toBeUndefined();
});

test('the operator’s word counts before that of the mapping', () => {
  const about = { url: 'https://mapping.example/', licence: 'CC0 1.0', licence_url: null, lacks: 'dates' };
  expect(saidOf({ about }, { ...NOTHING_KNOWN, url: 'https://operator.example/' })).toMatchObject({
    url: 'https://operator.example/',
    licence: 'CC0 1.0',
    lacks: 'dates',
  });
  expect(saidOf({}, NOTHING_KNOWN)).toEqual({});
});
