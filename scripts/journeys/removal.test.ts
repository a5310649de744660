import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { CLAIMED_ADDRESS } from '#scripts/dev/server.ts';
import { proofFor } from '#scripts/journeys/http.ts';
import { anAddress, byDay, devServer, journey, mailsTo, withBrowser } from '#scripts/journeys/journey.ts';
import { referencePeople } from '#scripts/population/reference-people.ts';
import type { DirectoryPage } from '#shared/api/directory.ts';
import type { Report } from '#shared/api/people/report.ts';

withBrowser();

const words = {
  en: {
    start: 'Remove your listing.',
    cannotFind: 'Cannot find profile?',
    pick: 'Which record is yours?',
    sent: 'Check your email.',
    now: 'Remove now?',
    done: 'Your listing is removed for good.',
    used: 'The link is expired or you have already confirmed this action.',
    status: 'Done',
    gone: 'Nobody is listed here.',
    remove: 'Is this you? Remove this listing',
    invalid: 'Invalid Profile link, please try again or enter your name instead by clicking cannot find profile?',
    unlisted: 'Not in the list?',
  },
  ar: {
    start: 'أزل سجلك.',
    cannotFind: 'لا تجد الملف الشخصي؟',
    pick: 'أيّ هذه السجلات يخصّك؟',
    sent: 'راجع بريدك.',
    now: 'هل تؤكّد الإزالة؟',
    done: 'تمت إزالة سجلك نهائيًا.',
    used: 'انتهت صلاحية الرابط أو سبق أن أكّدت هذا الإجراء.',
    status: 'نُفِّذ',
    gone: 'لا أحد مُدرج هنا.',
    remove: 'هل هذا أنت؟ أزل هذا السجل',
    invalid: 'رابط الملف الشخصي غير صالح، يرجى المحاولة مرة أخرى أو إدخال اسمك بالضغط على «لا تجد الملف الشخصي؟»',
    unlisted: 'لست في القائمة؟',
  },
} as const;
type Spoken = keyof typeof words;
const spoken = Object.keys(words) as Spoken[];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const submit = (page: Page) => page.locator('main form button[type=submit]').click();
const refusals = { allowing: /status of 4\d\d/ };

async function json<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(path)).json()) as T;
}

/** The nth person of the directory that no other journey needs. */
async function personAt(page: Page, nth: number) {
  const known = new Set(referencePeople.map(({ full_name }) => full_name));
  const at = (query: string) => json<DirectoryPage>(page, `/api/directory/people?country=US${query}`);
  const people = [];
  for (const { key } of (await at('')).places) {
    for (const letter of (await at(`&state=${key}`)).letters) {
      people.push(...(await at(`&state=${key}&letter=${letter}`)).data);
    }
    const strangers = people.filter(({ full_name }) => !known.has(full_name));
    if (strangers.length > nth) return strangers[nth]!;
  }
  throw new Error('The directory has too few people');
}

/** The ids that a search finds. */
async function found(page: Page, fields: Record<string, string>): Promise<string[]> {
  const started = await page.request.post('/api/people/searches', { data: fields });
  const { search_id } = (await started.json()) as { search_id: string };
  for (;;) {
    const state = await json<{ status: string; results: { data: { person_id: string }[] } | null }>(
      page,
      `/api/people/searches/${search_id}`,
    );
    if (state.status === 'ready' || state.status === 'empty')
      return state.results?.data.map(({ person_id }) => person_id) ?? [];
  }
}

/** The newest mail to an address, and the link in it. */
async function mailTo(page: Page, to: string) {
  const [mail] = await mailsTo(page, to);
  return { mail, link: /\/\w\w\/confirm\/request\/\S+/.exec(mail?.text ?? '')?.[0] ?? '' };
}

/** Picks the one record that was found, and opens the mailed link. */
async function pickAndOpen(page: Page, language: Spoken, email: string): Promise<string> {
  await heading(page, words[language].pick);
  await page.locator('[name=person_ids]').first().check();
  await page.locator('[name=email]').fill(email);
  await submit(page);
  await heading(page, words[language].sent);
  const { mail, link } = await mailTo(page, email);
  expect(mail?.subject).not.toMatch(/remov|listing|إزال|سجل/i);
  expect(link).not.toMatch(/remov|listing/i);
  await page.reload(); // keeps the reference
  await heading(page, words[language].sent);
  await page.goto(link);
  await heading(page, words[language].now);
  expect(page.url()).not.toContain(link.split('/').at(-1));
  return link;
}

