import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { dev } from '#scripts/journeys/http.ts';
import { anotherBrowser, journey, openAccountByMail, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

/** The page texts that this journey uses. */
const words = {
  en: {
    email: 'Email address',
    password: 'Password',
    again: 'Repeat the password',
    open: 'Create account',
    logIn: 'Log in',
    changeName: 'Change the name',
    name: 'Name',
    save: 'Save',
    saved: /^Saved/,
    welcome: 'Welcome back.',
    current: 'Current password',
    next: 'New password',
    changed: 'Your password has been changed.',
    setUp: 'Set up',
    sixDigits: 'Six digits',
    turnOn: 'Turn on',
    kept: 'I have saved them',
    newCodes: 'Make new codes',
    zone: 'Time zone',
    mumbai: 'mumb',
    kolkata: 'Kolkata, India',
    on: 'On',
    oneMore: 'One more step.',
    appCode: 'Six digits from your app',
    asJson: 'As JSON',
    ofApp: 'Six digits from the app, or a recovery code',
    remove: 'Delete the account',
    closed: 'Your account is closed',
    keep: 'Keep my account',
    reopened: 'Your account is open again',
    wrong: 'The user credentials were incorrect.',
  },
  ar: {
    email: 'عنوان البريد الإلكتروني',
    password: 'كلمة المرور',
    again: 'تأكيد كلمة المرور',
    open: 'افتح الحساب',
    logIn: 'دخول',
    changeName: 'تغيير الاسم',
    name: 'الاسم',
    save: 'حفظ',
    saved: /^حُفظ/,
    welcome: 'أهلًا بعودتك.',
    current: 'كلمة المرور الحالية',
    next: 'كلمة المرور الجديدة',
    changed: 'تغيّرت كلمة المرور.',
    setUp: 'إعداد',
    sixDigits: 'ستة أرقام',
    turnOn: 'تشغيل',
    kept: 'لقد حفظتها',
    newCodes: 'إنشاء رموز جديدة',
    zone: 'المنطقة الزمنية',
    mumbai: 'ممب',
    kolkata: 'كالكتا، الهند',
    on: 'مفعّل',
    oneMore: 'خطوة أخرى.',
    appCode: 'الأرقام الستة من تطبيقك',
    asJson: 'بصيغة JSON',
    ofApp: 'ستة أرقام من التطبيق، أو رمز احتياطي',
    remove: 'احذف الحساب',
    closed: 'أُغلق حسابك',
    keep: 'أبقِ حسابي',
    reopened: 'عاد حسابك مفتوحًا',
    wrong: null,
  },
};
type Walk = { page: Page; language: 'en' | 'ar'; email: string; password: string };

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true }).click();

async function logIn({ page, language, email, password }: Walk) {
  const { email: address, password: secret, logIn } = words[language];
  await page.goto(`/${language}/login`);
  await field(page, address).fill(email);
  await field(page, secret).fill(password);
  await press(page, logIn);
}

