import { firstOfOnePart } from '#functions/messaging/domain/sms-parts.ts';
import { templates } from '#functions/messaging/templates/all.ts';
import { callMail } from '#functions/messaging/templates/calls/mail.ts';
import { type CallMessage, callPush, callText, isCallMessage } from '#functions/messaging/templates/calls/text.ts';
import {
  channelOf,
  type TemplateMessage,
  billingPurposes,
  type Purpose,
} from '#functions/messaging/templates/params.ts';
import { toHtml, toText } from '#functions/messaging/templates/layout.ts';
import { type Params, formatParams } from '#functions/messaging/templates/format-params.ts';
import type { Mail, MailPurpose, SmsPurpose } from '#functions/messaging/templates/types.ts';
import { type Message, newMessage } from '#functions/messaging/domain/message.ts';
import { environment } from '#functions/platform/environment.ts';
import type { AccountId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

/** For how long it is worth telling, where what it tells of has no end of its own. */
const USEFUL_MINUTES = { pin: 10, money: 3 * 24 * 60, otherwise: 24 * 60 };

/** The message that tells this, in its reader’s language; `held` until then, where that is not now. */
export function renderMessage(letter: TemplateMessage, now: Date, held?: Date): Message {
  const { purpose, to } = letter;
  const told = envelopeOf(letter, now, held);
  if (channelOf[purpose] === 'email') return newMessage({ channel: 'email', to, ...told, ...mailOf(letter) }, now);
  return newMessage(
    {
      channel: 'sms',
      to: Phone.parse(to),
      ...told,
      text: isCallMessage(letter) ? callText(letter, now) : smsOf(letter),
    },
    now,
  );
}

/** What is told to browsers as well. */
export type PushMessage = (CallMessage | Extract<TemplateMessage, { purpose: 'spam-week' }>) & {
  account_id: AccountId;
};

/** The same to the browsers of an account: it opens `path`. */
export function renderPush(letter: PushMessage, path: string, now: Date, held?: Date): Message {
  const { account_id } = letter;
  const shown = letter.purpose === 'spam-week' ? weekPush(letter) : callPush(letter, now);
  return newMessage({ channel: 'push', to: account_id, ...envelopeOf(letter, now, held), ...shown, path }, now);
}

/** What a text says of a call as a mail. */
export function renderCallMail(
  letter: CallMessage,
  { email, link }: { email: string; link: string },
  now: Date,
  held?: Date,
): Message {
  const { language } = letter;
  const written = {
    ...callMail(letter, now),
    footer: templates[language].footer,
    language,
    link,
    cancel_link: undefined,
  };
  const mail = { subject: written.subject, text: toText(written), html: toHtml(written) };
  return newMessage({ channel: 'email', to: email, ...envelopeOf(letter, now, held), ...mail }, now);
}

/** It is of use for as long as ever from when it may be sent. */
const envelopeOf = (letter: TemplateMessage, now: Date, held?: Date) => ({
  language: letter.language,
  purpose: letter.purpose,
  account_id: letter.account_id,
  not_before: held?.toISOString() ?? null,
  send_before: endOf(letter, held ?? now),
});

function weekPush({ language, params }: Extract<TemplateMessage, { purpose: 'spam-week' }>) {
  const { subject, text } = templates[language].mail['spam-week'](params);
  return { subject, text: text[0] ?? '' };
}

function endOf({ purpose, params }: TemplateMessage, now: Date): string {
  const kind = purpose === 'pin' ? 'pin' : isBillingPurpose(purpose) ? 'money' : 'otherwise';
  const end = new Date(now.getTime() + USEFUL_MINUTES[kind] * 60_000).toISOString();
  const over =
    purpose === 'renewal-reminder'
      ? params.at
      : purpose === 'callback-reminder'
        ? params.when.at
        : 'link' in params && 'until' in params
          ? params.until
          : end;
  return over < end ? over : end;
}

const isBillingPurpose = (purpose: Purpose) => (billingPurposes as readonly Purpose[]).includes(purpose);

type Links = { link?: string; receipt_link?: string; card_link?: string; cancel_link?: string };
type Template<T> = (params: Params) => T;

function mailOf({ purpose, language, params }: TemplateMessage): { subject: string; text: string; html: string } {
  const { mail, footer } = templates[language];
  const { link, receipt_link, card_link, cancel_link, ...told } = params as Params & Links;
  const wording = (mail[purpose as MailPurpose] as Template<Mail>)(formatParams(told, language));
  const written = {
    ...wording,
    footer,
    language,
    cancel_link,
    link: link ?? receipt_link ?? card_link ?? cancel_link,
  };
  return { subject: written.subject, text: toText(written), html: toHtml(written) };
}

/** One part: what a link or a code leaves no room for is left out, what one must know last. */
function smsOf({ purpose, language, params }: TemplateMessage): string {
  const wording = templates[language].sms[purpose as SmsPurpose] as Template<string>;
  const text = wording(params as Params);
  if (purpose === 'pin') return firstOfOnePart(`${text}\n\n${forBrowser(params.pin)}`, text);
  if (purpose === 'chat-link') return firstOfOnePart(text, `Calluna: ${params.link}`);
  return text;
}

/** The last line by which a browser knows the code of this site, and offers to fill it in. */
const forBrowser = (pin: string) => `@${new URL(environment().SITE_URL).hostname} #${pin}`;
