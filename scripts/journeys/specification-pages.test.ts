import { describe, expect } from 'vitest';

import { dev } from '#scripts/journeys/http.ts';
import { journey, withBrowser } from '#scripts/journeys/journey.ts';
import type { CallSummary } from '#shared/values/call.ts';
import { newId } from '#shared/values/id.ts';

withBrowser();

/** Pages and behaviour of the specification in a browser; each title begins with the rows of docs/conformance.md. */
const h1 = { level: 1 } as const;
const ASSISTANT = '+12185550123';

const aPage = { current_page: 1, last_page: 2, per_page: 1, prev_page_url: null };
/** A call as it is listed. */
const aCall: Omit<CallSummary, 'id'> = {
  caller_number: '+16125550138',
  callback_number: null,
  caller_name: null,
  caller_name_source: 'said',
  reason: null,
  urgency: 'normal',
  started_at: '2026-11-20T12:00:00.000Z',
  duration_s: 40,
  status: 'screened',
  is_read: false,
  spam: { score: 0, verdict: 'likely_safe', reasons: [] },
  has_audio: false,
  transcript_preview: '',
  appointment: null,
  callback_text: null,
  done_at: null,
};

describe('pages', () => {
  journey('R5: the reports that were opened', async ({ page, logIn }) => {
    await logIn('subscriber', '/en/viewed-profile');
    await page.getByRole('heading', { ...h1, name: 'Opened reports' }).waitFor();
  });

  journey('S13: the search history', async ({ page, logIn }) => {
    await logIn('subscriber', '/en/account/history');
    await page.getByRole('heading', { ...h1, name: 'Searches' }).waitFor();
  });

  journey(
    'R7, A7: the set-up of call forwarding begins with the owner’s number or network',
    async ({ page, logIn }) => {
      await logIn('subscriber', '/en/assistant/call-forward');
      await page.getByRole('heading', h1).waitFor();
      await page.getByRole('button').first().waitFor();
    },
  );

  journey('R9: the assistant has a page of its own for login by Google', async ({ page }) => {
    await page.goto('/en/assistant/login-by-google');
    await page.getByRole('heading', h1).waitFor();
    await page
      .getByRole('button', { name: /Google/ })
      .or(page.getByRole('link', { name: /Google/ }))
      .first()
      .waitFor();
  });

  journey('R10: the codes of a carrier', async ({ page, logIn }) => {
    await logIn('subscriber', '/en/assistant/mobile-carrier');
    await page.getByRole('heading', h1).waitFor();
    await page
      .getByText(/\*\*?\d\d/)
      .first()
      .waitFor();
  });

  journey(
    'R16: the second variant of the assistant’s page has its own words, unless the stage chooses the first',
    async ({ page }) => {
      const title = page.getByRole('heading', h1);
      await page.goto('/en/assistant');
      const first = (await title.textContent()) ?? '';
      await page.goto('/en/radical');
      await title.filter({ hasNotText: first }).waitFor();
      await page.route('**/api/configuration', async (route) => {
        const response = await route.fetch();
        const stage = (await response.json()) as object;
        await route.fulfill({ response, json: { ...stage, radical_wording: 'first' } });
      });
      await page.reload();
      await title.filter({ hasText: first }).waitFor();
    },
  );

  journey(
    'L4, R3: who speaks none of the eight reads English',
    async ({ page }) => {
      await page.goto('/');
      await page.waitForURL((url) => url.pathname === '/en');
      await page.locator('html[lang=en]').waitFor();
    },
    { locale: 'de-DE' },
  );

  journey('T8, S21: a callback is chosen by day and time', async ({ page, logIn }) => {
    const dialled = { from: '+16125550191', to: ASSISTANT, lang: 'en', diverted_because: 'no-answer' };
    const { call_id } = await dev<{ call_id: string }>('/phone/calls', dialled);
    await dev(`/phone/calls/${call_id}/events`, {
      t: 'speech',
      text: 'This is Robin Marsh about the boat',
      lang: 'en',
    });
    await dev(`/phone/calls/${call_id}/events`, { t: 'hangup' });
    await logIn('subscriber', '/en/assistant/call-list');
    await page.goto(`/en/assistant/call-details?call=${call_id}`);
    await page.getByRole('heading', h1).waitFor();
    await page.getByRole('heading', { name: 'Callback' }).first().waitFor();
  });
});

