import type { StoredMark } from '#functions/calls/assistant/settings-store.ts';
import type { StoredCall } from '#functions/calls/assistant/store.ts';
import { nameIn } from '#functions/calls/dialogue/state.ts';
import { hasNews, matterOf } from '#functions/calls/outcome/said-since.ts';
import type { CallSession } from '#functions/calls/turn/session-store.ts';
import { DAY } from '#shared/values/duration.ts';
import { timeOfId } from '#shared/values/id.ts';

/** Whether a genuine call of the number came within a day. */
export const hasCalledLately = (mark: Pick<StoredMark, 'last_call'> | undefined, now: Date): boolean =>
  Boolean(mark?.last_call && now.getTime() - timeOfId(mark.last_call).getTime() < DAY);

/** A wrong number is no news, unless its caller said who they are. An urgent call was announced while it went on; the rest of it is worth a second text only if it says whom to call when, or where, or more of the matter. */
export const isAnnounced = (session: CallSession, { appointment, callback_number, spam }: StoredCall): boolean =>
  (session.dialogue.notes.includes('wrong_number') && nameIn(session.dialogue) === null) ||
  isOnlyAboutStanding(session) ||
  (session.alerted_at !== null &&
    !appointment &&
    !callback_number &&
    nameIn(session.dialogue) === session.alerted_as &&
    (spam.verdict === 'suspicious' || !hasToldMore(session)));

/** Whether the caller of an announced call has said more since. A call that was alerted by an older version has not. */
const hasToldMore = ({ dialogue, alerted_about }: CallSession): boolean =>
  alerted_about !== null && hasNews(alerted_about, matterOf(dialogue), dialogue.language);

/** A callback was moved or cancelled, of which its owner was notified then, and no message was left. */
const isOnlyAboutStanding = ({ dialogue }: CallSession): boolean => {
  const { standing, agreed, message, recording } = dialogue;
  const isNotified = standing === 'cancelled' || (standing === 'changing' && agreed !== null);
  return isNotified && !message && !recording;
};

/** All lines were busy. */
export const isRejected = ({ answered }: CallSession): boolean => answered.commands.some(({ c }) => c === 'reject');

/** The owner is notified of it where it is someone they know. */
export const isTurnedAway = (session: CallSession, { caller_name_source, is_vip }: StoredCall): boolean =>
  isRejected(session) && (session.owner.rules.is_listed || caller_name_source === 'contact' || is_vip === true);
