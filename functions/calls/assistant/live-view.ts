import { haveTalked, isRinging } from '#functions/calls/dialogue/owner-side.ts';
import { type Dialogue, hasUrgency, nameIn, type Step } from '#functions/calls/dialogue/state.ts';
import { reasonOf } from '#functions/calls/outcome/call-record.ts';
import { scoreCall } from '#functions/calls/outcome/score-call.ts';
import type { CallSession } from '#functions/calls/turn/session-store.ts';
import { hasMatter } from '#functions/nlu/matter/index.ts';
import { isScrap } from '#functions/nlu/reason/telling.ts';
import type { LiveCall } from '#shared/api/assistant.ts';

const steps: Partial<Record<Step, LiveCall['doing']>> = {
  consent: 'greeting',
  callback: 'scheduling',
  confirm: 'scheduling',
  booking: 'scheduling',
  may_text: 'scheduling',
  message: 'message',
};

function doingOf({ dialogue, owner, ended_at }: CallSession, now: Date): LiveCall['doing'] {
  if (ended_at) return 'ending';
  if (isRinging(owner)) return haveTalked(owner, now) ? 'talking' : 'ringing';
  return steps[dialogue.step] ?? 'asking';
}

function wordsOf({ is_recorded, step }: Dialogue): LiveCall['words'] {
  if (is_recorded) return 'shown';
  return step === 'consent' ? 'not_yet' : 'refused';
}

/** What the call is about, as the list will say it: not a sentence that says only who calls, or to hold on. */
function reasonSoFar({ dialogue, owner }: CallSession): string | null {
  const { language } = dialogue;
  const reason = reasonOf({ dialogue, owner }, owner.language);
  const isAbout = reason && !isScrap(reason, language) && hasMatter([reason], language, nameIn(dialogue));
  return isAbout ? reason : null;
}

/** A call as its owner sees it while it goes on, and until it is in the list. */
export function liveView(session: CallSession, now: Date): LiveCall {
  const { id, begun_at, from, to, dialogue, owner } = session;
  const { briefing, understood, language, transcript } = dialogue;
  const known = session.reputation ?? undefined;
  const words = wordsOf(dialogue);
  const said = words === 'shown' ? understood : null;
  const caller_name = briefing.contact_name ?? said?.name?.value ?? null;
  const { verdict } = scoreCall(session, { mark: known, reputation: known, owner: known?.owner ?? to, language }, now);
  return {
    id,
    started_at: begun_at,
    caller_number: from ?? '',
    caller_name,
    caller_name_source: briefing.contact_name ? 'contact' : caller_name ? 'said' : 'unknown',
    reason: said && reasonSoFar(session),
    is_urgent: hasUrgency(dialogue),
    verdict,
    language,
    doing: doingOf(session, now),
    words,
    transcript: words === 'shown' ? transcript : [],
    can_take_over: owner.phone !== null && session.ended_at === null,
    orders: owner.orders,
  };
}
