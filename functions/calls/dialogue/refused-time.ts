import type { Acts, Dialogue } from '#functions/calls/dialogue/state.ts';
import { type Draft, say, update, wordsFor } from '#functions/calls/dialogue/draft.ts';
import { addToMessage } from '#functions/calls/dialogue/pass-on.ts';
import { askOnceMore } from '#functions/calls/dialogue/questions.ts';
import { countCorrection, leaveTimeToOwner, namesTime, unmetWish } from '#functions/calls/dialogue/time-steps.ts';
import { declining } from '#functions/calls/dialogue/wish.ts';
import { hasDays, isExact, isWithin, type Window } from '#functions/nlu/edits/window.ts';

/**
 * Answers, and keeps a time that the caller refused from being read back again. An answer that leads there was misunderstood:
 * the caller is asked for a day and an hour, and if that leads there too, the time is left to the owner with the caller’s words.
 */
export function withoutRefusedTime(before: Draft, acts: Acts, answer: (draft: Draft, acts: Acts) => Draft): Draft {
  const refused = refusedTime(before.dialogue, acts);
  const after = answer(before, acts);
  if (refused && readBack(after) === refused && isWide(after.dialogue)) {
    const other = answer(withDeclined(before, refused), acts);
    if (readBack(other) !== refused && other.dialogue.read_back !== 'nearest') return other;
  }
  const next = readBack(wasMisread(before.dialogue) ? answer(withoutDeclined(before), acts) : after);
  if (next && isMisread(next, refused, before.dialogue, acts)) return askOpenly(before, acts, after, refused);
  return refused ? withDeclined(after, refused) : after;
}

const readBack = ({ dialogue: { step, proposed } }: Draft) => (step === 'confirm' && proposed ? proposed.at : null);

/** “No, any day after three”: there are other days than the one that was read back. */
const isWide = ({ wish }: Dialogue) =>
  wish.wanted.length > 0 && wish.wanted.every((window) => !isExact(window) && !(hasDays(window) && isOneDay(window)));
const isOneDay = ({ first, last }: Window) => first === last;

/** After the open question. */
const wasMisread = ({ given, step }: Dialogue) => given.includes('misread') && step === 'callback';

/** The quarter of an hour after the time that was refused would be no better. */
const withoutDeclined = (draft: Draft): Draft => update(draft, { wish: { ...draft.dialogue.wish, declined: [] } });
const withDeclined = (draft: Draft, at: string): Draft => update(draft, { wish: declining(draft.dialogue.wish, [at]) });

/** The time that was read back, if the answer says no to it. */
function refusedTime({ step, proposed, briefing }: Dialogue, { intents, edits, number, extension, ...acts }: Acts) {
  if (step !== 'confirm' || !proposed || number || extension || edits.aboutNumber) return null;
  const zone = briefing.caller_zone ?? briefing.zone;
  const isNo = acts.refuses || (namesTime(edits) && intents.no);
  return isNo || edits.refused.some((window) => isWithin(Date.parse(proposed.at), window, zone)) ? proposed.at : null;
}

/** Whether the next time to be read back is one that the caller refused, now or before; who names it without a no may have it. */
function isMisread(at: string, refused: string | null, dialogue: Dialogue, { intents }: Acts): boolean {
  const { declined } = dialogue.wish;
  return at === refused || (wasMisread(dialogue) ? at === declined.at(-1) : intents.no && declined.includes(at));
}

function askOpenly(before: Draft, acts: Acts, after: Draft, refused: string | null): Draft {
  const { given, wish } = before.dialogue;
  if (given.includes('misread')) return leaveTimeToOwner(addToMessage(before, acts.text));
  const { proposed, read_back } = after.dialogue;
  // A wish that was understood, but is not free, is no misunderstanding.
  const sorry = read_back === 'nearest' && proposed ? unmetWish(after, proposed.at) : wordsFor(before).misunderstood;
  return countCorrection(before, (again) =>
    // In the words of a second question: one more answer that is not understood is the last.
    askOnceMore(
      update(say(again, sorry), {
        step: 'callback',
        asked: 1,
        repeats: 0,
        given: [...given, 'misread'],
        wish: declining({ ...wish, wanted: [] }, refused ? [refused] : []),
        offered: [],
        proposed: null,
      }),
    ),
  );
}
