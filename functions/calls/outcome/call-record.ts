import type { StoredCall, StoredDetails } from '#functions/calls/assistant/store.ts';
import { hasUrgency, isClearReason, isForgottenCaller, isUnwanted, nameIn } from '#functions/calls/dialogue/state.ts';
import { BETWEEN } from '#functions/calls/dialogue/pass-on.ts';
import { haveTalked } from '#functions/calls/dialogue/owner-side.ts';
import { isOnlyContact, safeName, safeWords } from '#functions/calls/outcome/caller-words.ts';
import { inOrder, mattersFirst, contentOf, uncut, unreportedSentences } from '#functions/calls/outcome/matter.ts';
import { saidOnce } from '#functions/calls/outcome/once.ts';
import type { CallSession } from '#functions/calls/turn/session-store.ts';
import { withoutAffiliation } from '#functions/nlu/reason/affiliation.ts';
import { capitalized } from '#functions/nlu/reason/sentence.ts';
import { withoutScraps } from '#functions/nlu/reason/scraps.ts';
import { isAside } from '#functions/nlu/reason/telling.ts';
import { fold } from '#functions/names/fold.ts';
import { callNotesOf } from '#functions/nlu/languages/prompts.ts';
import { cutText } from '#shared/values/cut-text.ts';
import { DAY } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';
import type { Variety } from '#shared/values/language.ts';

const PREVIEW = 120;

type Findings = Pick<StoredCall, 'caller_name' | 'caller_name_source' | 'is_imitation' | 'spam'> & {
  account_id: AccountId;
  keep_days: number;
  /** The owner’s. */
  language: Variety;
};

/** The status of a call. */
function statusOf({ dialogue, appointment, owner, ended_at }: CallSession): StoredCall['status'] {
  const { ended, agreed, understood, declined_callback, recording, transcript } = dialogue;
  if (ended === 'rejected') return 'blocked';
  if (isForgottenCaller(dialogue)) return 'screened';
  if (!appointment && ended_at && haveTalked(owner, new Date(ended_at))) return 'put_through';
  // What was said of a callback that stands is about that one, which belongs to an earlier call.
  const isNew = dialogue.standing === null;
  const isAwaited = understood?.callback && !declined_callback && !isUnwanted(dialogue);
  if (isNew && (appointment || agreed || isAwaited)) return 'callback_requested';
  if (recording) return 'voicemail';
  if (understood?.name || understood?.reason || transcript.some(({ who }) => who === 'caller')) return 'screened';
  return 'hung_up';
}

/** The call as the owner’s list shows it. Quotes from the call are kept only as long as the owner says. */
export function callRecord(
  call: CallSession,
  { keep_days, language, ...assessment }: Findings,
  has_audio: boolean,
): StoredCall {
  const { ended_at, begun_at, moved_at } = call;
  const ended = Date.parse(ended_at ?? moved_at);
  const status = statusOf(call);
  const isSettled = status === 'put_through';
  return {
    ...assessment,
    id: call.id,
    caller_number: isForgottenCaller(call.dialogue) ? '' : (call.from ?? ''),
    callback_number: call.dialogue.number,
    ...(assessment.caller_name_source === 'said' && { caller_name: safeName(assessment.caller_name) }),
    ...fromOf(call.dialogue),
    ...(call.dialogue.extension && { callback_extension: call.dialogue.extension }),
    reason: reasonOf(call, language),
    urgency: urgencyOf(call),
    ...(call.dialogue.briefing.is_vip && { is_vip: true }),
    started_at: begun_at,
    duration_s: Math.max(0, Math.round((ended - Date.parse(begun_at)) / 1000)),
    status,
    is_read: isSettled,
    has_audio,
    transcript_preview: keep_days > 0 ? previewOf(call) : '',
    appointment: call.appointment,
    callback_text: keep_days > 0 && status === 'callback_requested' ? safeWords(wishOf(call.dialogue)) : null,
    done_at: isSettled ? ended_at : null,
  };
}

/** Where the caller calls from, beside a name. */
function fromOf(dialogue: CallSession['dialogue']): Pick<StoredCall, 'caller_from'> {
  const from = nameIn(dialogue) ? safeName(dialogue.understood?.from ?? null) : null;
  return from ? { caller_from: from } : {};
}

/** Whether the call counts in favour of its number: the caller talked, and nothing looks like spam. */
export const isGenuine = ({ status, spam }: Pick<StoredCall, 'status' | 'spam'>): boolean =>
  spam.verdict === 'likely_safe' && status !== 'hung_up' && status !== 'blocked';

