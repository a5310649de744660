import type { StoredCall } from '#functions/calls/assistant/store.ts';
import { seen } from '#functions/calls/web-chat/domain/live-chat.ts';
import type { StoredChat } from '#functions/calls/web-chat/store.ts';
import type { Chat, Line, Live, Notice } from '#shared/api/web-chat.ts';

type Parts = { chat: StoredChat | null; live: Live | null; lines: Line[]; calls: StoredCall[] };

/** A conversation and its call notices, as owner and caller see them. */
export const chatView = ({ chat, live, lines, calls }: Parts, now: Date): Chat => ({
  id: chat?.webchat_id ?? null,
  view: chat?.view ?? 'inbox',
  lang: chat?.language ?? null,
  now: now.toISOString(),
  expires_at: chat?.closes_at ?? null,
  messages: lines,
  notices: calls.map(noticeOf),
  live: seen(live, now),
  is_answered_by_mail: chat === null || chat.account_id !== null || chat.email !== null,
});

const noticeOf = (call: StoredCall): Notice => ({
  id: call.id,
  kind: call.appointment ? 'appointment' : call.status === 'voicemail' ? 'voicemail' : 'call',
  at: call.started_at,
  title: call.caller_name ?? call.caller_number,
  text: call.reason ?? call.transcript_preview,
  is_read: call.is_read,
});
