import { beforeAll, expect, test } from 'vitest';

import { lacksNote, licenceName } from '#frontend/features/people/report/source-words.ts';
import { loadLanguage } from '#frontend/i18n/index.ts';

beforeAll(() => loadLanguage('ja'));

test('what synthetic sources state is in the reader’s language, what others state stays', () => {
  expect(licenceName('Synthetic data, made for demonstration', 'ja')).toBe('デモ用に作成した架空のデータ');
  expect(lacksNote('Data of real people. All names, numbers, places and dates are invented.', 'ja')).toBe(
    '実在の人物の情報。氏名、番号、場所、日付はすべて架空です。',
  );
  expect(lacksNote('Term dates and dates of death of former members.', 'ja')).toContain('元議員');
  expect([licenceName('CC0 1.0', 'ja'), lacksNote('No emails', 'ja')]).toEqual(['CC0 1.0', 'No emails']);
});
