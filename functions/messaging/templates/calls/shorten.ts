import { measure } from '#functions/messaging/domain/sms-parts.ts';
import type { CallDetails } from '#functions/messaging/templates/calls/types.ts';

type Template = (details: CallDetails) => string;

/**
 * Shortens a text to one part, the least useful content first: the caller’s note, the reason, the number of a named
 * caller, the name. The link and the time stay whole. A caller without a name keeps the number while it fits.
 */
export function shortenToOnePart(wording: Template, details: CallDetails): string {
  let text = wording(details);
  for (const cut of shorter(details)) {
    text = wording(cut);
    const fitting = [text, plain(text), text.replace('https://', '')].find((each) => measure(each).parts === 1);
    if (fitting !== undefined) return fitting;
  }
  return text;
}

function* shorter(details: CallDetails): Generator<CallDetails> {
  yield details;
  let rest = details;
  for (const what of ['word', 'about'] as const)
    for (const text of shortened(rest[what])) yield (rest = { ...rest, [what]: text });
  if (rest.name) yield (rest = { ...rest, number: '' });
  for (const name of shortened(rest.name)) if (name) yield { ...rest, name };
  yield { ...rest, name: '', number: details.number };
  yield { ...rest, name: '', number: '' };
}

/** A text, less and less of it, and nothing at last. */
function* shortened(text: string): Generator<string> {
  const letters = [...text];
  for (let length = letters.length - 2; length > 2; length--) {
    yield `${letters.slice(0, length).join('').trimEnd()}${measure(text).alphabet === 'GSM-7' ? '...' : '…'}`;
  }
  yield '';
}

const inBasicAlphabet: Record<string, string> = {
  ı: 'i',
  '’': "'",
  '…': '...',
  '–': '-',
  '—': '-',
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
};

/** The same without the accents that the basic alphabet lacks, as people write who count characters. */
const plain = (text: string): string =>
  text
    .replace(/[ı’…–—«»“”]/g, (message) => inBasicAlphabet[message] ?? message)
    .replace(/\p{Script=Latin}/gu, (message) =>
      measure(message).alphabet === 'GSM-7' ? message : message.normalize('NFD').replace(/\p{M}/gu, ''),
    );
