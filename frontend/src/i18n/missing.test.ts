import { createInstance } from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { missingPhrases, noticeMissing } from '#frontend/i18n/missing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('reports each missing key once per visit, in one request after ten seconds', () => {
  const send = vi.fn();
  const note = missingPhrases(send);
  note('fr', 'shell:a');
  vi.advanceTimersByTime(9_000);
  note('fr', 'shell:b');
  note('fr', 'shell:a');
  vi.advanceTimersByTime(999);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send.mock.calls).toEqual([[{ language: 'fr', keys: ['shell:a', 'shell:b'] }]]);
  note('fr', 'shell:b');
  note('ja', 'shell:b');
  vi.advanceTimersByTime(10_000);
  expect(send.mock.calls.slice(1)).toEqual([[{ language: 'ja', keys: ['shell:b'] }]]);
  vi.advanceTimersByTime(60_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test('notices keys that only English has, or none', async () => {
  const note = vi.fn();
  const i18n = createInstance();
  await i18n.use(noticeMissing(note)).init({
    lng: 'fr',
    fallbackLng: 'en',
    ns: ['shell'],
    defaultNS: 'shell',
    postProcess: ['missing'],
    postProcessPassResolved: true,
    resources: {
      en: { shell: { both: 'Both', english: 'English', days_one: '{{count}} day', days_other: '{{count}} days' } },
      fr: { shell: { both: 'Les deux', days_one: '{{count}} jour', days_other: '{{count}} jours' } },
    },
  });
  const t = i18n.t as unknown as (key: string, options?: object) => string;
  expect([t('both'), t('days', { count: 2 })]).toEqual(['Les deux', '2 jours']);
  expect(note).not.toHaveBeenCalled();
  expect([t('english'), t('nobody')]).toEqual(['English', 'nobody']);
  expect(note.mock.calls).toEqual([
    ['fr', 'shell:english'],
    ['fr', 'shell:nobody'],
  ]);
});
