import { html } from 'hono/html';
import * as z from 'zod';

import { measure } from '#functions/messaging/domain/sms-parts.ts';
import type { Message, MessageStore } from '#functions/messaging/store.ts';
import { contentSecurityPolicy } from '#infra/security-headers.ts';
import { json, parsed, wantsPage } from '#scripts/dev/pages/body.ts';
import { addressesOfMail } from '#scripts/dev/pages/letters.ts';
import {
  beginningOf,
  type Letter,
  linkList,
  lookLinks,
  lookOf,
  mailDocument,
  mailFrame,
  source,
  textPart,
} from '#scripts/dev/pages/mail-view.ts';
import { type Html, page } from '#scripts/dev/pages/page.ts';
import { MessageId } from '#shared/values/id.ts';
import { directionOf } from '#shared/values/language.ts';
import { formatPhone } from '#shared/values/phone-format.ts';
import { Phone } from '#shared/values/phone.ts';

const LATEST = 200;
/** How many are looked through for those to one recipient. */
const SEARCHED = 5000;
const channels = { sms: 'SMS', email: 'Mail', push: 'Push' } as const;
type Channel = keyof typeof channels;

/** Sent messages, newest first, all or with `to` those to one recipient; nothing leaves the dev server. */
export async function outbox(request: Request, messages: MessageStore): Promise<Response> {
  const url = new URL(request.url);
  const query = url.searchParams;
  const to = query.get('to');
  const found = await messages.latest(to === null ? LATEST : SEARCHED);
  const all = found
    .filter((each) => to === null || each.to === to)
    .slice(0, LATEST)
    .map(({ revision: _, ...message }) => message);
  const channel = query.get('channel') as Channel | null;
  const latest = channel ? all.filter((each) => each.channel === channel) : all;
  if (!wantsPage(request)) return json({ data: latest });
  const selected = latest.find(({ message_id }) => message_id === query.get('message')) ?? latest[0];
  const answer = await page({
    title: 'Outbox',
    path: '/dev/outbox',
    main: html`<div class="row row--between">
        <h1>Outbox <span class="num">${latest.length}</span></h1>
        <nav class="dev-nav" aria-label="Kind">${filters(all, channel, url)}</nav>
      </div>
      ${to !== null && html`<p class="small muted">To <bdi dir="ltr">${to}</bdi> only. <a href="${withQuery(url, { to: null, message: null })}">Show all</a></p>`}
      ${selected ? columns(latest, selected, url) : html`<p class="muted dev-none">Nothing has been sent. “Text me when done” on a search puts a message here.</p>`}`,
  });
  answer.headers.set('content-security-policy', contentSecurityPolicy({ frames: ["'self'"] }));
  return answer;
}

/** A text message sent to our number. */
export const Reply = z.strictObject({ from: Phone, body: z.string().max(1600) });
export type ReceiveText = (text: z.infer<typeof Reply>) => Promise<unknown>;

/** Answers one of our text messages. JSON gets the outbox afterwards; the form of the page is redirected back. */
export async function answerText(request: Request, receive: ReceiveText, messages: MessageStore): Promise<Response> {
  const body = await request.text();
  const isForm = !body.trimStart().startsWith('{') && wantsPage(request);
  await receive(parsed(isForm ? JSON.stringify(Object.fromEntries(new URLSearchParams(body))) : body, Reply));
  if (isForm) return new Response(null, { status: 303, headers: { location: '/dev/outbox?channel=sms' } });
  return outbox(request, messages);
}

/** This page with other parameters; null takes one away. The rest, such as the recipient and the look, stay. */
function withQuery(url: URL, changes: Record<string, string | null>): string {
  const query = new URLSearchParams(url.searchParams);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.size ? `/dev/outbox?${query.toString()}` : '/dev/outbox';
}

function filters(all: Message[], channel: Channel | null, url: URL): Html[] {
  const count = (of: Channel) => all.filter((each) => each.channel === of).length;
  const link = (to: Channel | null, words: string) =>
    html`<a href="${withQuery(url, { channel: to, message: null })}" ${to === channel && html`aria-current="true"`}
      >${words}</a
    >`;
  return [
    link(null, `All ${all.length}`),
    ...(Object.keys(channels) as Channel[]).map((each) => link(each, `${channels[each]} ${count(each)}`)),
  ];
}

const columns = (messages: Message[], selected: Message, url: URL) =>
  html`<div class="dev-cols">
    <section class="dev-rows" aria-label="Messages">
      ${messages.map((each) => row(each, each === selected, url))}
    </section>
    <section aria-labelledby="shown">
      <h2 class="dev-rule" id="shown">${channels[selected.channel]} to ${reader(selected)} ${state(selected)}</h2>
      ${content(selected, url)}
      <dl class="kv">
        ${fact('Purpose', selected.purpose)} ${fact('Language', selected.language)}
        ${fact('Outbox row', selected.message_id)} ${fact('Written', selected.created_at)}
        ${fact('Sent', selected.sent_at ?? 'not yet')}
        ${'thread' in selected && selected.thread && fact('Reply to', selected.thread.reply_to)}
        ${selected.send_before && fact('Of use until', selected.send_before)}
      </dl>
    </section>
  </div>`;