describe('what goes wrong', () => {
  const failing = { allowing: /status of (4|5)\d\d|net::ERR|Failed to fetch|dynamically imported/ };

  journey(
    'T9, E12: a part of the assistant that fails says what the server said, and the others go on',
    async ({ page, logIn }) => {
      await page.route('**/api/mobile/assistant/list-v2*', (route) =>
        route.fulfill({
          status: 409,
          json: { message: 'An error occurred during processing. Please try again.', code: 'request.conflict' },
        }),
      );
      await logIn('subscriber', '/en/assistant/call-list');
      await page.getByText('An error occurred during processing. Please try again.').first().waitFor();
    },
    failing,
  );

  journey(
    'X12, X2: an answer that is not ours is a server error in the specification’s words',
    async ({ page, logIn }) => {
      await page.route('**/api/mobile/assistant/list-v2*', (route) =>
        route.fulfill({ status: 400, contentType: 'text/html', body: '<h1>Bad request</h1>' }),
      );
      await logIn('subscriber', '/en/assistant/call-list');
      await page.getByText('An unknown error occurred').first().waitFor();
    },
    failing,
  );

  journey(
    'X1: without a connection nothing was charged, and the page says so',
    async ({ page }) => {
      await page.goto('/en');
      await page.getByRole('heading', h1).waitFor();
      await page.route('**/api/**', (route) => route.abort());
      await page.getByLabel('Last name').first().fill('Okafor');
      await page.keyboard.press('Enter');
      await page
        .getByText('A network error has occurred, and you have not been charged. Please try again.')
        .first()
        .waitFor();
    },
    failing,
  );

  journey(
    'T15, K15, R19: code that does not come reloads the page once, and then says so',
    async ({ page }) => {
      await page.goto('/en');
      await page.getByRole('heading', h1).waitFor();
      await page.route(/directory[^/]*\.js$/, (route) => route.abort());
      const directory = page
        .getByRole('contentinfo')
        .getByRole('link', { name: /directory/i })
        .first();
      const reload = page.waitForEvent('load');
      await directory.click();
      await reload;
      await page.getByRole('heading', h1).waitFor();
      await directory.click();
      await page.locator('.code404', { hasText: '500' }).waitFor();
    },
    failing,
  );
});

describe('what a browser asks', () => {
  journey('T11: without a token nothing of the assistant', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/en/assistant');
    await page.getByRole('heading', h1).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/api/mobile/'))).toEqual([]);
  });

  journey('K16: nothing ahead of time with save-data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await page.goto('/en');
    await page.getByRole('heading', h1).waitFor();
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }).hover();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
  });

  journey('T12: an event names the chat, else the user, else nobody', async ({ page }) => {
    const visit = async (stored: Record<string, string>) => {
      await page.evaluate((items) => {
        localStorage.clear();
        localStorage.setItem('configuration', JSON.stringify({ clarity: false, visits: true }));
        for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
      }, stored);
      const sent = page.waitForRequest('**/api/web_event/new');
      await page.goto('/en/directory');
      const { reference_type, reference_id } = (await sent).postDataJSON() as Record<string, unknown>;
      return [reference_type, reference_id];
    };
    await page.goto('/en');
    expect(await visit({})).toEqual(['common', -1]);
    const { path } = await dev<{ path: string }>('/chat-link', { as: 'member', view: 'inbox', language: 'en' });
    const webchat_id = path.split('/')[3]!;
    expect(await visit({ webchat_id })).toEqual(['web_chat', webchat_id]);
  });
});

