import { html } from 'hono/html';

import { printableReceipt } from '#functions/billing/receipts/domain/charge-documents.ts';
import { mailedReceipt } from '#functions/billing/receipts/domain/mailed-receipt.ts';
import { anIssued, aPaidCharge, someDetails } from '#functions/billing/receipts/testing.ts';
import type { Message } from '#functions/messaging/store.ts';
import { channelOf, type Purpose, purposes } from '#functions/messaging/templates/params.ts';
import { renderCallMail, renderMessage } from '#functions/messaging/templates/render.ts';
import { mailedCalls, sampleCallMail, sampleOf } from '#functions/messaging/templates/samples.ts';
import { contentSecurityPolicy } from '#infra/security-headers.ts';
import {
  beginningOf,
  type Letter,
  type Look,
  lookLinks,
  lookOf,
  mailDocument,
  mailFrame,
  source,
  textPart,
} from '#scripts/dev/pages/mail-view.ts';
import { type Html, page } from '#scripts/dev/pages/page.ts';
import { type Variety, varieties } from '#shared/values/language.ts';

/** Where the reader of a sample is. */
const zones: Record<Variety, string> = {
  en: 'America/Chicago',
  fr: 'Europe/Paris',
  ja: 'Asia/Tokyo',
  tr: 'Europe/Istanbul',
  ar: 'Asia/Riyadh',
  pt: 'America/Sao_Paulo',
  'pt-PT': 'Europe/Lisbon',
  ru: 'Europe/Moscow',
  es: 'Europe/Madrid',
};
const names: Record<Variety, string> = {
  en: 'English',
  fr: 'Français',
  ja: '日本語',
  tr: 'Türkçe',
  ar: 'العربية',
  pt: 'Português',
  'pt-PT': 'Português (Portugal)',
  ru: 'Русский',
  es: 'Español',
};

const NOW = new Date('2026-11-23T20:13:00.000Z');
const sample = (purpose: Purpose, language: Variety): Message => {
  const message = sampleOf(purpose, language, zones[language]);
  if (message.purpose !== 'receipt-copy') return renderMessage(message, NOW);
  return renderMessage({ ...message, params: { ...message.params, ...receiptIn(language) } }, NOW);
};

/** A receipt with all that one may have. */
function receiptIn(language: Variety) {
  const [net, tax] = [2075, 415].map((minor_units) => ({ minor_units, currency: 'GBP' as const }));
  const vat = { name: 'VAT', place: 'GB', percent: 20, inclusive: true, net: net!, tax: tax! };
  const charge = aPaidCharge({ amount: { minor_units: 2490, currency: 'GBP' }, tax: vat });
  const issued = anIssued({ language, charge, details: someDetails });
  return { number: charge.receipt_number, ...mailedReceipt(printableReceipt(issued)) };
}

/** The letter of a purpose; of a text about a call, the mail of it to the owner; undefined where there is none. */
function letterOf(purpose: Purpose, language: Variety): Letter | undefined {
  const call = mailedCalls.find((each) => each === purpose);
  const { message, to } = call ? sampleCallMail(call, language) : {};
  const rendered = message && to ? renderCallMail(message, to, NOW) : sample(purpose, language);
  return rendered.channel === 'email' ? rendered : undefined;
}

/** All that we write, with sample parameters: every purpose in one language, or one purpose in every language. */
export async function lettersPage(url: URL): Promise<Response> {
  const query = url.searchParams;
  const purpose = purposes.find((each) => each === query.get('purpose'));
  const language = varieties.find((each) => each === query.get('language')) ?? 'en';
  const look = lookOf(query);
  const shown = purpose
    ? varieties.map((each) => ({ purpose, language: each, title: names[each] }))
    : purposes.map((each) => ({ purpose: each, language, title: each }));
  const answer = await page({
    title: 'Letters',
    path: '/dev/letters',
    main: html`<div class="row row--between">
        <h1>Letters <span class="num">${shown.length}</span></h1>
        ${lookLinks(url, look)}
      </div>
      <nav class="dev-nav dev-nav--wrap" aria-label="Language">
        ${varieties.map((each) => html`<a href="${addressOf({ language: each }, look)}" ${!purpose && each === language && html`aria-current="true"`} lang="${each}">${names[each]}</a>`)}
      </nav>
      <details ${purpose && html`open`}>
        <summary>One letter in every language</summary>
        <ul class="dev-stops">
          ${purposes.map((each) => html`<li><a href="${addressOf({ purpose: each }, look)}" ${each === purpose && html`aria-current="true"`}>${each}</a></li>`)}
        </ul>
      </details>
      <div class="dev-letters">${shown.map((each) => letter(each, look))}</div>`,
  });
  answer.headers.set('content-security-policy', contentSecurityPolicy({ frames: ["'self'"] }));
  return answer;
}

const addressOf = (of: Record<string, string>, look: Look) =>
  `/dev/letters?${new URLSearchParams({ ...of, ...look }).toString()}`;

type Shown = { purpose: Purpose; language: Variety; title: string };

function letter({ purpose, language, title }: Shown, look: Look): Html {
  const message = sample(purpose, language);
  const mail = letterOf(purpose, language);
  const id = `${purpose}-${language}`;
  return html`<article aria-labelledby="${id}">
    <h2 class="dev-rule" id="${id}">
      ${title}
      <span class="chip chip--line">${channelOf[purpose] === 'email' ? 'Mail' : mail ? 'SMS and mail' : 'SMS'}</span>
    </h2>
    ${message.channel !== 'email' && textPart(message)}
    ${
      mail &&
      html`<p lang="${language}" dir="auto"><b>${mail.subject}</b></p>
        <p class="small muted dev-begin" lang="${language}" dir="auto">${beginningOf(mail)}</p>`
    }
    ${mail && look.view === 'html' && mailFrame(`/dev/letters/mail?${new URLSearchParams({ purpose, language, scheme: look.scheme }).toString()}`, mail.subject)}
    ${mail && look.view === 'source' && source(mail, addressesOfMail())}
    ${mail && look.view === 'text' && textPart(mail)}
  </article>`;
}

/** The sender of our mails, and where answers go. */
export const addressesOfMail = () => ({
  from: process.env.MAIL_FROM ?? 'Calluna <mail@calluna.example>',
  support: process.env.SUPPORT_ADDRESS,
});

/** The document of one letter, for its frame. */
export function letterPage(url: URL): Response {
  const query = url.searchParams;
  const purpose = purposes.find((each) => each === query.get('purpose'));
  const language = varieties.find((each) => each === query.get('language'));
  const mail = purpose && language && letterOf(purpose, language);
  return mailDocument(mail?.html, lookOf(query).scheme);
}
