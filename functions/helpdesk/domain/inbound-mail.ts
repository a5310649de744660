import type { Email } from 'postal-mime';

import { stripQuote } from '#functions/helpdesk/domain/strip-quote.ts';
import { Email as Address, NAME_MAX } from '#shared/validation/account.ts';
import { withoutCardData } from '#shared/validation/card-mask.ts';
import { plainLine, plainText } from '#shared/validation/text.ts';
import { isLanguage, type Language } from '#shared/values/language.ts';
import { REASON_MAX } from '#shared/values/support.ts';

/** A mail to support, as far as it matters. */
export type InboundMail = {
  mail_id: string;
  name: string;
  email: string;
  recipients: string[];
  reason: string;
  text: string;
  language: Language;
  has_attachments: boolean;
  /** Written by a machine: an absence note, a report of a failed delivery, a mailing list. Nobody answers it. */
  is_automatic: boolean;
};

/** More of a mail than that is not kept. */
const TEXT_MAX = 20_000;
/** With what it quotes, more is not looked at. */
const READ_MAX = 100_000;
/** As our answers repeat it in a header, it must be what it should be. */
const MESSAGE_ID = /^<[\x21-\x3d\x3f-\x7e]{1,250}>$/;

/** Reads a parsed mail; undefined if it has no sender to answer. `raw_id` replaces a missing Message-ID. */
export function readMail(mail: Email, raw_id: string, isWhole: boolean): InboundMail | undefined {
  const sender = mail.from && 'address' in mail.from ? mail.from : undefined;
  const email = Address.safeParse(sender?.address).data;
  if (!email) return undefined;
  const written = (mail.text ?? textOf(mail.html ?? '')).slice(0, READ_MAX);
  const text = mailText(stripQuote(written), TEXT_MAX);
  const mail_id = mail.messageId?.trim() ?? '';
  return {
    mail_id: MESSAGE_ID.test(mail_id) ? mail_id : `<${raw_id}@received>`,
    name: mailLine(sender?.name ?? '', NAME_MAX) || (email.split('@')[0] ?? ''),
    email,
    recipients: [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap((each) => ('address' in each && each.address) || []),
    reason: mailLine(mail.subject ?? '', REASON_MAX) || '–',
    text: text || '–',
    language: languageOf(headerOf(mail, 'content-language'), text),
    has_attachments: !isWhole || mail.attachments.some(({ disposition }) => disposition !== 'inline'),
    is_automatic: isAutomatic(mail, email),
  };
}

/** As in a form; but a mail cannot be refused: what is too long is cut. */
const cut = (text: string, max: number) =>
  withoutCardData(text)
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '');
const mailLine = (text: string, max: number) => cut(plainLine(text), max);
const mailText = (text: string, max: number) => cut(plainText(text), max);

const headerOf = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value.trim() ?? '';

/** By RFC 3834, and by what programs do that do not know it. */
function isAutomatic(mail: Email, email: string): boolean {
  const header = (name: string) => headerOf(mail, name).toLowerCase();
  return (
    !['', 'no'].includes(header('auto-submitted')) ||
    /^(bulk|junk|list|auto_reply)$/.test(header('precedence')) ||
    ['list-id', 'x-autoreply', 'x-autorespond', 'x-failed-recipients'].some((name) => header(name) !== '') ||
    header('return-path') === '<>' ||
    /^multipart\/report/.test(header('content-type')) ||
    /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+-][^@]*)?@/.test(email)
  );
}

const HIDDEN = /^(style|script|head|title|blockquote)$/;
const BREAKS = /^(br|p|div|li|h\d|tr)$/;
const entities: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** The words of a mail that comes as HTML only. Our pages show it as text: nothing of it is run. */
export function textOf(html: string): string {
  let text = '';
  let hidden: string | undefined;
  // Each character is looked at once, whatever the mail holds.
  for (const [token, slash, tag] of html.matchAll(/<(\/?)([a-z][a-z\d]*)[^<>]*>|[^<]+|</gi)) {
    const name = tag?.toLowerCase();
    if (hidden) hidden = slash && name === hidden ? undefined : hidden;
    else if (!name) text += /^<$/.test(token) ? '' : token;
    else if (HIDDEN.test(name)) hidden = slash ? undefined : name;
    else if (BREAKS.test(name) && (slash || name === 'br')) text += '\n';
  }
  return text
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** By its header, else by its script. */
function languageOf(header: string, text: string): Language {
  const named = header.toLowerCase().split(/[-,\s]/)[0];
  if (isLanguage(named)) return named;
  const share = (script: RegExp) => (text.match(script)?.length ?? 0) / Math.max(1, text.length);
  if (share(/[\u3040-\u30ff\u4e00-\u9fff]/g) > 0.2) return 'ja';
  if (share(/\p{Script=Arabic}/gu) > 0.3) return 'ar';
  return share(/\p{Script=Cyrillic}/gu) > 0.3 ? 'ru' : 'en';
}
