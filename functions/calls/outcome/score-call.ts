import type { StoredMark } from '#functions/calls/assistant/settings-store.ts';
import { numberSignals } from '#functions/calls/verdict/number-signals.ts';
import { reasonWords } from '#functions/calls/verdict/reason-texts.ts';
import { score } from '#functions/calls/verdict/score.ts';
import type { Signals } from '#functions/calls/verdict/signals.ts';
import type { CallSession } from '#functions/calls/turn/session-store.ts';
import { reportsIn, type Reputation } from '#functions/calls/telephony/caller-store.ts';
import { ownerNames } from '#functions/calls/dialogue/draft.ts';
import { isOwnersName } from '#functions/nlu/intents/owner.ts';
import { fold } from '#functions/names/fold.ts';
import type { Spam } from '#shared/values/call.ts';
import { MINUTE } from '#shared/values/duration.ts';
import type { Language } from '#shared/values/language.ts';
import type { Phone } from '#shared/values/phone.ts';

type CallerReputation = {
  /** The owner’s mark of the number, and whether they talked. */
  mark: Pick<StoredMark, 'mark' | 'talked_at' | 'genuine_at'> | undefined;
  reputation: Reputation | undefined;
  owner: Phone;
  /** The language of the reasons. */
  language: Language;
};
type JudgedCall = Pick<CallSession, 'dialogue' | 'from' | 'stir' | 'begun_at'>;

const BURST_MS = 10 * MINUTE;
/** The lowest score that is no longer likely safe. */
const NOT_SAFE = 20;

/** A stranger who asks where the owner lives is not recommended to them. */
const isProbing = ({ dialogue: { notes, briefing } }: JudgedCall) =>
  notes.includes('asked_for_home') && briefing.contact_name === null;

/** Scores a call by its words, its conduct and its number: the same at each turn as at its end. */
export function scoreCall(call: JudgedCall, known: CallerReputation, now: Date): Spam {
  const { reasons, ...verdict } = score(signalsOf(call, known, now));
  const inWords = (code: string) => reasonWords(code, known.language) ?? code;
  const spam = { ...verdict, reasons: reasons.map((reason) => ({ ...reason, text: inWords(reason.code) })) };
  return isProbing(call) && spam.verdict === 'likely_safe' ? { ...spam, verdict: 'unknown', score: NOT_SAFE } : spam;
}

function signalsOf(
  { dialogue, from, stir, begun_at }: JudgedCall,
  { mark, reputation, owner }: CallerReputation,
  now: Date,
): Signals {
  const { understood, signs, briefing } = dialogue;
  const began = Date.parse(begun_at);
  return {
    ...numberSignals(from, owner),
    words: understood?.spam ?? null,
    mark: mark?.mark === 'blocked' ? 'spam' : (mark?.mark ?? null),
    talkedBefore: Boolean(mark?.talked_at ?? mark?.genuine_at),
    contact: briefing.contact_name !== null,
    attestation: stir,
    reports: reportsIn(reputation?.reports ?? [], now),
    ownersCalled: Math.max(
      1,
      (reputation?.called ?? []).filter(({ at }) => Math.abs(began - Date.parse(at)) < BURST_MS).length,
    ),
    // People press keys and talk on as well: only a caller who then could not answer a question may be a recording.
    keypadMenu: signs.dtmf_menu && signs.failed_challenge,
    talksAtOnce: signs.monologue && signs.failed_challenge,
    asksForOwner: asksForOwner(dialogue),
    insistsOnCode: dialogue.asked_codes > 1 && !dialogue.is_at_door && understood?.reason?.class !== 'delivery',
  };
}

/** More different words than this are not looked at. */
const MOST_WORDS = 200;

/** Whether the caller says the owner’s first name, in any script and with the endings of inflection. */
function asksForOwner({ transcript, briefing }: CallSession['dialogue']): boolean {
  const names = ownerNames(briefing).filter((name) => name.length >= 2);
  const said = transcript.flatMap(({ who, text }) => (who === 'caller' ? [fold(text)] : [])).join(' ');
  // Japanese has no spaces between words.
  if (names.some((name) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(name) && said.includes(fold(name)))) return true;
  const words = [...new Set(said.match(/[\p{L}\p{M}]+/gu))].slice(0, MOST_WORDS);
  return words.some((word) => isOwnersName(word, names));
}