for (const language of ['en', 'ar'] as const) {
  journey(
    `an account is opened, kept well, and left, in ${language}`,
    async ({ page }) => {
      const w = words[language];
      const email = `ida.${language}@example.com`;
      const [first, second] = ['moor-lantern-late', 'heather-in-november'];
      const account = `/${language}/account`;

      await page.goto(`/${language}/register`);
      await field(page, w.email).fill(email);
      await field(page, w.password).fill(first);
      await field(page, w.again).fill(first);
      await press(page, w.open);
      await openAccountByMail(page, email);
      await page.waitForURL((url) => url.pathname.endsWith('/reason-for-use'));

      // The changed name is still there after a reload.
      await page.goto(`${account}/profile`);
      await press(page, w.changeName);
      await field(page, w.name).fill('Ida Lindqvist');
      await page.getByRole('form', { name: w.changeName }).getByRole('button', { name: w.save, exact: true }).click();
      await page.getByText(w.saved).waitFor();
      await page.reload();
      await page.locator('.srow').getByText('Ida Lindqvist').waitFor();

      // The time zone is found by a town in it, and kept.
      const zone = page.getByRole('combobox', { name: w.zone });
      await zone.fill(w.mumbai);
      await page.getByRole('option', { name: w.kolkata.split(/[,،]/)[0]! }).click();
      await press(page, w.save);
      await page.getByText(w.saved).waitFor();
      await page.reload();
      await expect.poll(async () => (await zone.inputValue()).replace(/[\u2066-\u2069\u200f]/g, '')).toBe(w.kolkata);

      // Another password logs the other browser out, at its next request; this one stays.
      const elsewhere = await anotherBrowser(page);
      const other = await elsewhere.newPage();
      await logIn({ page: other, language, email, password: first });
      await other.waitForURL((url) => !url.pathname.endsWith('/login'));
      await page.goto(`${account}/password`);
      await field(page, w.current).fill(first);
      await field(page, w.next).fill(second);
      await field(page, w.again).fill(second);
      await press(page, w.save);
      await page.getByText(w.changed).waitFor();
      await other.goto(`${account}/security`);
      await other.waitForURL((url) => url.pathname.endsWith('/login'));
      await elsewhere.close();

      // Login requires the second factor from now on.
      await page.goto(`${account}/security`);
      await press(page, w.setUp);
      const totp = new TOTP({
        secret: Secret.fromBase32((await page.locator('.factor .mono').innerText()).replaceAll(' ', '')),
      });
      await field(page, w.sixDigits).fill(totp.generate());
      await press(page, w.turnOn);
      await expect.poll(() => page.locator('.codes li').count()).toBe(10);
      const replacedCode = await page.locator('.codes li').first().innerText();
      await press(page, w.kept);
      await press(page, w.newCodes); // opens what says that the earlier ones end
      await press(page, w.newCodes);
      await expect.poll(() => page.locator('.codes li').count()).toBe(10);
      const recoveryCode = await page.locator('.codes li').first().innerText();
      expect(recoveryCode).not.toBe(replacedCode);
      await press(page, w.kept);
      await page.locator('.chip--ok', { hasText: w.on }).waitFor();
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await logIn({ page, language, email, password: second });
      await page.getByRole('heading', { name: w.oneMore }).waitFor();
      await field(page, w.appCode).fill(totp.generate({ timestamp: Date.now() + 30_000 })); // each code is taken once
      await press(page, w.logIn);
      await page.waitForURL((url) => !url.pathname.endsWith('/login'));

      // Everything is taken along as a file.
      await page.goto(`${account}/privacy`);
      const download = page.waitForEvent('download');
      await press(page, w.asJson);
      expect((await download).suggestedFilename()).toMatch(/^calluna-\d{4}-\d\d-\d\d\.json$/);

      // Deletes the account with an unused recovery code. Only who has the second factor, too, learns of that at a login.
      await page.goto(`${account}/delete`);
      await field(page, w.ofApp).fill(recoveryCode);
      await press(page, w.remove);
      await page.getByRole('heading', { name: w.closed }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/${language}/account-deleted`);
      await page.waitForFunction(() => localStorage.getItem('access_token') === null);
      await logIn({ page, language, email, password: second });
      await page.getByRole('heading', { name: w.oneMore }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/${language}/login`);

      // The mailed link undoes it: the password and the second factor are those of before.
      const { data } = await dev<{ data: { to: string; text: string }[] }>('/outbox?channel=email');
      const mail = data.find(({ to, text }) => to === email && text.includes('/keep-account/'));
      await page.goto(/\S+(\/\w+\/keep-account\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
      await press(page, w.keep);
      await page.getByRole('heading', { name: w.reopened }).waitFor();
      await logIn({ page, language, email, password: second });
      await page.getByRole('heading', { name: w.oneMore }).waitFor();
    },
    { allowing: /40[13]|410|422/ },
  );
}
