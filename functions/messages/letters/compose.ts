import { firstOfOnePart } from '#functions/messages/domain/sms-parts.ts';
import { words } from '#functions/messages/letters/all.ts';
import { channelOf, type Letter } from '#functions/messages/letters/letter.ts';
import { asHtml, asText } from '#functions/messages/letters/mail-markup.ts';
import type { Mail, MailPurpose, SmsPurpose } from '#functions/messages/letters/words.ts';
import { type Message, newMessage } from '#functions/messages/domain/message.ts';
import { environment } from '#functions/platform/environment.ts';
import { type Language, localeOf } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';

/** For how long it is worth telling; what has no end of its own is tried for a day. */
const USEFUL_MINUTES = { pin: 10, otherwise: 24 * 60 };

/** The message that tells this, in its reader’s language. */
export function compose(letter: Letter, now: Date): Message {
  const { purpose, to, account_id, language, params } = letter;
  const useful = purpose === 'pin' ? USEFUL_MINUTES.pin : USEFUL_MINUTES.otherwise;
  const end = new Date(now.getTime() + useful * 60_000).toISOString();
  const send_before = 'until' in params && params.until < end ? params.until : end;
  const told = { language, purpose, account_id, send_before };
  if (channelOf[purpose] === 'email') return newMessage({ channel: 'email', to, ...told, ...mailOf(letter) }, now);
  return newMessage({ channel: 'sms', to: Phone.parse(to), ...told, text: smsOf(letter) }, now);
}

type Wording<T> = (params: Record<string, string>) => T;

function mailOf({ purpose, language, params }: Letter): { subject: string; text: string; html: string } {
  const { mail, footer } = words[language];
  const wording = mail[purpose as MailPurpose] as Wording<Mail>;
  const { link, ...told } = params as Record<string, string>;
  const written = { ...wording(worded(told, language)), footer, language, link };
  return { subject: written.subject, text: asText(written), html: asHtml(written) };
}

/** One part: what a link or a code leaves no room for is left out, what one must know last. */
function smsOf({ purpose, language, params }: Letter): string {
  const wording = words[language].sms[purpose as SmsPurpose] as Wording<string>;
  const text = wording(params as Record<string, string>);
  if (purpose === 'pin') return firstOfOnePart(`${text}\n\n${forBrowser(params.pin)}`, text);
  if (purpose === 'chat-link') return firstOfOnePart(text, `Calluna: ${params.link}`);
  return text;
}

/** The last line by which a browser knows the code of this site, and offers to fill it in. */
const forBrowser = (pin: string) => `@${new URL(environment().SITE_URL).hostname} #${pin}`;

const moments = ['at', 'until'];

/** Moments as one reads them. Whose clock it is we do not know here, so it is everybody’s. */
const worded = (params: Record<string, string>, language: Language) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, moments.includes(name) ? moment(value, language) : value]),
  );

const moment = (at: string, language: Language) =>
  `${new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at))} UTC`;
