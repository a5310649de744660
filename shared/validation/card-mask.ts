import { holdsCardNumber } from '#shared/validation/card-tripwire.ts';

const MASK = '••••';

const longRuns = /\p{Nd}(?:[\s\p{Pd}\p{Cf}._/·]{0,3}\p{Nd}){12,}/gu;

/** What the code on a card is called in the languages that we speak. */
const names = [
  String.raw`(?<!\p{L})(?:(?:cvc2?|cvv2?|cvn|cid|csc)(?!\p{L})|security\s+code|code\s+de\s+s[ée]curit[ée]|cryptogramme(?:\s+visuel)?)`,
  String.raw`(?<!\p{L})(?:c[óo]digo\s+de\s+(?:seguridad|seguran[çc]a)|g[üu]venlik\s+(?:kodu|numaras[ıi])|код\p{L}*\s+безопасности)`,
  'セキュリティ(?:コード|番号)|رمز\\s+(?:الأمان|التحقق)',
].join('|');
const CODE = String.raw`(?<!\p{Nd})\p{Nd}{3,4}(?!\p{Nd})`;
const namedCode = new RegExp(String.raw`((?:${names})[^\p{Nd}]{0,24})${CODE}`, 'giu');
const codeAndName = new RegExp(String.raw`${CODE}(?=[^\p{Nd}]{0,16}(?:${names}))`, 'giu');
/** A code on its own close to a number, neither the year of an expiry date nor a part of something longer. */
const besideNumber = new RegExp(String.raw`(${MASK}[^•]{0,40}?)(?<![\p{Nd}/.])${CODE}(?![/.]\p{Nd})`, 'gu');

/**
 * What a person writes to support, without the number of a card and the code that belongs to it: neither is ever stored.
 * The one place where they are masked, for the form, the chat, mail, answers and notes.
 */
export function withoutCardData(text: string): string {
  const withoutNumber = holdsCardNumber(text) ? text.replace(longRuns, MASK).replace(besideNumber, `$1${MASK}`) : text;
  return withoutNumber.replace(namedCode, `$1${MASK}`).replace(codeAndName, MASK);
}
