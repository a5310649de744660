import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { byDay, journey, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

/** The page texts that these journeys use. */
const words = {
  en: {
    notServed: 'We cannot serve you here.',
    countries: { IR: 'We cannot serve customers in Iran.', KP: 'We cannot serve customers in your country.' },
    byName: 'By name',
    lastName: 'Last name',
    change: 'Change what you need it for',
    purpose: 'What do you need it for?',
    open: 'Open the report',
    refused: 'Not for this purpose.',
    uncharged: 'You have not been charged.',
    consent: 'May we count and record visits?',
    refuse: 'Only what is needed',
    accept: 'Allow counting',
    choices: 'Privacy choices',
    honored: 'Global Privacy Control honored',
  },
  ar: {
    notServed: 'لا يمكننا خدمتك هنا.',
    countries: { IR: 'لا يمكننا خدمة العملاء في إيران.', KP: 'لا يمكننا خدمة العملاء في بلدك.' },
    byName: 'بالاسم',
    lastName: 'اسم العائلة',
    change: 'تغيير الغرض',
    purpose: 'لماذا تحتاج إليه؟',
    open: 'افتح التقرير',
    refused: 'ليس لهذا الغرض.',
    uncharged: 'لم يُخصم منك أي مبلغ.',
    consent: 'هل تسمح لنا بعدّ الزيارات وتسجيلها؟',
    refuse: 'الضروري فقط',
    accept: 'السماح بالعدّ',
    choices: 'خيارات الخصوصية',
    honored: 'نلتزم بإشارة Global Privacy Control',
  },
} as const;
const spoken = Object.keys(words) as (keyof typeof words)[];

/** A browser reports every answer of 400 and up, and React what gave way to the notice. */
const allowing = /status of 4\d\d|We cannot serve customers in/;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** The visits that a page reported. */
function countedVisits(page: Page): string[] {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/web_event/new')) counted.push(request.postData() ?? '');
  });
  return counted;
}

/** The last person that a search by last name finds: no other journey opens that report. */
async function lastOf(last_name: string, { request }: Page): Promise<string> {
  const started = await request.post('/api/people/searches', { data: { type: 'name', last_name } });
  const { search_id } = (await started.json()) as { search_id: string };
  const state = async () => {
    const answer = await request.get(`/api/people/searches/${search_id}`);
    return (await answer.json()) as { status: string; results: { data: { person_id: string }[] } };
  };
  await expect.poll(async () => (await state()).status).toBe('ready');
  const { results } = await state();
  return results.data.at(-1)!.person_id;
}

const balance = (page: Page) =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('access_token')}` };
    const answer = await fetch('/api/billing/credits?page=1', { headers });
    return ((await answer.json()) as { balance: number }).balance;
  });

describe.each(byDay('ar', spoken))('in %s', (language) => {
  const says = words[language];

  describe.each(['IR', 'KP'] as const)('a visitor in %s', (country) => {
    journey(
      'is refused people, in words, and finds everything else open',
      async ({ page }) => {
        for (const path of [`search-result/per_${'0'.repeat(26)}`, 'directory/people']) {
          await page.goto(`/${language}/${path}`);
          await heading(page, says.notServed);
          await page.getByText(says.countries[country]).waitFor();
        }
        await page.goto(`/${language}`);
        const form = page.getByRole('form', { name: says.byName });
        await form.getByLabel(says.lastName, { exact: true }).fill('Okafor');
        await form.getByRole('button').last().click();
        await heading(page, says.notServed);
        const open = ['remove-my-listing', 'privacy-center', 'contact', 'faq', 'transparency', 'login'];
        for (const path of [...open, 'assistant/page/web-flow-privacy-policy']) {
          await page.goto(`/${language}/${path}`);
          await page.getByRole('heading', { level: 1 }).waitFor();
          expect(await page.getByText(says.notServed).count()).toBe(0);
        }
        const registered = await page.request.post('/api/auth/register', { data: {} });
        expect(registered.status()).toBe(403);
      },
      { allowing, country },
    );
  });

  journey(
    'a member who states a prohibited purpose is refused, and not charged',
    async ({ page, logIn }) => {
      await logIn('subscriber', `/${language}`);
      const before = await balance(page);
      await page.goto(`/${language}/search-result/${await lastOf('Okafor', page)}`);
      await page.getByRole('button', { name: says.change }).click(); // another purpose than the account’s
      await page.getByRole('combobox', { name: says.purpose }).selectOption('household-workers');
      await page.getByRole('button', { name: says.open }).click();
      await page.getByText(says.refused).waitFor();
      await page.getByText(says.uncharged).waitFor();
      expect(await balance(page)).toBe(before);
    },
    { allowing },
  );

  journey(
    'a visitor who refuses is never counted; one who allows it is, until they withdraw',
    async ({ page }) => {
      const counted = countedVisits(page);
      await page.goto(`/${language}`);
      const question = page.getByRole('region', { name: says.consent });
      await question.getByRole('button', { name: says.refuse }).click();
      await question.waitFor({ state: 'hidden' });
      await page.goto(`/${language}/directory`);
      await heading(page, await page.getByRole('heading', { level: 1 }).innerText());
      expect(counted).toEqual([]);

      await page.getByRole('button', { name: says.choices }).click();
      await question.getByRole('button', { name: says.accept, exact: true }).click();
      const report = page.waitForRequest((request) => request.url().endsWith('/api/web_event/new'));
      await page.goto(`/${language}`);
      await report;
      expect(counted).toHaveLength(1);
      expect(counted[0]).not.toMatch(/Okafor|@|\+1/);
    },
    { isFirstVisit: true },
  );

  journey(
    'a browser with Global Privacy Control is not asked, and reads that it is honored',
    async ({ page }) => {
      const counted = countedVisits(page);
      await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
      await page.goto(`/${language}`);
      await page.getByText(says.honored).waitFor();
      expect(await page.getByRole('region', { name: says.consent }).count()).toBe(0);
      expect(counted).toEqual([]);
    },
    { isFirstVisit: true },
  );
});