describe('what takes time', () => {
  journey('K12: a phrase that a language lacks is reported ten seconds later', async ({ page }) => {
    await page.route(/\/auth-[^/]*\.js$/, async (route) => {
      const answer = await route.fetch();
      const code = await answer.text();
      const isTurkish = code.includes('Oturumum bu cihazda 30 gün açık kalsın');
      await route.fulfill({
        response: answer,
        body: isTurkish ? code.replace(/\bremember(?=["']?:)/, 'absent') : code,
      });
    });
    const reports: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/translations')) reports.push(request.postDataJSON());
    });
    await page.clock.install();
    await page.goto('/tr/login');
    await page.getByRole('heading', h1).waitFor();
    await page.waitForLoadState('networkidle');
    expect(reports).toEqual([]);
    await page.clock.fastForward(10_000);
    await expect.poll(() => reports).toEqual([{ language: 'tr', keys: ['auth:remember'] }]);
  });

  journey(
    'K13: a page that is long in coming has a bar after 200 ms, which fills in five seconds',
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/en');
      const directory = page
        .getByRole('contentinfo')
        .getByRole('link', { name: /directory/i })
        .first();
      await directory.waitFor({ state: 'attached' });
      const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
      await page.route(/directory[^/]*\.js$/, async (route) => {
        await arrival;
        await route.continue();
      });
      await page.clock.pauseAt(Date.now() + 60_000);
      await directory.evaluate((link: HTMLElement) => link.click()); // a pointer waits for frames, which have stopped
      const bar = page.getByRole('progressbar', { name: 'Loading' });
      await page.clock.runFor(199);
      expect(await bar.count()).toBe(0);
      await page.clock.runFor(1);
      await bar.waitFor({ state: 'attached' });
      expect(await bar.evaluate((element) => element.style.animationDuration)).toBe('5s');
      await page.clock.resume();
      arrive();
      await page.waitForURL(/\/en\/directory/);
      await bar.waitFor({ state: 'detached' });
    },
  );

  journey(
    'K14: an answer is shown after 200 ms at the earliest',
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/en/login');
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('a long walk');
      await page.clock.pauseAt(Date.now() + 60_000);
      const answer = page.waitForResponse('**/api/auth/login');
      const button = page.getByRole('main').getByRole('button', { name: 'Log in', exact: true });
      await button.evaluate((element: HTMLElement) => element.click());
      await answer;
      const failure = page.getByText('The user credentials were incorrect.');
      await page.clock.runFor(199);
      expect(await failure.count()).toBe(0);
      await page.clock.runFor(1);
      await failure.first().waitFor();
    },
    { allowing: /status of 401/ },
  );

  journey('T10: further calls are appended, and another list takes the place of all', async ({ page, logIn }) => {
    const call = { ...aCall, id: newId('call') };
    await page.route('**/api/mobile/assistant/list-v2*', async (route) => {
      const isFirst = new URL(route.request().url()).searchParams.get('page') === '1';
      const first = { ...call, caller_name: 'Robin First' };
      const second = { ...call, id: newId('call'), caller_name: 'Robin Second' };
      const next_page_url = isFirst ? '/api/mobile/assistant/list-v2?page=2' : null;
      const data = [isFirst ? first : second];
      await route.fulfill({ json: { ...aPage, data, total: 2, next_page_url } });
    });
    await logIn('subscriber', '/en/assistant/call-list');
    const listed = (name: string) => page.locator('a.call', { hasText: name });
    await listed('Robin First').waitFor();
    await page.locator('.calls__more button').click();
    await listed('Robin Second').waitFor();
    expect(await listed('Robin First').count()).toBe(1);
    await page.getByRole('link', { name: /^Unread/ }).click();
    await listed('Robin First').waitFor();
    await expect.poll(() => listed('Robin Second').count()).toBe(0);
  });
});
