import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import type { Message } from '#functions/messaging/store.ts';
import { answerOf, api, dev, proofFor, tokenOf } from '#scripts/journeys/http.ts';
import { anAddress, byDay, journey, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

/** Writes to support as the contact form does, with a proof of work; returns the reference. */
async function write(message: object): Promise<string> {
  const from = anAddress();
  const proof = await proofFor('contact', from);
  const { status, reference } = await answerOf(await api('/contact', { ...message, proof }, { from }));
  expect(status).toBe(200);
  return String(reference);
}

type Mail = Extract<Message, { channel: 'email' }>;
/** The latest mail of a kind to an address, once it is sent. */
async function mailTo(email: string, purpose: Message['purpose']): Promise<Mail> {
  const find = async () => {
    const { data } = await dev<{ data: Message[] }>('/outbox?channel=email');
    return data.find((each) => each.to === email && each.purpose === purpose && each.state === 'sent');
  };
  await expect.poll(find).toBeDefined();
  return (await find()) as Mail;
}

const words = {
  en: {
    prepared: 'Prepared answers',
    refund: 'Where to refund a charge',
    label: 'Answer in English',
    send: 'Send the answer',
    sent: 'The answer is on its way.',
    assign: 'Assign to me',
    giveBack: 'Give back',
    note: 'Note',
    noteLabel: 'Note for support',
    saveNote: 'Save the note',
    close: 'Close',
    closed: 'Closed',
    reason: 'I was charged twice',
    details: 'There are two charges of November.',
    addition: 'It is the card that ends in 42.',
    question: 'Is anybody there?',
    answer: 'Yes, how can I help?',
    chat: 'Chat now instead',
    message: 'Message',
    end: 'End chat',
    sorry: 'We are sorry that nobody answered in time.',
    address: 'Email address',
    byMail: 'Answer me by email',
    comes: 'Our answer comes by email.',
  },
  ar: {
    prepared: 'ردود جاهزة',
    refund: 'كيفية استرداد مبلغ مدفوع',
    label: 'الرد باللغة: العربية',
    send: 'أرسل الرد',
    sent: 'الرد في طريقه.',
    assign: 'أسندها إليّ',
    giveBack: 'أعدها',
    note: 'ملاحظة',
    noteLabel: 'ملاحظة للفريق',
    saveNote: 'احفظ الملاحظة',
    close: 'أغلق',
    closed: 'المغلقة',
    reason: 'خُصم المبلغ مرتين',
    details: 'هناك دفعتان في نوفمبر.',
    addition: 'إنها البطاقة المنتهية بالرقم 42.',
    question: 'هل من أحد هنا؟',
    answer: 'نعم، كيف يمكنني المساعدة؟',
    chat: 'تحدث معنا الآن',
    message: 'رسالة',
    end: 'إنهاء الدردشة',
    sorry: 'نأسف لأن أحدًا لم يُجب في الوقت المناسب.',
    address: 'عنوان البريد الإلكتروني',
    byMail: 'أجيبوني بالبريد',
    comes: 'سيصلك ردنا بالبريد.',
  },
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (page: Page, text: string) => page.locator('.tickets__row', { hasText: text });

describe.each(byDay('ar', ['en', 'ar'] as const))('support in %s', (language) => {
  const w = words[language];
  const email = `layla.${language}@example.com`;
  const inbox = `/${language}/support-inbox`;

  journey(
    `a message is answered, the reply comes back, and the ticket closes: ${language}`,
    async ({ page, logIn }) => {
      const message = { topic: 'charge-or-refund', language, email, reason: w.reason, details_description: w.details };
      const reference = await write({ ...message, name: 'Layla Haddad' });
      expect((await mailTo(email, 'ticket-received')).text).toContain(reference);

      await logIn('agent', inbox);
      await row(page, w.reason).first().click();
      await page.getByText(w.details).waitFor();
      await press(page, w.assign);
      await page.getByRole('button', { name: w.giveBack, exact: true }).waitFor();
      await press(page, w.note);
      await page.getByLabel(w.noteLabel).fill('Asked billing');
      await press(page, w.saveNote);
      await page.locator('.said--note', { hasText: 'Asked billing' }).waitFor();

      // A prepared answer in the customer’s language, edited before it is sent.
      await page.locator('.tickets__answer .tickets__seg button').first().click();
      await page.getByLabel(w.prepared).selectOption({ label: w.refund });
      const box = page.getByLabel(w.label);
      await expect.poll(() => box.inputValue()).toContain(`/${language}/account/payments`);
      await box.fill(`${await box.inputValue()}\n\n${w.answer}`);
      await press(page, w.send);
      await page.getByText(w.sent).waitFor();

      const mail = await mailTo(email, 'ticket-answered');
      expect(mail.text).toContain(w.answer);
      expect(mail.text).toContain(`> ${w.details}`);
      expect(mail.text).not.toContain('Asked billing');
      expect(mail.subject).toContain(reference);

      // The reply finds its ticket, without what it quotes; its attachment is dropped, politely.
      await dev('/outbox/answers', { message_id: mail.message_id, text: w.addition, attach: 'yes' });
      await mailTo(email, 'attachments-removed');
      await page.reload();
      const said = page.locator('.said', { hasText: w.addition });
      await said.waitFor();
      expect(await said.innerText()).not.toContain(w.answer);

      await press(page, w.close);
      await page.locator('.tickets__head .chip', { hasText: reference }).waitFor();
      await page.goto(`${inbox}?view=closed`);
      await row(page, w.reason).first().waitFor();
    },
  );

  journey(`a chat is answered from the inbox: ${language}`, async ({ page, logIn }) => {
    const token = await tokenOf('agent');
    const question = `${w.question} ${crypto.randomUUID().slice(0, 8)}`;
    expect((await api('/web_chat/messages', { text: question }, { token })).status).toBe(200);
    await logIn('agent', inbox);
    // The ticket of a conversation keeps the name of its first line.
    await row(page, 'Pia Lund').first().click();
    await page.locator('.said', { hasText: question }).waitFor();
    await page.locator('.tickets__answer textarea').fill(w.answer);
    await press(page, w.send);
    await page.getByText(w.sent).waitFor();
    const { messages } = (await (await api('/web_chat', undefined, { token })).json()) as {
      messages: { who: string; name: string | null; text: string }[];
    };
    expect(messages.at(-1)).toMatchObject({ who: 'support', name: 'Pia', text: w.answer });
  });

  journey(`a visitor whose chat nobody answered reads the answer in a mail: ${language}`, async ({ page }) => {
    await page.goto(`/${language}/contact`);
    await press(page, w.chat);
    const question = `${w.question} ${crypto.randomUUID().slice(0, 8)}`;
    await page.getByRole('textbox', { name: w.message }).fill(question);
    await page.getByRole('textbox', { name: w.message }).press('Enter');
    await press(page, w.end);
    await page.getByText(w.sorry).waitFor();
    const visitor = `${crypto.randomUUID()}@example.com`;
    await page.getByLabel(w.address).fill(visitor);
    await press(page, w.byMail);
    await page.getByText(w.comes).waitFor();

    const token = await tokenOf('agent');
    type Rows = { data: { ticket_id: string; revision: number; reason: string; chat: string; email: string }[] };
    const { data } = (await (await api('/support/tickets', undefined, { token })).json()) as Rows;
    const ticket = data.find(({ reason }) => reason === question)!;
    expect(ticket).toMatchObject({ chat: 'ended', email: visitor });
    const { ticket_id, revision } = ticket;
    const sent = await api(`/support/tickets/${ticket_id}/answers`, { revision, text: w.answer }, { token });
    expect(sent.status).toBe(200);
    expect((await mailTo(visitor, 'ticket-answered')).text).toContain(w.answer);
  });

  journey(
    `members find no such page: ${language}`,
    async ({ page, logIn }) => {
      await logIn('member', inbox);
      await page.locator('.code404').waitFor();
      const token = await tokenOf('member');
      expect(await answerOf(await api('/support/tickets', undefined, { token }))).toMatchObject({
        status: 404,
        code: 'request.unknown-route',
      });
    },
    { allowing: /404/ },
  );
});
