import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { personIdOf } from '#functions/people/import/to-person.ts';
import { CLAIMED_ADDRESS } from '#scripts/dev/server.ts';
import { ROOT } from '#scripts/dev/builds.ts';
import { answerOf, api, dev } from '#scripts/journeys/http.ts';
import { anAddress, dataFolder, devServer, journey, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

const run = promisify(execFile);
const SOURCE = 'Journey register';
const words = {
  en: {
    open: 'Open the report',
    purpose: 'What do you need it for?',
    flag: 'This is wrong: ',
    neverTheirs: 'Never theirs',
    note: 'Anything that helps (optional)',
    send: 'Send',
    thanks: 'Thank you',
    chip: 'Disputed',
    reason: 'never theirs',
    none: 'No source names a phone number.',
  },
  ar: {
    open: 'افتح التقرير',
    purpose: 'لماذا تحتاج إليه؟',
    flag: 'هذا خطأ: ',
    neverTheirs: 'لم تكن له قط',
    note: 'أي شيء يفيدنا (اختياري)',
    send: 'إرسال',
    thanks: 'شكرًا',
    chip: 'محلّ اعتراض',
    reason: 'لم تكن له قط',
    none: 'لا يذكر أي مصدر رقم هاتف.',
  },
} as const;
const people = {
  en: {
    says: words.en,
    name: 'Wilhelmina Harrowgate',
    phone: '+12185550171',
    shown: '(218) 555-0171',
    card: '4242424200000307',
    started: 'Your free day has started.',
  },
  ar: {
    says: words.ar,
    name: 'Ottoline Featherwick',
    phone: '+12185550172',
    shown: '(218) 555-0172',
    card: '4242424200000315',
    started: 'بدأ يومك المجاني.',
  },
} as const;
type Spoken = keyof typeof people;

/** A command on the dev server under test. */
async function command(script: string, ...args: string[]): Promise<string> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(AWS_|APP_SECRET$|VITEST|NODE_ENV$)/.test(name)),
  );
  const { stdout } = await run(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: ROOT,
    env: { ...env, DATA_DIR: dataFolder() },
  });
  return stdout;
}

/** Imports the person, with one more email each time, so that the record is new content. */
async function imported(language: Spoken, emails: string[]): Promise<void> {
  const { name: full_name, phone } = people[language];
  const file = join(dataFolder(), `${language}-${emails.length}.jsonl`);
  const record = { id: language, full_name, birth_date: '1961-05', phones: [phone], emails };
  await writeFile(file, `${JSON.stringify(record)}\n`);
  await command('import', file, '--source', SOURCE);
}

async function foundByPhone(phone: string): Promise<number> {
  const { search_id } = await answerOf(await api('/people/searches', { type: 'phone', search_query: phone }));
  for (;;) {
    const { status, total } = await answerOf(await api(`/people/searches/${String(search_id)}`));
    if (status === 'ready' || status === 'empty') return total as number;
  }
}

async function becomeMember(page: Page, language: Spoken): Promise<void> {
  await page.goto(`/${language}/payment`);
  await page.locator('[name=email]').fill(`dispute.${language}@example.com`);
  const frame = page.frameLocator('iframe');
  await frame.locator('#number').fill(people[language].card);
  await frame.locator('#expiry').fill('04 / 31');
  await frame.locator('#cvv').fill('123');
  await frame.locator('#name').fill('Ida Lindqvist');
  await frame.locator('#zip').fill('55802');
  await page.locator('[name=agreed]').check();
  await page.locator('.paybar button').click();
  await page.getByRole('heading', { level: 1, name: people[language].started }).waitFor();
}

async function openReport(page: Page, language: Spoken): Promise<void> {
  const { says, name } = people[language];
  await page.goto(`/${language}/search-result/${personIdOf(SOURCE, language)}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const button = page.getByRole('button', { name: says.open });
  await button.waitFor();
  const purpose = page.getByRole('combobox', { name: says.purpose });
  if (await purpose.isVisible()) await purpose.selectOption({ index: 1 });
  await button.click();
  await page.locator('#phones').waitFor();
}

const options = { visiting: /^http:\/\/(127\.0\.0\.1|localhost):\d+\/(frame|v1)/, allowing: /status of 4\d\d/ };

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  const { says, shown, phone } = people[language];

  journey(
    'a wrong number is flagged, seen as disputed by another member, and gone for good once we agree',
    async ({ page, logIn }) => {
      await imported(language, ['one@example.com']);
      expect(await foundByPhone(phone)).toBe(1);

      await logIn('subscriber', `/${language}`);
      await openReport(page, language);
      await page.getByRole('button', { name: `${says.flag}${shown}` }).click();
      await page.getByRole('radio', { name: says.neverTheirs }).check();
      await page.getByLabel(says.note).fill('It rings in a library.');
      await page.getByRole('button', { name: says.send }).click();
      await page.getByRole('status').filter({ hasText: says.thanks }).waitFor();
      await page.locator('#phones').getByText(says.chip, { exact: true }).waitFor();

      const extraHTTPHeaders = { [CLAIMED_ADDRESS]: anAddress() };
      const context = await page.context().browser()!.newContext({ baseURL: devServer(), extraHTTPHeaders });
      try {
        const other = await context.newPage();
        await becomeMember(other, language);
        await openReport(other, language);
        const phones = other.locator('#phones');
        await phones.getByRole('link', { name: shown }).waitFor();
        await phones.getByText(says.chip, { exact: true }).waitFor();
        await phones.getByText(says.reason).waitFor();

        const person_id = personIdOf(SOURCE, language);
        const listed = await command('ops', 'disputes', 'list', '--dev', '--data-dir', dataFolder());
        const [dispute = ''] = listed.split('\n').filter((line) => line.includes(person_id));
        const because = ['--reason', 'The line is the library’s', '--operator', 'rosa'];
        const [id = ''] = dispute.split(' ');
        await command('ops', 'disputes', 'uphold', id, ...because, '--dev', '--data-dir', dataFolder());

        const isGone = async () => {
          await other.reload();
          await phones.getByText(says.none).waitFor();
          expect(await other.getByText(shown).count()).toBe(0);
          expect(await foundByPhone(phone)).toBe(0);
        };
        await isGone();
        await imported(language, ['one@example.com', 'two@example.com']);
        await isGone();
        await other.getByRole('link', { name: 'two@example.com' }).waitFor();

        const { data } = await dev<{ data: { purpose: string; text: string }[] }>('/outbox');
        const answers = data.filter(({ purpose, text }) => purpose === 'dispute-answered' && text.includes(person_id));
        expect(answers).toHaveLength(1);
        expect(answers[0]!.text).toContain('The line is the library’s');
      } finally {
        await context.close();
      }
    },
    options,
  );
});
