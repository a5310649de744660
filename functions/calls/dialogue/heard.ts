import type { Intents } from '#functions/nlu/intents/intents.ts';
import { intentsIn } from '#functions/nlu/intents/intents.ts';
import type { Understood, WhenSaid } from '#functions/nlu/port.ts';
import type { Dialogue } from '#functions/calls/dialogue/state.ts';
import { agreesIn } from '#functions/calls/dialogue/agreement/agrees.ts';
import { takesOurs } from '#functions/calls/dialogue/agreement/takes-ours.ts';
import { masked } from '#functions/calls/dialogue/masking.ts';
import type { Language } from '#shared/values/language.ts';

/** What came out of one turn of the caller’s. */
export type Heard = {
  intents: Intents;
  /** A clear yes, that is an answer; a clear no; neither where both were said. */
  agrees: boolean;
  refuses: boolean;
  /** A time that was not said before. */
  time: WhenSaid | null;
  /** The only time in it is one of ours, and this is no answer to it. */
  quotesUs: boolean;
  /** A name or a reason that was not known before. */
  tellsMore: boolean;
  isMonologue: boolean;
  /** Long enough to say what a call is about. */
  isSentence: boolean;
  /** Something else was answered first, so that the question is asked again as it was. */
  isInterrupted: boolean;
};

/** Talks on without a stop, as a recording does. */
const MONOLOGUE = { words: 30, letters: 120 };
const isMonologue = (text: string) =>
  text.split(' ').length >= MONOLOGUE.words || (/[\u3040-\u30ff]/.test(text) && text.length >= MONOLOGUE.letters);

const LONGEST = 2000;

/** Speech without what no voice says, codes masked, and cut where it would be too long to keep. */
export const tidy = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
export const kept = (text: string, language: Language) => {
  const all = masked(text, language);
  return all.length > LONGEST ? `${all.slice(0, LONGEST)}…` : all;
};

/** Reads a turn in the language of the call, and a short word also in the one it was heard in. */
export function heardIn(text: string, before: Dialogue, language: Language, understood: Understood): Heard {
  const intents = intentsIn(text, language);
  let isAnswer = agreesIn(text, language);
  if (understood.language !== language) {
    isAnswer ||= agreesIn(text, understood.language);
    const others = intentsIn(text, understood.language);
    for (const intent of Object.keys(intents) as (keyof Intents)[]) intents[intent] ||= others[intent];
  }
  const known = before.understood;
  const agrees = intents.yes && !intents.no && isAnswer;
  const { callback } = understood;
  const isTaken = callback && takesOurs(callback, { text, agrees, intents }, before, language);
  const isNew = callback && (callback.at !== known?.callback?.at || callback.text !== known.callback.text);
  return {
    intents,
    agrees,
    refuses: intents.no && !intents.yes,
    time: isTaken && isNew ? callback : null,
    quotesUs: Boolean(callback) && !isTaken,
    tellsMore: (!!understood.name && !known?.name) || (isClear(understood.reason) && !isClear(known?.reason)),
    isMonologue: isMonologue(text),
    isSentence: text.split(' ').length >= 3 || /[\u3040-\u30ff]/.test(text),
    isInterrupted: false,
  };
}

const short = (text: string, most: number, language: Language) => masked(tidy(text), language).slice(0, most);

/** Whether a reason is one: something or other can be taken for a reason in whatever is said. */
export const isClear = (reason: Understood['reason'] | undefined): boolean => !!reason && reason.confidence >= 0.3;

/** What is known after a turn: what it does not say stays, and codes are kept nowhere. */
export function together(before: Understood | null, now: Understood): Understood {
  const { language } = now;
  const name = now.name?.value.trim() ? { ...now.name, value: short(now.name.value, 80, language) } : null;
  const reason = now.reason && { ...now.reason, summary: short(now.reason.summary, 120, language) };
  const callback =
    now.callback && !Number.isNaN(Date.parse(now.callback.at))
      ? { ...now.callback, text: short(now.callback.text, 200, language) }
      : null;
  return {
    ...now,
    name: name && name.confidence >= (before?.name?.confidence ?? 0) ? name : (before?.name ?? name),
    reason: isClear(reason) || !isClear(before?.reason) ? (reason ?? before?.reason ?? null) : (before?.reason ?? null),
    callback: callback ?? before?.callback ?? null,
    urgent: now.urgent || (before?.urgent ?? false),
  };
}

const letters: Partial<Record<Language, RegExp>> = {
  ja: /[\u3040-\u30ff\u4e00-\u9fff]/gu,
  ar: /\p{sc=Arab}/gu,
  ru: /\p{sc=Cyrl}/gu,
};

/** Whether so much was said in another language that the call goes on in it. */
export function clearlySpeaks(text: string, now: Language, other: Language): boolean {
  if (other === now) return false;
  const own = letters[other];
  const script = own ? (text.match(own) ?? []).length : (text.match(/\p{sc=Latn}/gu) ?? []).length;
  if (script * 2 < (text.match(/\p{L}/gu) ?? []).length || script < 3) return false;
  const isOtherScript = own || letters[now];
  return isOtherScript ? script >= 4 : text.split(' ').length >= 4;
}
