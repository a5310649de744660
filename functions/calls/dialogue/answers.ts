import type { Step } from '#functions/calls/dialogue/state.ts';
import { challenge, fail, pass } from '#functions/calls/dialogue/challenge.ts';
import { change, effect, say, wordsFor, type Draft } from '#functions/calls/dialogue/draft.ts';
import { isClear, type Heard } from '#functions/calls/dialogue/heard.ts';
import { agree, refuse } from '#functions/calls/dialogue/leave.ts';
import { correct, goOn, isAhead, offer, passOn, propose, proposeOffered, unanswered } from '#functions/calls/dialogue/next.ts'; // prettier-ignore
import { thank } from '#functions/calls/dialogue/questions.ts';

type Answer = (draft: Draft, heard: Heard, text: string) => Draft;

/** What becomes of what a caller says, by what they were asked. */
export const answers: Record<Exclude<Step, 'closed'>, Answer> = {
  consent(draft, heard, text) {
    if (heard.agrees && !heard.intents.do_not_record) return agree(draft, text);
    if (heard.intents.no || heard.intents.do_not_record) return refuse(draft, 'no');
    return unanswered(draft, heard.isInterrupted, (still) => refuse(still, 'silence'));
  },

  name(draft, heard) {
    const { briefing, understood, challenged_at } = draft.dialogue;
    if (briefing.contact_name || understood?.name) return goOn(draft);
    if (heard.isMonologue && !challenged_at) return challenge(draft, { monologue: true });
    return unanswered(draft, heard.isInterrupted, (still) => goOn(say(still, wordsFor(still).fine)));
  },

  reason(draft, heard) {
    const { reason } = draft.dialogue.understood ?? {};
    const isTold = reason && heard.isSentence && !heard.isInterrupted;
    if (isClear(reason) || isTold) return goOn(draft);
    return unanswered(draft, heard.isInterrupted, (still) => goOn(say(still, wordsFor(still).fine)));
  },

  urgency(draft, heard) {
    if (heard.agrees) return goOn(change(draft, { is_urgent: true }));
    if (heard.refuses) return goOn(change(draft, { is_urgent: false }));
    return unanswered(draft, heard.isInterrupted, goOn);
  },

  callback(draft, heard) {
    const { intents, time } = heard;
    const [first, second] = draft.dialogue.offered;
    if (time && isAhead(time, draft)) return propose(draft, time);
    if (intents.wants_no_callback || (heard.refuses && !intents.first_slot && !intents.second_slot))
      return decline(draft);
    if (intents.second_slot && second) return proposeOffered(draft, second);
    const isAnyFine = heard.agrees || intents.vague_time || intents.first_slot;
    if (isAnyFine && first) return proposeOffered(draft, first);
    return unanswered(draft, heard.isInterrupted, passOn);
  },

  confirm(draft, heard) {
    const { intents, time } = heard;
    const { proposed, offered } = draft.dialogue;
    const isOther = time && isAhead(time, draft) && Date.parse(time.at) !== Date.parse(proposed?.at ?? '');
    if (isOther) return correct(draft, (again) => propose(again, time));
    if (intents.wants_no_callback) return decline(draft);
    if (heard.agrees || (time && !intents.no && !isOther)) return book(draft);
    const other = offered.find((slot, i) => slot !== proposed?.at && (i ? intents.second_slot : intents.first_slot));
    if (other) return correct(draft, (again) => proposeOffered(again, other));
    if (heard.refuses) return correct(draft, offer);
    return unanswered(draft, heard.isInterrupted, passOn);
  },

  /** The answer of the calendar got lost: the owner is told, and nothing is booked a second time. */
  booking: (draft) => passOn(draft),

  may_text(draft, heard) {
    if (heard.agrees) return goOn(change(draft, { may_text: true }));
    if (heard.intents.no) return goOn(draft);
    return unanswered(draft, heard.isInterrupted, goOn);
  },

  challenge: (draft, { intents }) => (intents.three ? pass(draft) : fail(draft)),

  message: (draft) => thank(draft.dialogue.is_recorded ? effect(draft, { do: 'take_message' }) : draft),
};

const decline = (draft: Draft): Draft => goOn(change(draft, { declined_callback: true, proposed: null }), 'booking');

function book(draft: Draft): Draft {
  const { proposed } = draft.dialogue;
  if (!proposed) return passOn(draft);
  return effect(change(draft, { step: 'booking' }), { do: 'book', at: proposed.at });
}

/** What the calendar said. A slot that was taken meanwhile costs a correction, so that this too has an end. */
export function booked(draft: Draft, ok: boolean): Draft {
  const { proposed } = draft.dialogue;
  if (ok) return goOn(change(draft, { agreed: proposed }));
  return correct(say(draft, wordsFor(draft).taken), offer);
}
