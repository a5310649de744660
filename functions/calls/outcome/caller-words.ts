import { withoutExtensions } from '#functions/calls/dialogue/extension.ts';
import { isNumberWord } from '#functions/calls/dialogue/number-words.ts';
import { isShort } from '#functions/calls/dialogue/utterance.ts';
import { isInstitution } from '#functions/calls/outcome/institutions.ts';
import type { Claim } from '#functions/messaging/public.ts';
import type { Language } from '#shared/values/language.ts';
import type { CallSummary } from '#shared/values/call.ts';

type Named = Pick<CallSummary, 'caller_name' | 'caller_from' | 'caller_name_source' | 'is_imitation'>;

/** Who vouches for a caller’s name. One that is said is the caller’s own claim; a bank’s, or that of a contact, is worth less. */
export function claimOf({ caller_name, caller_from, caller_name_source, is_imitation }: Named): Claim {
  if (caller_name_source === 'contact' || caller_name_source === 'lookup') return 'known';
  if (is_imitation) return 'institution';
  return [caller_name, caller_from].some((one) => one && isInstitution(one)) ? 'institution' : 'claimed';
}

type Reported = Named &
  Pick<CallSummary, 'callback_number' | 'urgency'> & { spam: Pick<CallSummary['spam'], 'verdict'> };

/**
 * Whether a text leaves out the line that a caller asked not to be called on. Never where the number is evidence: the caller is
 * doubtful, claims to be someone else, or gives no name; nor in an urgent text.
 */
export const hidesLine = (call: Reported): boolean =>
  call.callback_number !== null &&
  call.caller_name !== null &&
  call.urgency !== 'high' &&
  call.spam.verdict !== 'suspicious' &&
  claimOf(call) !== 'institution';

const ENDINGS =
  'com|net|org|info|biz|co|io|app|xyz|online|site|top|shop|link|club|me|ly|cc|us|uk|ru|рф|de|fr|es|pt|br|jp|tr|sa|ae|eg|mx|ca';
const DOT = 'dot|point|punto|ponto|nokta|точка|نقطة|دوت|ドット';
const addresses = [
  /\S+@\S+/gu,
  /(?:https?:\/\/|www\.)\S+/giu,
  new RegExp(`(?<![\\p{L}\\d])(?:[\\p{L}\\d-]+\\.)+(?:${ENDINGS})(?![\\p{L}\\d])(?:/\\S*)?`, 'giu'),
  new RegExp(`(?<![\\p{L}\\d])[\\p{L}\\d-]+\\s*(?:${DOT})\\s*(?:${ENDINGS}|ком|كوم|コム)(?![\\p{L}\\d])`, 'giu'),
];

/** Five digits or more are a number to call or to text; dates are not. */
const digits = /[+＋]?\p{Nd}(?:[\s().·、\p{Pd}/]{0,3}\p{Nd}){4,}/gu;
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;
/** Fewer number words in a row are an amount or a time. */
const FEWEST_WORDS = 5;
const word = /[\p{L}\p{M}’']+/gu;
const pause = /^[\s,、،\p{Pd}]{1,3}$/u;

/** A text without numbers that are spelled out. */
function withoutSpelled(text: string): string {
  const runs: RegExpExecArray[][] = [];
  let last: RegExpExecArray | undefined;
  for (const found of text.matchAll(word)) {
    if (!isNumberWord(found[0])) continue;
    const isNext = last && pause.test(text.slice(last.index + last[0].length, found.index));
    if (isNext) runs.at(-1)?.push(found);
    else runs.push([found]);
    last = found;
  }
  return runs
    .filter((run) => run.length >= FEWEST_WORDS)
    .reduceRight((rest, run) => {
      const end = run.at(-1)!;
      return `${rest.slice(0, run[0]!.index)}… ${rest.slice(end.index + end[0].length)}`;
    }, text);
}

/** What fills a text or turns it around unseen: signs without width or of direction, and heaps of accents. */
const withoutTricks = (text: string): string =>
  text
    .replace(/[\p{DI}\p{Cf}]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .normalize('NFC')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1');

/** Letters and dots in the form that a telephone makes links of: “ｅｖｉｌ．ｃｏｍ”, “evil[.]com”, “evil。com”. */
const withPlainDots = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]+/gu, (wide) => wide.normalize('NFKC'))
    .replace(/(?<=[\p{L}\d])\s?[[(]\s?(?:\.|dot)\s?[\])]\s?(?=[a-z])/giu, '.')
    .replace(/(?<=[a-z\d])[。․｡﹒](?=[a-z])/giu, '.');

/** A caller’s words without what they may lead an owner to: addresses, links and numbers that they dictated. */
export function withoutContacts(text: string): string {
  const bare = addresses
    .reduce((rest, pattern) => rest.replace(pattern, '…'), withPlainDots(withoutTricks(text)))
    .replace(digits, (found) => (date.test(found) ? found : '…'));
  return withoutSpelled(bare)
    .replace(/(?:\s*…)+/gu, ' …')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same of something that may be missing; null where nothing else was said. */
export const safeWords = (text: string | null): string | null => {
  const bare = text === null ? '' : withoutContacts(text);
  return /[\p{L}\p{N}]/u.test(bare) ? bare : null;
};

/** So few words, or Japanese letters, beside a number say no more than whose it is. */
const BESIDE_NUMBER = { words: 4, letters: 11 };

/** “My number is …”: words that lead to a number or an address, and say nothing else. */
export function isOnlyContact(text: string, language: Language): boolean {
  const bare = withoutContacts(withoutExtensions(text, language));
  if (bare === text || !bare.includes('…')) return false;
  return isShort(bare.replaceAll('…', ' ').trim(), BESIDE_NUMBER);
}

const LONGEST_NAME = 40;

/** The same of a name, as long as names are. */
export const safeName = (name: string | null): string | null => {
  const letters = [...(safeWords(name) ?? '')];
  return letters.slice(0, LONGEST_NAME).join('').trimEnd() || null;
};
