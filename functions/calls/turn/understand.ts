import { readSpeech } from '#functions/calls/dialogue/acts.ts';
import { ownerNames } from '#functions/calls/dialogue/draft.ts';
import { type Briefing, type DialogueEvent, isUnwanted } from '#functions/calls/dialogue/state.ts';
import type { CallContext } from '#functions/calls/turn/context.ts';
import type { TurnEvent } from '#functions/calls/turn/events.ts';
import { bookerOf, type CallSession, type HistoryEntry } from '#functions/calls/turn/session-store.ts';
import { verdictSoFar, withEarlierWords } from '#functions/calls/turn/verdict-so-far.ts';
import { type Intent, withoutIntents } from '#functions/nlu/intents/index.ts';
import { withoutNumberTalk } from '#functions/nlu/edits/number-talk.ts';
import { ownerAskedFor, withoutAddress } from '#functions/nlu/intents/owner.ts';
import { isOtherLanguage } from '#functions/nlu/language/other.ts';
import type { Language } from '#shared/values/language.ts';
import type { Setting, Understood } from '#functions/nlu/port.ts';
import { log } from '#functions/platform/log.ts';

type Speech = Extract<TurnEvent, { t: 'speech' }>;

/** More letters than this in one turn are not read. */
const MAX_LETTERS = 4000;
/** A caller waits rather than is not understood; telephone providers wait 15 s for an answer. */
const BUDGET_MS = 5000;