const fact = (name: string, value: string) =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

const reader = ({ channel, to }: Message) =>
  html`<bdi dir="ltr">${channel === 'sms' ? formatPhone(to, 'en') : to}</bdi>`;

const row = (message: Message, isShown: boolean, url: URL) =>
  html`<a
    class="dev-row"
    href="${withQuery(url, { message: message.message_id })}"
    ${isShown && html`aria-current="true"`}
  >
    <b>${reader(message)}</b
    ><time class="num small" datetime="${message.created_at}">${shortly(message.created_at)}</time>
    ${
      message.channel !== 'sms' &&
      html`<p lang="${message.language}" dir="${directionOf(message.language)}"><b>${message.subject}</b></p>`
    }
    <p
      class="${message.channel !== 'sms' && 'muted'}"
      lang="${message.language}"
      dir="${directionOf(message.language)}"
    >
      ${beginningOf(message)}
    </p>
    <span class="row"
      >${state(message)} <span class="chip chip--line">${channels[message.channel]}</span>
      <span class="small muted">${message.language}</span></span
    >
  </a>`;

const shortly = (moment: string) => moment.slice(5, 16).replace('T', ' ');

const states: Record<Message['state'], Html> = {
  waiting: html`<span class="chip">Waiting</span>`,
  sent: html`<span class="chip chip--ok">Sent</span>`,
  refused: html`<span class="chip chip--warn">Not sent, opted out</span>`,
  failed: html`<span class="chip chip--danger">Given up</span>`,
};
const state = ({ state }: Message) => states[state];

function content(message: Message, url: URL): Html {
  const words = textPart(message);
  if (message.channel === 'sms') return html`${words} ${length(message.text)} ${reply(message.to)}`;
  if (message.channel === 'email') return mail(message, url);
  return html`<h3 class="dev-subject">${message.subject}</h3>
    ${words}
    <p class="small"><a href="${message.path}">${message.path}</a></p>`;
}

/** A mail as a mail program shows it: sender, recipient and its parts. */
function mail(message: Letter, url: URL): Html {
  const look = lookOf(url.searchParams);
  const { subject, to, created_at, message_id, language } = message;
  const part = {
    html: () =>
      html`${mailFrame(`/dev/outbox/mail?message=${message_id}&scheme=${look.scheme}`, subject)} ${linkList(message)}`,
    text: () => textPart(message),
    source: () => source(message, addressesOfMail()),
  };
  return html`<div class="dev-head">
      <h3 class="dev-subject" lang="${language}" dir="${directionOf(language)}">${subject}</h3>
      <p class="row row--between small muted">
        <span>${addressesOfMail().from}, to <bdi dir="ltr">${to}</bdi></span
        ><time datetime="${created_at}">${shortly(created_at)}</time>
      </p>
      ${lookLinks(url, look)}
    </div>
    ${part[look.view]()} ${mailReply(message)}`;
}

function length(text: string): Html {
  const { alphabet, limit, parts } = measure(text);
  return html`<progress
      class="dev-length"
      max="${limit}"
      value="${Math.min(text.length, limit)}"
      aria-label="Length"
    ></progress>
    <p class="row row--between small muted">
      <span><b>${text.length}</b> of ${limit} characters, ${alphabet}</span
      ><span><b>${parts}</b> ${parts === 1 ? 'part' : 'parts'}</span>
    </p>`;
}

/** The answers offered for this phone number. */
const reply = (to: string) => {
  const word = (body: string) =>
    html`<button class="btn btn--line btn--sm" name="body" value="${body}">${body}</button>`;
  const from = html`<input type="hidden" name="from" value="${to}" />`;
  return html`<form class="row dev-reply" method="post" action="/dev/outbox" aria-label="Answer with a word">
      ${from} <span class="small muted">Answer</span> ${['STOP', 'START', 'HELP'].map(word)}
    </form>
    <form class="row dev-reply" method="post" action="/dev/outbox" aria-label="Answer in your words">
      ${from} <input class="input" name="body" required maxlength="1600" aria-label="Text" />
      <button class="btn btn--line btn--sm">Send</button>
    </form>`;
};

/** An answer to a mail that may be answered, as the mail program of its reader sends it. */
const mailReply = ({ message_id, thread }: Extract<Message, { channel: 'email' }>) =>
  thread
    ? html`<form class="stack dev-reply" method="post" action="/dev/outbox/answers" aria-label="Answer the mail">
        <input type="hidden" name="message_id" value="${message_id}" />
        <textarea class="input" name="text" required maxlength="10000" rows="4" aria-label="Answer"></textarea>
        <label class="row"><input type="checkbox" name="attach" value="yes" /> with an attachment</label>
        <button class="btn btn--line btn--sm">Send the answer</button>
      </form>`
    : html``;

/** The document of a mail, for its frame. */
export async function mailPage(url: URL, messages: MessageStore): Promise<Response> {
  const message_id = MessageId.safeParse(url.searchParams.get('message')).data;
  const message = message_id && (await messages.of(message_id));
  return mailDocument(message?.channel === 'email' ? message.html : undefined, lookOf(url.searchParams).scheme);
}
