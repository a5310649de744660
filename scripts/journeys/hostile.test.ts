import { describe, expect, test } from 'vitest';

import { CLAIMED_ADDRESS } from '#scripts/dev/server.ts';
import { anAddress, devServer, journey, withBrowser } from '#scripts/journeys/journey.ts';
import { formOf } from '#scripts/journeys/search.ts';
import { visitorCookie } from '#scripts/visitor-cookie.ts';
import { searchTypes } from '#shared/values/search-type.ts';

withBrowser();

const hostile = {
  markup: '<img src=x onerror="document.title=\'hacked\'"><script>document.title="hacked"</script>',
  template: '{{constructor.constructor("document.title=1")()}} ${7*7} #{7*7}',
  SQL: '\'; DROP TABLE people; -- " OR 1=1',
  operators: '{"$gt": ""} attribute_not_exists(pk) #name :value',
  emoji: '👩🏽‍🚀🏴‍☠️ e\u0301\u0302',
  'right-to-left override': '\u202Egnp.exe\u202C \u200F\u200B\uFEFF',
  NUL: 'Okafor\u0000admin',
  'line breaks': 'Okafor\r\nSet-Cookie: a=b',
  'half a character': '\uD800 Okafor',
  paths: '../../../etc/passwd %2e%2e%2f %00',
  'ten thousand characters': 'x'.repeat(10_000),
  spaces: ' \t\u00A0\u3000 ',
};

const fields = ['search_query', 'first_name', 'last_name', 'city', 'state', 'country', 'language', 'type'];

/** Sends a search to the API; returns status and body. */
async function send(body: object) {
  const response = await fetch(`${devServer()}/api/people/searches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [CLAIMED_ADDRESS]: anAddress(), ...visitorCookie },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { message?: string; search_id?: string } };
}

/** Waits until a search has ended. */
async function ended(search_id: string): Promise<string> {
  for (;;) {
    const response = await fetch(`${devServer()}/api/people/searches/${search_id}`, { headers: visitorCookie });
    expect(response.status).toBe(200);
    const { status } = (await response.json()) as { status: string };
    if (status === 'ready' || status === 'empty') return status;
  }
}

describe('the API takes or refuses', () => {
  for (const [name, text] of Object.entries(hostile)) {
    test(`${name}, in every field`, async () => {
      for (const type of searchTypes) {
        const sound = { type, search_query: 'Duluth MN', last_name: 'Okafor' };
        for (const field of fields) {
          const { status, body } = await send({ ...sound, [field]: text });
          expect([200, 422], `${field} of ${type}`).toContain(status);
          if (status === 422) expect(body.message).toBe('The given data was invalid.');
          else expect(['ready', 'empty']).toContain(await ended(body.search_id ?? ''));
        }
      }
    });
  }
});

describe('the pages show and run nothing of', () => {
  for (const [name, text] of Object.entries(hostile)) {
    journey(
      name,
      async ({ page }) => {
        for (const type of searchTypes) {
          if (page.url().includes('/search/')) await page.goBack();
          const form = await formOf(page, type);
          await form.getByRole('textbox').last().fill(text);
          await form.getByRole('button').last().click();
          // Either the form shows an error, or the search ends with results.
          const refused = form.locator('[aria-invalid]').first();
          const failed = page.getByRole('alert').first();
          const heading = page.getByRole('heading', { level: 1, name: /found|No record/ });
          await refused.or(failed).or(heading).first().waitFor();
          expect(await page.title()).not.toBe('hacked');
          expect(await page.locator('img[src="x"]').count()).toBe(0);
        }
      },
      { allowing: /status of (422|413)/ },
    );
  }
});