/** Translates an event of the telephone into one of the dialogue: speech as acts, with the slots that are free now. */
export async function understand(
  event: TurnEvent,
  session: CallSession,
  context: CallContext,
  now: Date,
): Promise<DialogueEvent> {
  if (event.t === 'hangup') return { t: 'hung_up', at: now };
  if (event.t === 'recorded') return { t: 'recorded', at: now, source: event.source, duration_ms: event.duration_ms };
  if (event.t === 'dtmf') {
    const digits = event.digits.replace(/[^\d*#]/g, '').slice(0, 20);
    const free = await freeSlots(session, context, now);
    return digits ? { t: 'pressed', at: now, digits, free } : { t: 'silent', at: now, free };
  }
  const text = event.t === 'speech' ? event.text.slice(0, MAX_LETTERS) : '';
  if (event.t === 'silence' || !text.trim()) {
    return { t: 'silent', at: now, free: await freeSlots(session, context, now) };
  }
  const alternatives = event.alternatives.map((guess) => guess.slice(0, MAX_LETTERS));
  const { dialogue } = session;
  const isForeign = isOtherLanguage(text);
  const understood = isForeign
    ? (dialogue.understood ?? nothingUnderstood(dialogue.language, NO_WORDS))
    : withEarlierWords(await understandSpeech({ ...event, text, alternatives }, session, context), session);
  const verdict = isForeign ? dialogue.verdict : verdictSoFar({ text, understood }, session, now);
  const [free, ownAnswers] = await Promise.all([
    freeSlots({ ...session, dialogue: { ...session.dialogue, verdict } }, context, now),
    ownAnswersOf(session, context),
  ]);
  const speech = { at: now, text, alternatives, confidence: event.confidence, understood, verdict, free, ownAnswers };
  return readSpeech(speech, session.dialogue);
}

/** How likely a call is spam of which nothing is understood; and of which no word is. */
const [NOT_UNDERSTOOD, NO_WORDS] = [0.5, 0.3];
const nothingUnderstood = (language: Language, probability: number): Understood => ({
  ...{ language, name: null, reason: null, urgent: false, callback: null },
  spam: { probability, signs: [] },
});

/** What the owner has the assistant answer; a call goes on without. */
async function ownAnswersOf({ account_id }: CallSession, { ownAnswers }: Pick<CallContext, 'ownAnswers'>) {
  if (!account_id) return [];
  return ownAnswers.of(account_id).then(
    ({ answers }) => answers,
    (error: unknown) => {
      log.warn('own answers could not be read', { error: String(error) });
      return [];
    },
  );
}

/**
 * All free slots of the next days; none once there is nothing left to book, or for a caller who may book none. An agreed
 * time may still be changed.
 */
export async function freeSlots(
  session: CallSession,
  { agenda }: Pick<CallContext, 'agenda'>,
  now: Date,
): Promise<string[]> {
  const { account_id, settings, dialogue } = session;
  const isAsked = dialogue.is_withheld || dialogue.agreed !== null || dialogue.step !== 'message';
  const isOpen = !isUnwanted(dialogue) && !dialogue.declined_callback && isAsked && dialogue.step !== 'closed';
  if (!account_id || !settings || !isOpen) return [];
  const isMoving = dialogue.step === 'standing' || dialogue.standing === 'changing';
  return agenda.freeFor(bookerOf(session), account_id, settings, now, isMoving).catch((error: unknown) => {
    log.warn('free times could not be read', { error: String(error) });
    return [];
  });
}

/** What is no name, no reason and no time, so that nothing is read into it. */
const smallTalk: readonly Intent[] = [
  'asks_for_owner',
  'who_is_this',
  'robot_question',
  'wants_human',
  'asks_what_to_do',
  'hears_me',
  'repeat_please',
  'do_not_record',
  'what_recording',
];

/** What is said of a callback that stands, where there is one. */
const standingTalk: readonly Intent[] = ['keeps_time', 'changes_time', 'cancels_time'];

/** A caller’s turn without small talk; null for one that has nothing else, only a yes or a no, or a language that is not ours. */
function contentOf(turn: HistoryEntry, language: Language, briefing: Briefing): HistoryEntry | null {
  if (turn.who === 'assistant') return turn;
  if (isOtherLanguage(turn.text)) return null;
  const content = (text: string) => {
    const names = ownerNames(briefing);
    const asked = ownerAskedFor(text, language, names);
    const rest = asked.reduceRight((left, { index, end }) => `${left.slice(0, index)} ${left.slice(end)}`, text);
    return withoutIntents(
      withoutAddress(rest, language, names),
      language,
      briefing.standing ? [...smallTalk, ...standingTalk] : smallTalk,
    );
  };
  const text = content(turn.text);
  const isEmpty =
    !/\p{L}{2}|\p{N}/u.test(text) || !/\p{L}/u.test(withoutIntents(text, language, ['yes', 'no', 'goodbye']));
  return isEmpty ? null : { ...turn, text, alternatives: turn.alternatives.map(content) };
}

/** What a caller answers without phrases about the number to call. */
const withoutNumbers = (turn: HistoryEntry, language: Language, setting: Setting): HistoryEntry =>
  turn.who === 'caller' ? { ...turn, text: withoutNumberTalk(turn.text, language, setting) } : turn;

/** Understands the whole call so far. If that fails or takes too long, the call continues with the previous result. */
export async function understandSpeech(
  { text, alternatives, language: speechLanguage }: Speech,
  { dialogue, heard }: CallSession,
  { understanding }: Pick<CallContext, 'understanding'>,
): Promise<Understood> {
  const { language, briefing } = dialogue;
  const setting = {
    // Relative times refer to the beginning of the call, so that they do not move from turn to turn.
    reference: new Date(dialogue.begun_at),
    zone: briefing.caller_zone ?? briefing.zone,
    language: speechLanguage ?? language,
  };
  const turns = [...heard, { who: 'caller' as const, text, alternatives: [...alternatives] }]
    .map((turn, at, all) => {
      const isAnswer = all.slice(0, at).some(({ who }) => who === 'caller');
      return contentOf(isAnswer ? withoutNumbers(turn, language, setting) : turn, language, briefing);
    })
    .filter((turn) => turn !== null);
  const timeout = new AbortController();
  try {
    const tooLate = new Promise<never>((_, reject) => {
      const timer = setTimeout(() => reject(new Error('too slow')), BUDGET_MS);
      timeout.signal.addEventListener('abort', () => clearTimeout(timer));
    });
    return await Promise.race([understanding.understand(turns, setting), tooLate]);
  } catch (error) {
    log.warn('a turn was not understood', { error: String(error) });
    return dialogue.understood ?? nothingUnderstood(language, NOT_UNDERSTOOD);
  } finally {
    timeout.abort();
  }
}