/** Whether the owner was alerted, or would have been. */
const urgencyOf = ({ dialogue }: CallSession): StoredCall['urgency'] => (hasUrgency(dialogue) ? 'high' : 'normal');

const REASON = 720;
type ReasonSources = Pick<CallSession, 'dialogue'> & { owner: Pick<CallSession['owner'], 'answers'> };
/** What the call is about, with the answers to what the owner asked, and what else the caller wants passed on. */
export function reasonOf({ dialogue, owner }: ReasonSources, language: Variety): string | null {
  const notes = callNotesOf[language];
  const { reason } = dialogue.understood ?? {};
  if (isForgottenCaller(dialogue)) return notes.forget_me;
  // A caller who only keeps or moves a callback is asked for no reason, and a wrong number has none.
  const isMisdialed = dialogue.notes.includes('wrong_number');
  const isAsked = !isMisdialed && (dialogue.standing === null || isClearReason(reason));
  const summary = isAsked && reason?.summary ? [reason.summary] : [];
  const { message, language: spoken } = dialogue;
  const messages = message?.split(BETWEEN) ?? [];
  const noted = dialogue.notes.map((note) => notes[note]);
  const passedOn = messages.map((one) => contentOf(one, spoken)).filter(Boolean);
  const first = summary.map((one) => uncut(one, dialogue)).filter((one) => !isAside(one, spoken));
  const others = [...passedOn, ...(isAsked ? unreportedSentences(dialogue, [...first, ...passedOn]) : [])];
  const sentences = others.filter((one) => !isOnlyContact(one, spoken));
  const all = saidOnce([...first, ...inOrder(sentences, dialogue)])
    .map((one) => capitalized(withoutScraps(withoutAffiliation(one, dialogue.understood?.from), spoken), spoken))
    .filter(Boolean);
  const [most, ...rest] = mattersFirst(all, spoken, nameIn(dialogue));
  const parts = [most, ...owner.answers.map(({ answer }) => answer), ...noted, ...rest].filter(Boolean);
  const words = parts.length ? safeWords(joined([...new Set(parts)])) : null;
  return words === null ? null : cutText(words, REASON);
}

/** Sentences as clauses of one: no full stop comes before what separates them. */
const joined = (parts: readonly (string | undefined)[]): string =>
  parts.map((part, at) => (at < parts.length - 1 ? part?.replace(/(?<![.…])[.。]$/u, '') : part)).join(BETWEEN);

function previewOf({ dialogue }: CallSession): string {
  const callerText = dialogue.transcript.flatMap(({ who, text }) => (who === 'caller' ? [text] : [])).join(' ');
  const letters = [...callerText];
  return letters.length > PREVIEW
    ? `${letters
        .slice(0, PREVIEW - 1)
        .join('')
        .trimEnd()}…`
    : callerText;
}

/** When to call back, in words that the caller said: what they agreed to may be our own sentence. Without a transcript, what was understood. */
function wishOf({ agreed, understood, transcript, is_recorded }: CallSession['dialogue']): string | null {
  if (!is_recorded) return understood?.callback?.text ?? null;
  const said = fold(transcript.flatMap(({ who, text }) => (who === 'caller' ? [text] : [])).join(' '));
  const words = [understood?.callback?.text, agreed?.text].filter((text) => text !== undefined);
  return words.find((text) => fold(text) !== '' && said.includes(fold(text))) ?? null;
}

/** The details of a call, and until when they are kept. */
export function callDetails(
  call: CallSession,
  { account_id, keep_days }: Pick<Findings, 'account_id' | 'keep_days'>,
  recording: StoredDetails['recording'],
): StoredDetails {
  const { dialogue, ended_at, moved_at } = call;
  const transcript = keep_days > 0 ? dialogue.transcript : [];
  const keepsWords = transcript.length > 0 || recording !== null;
  const until = Date.parse(ended_at ?? moved_at) + keep_days * DAY;
  return {
    account_id,
    id: call.id,
    language: dialogue.language,
    reason_class: dialogue.understood?.reason?.class ?? null,
    callback_text: keep_days > 0 ? wishOf(dialogue) : null,
    offered: dialogue.offered,
    consent: dialogue.consent,
    transcript,
    may_text: dialogue.may_text,
    note: '',
    recording,
    deleted_at: keepsWords ? new Date(until).toISOString() : null,
  };
}
