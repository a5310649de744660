import { describe, expect } from 'vitest';

import { dev } from '#scripts/journeys/http.ts';
import { byDay, journey, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

const ASSISTANT = '+12185550123';

type Turn = { call_id: string; commands: { c: string; text?: string }[]; step: string | null };

const texts = {
  en: {
    from: '+16125550141',
    stranger: '+19005550141',
    other: '+16125550151',
    name: 'Dana Brandt',
    import: 'Choose a file',
    save: 'Save these contacts',
    counts: ['3', '1', '1'],
    total: 'Numbers: ',
    add: 'Add a rule',
    ruleName: 'Name',
    when: 'When they call',
    greetingLabel: /What the assistant says to them/,
    greeting: 'Hello Dana, good to hear from you.',
    submit: 'Save',
    prefix: 'Numbers that begin with',
    preview: /Of your last [\d,]+ calls, these rules would have blocked [\d,]+\./,
    block: 'Block',
    unblock: 'No longer block +1900',
    addAnswer: 'Add an answer',
    answerLabel: 'The answer',
    inCalls: 'In which calls',
    answer: 'Please leave it with the neighbor at number seven.',
    tryLabel: 'A caller says',
    courier: 'Hi, I have a parcel for you, where can I leave it?',
    message: 'This is Dana Brandt from the boatyard, about the survey. Call me on Thursday at three.',
    again: 'It is about the survey of the boat.',
    own: 'Your answer',
    undo: 'Undo',
    keep: /^90/,
    kept: /^30/,
  },
  ar: {
    from: '+16125550142',
    stranger: '+19005550142',
    other: '+16125550152',
    name: 'دانة الحربي',
    import: 'اختيار ملف',
    save: 'حفظ جهات الاتصال هذه',
    counts: ['3', '1', '1'],
    total: 'الأرقام: ',
    add: 'إضافة قاعدة',
    ruleName: 'الاسم',
    when: 'عندما يتصل',
    greetingLabel: /ما يقوله له المساعد/,
    greeting: 'أهلًا دانة، يسعدنا اتصالك.',
    submit: 'حفظ',
    prefix: 'الأرقام التي تبدأ بـ',
    preview: /عدد ما كانت هذه القواعد ستحظره/,
    block: 'حظر',
    unblock: 'إلغاء حظر +1900',
    addAnswer: 'إضافة إجابة',
    answerLabel: 'الإجابة',
    inCalls: 'في أي مكالمات',
    answer: 'يُرجى تركه عند الجار في رقم سبعة.',
    tryLabel: 'يقول المتصل',
    courier: 'السلام عليكم معي طرد لكم وين أتركه؟',
    message: 'معك دانة الحربي من حوض السفن بخصوص فحص القارب، اتصلوا بي يوم الخميس الساعة الثالثة',
    again: 'بخصوص فحص القارب',
    own: 'إجابتك',
    undo: 'تراجع',
    keep: /^90/,
    kept: /^30/,
  },
};

const wordsOf = ({ commands }: Turn) => commands.flatMap(({ c, text }) => (c === 'say' ? [text] : [])).join(' ');
const has = ({ commands }: Turn, what: string) => commands.some(({ c }) => c === what);

/** A missed call, turn by turn. */
async function missedCall(from: string, lang: string) {
  const dialled = { from, to: ASSISTANT, lang, diverted_because: 'no-answer', stir: 'A' };
  const rung = await dev<Turn>('/phone/calls', dialled);
  const event = (what: object) => dev<Turn>(`/phone/calls/${rung.call_id}/events`, what);
  return { rung, say: (text: string) => event({ t: 'speech', text, lang }), hangUp: () => event({ t: 'hangup' }) };
}

describe.each(byDay('ar', ['en', 'ar'] as const))('contacts, rules and answers, in %s', (language) => {
  const text = texts[language];
  const settings = `/${language}/assistant/settings`;

  journey('a file becomes contacts; a rule for one of them holds in the next call', async ({ page, logIn }) => {
    await logIn('subscriber', `${settings}/contacts`);
    const vCard = (name: string, ...numbers: string[]) =>
      ['BEGIN:VCARD', 'VERSION:3.0', `FN:${name}`, ...numbers.map((each) => `TEL:${each}`), 'END:VCARD'].join('\r\n');
    const file = [vCard(text.name, text.from), vCard('Bo', '12'), vCard('Ida')].join('\r\n');
    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles({ name: 'contacts.vcf', mimeType: 'text/vcard', buffer: Buffer.from(file) });
    await page.getByRole('button', { name: text.save }).waitFor();
    expect(await page.locator('.counts dd').allTextContents()).toEqual(text.counts);
    await page.getByRole('button', { name: text.save }).click();
    await page.locator('li', { hasText: text.name }).first().waitFor();

    await page.goto(`${settings}/people`);
    await page.getByRole('button', { name: text.add }).click();
    await page.getByRole('textbox', { name: text.ruleName, exact: true }).fill(text.name.slice(0, 4));
    await page.getByRole('button', { name: text.name }).click();
    await page.getByRole('combobox', { name: text.when }).selectOption('message_only');
    await page.getByRole('textbox', { name: text.greetingLabel }).fill(text.greeting);
    await page.getByRole('button', { name: text.submit, exact: true }).click();
    await page.locator('li', { hasText: text.greeting }).waitFor();

    const call = await missedCall(text.from, language);
    expect(wordsOf(call.rung)).toContain(text.greeting);
    let heard = await call.say(text.message);
    if (!has(heard, 'record')) heard = await call.say(text.again);
    expect(has(heard, 'record')).toBe(true);
    await call.hangUp();
  });

  journey('numbers are blocked by how they begin, with a preview, and no longer', async ({ page, logIn }) => {
    await logIn('subscriber', `${settings}/people`);
    await page.getByRole('textbox', { name: text.prefix }).fill('+1 900');
    await page.getByText(text.preview).waitFor();
    await page.getByRole('button', { name: text.block, exact: true }).click();
    const undo = page.getByRole('button', { name: text.unblock });
    await undo.waitFor();
    expect((await missedCall(text.stranger, language)).rung.commands.map(({ c }) => c)).toEqual(['say', 'hangup']);
    await undo.click();
    await undo.waitFor({ state: 'detached' });
    const call = await missedCall(text.stranger, language);
    expect(has(call.rung, 'listen')).toBe(true);
    await call.hangUp();
  });

  journey('a courier hears the owner’s answer once, which the box had shown', async ({ page, logIn }) => {
    await logIn('subscriber', `${settings}/answers`);
    await page.getByRole('button', { name: text.addAnswer }).click();
    await page.getByRole('textbox', { name: text.answerLabel }).fill(text.answer);
    await page.getByRole('combobox', { name: text.inCalls }).selectOption(language);
    await page.getByRole('button', { name: text.submit, exact: true }).click();
    await page.locator('li', { hasText: text.answer }).waitFor();
    await page.getByRole('textbox', { name: text.tryLabel }).fill(text.courier);
    await page.getByRole('textbox', { name: text.tryLabel }).press('Enter');
    await page.getByRole('status').getByText(text.answer).waitFor();

    const call = await missedCall(text.other, language);
    expect(wordsOf(await call.say(text.courier))).toContain(text.answer);
    expect(wordsOf(await call.say(text.courier))).not.toContain(text.answer);
    await call.hangUp();
    await page.goto(`/${language}/assistant/call-details?call=${call.rung.call_id}`);
    await page.getByText(text.own, { exact: true }).waitFor();
  });

  journey('a change of the settings is undone, also after the page was loaded again', async ({ page, logIn }) => {
    await logIn('subscriber', settings);
    await page.getByRole('radio', { name: text.keep }).check({ force: true });
    await page.getByRole('button', { name: text.undo }).waitFor();
    await page.reload();
    const undone = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/assistant/settings'),
    );
    await page.getByRole('button', { name: text.undo }).click();
    await undone;
    await page.reload();
    expect(await page.getByRole('radio', { name: text.kept }).isChecked()).toBe(true);
  });
});
