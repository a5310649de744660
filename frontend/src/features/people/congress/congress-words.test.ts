import { beforeAll, expect, test } from 'vitest';

import {
  employerBeside,
  employerName,
  jobTitle,
  lacksNote,
} from '#frontend/features/people/congress/congress-words.ts';
import english from '#frontend/i18n/en/people.json';
import { changeLanguage, loadNamespaces } from '#frontend/i18n/index.ts';

beforeAll(async () => {
  await loadNamespaces(['people']);
  for (const language of ['fr', 'ja', 'tr', 'ar', 'ru', 'en'] as const) await changeLanguage(language);
});

test.each([
  'US Representative for Texas, district 7 (Republican)',
  'US Representative for Wyoming, at large (Democrat)',
  'US Senator for Ohio',
  'US Delegate for the District of Columbia (Republican)',
  'US Resident Commissioner for the Philippine Islands (Liberal Republican)',
  'US Delegate for Dakota Territory',
])('English says what the source says: %s', (title) => expect(jobTitle(title, 'en')).toBe(title));

test.each([
  [
    'fr',
    'US Representative for Texas, district 7 (Republican)',
    'Membre de la Chambre des représentants des États-Unis, Texas, 7e circonscription (Parti républicain)',
  ],
  ['ja', 'US Senator for Ohio (Democrat)', '米国上院議員・Ohio（民主党）'],
  ['tr', 'US Representative for Iowa, district 3', 'ABD Temsilciler Meclisi üyesi, Iowa, 3. seçim bölgesi'],
  ['ar-u-nu-latn', 'US Senator for Washington', 'عضو مجلس الشيوخ الأمريكي، ولاية واشنطن'],
  [
    'ru',
    'US Delegate for Dakota Territory (Nullifier)',
    'Делегат Палаты представителей США, Территория Дакота (Nullifier)',
  ],
] as const)('%s: %s', (locale, title, shown) => expect(jobTitle(title, locale)).toBe(shown));

test.each(['Structural engineer', 'US Senator', 'Aide to a US Senator for Ohio', 'constructor'])(
  'another title stays as written: %s',
  (title) => expect(jobTitle(title, 'ru')).toBe(title),
);

test('the chamber is left out beside the title of its seat', () => {
  const title = 'US Senator for Ohio (Republican)';
  expect(employerBeside({ title, employer: 'United States Senate' }, 'ru')).toBeNull();
  expect(employerBeside({ title, employer: 'Ohio State' }, 'ru')).toBe('Ohio State');
  expect(employerBeside({ title: 'Page', employer: 'United States Senate' }, 'ru')).toBe('Сенат США');
});

test('chambers and what the source lacks are translated, others stay', () => {
  expect(employerName('United States Senate', 'ru')).toBe('Сенат США');
  expect(['toString', null].map((employer) => employerName(employer, 'ru'))).toEqual(['toString', null]);
  expect(lacksNote('For former members, this source gives no term dates and no dates of death.', 'ja')).toBe(
    '元議員の任期と没日、最後の議席より前の議席、議会外の公職。',
  );
  const { lacks } = english.congress;
  expect(lacksNote(lacks, 'ja')).not.toBe(lacks);
  expect(lacksNote('No emails', 'ja')).toBe('No emails');
});
