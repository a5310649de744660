import type { CallSummary } from '#shared/api/assistant.ts';
import type { Chat } from '#shared/api/web-chat.ts';
import { newId } from '#shared/values/id.ts';

const soon = (ms: number) => new Date(Date.now() + ms).toISOString();

/** A chat opened by a link that expires after this long; a member’s own if null. */
export const aChat = (closesIn: number | null, more: Partial<Chat> = {}): Chat => ({
  id: closesIn === null ? null : newId('webchat'),
  view: 'inbox',
  lang: 'en',
  now: soon(0),
  expires_at: closesIn === null ? null : soon(closesIn),
  messages: [],
  notices: [],
  live: null,
  is_answered_by_mail: closesIn === null,
  ...more,
});

export const aLine = (text: string, who: 'owner' | 'caller' | 'support' = 'owner') => ({
  line_id: newId('line'),
  at: soon(0),
  who,
  name: who === 'support' ? 'Noor' : null,
  text,
});

export const live = (endsIn: number) => ({ started_at: soon(0), ends_at: soon(endsIn), ended_at: null });

export const aCall = (id = newId('call')): CallSummary => ({
  id,
  caller_number: '+16125550138',
  callback_number: null,
  caller_name: 'Dana Brandt',
  caller_name_source: 'said',
  reason: 'The boat survey is done.',
  urgency: 'normal',
  started_at: soon(0),
  duration_s: 42,
  status: 'screened',
  is_read: false,
  spam: { score: 6, verdict: 'likely_safe', reasons: [] },
  has_audio: false,
  transcript_preview: '',
  appointment: null,
  callback_text: null,
  done_at: null,
});
