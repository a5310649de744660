import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { byDay, journey, newestTo, openAccountByMail, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

/** The page texts that this journey uses. */
const words = {
  en: {
    account: /^Account of/,
    logOut: 'Log out',
    wrong: 'The user credentials were incorrect.',
    reason: 'What will you use it for?',
    saved: 'Your password is saved. You can log in with it now.',
    mailed: 'Check your email.',
    over: 'This link was used or has expired.',
    locked: 'No attempts left.',
    four: '4 attempts left.',
    refused: 'Not for this purpose.',
    again: 'Choose another purpose',
  },
  ar: {
    account: /^حساب/,
    logOut: 'تسجيل الخروج',
    wrong: 'بيانات الدخول غير صحيحة.',
    reason: 'ما الغرض؟',
    saved: 'حُفظت كلمة مرورك. ادخل بها.',
    mailed: 'راجع بريدك.',
    over: 'استُخدم هذا الرابط أو انتهت صلاحيته.',
    locked: 'نفدت المحاولات.',
    four: 'تبقّت 4 محاولات.',
    refused: 'ليس لهذا الغرض.',
    again: 'اختر غرضًا آخر',
  },
} as const;
type Spoken = keyof typeof words;
const spoken = Object.keys(words) as Spoken[];

/** A browser reports every answer of 400 and up. */
const refusals = { allowing: /status of 4\d\d/ };

const submit = (page: Page) => page.locator('form button[type=submit]').click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

async function logIn(page: Page, language: Spoken, email: string, password: string) {
  await page.goto(`/${language}/login`);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await submit(page);
}

/** The label draws the button and receives the click. */
const choose = (page: Page, value: string) => page.locator('label', { has: page.locator(`[value=${value}]`) }).click();

async function logOut(page: Page, language: Spoken) {
  await page.getByRole('button', { name: words[language].account }).click();
  await page.getByRole('menuitem', { name: words[language].logOut }).click();
  await page.waitForFunction(() => localStorage.getItem('access_token') === null);
}

describe.each(byDay('en', spoken))('in %s', (language) => {
  const says = words[language];
  const email = `journey.${language}@example.com`;
  const first = 'late-lantern-moor';
  const second = 'quiet-heather-train';

  journey(
    'a visitor opens an account, says what for, forgets the password and comes back with another',
    async ({ page }) => {
      await page.goto(`/${language}/register`);
      await page.locator('[name=email]').fill(email);
      await page.locator('[name=password]').fill(first);
      await page.locator('[name=password_confirmation]').fill(first);
      await submit(page);
      await openAccountByMail(page, email);
      await heading(page, says.reason);
      await choose(page, 'else');
      await choose(page, 'household-workers');
      await page.locator('[name=agreed]').check();
      await submit(page);
      await heading(page, says.refused);
      await page.getByRole('button', { name: says.again }).click();
      await choose(page, 'reconnect');
      await submit(page);
      await at(page, `/${language}`);

      await logOut(page, language);
      await logIn(page, language, email, 'not-this-one');
      await page.getByText(says.wrong).waitFor();
      await logIn(page, language, email, first);
      await at(page, `/${language}`);
      await logOut(page, language);

      await page.goto(`/${language}/forgot-password`);
      await page.locator('[name=email]').fill(email);
      await submit(page);
      await heading(page, says.mailed);
      const [link = ''] = /https?:\/\/\S+\/reset-password\/[\w-]+/.exec((await newestTo(page, email)).text) ?? [];
      const token = link.split('/').at(-1) ?? '';
      await page.goto(new URL(link).pathname);
      await page.locator('[name=password]').fill(second);
      expect(page.url()).not.toContain(token);
      await page.locator('[name=password_confirmation]').fill(second);
      await submit(page);
      await page.getByText(says.saved).waitFor();
      await logIn(page, language, email, first);
      await page.getByText(says.wrong).waitFor();
      await logIn(page, language, email, second);
      await at(page, `/${language}`);

      await page.goto(new URL(link).pathname);
      await heading(page, says.over);
    },
    refusals,
  );
});

describe('by phone', () => {
  /** Of a demo account. */
  const phone = '+12185550187';
  const ask = async (page: Page, language: Spoken) => {
    await page.goto(`/${language}/login-phone`);
    await page.locator('[name=phone]').fill('(218) 555-0187');
    await submit(page);
    await at(page, `/${language}/pin`);
    const [pin = ''] = /\d{6}/.exec((await newestTo(page, phone, 'pin')).text) ?? [];
    return pin;
  };

  for (const language of byDay('ar', spoken)) {
    journey(`six digits let in, in ${language}`, async ({ page }) => {
      const pin = await ask(page, language);
      await page.locator('[name=pin]').pressSequentially(pin);
      await at(page, `/${language}`);
      expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull();
    });
  }

  journey(
    'locks the code after five wrong attempts',
    async ({ page }) => {
      const pin = await ask(page, 'en');
      const wrong = pin === '000000' ? '111111' : '000000';
      for (let tries = 1; tries <= 5; tries++) {
        const answered = page.waitForResponse((response) => response.url().endsWith('/auth/phone/verify'));
        await page.locator('[name=pin]:not([readonly])').pressSequentially(wrong);
        await answered;
        if (tries === 1) await page.getByText(words.en.four).waitFor();
        if (tries < 5)
          await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=pin]')?.value === '');
      }
      await heading(page, words.en.locked);
      await page.reload();
      await heading(page, words.en.locked);
      await page.goto('/ar/pin');
      await heading(page, words.ar.locked);
      const status = await page.evaluate(
        async ([phone, pin]) => {
          const response = await fetch('/api/auth/phone/verify', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
            body: JSON.stringify({ phone, pin }),
          });
          await response.text(); // who reads along waits for its end
          return response.status;
        },
        [phone, pin],
      );
      expect(status).toBe(422);
    },
    refusals,
  );
});