async function confirm(page: Page, language: Spoken): Promise<string> {
  await page.locator('main .btn--lg').click();
  await heading(page, words[language].done);
  return page.locator('.ticket .mono').innerText();
}

describe.each(byDay('ar', spoken))('in %s', (language) => {
  const word = words[language];

  journey(
    'from the report of a member to gone, by every way to search',
    async ({ page, answers, logIn }) => {
      const { person_id, full_name, city } = await personAt(page, spoken.indexOf(language));
      const path = `/${language}/search-result/${person_id}`;
      await logIn('subscriber', path);
      const open = page.locator('.rail button.btn:not(.btn--ghost)').first();
      await open.or(page.locator('#phones')).first().waitFor();
      if (await open.isVisible()) await open.click(); // unless an earlier run opened it
      await page.getByRole('link', { name: word.remove }).waitFor();
      await page.locator('#phones').first().waitFor();
      const report = answers.map((text) => JSON.parse(text) as Partial<Report>).find(({ phones }) => phones)!;
      const [first_name = '', last_name = ''] = [full_name.split(' ')[0], full_name.split(' ').at(-1)];
      const ways = [
        { type: 'name', first_name, last_name },
        ...report.phones!.slice(0, 1).map(({ number }) => ({ type: 'phone', search_query: number })),
        ...report.emails!.slice(0, 1).map(({ email }) => ({ type: 'email', search_query: email })),
      ];
      for (const way of ways) expect(await found(page, way)).toContain(person_id);

      await page.getByRole('link', { name: word.remove }).click();
      await heading(page, word.pick); // the record is found without a press
      expect(new URL(page.url()).search).toBe('');
      await pickAndOpen(page, language, `${language}.member@example.com`);
      await confirm(page, language);

      for (const way of ways) expect(await found(page, way)).not.toContain(person_id);
      await page.goto(path); // opened by a member who paid
      await heading(page, word.gone);
      expect((await page.request.get(`/api/people/${person_id}`)).status()).toBe(404);
      await page.goto(`/${language}/directory/people/US`);
      expect(city === null || (await personAt(page, spoken.indexOf(language))).person_id !== person_id).toBe(true);
    },
    refusals,
  );

  journey(
    'by name, without an account: the link works once, and the code shows the status',
    async ({ page }) => {
      const { full_name, person_id } = await personAt(page, 4 + spoken.indexOf(language));
      await page.goto(`/${language}/remove-my-listing`);
      await page.getByRole('button', { name: word.cannotFind }).click();
      await page.locator('[name=first_name]').fill(full_name.split(' ')[0]!);
      await page.locator('[name=last_name]').fill(full_name.split(' ').at(-1)!);
      await submit(page);
      const link = await pickAndOpen(page, language, `${language}.visitor@example.com`);
      expect((await page.request.get(`/api/people/${person_id}`)).status()).toBe(200); // seen, not confirmed
      const code = await confirm(page, language);
      expect((await mailTo(page, `${language}.visitor@example.com`)).mail).toBeUndefined();

      await page.goto(link);
      await page.getByText(word.used).waitFor();
      await page.locator('[name=reference]').fill(` ${code.toLowerCase()} `);
      await submit(page);
      await page.getByText(word.status, { exact: true }).waitFor();
      expect(await page.locator('main').innerText()).not.toContain(full_name.split(' ').at(-1));
    },
    refusals,
  );

  journey(
    'rejects hostile input in words, and puts none of it into the address',
    async ({ page }) => {
      await page.goto(`/${language}/remove-my-listing`);
      for (const profile of ['example.com/people/tamsin', 'javascript:alert(1)', '"><img src=x onerror=alert(1)>']) {
        await page.locator('[name=profile]').fill(profile);
        await submit(page);
        await page.getByText(word.invalid).waitFor();
      }
      await page.getByRole('button', { name: word.cannotFind }).click();
      await page.locator('[name=first_name]').fill('<script>alert(1)</script>');
      await page.locator('[name=last_name]').fill("Robert'); DROP TABLE people;--");
      await submit(page);
      await heading(page, word.unlisted);
      expect(page.url()).toMatch(new RegExp(`/${language}/remove-my-listing$`));
    },
    refusals,
  );
});

