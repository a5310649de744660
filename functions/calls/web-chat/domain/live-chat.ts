import type { Live } from '#shared/api/web-chat.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { figures } from '#shared/values/figures.ts';

/** A live conversation ends this long after the last line or extension. */
export const LIVE_MINUTES = figures.liveChatMinutes;

type Conversation = { live: Live | null; until: string | null };

/** The conversation as of now: one past its end has ended. */
export const seen = (live: Live | null, now: Date): Live | null =>
  live && !live.ended_at && live.ends_at <= now.toISOString() ? { ...live, ended_at: live.ends_at } : live;

export const isOn = (live: Live | null, now: Date): live is Live => {
  const present = seen(live, now);
  return present !== null && present.ended_at === null;
};

/** The conversation extended, but never beyond the time when writing ends. */
const later = ({ until }: Conversation, now: Date): string => {
  const end = addMinutes(now, LIVE_MINUTES).toISOString();
  return until && until < end ? until : end;
};

/** Whether a message may be sent. An account’s conversation can restart; a link’s cannot. */
export const mayWrite = ({ live, until }: Conversation, now: Date): boolean =>
  until === null || (until > now.toISOString() && (live === null || isOn(live, now)));

/** After a line: begun, if it was not on, and its end put off. */
export const afterLine = (conversation: Conversation, now: Date): Live => ({
  started_at: isOn(conversation.live, now) ? conversation.live.started_at : now.toISOString(),
  ends_at: later(conversation, now),
  ended_at: null,
});

export const extended = (live: Live, conversation: Conversation, now: Date): Live => ({
  ...live,
  ends_at: later(conversation, now),
});

export const ended = (live: Live, now: Date): Live => ({ ...live, ended_at: now.toISOString() });
