import { describe, expect } from 'vitest';

import { byDay, devServer, journey, newestTo, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

const words = {
  en: {
    questions: 'Questions, answered.',
    refund: 'How do I get a refund?',
    within: /within 30 days of the charge/,
    typo: 'REFNUD',
    none: /^No answer matches/,
    ask: 'Ask support',
    about: 'What is it about?',
    name: 'Your name',
    email: 'Email for the answer',
    reason: 'In one line',
    details: 'What happened',
    send: 'Send',
    required: 'This field is required.',
    arrived: 'Your message has arrived.',
    chat: 'Chat now instead',
    message: 'Message',
    sendLine: 'Send',
    open: /^Open until/,
    mail: 'Questions? Reply to this email, or write to us here:',
  },
  ar: {
    questions: 'أسئلة وإجابات.',
    refund: 'كيف أسترد المبلغ؟',
    within: /خلال 30 يومًا/,
    typo: 'استرداد',
    none: /^لا توجد إجابة/,
    ask: 'راسل الدعم',
    about: 'ما موضوع رسالتك؟',
    name: 'اسمك',
    email: 'البريد للرد',
    reason: 'في سطر واحد',
    details: 'ماذا حدث',
    send: 'أرسل',
    required: 'هذا الحقل مطلوب.',
    arrived: 'وصلت رسالتك.',
    chat: 'تحدث معنا الآن',
    message: 'رسالة',
    sendLine: 'إرسال',
    open: /^مفتوح حتى/,
    mail: 'لديك سؤال؟ رُدّ على هذه الرسالة أو راسلنا هنا:',
  },
} as const;

describe.each(byDay('en', ['en', 'ar'] as const))('support in %s', (language) => {
  const say = words[language];

  journey('a question is answered, and one without an answer reaches support', async ({ page }) => {
    await page.goto(`/${language}`);
    await page.waitForLoadState('networkidle');
    await page.locator(`footer a[href="/${language}/faq"]`).click();
    await page.getByRole('heading', { level: 1, name: say.questions }).waitFor();

    await page.getByRole('searchbox').fill(say.typo);
    const refund = page.locator('details', { has: page.locator('summary', { hasText: say.refund }) });
    await refund.first().waitFor();
    if (!(await refund.evaluate((details) => (details as HTMLDetailsElement).open))) {
      await refund.locator('summary').press('Enter');
    }
    await refund.getByText(say.within).waitFor();
    expect(await refund.getByRole('link').first().getAttribute('href')).toBe(`/${language}/account/payments`);

    await page.getByRole('searchbox').fill('xyzzy plugh');
    await page.getByRole('heading', { name: say.none }).waitFor();
    await page.getByRole('main').getByRole('link', { name: say.ask }).last().click();
    await page.getByRole('heading', { level: 1, name: say.about }).waitFor();
    expect(page.url()).not.toContain('xyzzy');
    expect(await page.getByLabel(say.reason).inputValue()).toBe('xyzzy plugh');

    await page.getByLabel(say.reason).fill('');
    await page.getByRole('button', { name: say.send, exact: true }).click();
    await page.getByText(say.required).nth(3).waitFor();

    const email = `asks-${language}-${Date.now()}@example.com`;
    await page.getByLabel(say.name).fill('Ida Lindqvist');
    await page.getByLabel(say.email).fill(email);
    await page.getByLabel(say.reason).fill('The test call fails');
    await page.getByLabel(say.details).fill('It reaches a voicemail.');
    await page.getByRole('button', { name: say.send, exact: true }).click();
    await page.getByRole('heading', { name: say.arrived }).waitFor();
    const reference = await page.locator('dd').first().innerText();
    expect(reference).toMatch(/^CAL-T-[0-9A-Z]{6}$/);

    const mail = await newestTo(page, email);
    expect(mail.text).toContain(reference);
    expect(mail.text).toContain(`${say.mail}\n${devServer()}/${language}/contact`);
  });

  journey('a visitor chats with support', async ({ page, answers }) => {
    await page.goto(`/${language}/contact`);
    await page.getByText(say.open).waitFor();
    await page.getByRole('button', { name: say.chat }).click();
    await page.getByRole('textbox', { name: say.message }).fill('Is a trial free?');
    await page.getByRole('button', { name: say.sendLine, exact: true }).click();
    await page.getByRole('listitem').filter({ hasText: 'Is a trial free?' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${language}/inbox`);
    expect(answers.some((answer) => answer.includes('"who":"caller"'))).toBe(true);

    // The chat goes on where it was.
    await page.goto(`/${language}/contact`);
    await page.getByRole('button', { name: say.chat }).click();
    await page.getByRole('listitem').filter({ hasText: 'Is a trial free?' }).waitFor();
  });
});

// A journey fails on any error in the console, and so on a first render that is another than the prerendered one.
journey(
  'a prerendered page takes up its query, its place in a page and what was typed before',
  async ({ page }) => {
    await page.goto('/fr/contact?topic=charge-or-refund');
    await page.waitForLoadState('networkidle');
    const topic = page.locator('input[name=topic][value=charge-or-refund]');
    await expect.poll(() => topic.isChecked()).toBe(true);
    await page.locator('[name=details_description]').fill('Un débit de trop.');
    await page.reload();
    await expect.poll(() => page.locator('[name=details_description]').inputValue()).toBe('Un débit de trop.');
    expect(await topic.isChecked()).toBe(true);

    for (const path of ['/en/directory/people?letter=A', '/en/directory/phones?letter=2', '/en/faq#refund']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    await page.goto('/en/inbox?show=chat');
    await page.waitForURL('**/en/contact');
  },
  { allowing: /status of 422/ },
); // of a letter that the data may lack

journey('search engines read the answers, and a link leads to one of them', async ({ page }) => {
  const html = await (await page.request.get('/fr/faq')).text();
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const { mainEntity } = JSON.parse(data) as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
  expect(mainEntity.length).toBeGreaterThan(30);
  expect(mainEntity.map(({ name }) => name)).toContain('J’ai oublié mon mot de passe.');
  expect(html).toContain('<meta name="description" content="Recherche, paiement, assistant');

  await page.goto('/fr/faq#forgot');
  await page.locator('details#forgot[open]').waitFor();
});
