import { type Draft, endCall, update, wordsFor } from '#functions/calls/dialogue/draft.ts';
import type { Acts, Dialogue } from '#functions/calls/dialogue/state.ts';
import { namesTime } from '#functions/calls/dialogue/time-steps.ts';
import { noWish } from '#functions/calls/dialogue/wish.ts';

/**
 * Whether the caller wants nothing of the call to be kept. A life in danger goes first, and “forget everything I said, make
 * it Friday” goes on.
 */
export const asksToBeForgotten = ({ dialogue: { step, danger } }: Draft, { intents, edits }: Acts): boolean =>
  intents.forget_me && !intents.emergency && danger === null && step !== 'booking' && !namesTime(edits);

/** Ends the call. Nothing that its caller said remains, nor who they are. */
export const forgetCaller = (draft: Draft): Draft =>
  endCall(update(draft, nothingOf(draft.dialogue)), 'closed', wordsFor(draft).forgotten);

const nothingOf = ({ briefing, consent, is_recorded }: Dialogue): Partial<Dialogue> => ({
  briefing: {
    ...briefing,
    is_vip: false,
    contact_name: null,
    remembered_name: null,
    standing: null,
    caller_number: null,
  },
  consent: consent && is_recorded ? { ...consent, answer: 'withdrawn' } : consent,
  is_recorded: false,
  transcript: [],
  recording: null,
  understood: null,
  message: null,
  notes: ['forget_me'],
  is_urgent: false,
  wish: noWish,
  number: null,
  read_number: null,
  wants_other_number: false,
  wants_callback: false,
  offered: [],
  proposed: null,
  agreed: null,
  standing: null,
  declined_callback: true,
  may_text: false,
});
