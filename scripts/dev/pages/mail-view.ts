import { html } from 'hono/html';

import type { Message } from '#functions/messaging/store.ts';
import { headersOf } from '#functions/providers/email/headers.ts';
import { type Html } from '#scripts/dev/pages/page.ts';
import { directionOf } from '#shared/values/language.ts';

export type Letter = Extract<Message, { channel: 'email' }>;

export const views = { html: 'HTML', text: 'Text', source: 'Headers' } as const;
export type View = keyof typeof views;
export const schemes = { light: 'Light', dark: 'Dark' } as const;
export type Scheme = keyof typeof schemes;

/** How a mail is looked at, as the address of a page says it. */
export type Look = { view: View; scheme: Scheme };
export const lookOf = (query: URLSearchParams): Look => ({
  view: oneOf(views, query.get('view')) ?? 'html',
  scheme: oneOf(schemes, query.get('scheme')) ?? 'light',
});
const oneOf = <K extends string>(all: Record<K, unknown>, key: string | null): K | undefined =>
  key !== null && Object.hasOwn(all, key) ? (key as K) : undefined;

/** A mail may not run scripts, navigate or fetch; only its own styles apply. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** The document of a mail, in the colors that are asked for, whatever those of the system are. */
export const mailDocument = (markup: string | undefined, scheme: Scheme): Response =>
  new Response(
    markup?.replace('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all') ??
      'There is no such mail.\n',
    {
      status: markup === undefined ? 404 : 200,
      headers: {
        'content-type': `text/${markup === undefined ? 'plain' : 'html'}; charset=utf-8`,
        'cache-control': 'no-store',
        'content-security-policy': MAIL_POLICY,
        'x-frame-options': 'SAMEORIGIN',
      },
    },
  );

/** A mail in a frame of its own. Its links are followed from the text part. */
export const mailFrame = (src: string, subject: string): Html =>
  html`<iframe class="dev-mail" src="${src}" title="Mail: ${subject}" sandbox="" loading="lazy"></iframe>`;

/** The choices of a look, as links that keep the rest of the address. */
export function lookLinks(url: URL, look: Look): Html {
  const link = (name: 'view' | 'scheme', value: string, words: string) => {
    const query = new URLSearchParams(url.searchParams);
    query.set(name, value);
    return html`<a href="?${query.toString()}" ${look[name] === value && html`aria-current="true"`}>${words}</a>`;
  };
  return html`<nav class="dev-nav" aria-label="Look">
    ${Object.entries(views).map(([value, words]) => link('view', value, words))}
    ${look.view === 'html' && Object.entries(schemes).map(([value, words]) => link('scheme', value, words))}
  </nav>`;
}

/** The text part, with links that can be followed. */
export const textPart = ({ text, language }: Pick<Message, 'text' | 'language'>): Html =>
  html`<p class="dev-sms" lang="${language}" dir="${directionOf(language)}">${linked(text)}</p>`;

/** The links of a mail with what they are for, to follow here: its frame lets nothing out. */
export function linkList({ text, language }: Pick<Message, 'text' | 'language'>): Html {
  const lines = text.split('\n');
  const links = lines.flatMap((line, i) => (/^https?:/.test(line) ? [{ to: line, words: lines[i - 1] ?? '' }] : []));
  return html`<ul class="dev-links small" aria-label="Links of this mail">
    ${links.map(({ to, words }) => html`<li><span lang="${language}" dir="auto">${words}</span> <a href="${to}">${to}</a></li>`)}
  </ul>`;
}

const linked = (text: string): Html[] =>
  text.split(/(https?:\/\/\S+)/).map((part, i) => (i % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));

/** The headers, as the carrier is asked to send them. */
export function source(mail: Letter, { from, support }: { from: string; support: string | undefined }): Html {
  const replyTo = mail.thread?.reply_to ?? support;
  const lines = [
    `From: ${from}`,
    `To: ${mail.to}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    `Subject: ${mail.subject}`,
    `Date: ${new Date(mail.created_at).toUTCString()}`,
    ...headersOf(mail).map(({ name, value }) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative (text/plain, text/html; charset=UTF-8)',
  ];
  return html`<pre class="dev-source" dir="ltr">${lines.join('\n')}</pre>`;
}

/** What a list of mails shows after the subject: how the text begins. */
export const beginningOf = ({ text }: Pick<Message, 'text'>): string =>
  text.split('\n\n')[0]?.replace(/\s+/g, ' ') ?? '';
