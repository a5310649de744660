import { book } from '#functions/calls/dialogue/booking.ts';
import { challengeCaller, failChallenge, passChallenge } from '#functions/calls/dialogue/challenge.ts';
import { update, type Draft } from '#functions/calls/dialogue/draft.ts';
import { refuseConsent } from '#functions/calls/dialogue/consent-answers.ts';
import { giveUp } from '#functions/calls/dialogue/repetition.ts';
import { numberIn } from '#functions/calls/dialogue/spoken-numbers.ts';
import { goOnWithNumber, nextStep } from '#functions/calls/dialogue/steps.ts';
import { leaveTimeToOwner, proposeOffered } from '#functions/calls/dialogue/time-steps.ts';
import { takeMessage, askOnceMore, closeWithThanks } from '#functions/calls/dialogue/questions.ts';

/** Keys that were pressed: a telephone number, 0 for a message anywhere, 3 for the challenge, 1 and 2 for a time, 1 for a yes. */
export function handleKeys(draft: Draft, digits: string): Draft {
  const { step, is_recorded, is_urgent, challenged_at, offered, signs } = draft.dialogue;
  if (step === 'booking') return leaveTimeToOwner(draft);
  if (step === 'message') return closeWithThanks(draft);
  if (step === 'challenge') return digits === '3' ? passChallenge(draft) : failChallenge(draft);
  if (digits === '0' && is_recorded) return takeMessage(draft, 'wanted');
  const typed = step === 'number' ? typedNumber(draft, digits) : null;
  if (typed) return goOnWithNumber(update(draft, { number: typed, silences: 0 }));
  const chosen = step === 'callback' ? offered[Number(digits) - 1] : undefined;
  if (chosen) return proposeOffered(draft, chosen);
  if (digits === '1' && step === 'confirm') return book(draft);
  if (digits === '1' && step === 'may_text') return nextStep(update(draft, { may_text: true }));
  if (['name', 'reason'].includes(step) && !challenged_at && !is_urgent && digits !== '0') {
    return challengeCaller(draft, { dtmf_menu: true });
  }
  const noted = challenged_at ? update(draft, { signs: { ...signs, dtmf_menu: true } }) : draft;
  return retryUnclear(noted);
}

/** A number as it is dialled where the caller is. */
const typedNumber = ({ dialogue: { briefing, language } }: Draft, digits: string) =>
  numberIn(digits.replace(/[*#]/g, ''), language, briefing.caller_number ?? briefing.owner_number);

/** No answer: the question is repeated once, then given up. */
function retryUnclear(draft: Draft): Draft {
  const { step, asked, given } = draft.dialogue;
  const isOnce = step === 'callback' && given.includes('kin');
  return asked < 2 && !isOnce ? askOnceMore(draft) : giveUp(draft);
}

/** Silence. The second time in a row the caller is asked to leave a message. */
export function handleSilence(draft: Draft): Draft {
  const { step, signs } = draft.dialogue;
  const silences = draft.dialogue.silences + 1;
  const noted = update(draft, { silences, signs: { ...signs, silent: signs.silent || silences > 1 } });
  if (step === 'message') return closeWithThanks(noted);
  if (step === 'booking') return leaveTimeToOwner(noted);
  if (step === 'challenge') return failChallenge(noted);
  if (step === 'confirm' && draft.dialogue.read_back === 'fallback')
    return closeWithThanks(update(noted, { proposed: null }));
  if (silences > 1) return takeMessage(noted, 'unheard');
  // A foreigner who waits, as they were told, leaves a message.
  if (draft.dialogue.given.includes('languages') && step !== 'consent') return takeMessage(noted, 'ask');
  return step === 'consent' ? refuseConsent(noted, 'silence') : retryUnclear(noted);
}
