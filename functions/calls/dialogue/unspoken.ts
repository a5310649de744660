import { challenge, fail, pass } from '#functions/calls/dialogue/challenge.ts';
import { change, type Draft } from '#functions/calls/dialogue/draft.ts';
import { refuse } from '#functions/calls/dialogue/leave.ts';
import { goOn, passOn, proposeOffered } from '#functions/calls/dialogue/next.ts';
import { leaveMessage, pose, thank } from '#functions/calls/dialogue/questions.ts';

/** Keys that were pressed: 0 leaves a message anywhere, 3 passes the challenge, 1 and 2 choose a time. */
export function pressed(draft: Draft, digits: string): Draft {
  const { step, is_recorded, challenged_at, offered, signs } = draft.dialogue;
  if (step === 'booking') return passOn(draft);
  if (step === 'message') return thank(draft);
  if (step === 'challenge') return digits === '3' ? pass(draft) : fail(draft);
  if (digits === '0' && is_recorded) return leaveMessage(draft, 'wanted');
  const chosen = step === 'callback' ? offered[Number(digits) - 1] : undefined;
  if (chosen) return proposeOffered(draft, chosen);
  if (['name', 'reason', 'urgency'].includes(step) && !challenged_at && digits !== '0') {
    return challenge(draft, { dtmf_menu: true });
  }
  const noted = challenged_at ? change(draft, { signs: { ...signs, dtmf_menu: true } }) : draft;
  return silentOrUnclear(noted);
}

/** What is no answer at all, to any question: asked once more, then given up. */
function silentOrUnclear(draft: Draft): Draft {
  const { step } = draft.dialogue;
  if (draft.dialogue.asked < 2) return pose(draft);
  if (step === 'consent') return refuse(draft, 'silence');
  return step === 'callback' || step === 'confirm' ? passOn(draft) : goOn(draft);
}

/** Nothing was said. The second time in a row, whoever it is may leave a message. */
export function silent(draft: Draft): Draft {
  const { step, signs } = draft.dialogue;
  const silences = draft.dialogue.silences + 1;
  const noted = change(draft, { silences, signs: { ...signs, silent: signs.silent || silences > 1 } });
  if (step === 'message') return thank(noted);
  if (step === 'booking') return passOn(noted);
  if (step === 'challenge') return fail(noted);
  if (silences > 1) return leaveMessage(noted, 'unheard');
  return step === 'consent' ? refuse(noted, 'silence') : silentOrUnclear(noted);
}
