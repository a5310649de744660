import { callWords } from '#functions/messaging/letters/calls/all.ts';
import { fitted } from '#functions/messaging/letters/calls/fitted.ts';
import type { CallText, Said } from '#functions/messaging/letters/calls/words.ts';
import { type CallPurpose, callPurposes, type Letter, type Purpose, type Readable } from '#functions/messaging/letters/letter.ts'; // prettier-ignore
import { type Language, localeOf } from '#shared/values/language.ts';

export type CallLetter = Extract<Letter, { purpose: CallPurpose }>;
export const isOfCalls = (letter: Letter): letter is CallLetter =>
  (callPurposes as readonly Purpose[]).includes(letter.purpose);

/** What a letter about a call says in one text message. */
export const callText = (letter: CallLetter, now: Date): string => fitted((said) => sentences(letter, said).join(' '), saidIn(letter, now)); // prettier-ignore

/** The same for the screen of a locked phone: a title, and what follows it. What a link leads to, it opens. */
export function callPush(letter: CallLetter, now: Date): { subject: string; text: string } {
  const [subject = '', ...rest] = sentences(letter, { ...saidIn(letter, now), link: '' });
  return { subject, text: rest.join(' ') };
}

export const sentences = (letter: CallLetter, said: Said): string[] =>
  callWords[letter.language][textOf(letter)](said).filter(Boolean);

function textOf({ purpose, params }: CallLetter): CallText {
  if (purpose === 'missed-call') return params.detail === 'private' ? 'private' : purpose;
  if (purpose === 'callback-moved' || purpose === 'callback-cancelled') return `${purpose} ${params.reader}`;
  return purpose;
}

type Told = Partial<Omit<Letters, 'when'>> & { when?: Readable | null };
type Letters = { detail: 'private' | 'name' | 'full'; name: string | null; number: string; about: string | null; word: string; undo: string; link: string }; // prettier-ignore

/** As much of it as the owner wants to be read over their shoulder. */
export function saidIn({ params, language }: CallLetter, now: Date): Said {
  const { detail = 'full', name, number, about, word, when, undo, link } = params as Told;
  const isAll = detail === 'full';
  return {
    name: detail === 'private' ? '' : name || (isAll ? '' : (number ?? '')),
    number: isAll ? (number ?? '') : '',
    about: isAll ? (about ?? '') : '',
    word: isAll ? (word ?? '') : '',
    when: when ? shortly(when, language, now) : '',
    undo: undo ?? '',
    link: link ?? '',
  };
}

const DAY = 86_400_000;

/** A moment in few letters, `Tue 2:30 PM`; with its date where the weekday could be another week’s. */
function shortly({ at, tz, names_zone = false }: Readable, language: Language, now: Date): string {
  const isFar = Date.parse(at) - now.getTime() > 5.5 * DAY;
  const day = isFar ? ({ month: 'short', day: 'numeric' } as const) : ({ weekday: 'short' } as const);
  const time = { hour: 'numeric', minute: '2-digit', ...(names_zone && { timeZoneName: 'short' as const }) } as const;
  const format = new Intl.DateTimeFormat(localeOf(language), { timeZone: tz, ...day, ...time });
  return format.format(new Date(at)).replace(/\s/g, ' ').replace('−', '-').replace('غرينتش', 'GMT');
}
