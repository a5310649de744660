import { firstOfOnePart } from '#functions/messaging/domain/sms-parts.ts';
import { callMail } from '#functions/messaging/templates/calls/mail.ts';
import { type CallMessage, callPush, callText, isCallMessage } from '#functions/messaging/templates/calls/text.ts';
import {
  channelOf,
  type TemplateMessage,
  billingPurposes,
  supportPurposes,
  type Purpose,
  type Unsubscribe,
  type WithdrawalRight,
} from '#functions/messaging/templates/params.ts';
import { type MailContent, type MailFooter, toHtml, toText, withLinks } from '#functions/messaging/templates/layout.ts';
import { type Params, formatParams } from '#functions/messaging/templates/format-params.ts';
import { withTaxRow } from '#functions/messaging/templates/tax-row.ts';
import type { Mail, MailPurpose, Row, SmsPurpose, Templates } from '#functions/messaging/templates/types.ts';
import { type Message, newMessage } from '#functions/messaging/domain/message.ts';
import { environment } from '#functions/platform/environment.ts';
import { senderNow } from '#functions/platform/seller.ts';
import type { AccountId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';
import { addressFor } from '#shared/values/portuguese.ts';
import type { TaxLine } from '#shared/values/tax.ts';
import { withdrawalText, withdrawalWords } from '#shared/withdrawal/words.ts';
import { ar } from '#functions/messaging/templates/ar/account.ts';
import { en } from '#functions/messaging/templates/en/account.ts';
import { es } from '#functions/messaging/templates/es/account.ts';
import { fr } from '#functions/messaging/templates/fr/account.ts';
import { ja } from '#functions/messaging/templates/ja/account.ts';
import { pt } from '#functions/messaging/templates/pt/account.ts';
import { ptPt } from '#functions/messaging/templates/pt/portugal.ts';
import { ru } from '#functions/messaging/templates/ru/account.ts';
import { tr } from '#functions/messaging/templates/tr/account.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { languageOf, type Variety } from '#shared/values/language.ts';

/** What we write, in each language. */
const templates: Record<Variety, Templates> = { en, fr, ja, tr, ar, pt, 'pt-PT': ptPt, ru, es };

/** How long a message is worth delivering, if its content has no end of its own. */
const USEFUL_MINUTES = { pin: 10, lasting: 3 * 24 * 60, otherwise: 24 * 60 };

/** Renders a message in its recipient’s language; `held` delays its delivery. */
export function renderMessage(message: TemplateMessage, now: Date, heldUntil?: Date): Message {
  const { purpose, to } = message;
  const envelope = envelopeOf(message, now, heldUntil);
  if (channelOf[purpose] === 'email')
    return newMessage(
      {
        channel: 'email',
        to,
        ...envelope,
        ...mailOf(message),
        thread: message.thread,
        unsubscribe: message.unsubscribe?.post,
      },
      now,
    );
  return newMessage(
    {
      channel: 'sms',
      to: Phone.parse(to),
      ...envelope,
      text: isCallMessage(message) ? callText(message, now) : smsOf(message),
    },
    now,
  );
}

/** Mails that are also pushed, by their subject and first line. */
type MailedNews = Extract<TemplateMessage, { purpose: 'spam-week' | 'report-changed' }>;

/** Messages that are also pushed to browsers. */
export type PushMessage = (CallMessage | MailedNews) & {
  account_id: AccountId;
};

/** Renders a push message to all browsers of an account; a click opens `path`. */
export function renderPush(message: PushMessage, path: string, now: Date, heldUntil?: Date): Message {
  const { account_id } = message;
  const push = isMailedNews(message) ? newsPush(message) : callPush(message, now);
  const is_silent = isDoubtful(message);
  return newMessage(
    { channel: 'push', to: account_id, ...envelopeOf(message, now, heldUntil), ...push, path, is_silent },
    now,
  );
}

/** Calls that may be spam make no sound, unless they are urgent. */
const isDoubtful = ({ purpose, params }: PushMessage): boolean =>
  purpose === 'doubtful-calls' || (purpose === 'missed-call' && params.verdict === 'suspicious' && !params.urgent);

/** The owner’s address, the page that the button opens, and where such mails are turned off. */
export type MailedCall = { email: string; link: string; unsubscribe: Unsubscribe };

/** Renders the mail version of a text about a call. */
export function renderCallMail(
  message: CallMessage,
  { email, link, unsubscribe }: MailedCall,
  now: Date,
  heldUntil?: Date,
): Message {
  const { language } = message;
  const content = {
    ...callMail(message, now),
    footer: footerOf(message, unsubscribe),
    language,
    link,
    fallback: fallbackOf(language),
    cancel_link: undefined,
  };
  const mail = writtenMail(content);
  const envelope = envelopeOf(message, now, heldUntil);
  return newMessage({ channel: 'email', to: email, ...envelope, ...mail, unsubscribe: unsubscribe.post }, now);
}

/** A held message is useful for as long, counted from its release. */
const envelopeOf = (message: TemplateMessage, now: Date, heldUntil?: Date) => ({
  language: languageOf(message.language),
  purpose: message.purpose,
  account_id: message.account_id,
  not_before: heldUntil?.toISOString() ?? null,
  send_before: endOf(message, heldUntil ?? now),
});

const isMailedNews = (message: PushMessage): message is MailedNews & { account_id: AccountId } =>
  message.purpose === 'spam-week' || message.purpose === 'report-changed';

function newsPush({ language, purpose, params }: MailedNews) {
  const { subject, text } = (templates[language].mail[purpose] as Template<Mail>)(params);
  return { subject, text: text[0] ?? '' };
}

function endOf({ purpose, params }: TemplateMessage, now: Date): string | null {
  if (purpose === 'search-ready') return null;
  const kind = isCode(purpose) ? 'pin' : isLasting(purpose) ? 'lasting' : 'otherwise';
  const end = addMinutes(now, USEFUL_MINUTES[kind]).toISOString();
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

const isCode = (purpose: Purpose) => ['pin', 'privacy-pin', 'privacy-code'].includes(purpose);

/** About money, or from support. */
const isLasting = (purpose: Purpose) =>
  ([...billingPurposes, ...supportPurposes] as readonly Purpose[]).includes(purpose);

type Links = {
  link?: string;
  keep_link?: string;
  receipt_link?: string;
  report_link?: string | null;
  card_link?: string;
  cancel_link?: string;
} & FurtherLinks;
type FurtherLinks = {
  codes_link?: string;
  disown_link?: string;
  terms_link?: string;
  privacy_link?: string;
  policy_link?: string;
};
type Template<T> = (params: Params) => T;

function mailOf(message: TemplateMessage): { subject: string; text: string; html: string } {
  const { purpose, language, params } = message;
  const { mail } = templates[language];
  const {
    link,
    keep_link,
    receipt_link,
    report_link,
    card_link,
    cancel_link,
    codes_link,
    disown_link,
    terms_link,
    privacy_link,
    policy_link,
    tax,
    withdrawal,
    ...envelope
  } = params as Params & Links & { tax?: TaxLine | null; withdrawal?: WithdrawalRight | null };
  const shown = formatParams(envelope, language, message.time_zone ?? null);
  const worded = (mail[purpose as MailPurpose] as Template<Mail>)({
    ...shown,
    // Whether there is one is worded.
    ...(keep_link && { keep_link }),
    is_tax_added: tax ? !tax.inclusive : false,
  });
  const taxed = tax ? withTaxRow(worded, { tax, amount: shown.amount }, language) : worded;
  const to = link ?? keep_link ?? receipt_link ?? card_link ?? cancel_link;
  const content = {
    ...withReceipt(taxed, shown, language),
    ...(withdrawal && withdrawalPart(withdrawal, language)),
    footer: footerOf(message, message.unsubscribe),
    language,
    cancel_link,
    codes_link,
    disown_link,
    terms_link,
    privacy_link,
    policy_link,
    ...buttonOf(taxed, to, report_link),
    fallback: fallbackOf(language),
  };
  return writtenMail(content);
}

/** A mail as it is sent: its links open pages in the variety that it is in. */
function writtenMail(content: MailContent): { subject: string; text: string; html: string } {
  const linked = withLinks(content, (link) => addressFor(link, content.language));
  return { subject: content.subject, text: toText(linked), html: toHtml(linked) };
}

/** The button and where it leads: the report that was ordered comes first. */
function buttonOf({ button, report }: Mail, to: string | undefined, report_link: string | null | undefined) {
  if (!button) return { link: undefined };
  if (!report || !report_link || !to) return { link: to };
  return { button: report, link: report_link, further: { words: button, to } };
}

/** Confirms a withdrawal from the contract before what it led to. */
function withReceipt(mail: Mail, { withdrawn_at, ordered_at }: Params, language: Variety): Mail {
  if (typeof withdrawn_at !== 'string' || typeof ordered_at !== 'string') return mail;
  const { subject, says, contract, ordered, arrived } = withdrawalWords[language].received;
  const rows: Row[] = [contract, [ordered, ordered_at], [arrived, withdrawn_at]];
  return {
    ...mail,
    subject: `${subject} · ${mail.subject}`,
    text: [says, ...mail.text],
    rows: [...rows, ...(mail.rows ?? [])],
  };
}

/** The instructions on withdrawal, in the mail itself: a page that we could change is no durable medium. */
const withdrawalPart = ({ link, refund_days }: WithdrawalRight, language: Variety) => ({
  withdrawal: {
    ...withdrawalText({ seller: senderNow(), refund_days }, language),
    here: withdrawalWords[language].here,
    link,
  },
});

function footerOf(
  { purpose, language, account_id, thread }: TemplateMessage,
  unsubscribe: Unsubscribe | undefined,
): MailFooter {
  const { member, other, reply, help, answer, stop, legal } = templates[language].footer;
  const isAnswered = thread !== undefined || environment().SUPPORT_ADDRESS !== undefined;
  return {
    why: thread ? reply : account_id || purpose === 'account-deleted' ? member : other,
    stop,
    stop_link: unsubscribe?.page,
    help: isAnswered ? answer : help,
    contact_link: `${environment().SITE_URL}/${languageOf(language)}/contact`,
    sender: senderLine(),
    legal,
  };
}

function senderLine(): string {
  const { name, address } = senderNow();
  return `${name}, ${address}`;
}

const fallbackOf = (language: Variety) => templates[language].footer.fallback(new URL(environment().SITE_URL).host);

/** One SMS part: what does not fit beside the link or the code is left out. */
function smsOf({ purpose, language, params }: TemplateMessage): string {
  const wording = templates[language].sms[purpose as SmsPurpose] as Template<string>;
  const text = wording(params as Params);
  if (purpose === 'pin' || purpose === 'privacy-pin')
    return firstOfOnePart(`${text}\n\n${forBrowser(params.pin)}`, text);
  if (purpose === 'chat-link') return firstOfOnePart(text, `Calluna: ${params.link}`);
  return text;
}

/** The last line by which a browser knows the code of this site, and offers to fill it in. */
const forBrowser = (pin: string) => `@${new URL(environment().SITE_URL).hostname} #${pin}`;
