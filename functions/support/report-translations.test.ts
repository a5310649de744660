import { expect, test } from 'vitest';

import { limiterOf } from '#functions/platform/limits.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { handler } from '#functions/support/report-translations.ts';
import { phraseStore } from '#functions/support/store.ts';
import { support } from '#shared/api/support.ts';

const table = temporaryTable();

const phrases = phraseStore(table);
const call = (limits = limiterOf(table, async () => crypto.randomUUID())) =>
  calling(support.reportTranslations, handler.with({ limits, phrases }));

test('200: counts each phrase by language, once per page', async () => {
  await call()({ keys: ['shell.menu', 'shell.menu', 'people:report.open_one'], language: 'fr' });
  await call()({ keys: ['shell.menu'], language: 'fr' });
  await call()({ keys: ['shell.menu'] });
  expect(await phrases.all()).toEqual({ 'fr#shell.menu': 2, 'fr#people:report.open_one': 1, 'en#shell.menu': 1 });
});

test('200: drops invalid keys', async () => {
  const phrasesBefore = await phrases.all();
  await call()({ keys: ['Tamsin Whitlock', 'tamsin@example.com', '+1 218 555 0142', '<b>.x</b>', 'no', 'a.12345678'] });
  expect(await phrases.all()).toEqual(phrasesBefore);
});

test('200: accepts fifty missing phrases of a page, not two hundred', async () => {
  await call()({ keys: Array.from({ length: 200 }, (_, i) => `many.phrase${i}`), language: 'ja' });
  const counted = Object.keys(await phrases.all()).filter((key) => key.startsWith('ja#'));
  expect(counted).toHaveLength(50);
});

test('429: allows sixty a minute', async () => {
  const send = call(limiterOf(table, async () => 'one secret'));
  const outcomes = await Promise.allSettled(Array.from({ length: 62 }, () => send({ keys: ['a.b'], language: 'es' })));
  expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
});
