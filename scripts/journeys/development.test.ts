import { describe, expect, test } from 'vitest';

import { devServer, journey, withBrowser } from '#scripts/journeys/journey.ts';
import { visitorCookie } from '#scripts/visitor-cookie.ts';
import { endpoints } from '#shared/api/index.ts';

withBrowser();

const clock = async (body?: object, headers: Record<string, string> = {}) => {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  const response = await fetch(`${devServer()}/dev/clock`, init);
  const text = await response.text();
  return {
    status: response.status,
    ...(text.startsWith('{') && (JSON.parse(text) as { now: string; offset_seconds: number })),
  };
};

describe('the clock', () => {
  test('moves by seconds and to a moment, and the product with it', async () => {
    expect(await clock({ advance_seconds: 3600 })).toMatchObject({ status: 200, offset_seconds: 3600 });
    expect(await clock({ advance_seconds: -3600 })).toMatchObject({ status: 200, offset_seconds: 0 });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await clock({ now: tomorrow })).toMatchObject({ status: 200, offset_seconds: 86_400 });
    const response = await fetch(`${devServer()}/api/people/searches`, {
      method: 'POST',
      headers: visitorCookie,
      body: JSON.stringify({ type: 'name', last_name: 'Okafor' }),
    });
    const { asked_at, search_id } = (await response.json()) as { asked_at: string; search_id: string };
    expect(Math.abs(Date.parse(asked_at) - Date.parse(tomorrow))).toBeLessThan(60_000);
    await clock({ advance_seconds: 2 * 86_400 });
    expect((await fetch(`${devServer()}/api/people/searches/${search_id}`, { headers: visitorCookie })).status).toBe(
      404,
    ); // forgotten after a day
    const { offset_seconds = 0 } = await clock();
    expect(await clock({ advance_seconds: -offset_seconds })).toMatchObject({ offset_seconds: 0 });
  });

  test.each([
    {},
    { advance_seconds: '60' },
    { advance_seconds: 60, now: '2026-11-21T12:00:00Z' },
    { now: 'noon' },
    { advance_seconds: 1e12 },
  ])('%j is refused', async (body) => {
    expect(await clock(body)).toMatchObject({ status: 422, message: 'The given data was invalid.' });
  });

  test('another site cannot move it', async () => {
    expect(await clock({ advance_seconds: 60 }, { origin: 'https://evil.example' })).toEqual({ status: 403 });
    expect(await clock()).toMatchObject({ offset_seconds: 0 });
  });

  journey('moves by the page’s own buttons', async ({ page }) => {
    await page.goto('/dev/clock');
    await page.getByText('Real time', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: '+1 hour' }).click();
    await page.getByText('1 h ahead of real time').waitFor();
    await page.getByRole('button', { name: 'Real time' }).click();
    await page.locator('.dev-clock b', { hasText: 'Real time' }).waitFor();
    expect(await clock()).toMatchObject({ offset_seconds: 0 });
  });
});

describe('logging in', () => {
  journey('goes on to a page of ours and to no other', async ({ page }) => {
    for (const redirect of ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
      await page.goto(`/dev/login?as=member&redirect=${encodeURIComponent(redirect)}`);
      await page.waitForURL((url) => url.pathname === '/en');
    }
    await page.getByRole('button', { name: /^Account of Noor Haddad/ }).waitFor();
  });

  test('as nobody in particular is refused', async () => {
    expect((await fetch(`${devServer()}/dev/login?as=admin`)).status).toBe(422);
    const response = await fetch(`${devServer()}/dev/login`, { method: 'POST', body: '{"as":"admin"}' });
    expect(response.status).toBe(422);
  });
});

describe('the API reference', () => {
  journey('shows every endpoint, and asks no other host', async ({ page }) => {
    await page.goto('/docs/');
    const blocks = page.locator('.opblock');
    await blocks.first().waitFor();
    // So many are rendered only where one looks.
    const seen = new Set<string>();
    for (let isEnd = false; !isEnd;) {
      for (const id of await blocks.evaluateAll((all) => all.map((block) => block.id))) seen.add(id);
      isEnd = await page.evaluate(async () => {
        const isBottom = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
        scrollBy(0, innerHeight / 2);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return isBottom;
      });
    }
    expect(seen.size).toBe(endpoints.length);
  });
});

journey('the gallery shows its components', async ({ page }) => {
  await page.goto('/dev/gallery');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
});
