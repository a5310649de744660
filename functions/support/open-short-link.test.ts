import { expect, test } from 'vitest';

import { limiterOf } from '#functions/platform/limits.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { handler } from '#functions/support/open-short-link.ts';
import { shortLinksOf } from '#functions/support/short-links.ts';
import { support } from '#shared/api/support.ts';
import { MINUTE } from '#shared/values/duration.ts';

const table = temporaryTable();

const links = shortLinksOf(table);
const call = (clock = new Date(), limits = limiterOf(table, async () => crypto.randomUUID())) =>
  calling(support.openShortLink, handler.with({ limits, links, clock: () => clock }));

async function linkTo(target_path: string, { minutes = 10, max_uses = 2 } = {}): Promise<string> {
  const { path, write } = links.make({ target_path, purpose: 'test', minutes, max_uses }, new Date());
  await table.commit(write);
  return path.slice(1);
}

test('200: redirects to its page any number of times', async () => {
  const short_code = await linkTo('/en/search/srch_1?from=text');
  for (let i = 0; i < 2; i++) {
    expect(await call()({ short_code })).toEqual({ target_path: '/en/search/srch_1?from=text' });
  }
  await expect(call()({ short_code })).rejects.toMatchObject({ code: 'auth.link-expired' });
});

test('410: rejects an expired link even before the TTL removes it', async () => {
  const short_code = await linkTo('/en', { minutes: 10 });
  const later = new Date(Date.now() + 10 * MINUTE);
  await expect(call(later)({ short_code })).rejects.toMatchObject({ code: 'auth.link-expired', status: 410 });
});

test('410: of many concurrent clicks, only the allowed number passes', async () => {
  const short_code = await linkTo('/en', { max_uses: 3 });
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => call()({ short_code })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('404: rejects an unknown link', async () => {
  await expect(call()({ short_code: 'Ab3dE9k' })).rejects.toMatchObject({ code: 'support.unknown-link' });
});

test('429: allows sixty a minute', async () => {
  const limits = limiterOf(table, async () => 'one secret');
  const short_code = await linkTo('/en', { max_uses: 100 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 61 }, () => call(new Date('2026-11-21T12:00:00.000Z'), limits)({ short_code })),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/en/../..//evil.example'])(
  'no link leads to %s',
  (target_path) => {
    expect(() => links.make({ target_path, purpose: 'test', minutes: 1, max_uses: 1 }, new Date())).toThrow();
  },
);
