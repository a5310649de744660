import { measure } from '#functions/messaging/domain/sms-parts.ts';
import { cutText } from '#shared/values/cut-text.ts';
import type { CallDetails } from '#functions/messaging/templates/calls/types.ts';

type Template = (details: CallDetails) => string;

/** Below this many letters a reason or a name says too little: the other one gives way first. */
const LEAST = { about: 24, name: 16, wish: 32 };
/** The report of a call says so much of the matter before where the caller calls from gives way to it. */
const MATTER = { letters: 72, signs: 40 };
const matterOf = (about: string) => (/[\u3040-\u30ff\u4e00-\u9fff]/u.test(about) ? MATTER.signs : MATTER.letters);

/**
 * Shortens a text to one part, or to two where its letters leave 70 a part; the owner’s text about a call always has two, so
 * that it says why. Letters that the basic alphabet lacks, as in “Şükrü Işık”, stay where two parts hold them. Where they do
 * not, the accents of the matter go, and the whole basic alphabet has room for more; a name keeps its letters, and the matter
 * is shortened instead. The least useful content goes first: the caller’s note, the end of a long reason, what the link or the
 * owner’s contacts say as well, when an unbooked call is wanted, the end of a long name, the reason, the number of a named
 * caller, the name. The link and the time stay whole. A caller without a name keeps the number while it fits. An urgent text
 * whose letters leave 70 a part may have one part more: what is cut may be where help is needed.
 */
export function shortenText(wording: Template, details: CallDetails): string {
  let text = wording(details);
  for (const cut of shorter(details)) {
    text = wording(cut);
    const fitting = versions(text, cut).find((one) => isShort(one, cut));
    if (fitting !== undefined) return fitting;
  }
  return text;
}

/** A text with its letters, then without what the basic alphabet lacks, unless that is in a name. Signs alone are not worth it. */
function versions(text: string, details: CallDetails): string[] {
  const simple = withPlainSigns(text);
  if (measure(simple).alphabet === 'GSM-7') return [simple, simple.replace('https://', '')];
  return [text, ...(hasOwnLetters(details) ? [] : [plain(text)]), text.replace('https://', '')];
}

/** Whether the name has letters that the basic alphabet lacks. */
const hasOwnLetters = ({ name, from }: CallDetails): boolean =>
  [name, from].map(withPlainSigns).some((one) => plain(one) !== one);

/** What a carrier charges once; twice where letters are kept that the basic alphabet lacks. */
function isShort(text: string, details: CallDetails): boolean {
  const { isReport, isUrgent } = details;
  const { parts, alphabet } = measure(text);
  if (alphabet === 'GSM-7') return parts <= (isReport ? 2 : 1);
  const isKept = hasOwnLetters(details) || measure(plain(text)).alphabet === 'UCS-2';
  return parts <= (isKept ? (isUrgent ? 3 : 2) : isReport ? 2 : 1);
}

function* shorter(details: CallDetails): Generator<CallDetails> {
  yield details;
  let rest = details;
  const cutAbout = cutBefore(details.deadline);
  for (const word of shortened(rest.word, cutText)) yield (rest = { ...rest, word });
  if (rest.isReport) {
    const matter = matterOf(rest.about);
    for (const about of shortened(rest.about, cutAbout, 2 * matter)) yield (rest = { ...rest, about });
    for (const less of besideMatter(rest)) yield (rest = { ...rest, ...less });
    for (const wish of shortened(rest.wish, cutText, LEAST.wish)) yield (rest = { ...rest, wish });
    for (const about of shortened(rest.about, cutAbout, matter)) yield (rest = { ...rest, about });
    if (rest.wish) yield (rest = { ...rest, wish: '' });
    for (const from of shortened(rest.from, cutLetters)) yield (rest = { ...rest, from });
  }
  for (const about of shortened(rest.about, cutAbout, LEAST.about)) yield (rest = { ...rest, about });
  for (const name of shortened(rest.name, cutLetters, LEAST.name)) yield (rest = { ...rest, name });
  for (const about of shortened(rest.about, cutAbout)) yield (rest = { ...rest, about });
  if (rest.name) yield (rest = { ...rest, number: '' });
  for (const name of shortened(rest.name, cutLetters)) if (name) yield { ...rest, name };
  yield { ...rest, name: '', number: details.number };
  yield { ...rest, name: '', number: '' };
}

/** What gives way to a matter that is still long: the number of a caller whom the owner knows, and that the link has another one. */
function* besideMatter({ name, claim, number, hasOtherNumber }: CallDetails): Generator<Partial<CallDetails>> {
  if (name && claim === 'known' && number) yield { number: '' };
  if (hasOtherNumber && !number) yield { hasOtherNumber: false };
}

/** A text, less and less of it, down to so many letters; without a limit, nothing at last. */
function* shortened(text: string, cut: typeof cutText, least = 0): Generator<string> {
  let before = text;
  for (let length = [...text].length - 1; length > Math.max(3, least + 1); length--) {
    const next = cut(text, length);
    if (next !== before && next !== '…') yield measure(text).alphabet === 'GSM-7' ? next.replace(/…/gu, '...') : next;
    before = next;
  }
  if (!least) yield '';
}

/** Cuts a matter, and keeps its deadline: “the form for the trip… by three tomorrow…”. */
const cutBefore =
  (deadline: string): typeof cutText =>
  (text, most) => {
    const cut = cutText(text, most);
    const at = text.indexOf(deadline);
    const room = most - deadline.length - 2;
    if (!deadline || at < 0 || cut.includes(deadline) || room < LEAST.about / 2) return cut;
    return `${cutText(text.slice(0, at).trimEnd(), room)} ${deadline}…`;
  };

/** A name has no clauses. */
const cutLetters: typeof cutText = (text, most) =>
  `${[...text]
    .slice(0, most - 1)
    .join('')
    .replace(/[\s….]+$/, '')}…`;

const plainSigns: Record<string, string> = {
  '’': "'",
  '…': '...',
  '–': '-',
  '—': '-',
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '\u00a0': ' ',
  '\u202f': ' ',
};

const withPlainSigns = (text: string): string =>
  text.replace(/[’…–—«»“”\u00a0\u202f]/g, (sign) => plainSigns[sign] ?? sign);

/** “Año” without its tilde would be another word. */
const withoutAccents = (text: string): string =>
  text.replace(/[^ñÑ]/gu, (letter) => letter.replace('ı', 'i').normalize('NFD').replace(/\p{M}/gu, ''));

/**
 * The same without accents, as people write who count characters. A text is written with all of its letters or with none:
 * “Degistirmek için” and “desvio, teléfono” are neither.
 */
const plain = (text: string): string => {
  const simple = withPlainSigns(text);
  const isBasic = [...simple.matchAll(/\p{Script=Latin}/gu)].every(([letter]) => measure(letter).alphabet === 'GSM-7');
  return isBasic ? simple : simple.replace(/\p{Script=Latin}\p{M}*/gu, withoutAccents);
};