describe('leaving quickly', () => {
  journey('stays in view on a phone wherever one scrolls, in both directions', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [language, name] of [
      ['en', 'Leave quickly'],
      ['ar', 'مغادرة سريعة'],
    ] as const) {
      await page.goto(`/${language}/remove-my-listing`);
      await heading(page, words[language].start);
      const bar = page.locator('.leave').filter({ has: page.getByRole('link', { name }) });
      const bottomOfBar = async () => {
        const { y, height } = (await bar.boundingBox())!;
        expect(y).toBe(0);
        return height;
      };
      const footer = page.locator('footer').last();
      await footer.evaluate((end) => end.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await bottomOfBar();
      const field = page.locator('[name=profile]');
      await field.focus(); // scrolls back to it, smoothly
      await expect.poll(async () => (await field.boundingBox())!.y).toBeGreaterThanOrEqual(await bottomOfBar());
    }
  });

  for (const [how, code] of [
    ['a press', 'loaded'],
    ['Esc twice', 'loaded'],
    ['a press', 'not loaded yet'],
    ['Esc twice', 'not loaded yet'],
  ] as const) {
    journey(
      `by ${how} replaces the page, its code ${code}`,
      async ({ page }) => {
        if (code !== 'loaded')
          await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
        await page.route('https://www.wikipedia.org/', (route) => route.fulfill({ body: 'An encyclopedia' }));
        const left: string[] = [];
        await page.exposeFunction('leave', (look: string) => left.push(look));
        await page.addInitScript(() => {
          const look = () => `${location.pathname} ${document.documentElement.style.display} ${document.title.trim()}`;
          addEventListener('beforeunload', () => (Reflect.get(window, 'leave') as (at: string) => void)(look())); // before the other site answers
        });
        await page.goto('/en/directory');
        await page.goto('/en/remove-my-listing');
        await heading(page, words.en.start);
        if (how === 'a press') await page.getByRole('link', { name: 'Leave quickly' }).click();
        else for (let i = 0; i < 2; i++) await page.keyboard.press('Escape');
        await page.getByText('An encyclopedia').waitFor();
        expect(left.at(-1)).toBe('/en/remove-my-listing none ');
        await page.goBack();
        expect(new URL(page.url()).pathname).toBe('/en/directory');
      },
      { visiting: /wikipedia/ },
    );
  }
});

describe('over HTTP', () => {
  const send = async (path: string, body: object, address = anAddress()) => {
    const response = await fetch(`${devServer()}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [CLAIMED_ADDRESS]: address },
      body: JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as { code: string; errors?: object }) };
  };
  const email = 'robin@example.com';

  test.each([
    ['a link that is no profile', '/removals/find', { profile: 'x' }, { profile: [words.en.invalid] }],
    ['a request for nobody', '/removals', { email }, { person_ids: ['Choose at least one record.'] }],
    [
      'a request without an address',
      '/removals',
      { person_ids: [`per_${'0'.repeat(26)}`] },
      { email: ['This field is required.'] },
    ],
  ])('422: %s', async (_, path, body, errors) => {
    expect(await send(path, body)).toMatchObject({ status: 422, errors });
  });

  test('410: a forged link', async () => {
    expect(await send('/removals/confirm', { token: 'x'.repeat(43) })).toMatchObject({
      status: 410,
      message: 'The link is expired or you have already confirmed this action',
    });
  });

  test('401: an agent with a forged key', async () => {
    const people = [{ first_name: 'Robin', last_name: 'Vale', email }];
    expect(await send('/removals/agent', { agent_key: 'agt_x', authority: 'mine', people })).toMatchObject({
      status: 401,
      code: 'rights.unknown-agent',
    });
  });

  test('429: a script without a proof of work, and a thousand from one network', async () => {
    const address = anAddress();
    const find = async (proof?: string) =>
      (await send('/removals/find', { profile: `per_${'0'.repeat(26)}`, ...(proof && { proof }) }, address)).code;
    for (let i = 0; i < 22; i++) expect(await find()).toBe('request.proof-needed'); // and none of them is counted
    const codes = [];
    for (let i = 0; i < 21; i++) codes.push(await find(await proofFor('removal', address)));
    expect(codes).toEqual([...Array<undefined>(20).fill(undefined), 'request.too-many']);
  });
});
