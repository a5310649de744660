import type { StoredCall } from '#functions/calls/assistant/store.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

/** Three recent calls by invented people. */
export function sampleCalls(account_id: AccountId, now: Date): StoredCall[] {
  const at = (minutesAgo: number) => {
    const moment = new Date(now.getTime() - minutesAgo * 60_000);
    return { id: newId('call', moment.getTime()), started_at: moment.toISOString() };
  };
  const call: Omit<StoredCall, 'id' | 'started_at'> = {
    account_id,
    caller_number: '+16125550138',
    callback_number: null,
    caller_name: 'Dana Brandt',
    caller_name_source: 'said',
    reason: 'The boat survey is done. She wants to go through two findings before Tuesday.',
    urgency: 'normal',
    duration_s: 42,
    status: 'screened',
    is_read: false,
    spam: { score: 6, verdict: 'likely_safe', reasons: [] },
    has_audio: false,
    transcript_preview: '',
    appointment: null,
    callback_text: null,
    done_at: null,
  };
  const spam = {
    score: 92,
    verdict: 'likely_spam' as const,
    reasons: [{ code: 'one-time-code', weight: 40, text: 'Asked for a one-time code' }],
  };
  return [
    { ...call, ...at(12) },
    {
      ...call,
      ...at(90),
      caller_number: '+18885550109',
      caller_name: null,
      caller_name_source: 'unknown',
      reason: 'Said “your account”, gave no company name.',
      spam,
    },
    {
      ...call,
      ...at(26 * 60),
      caller_number: '+12185550176',
      caller_name: 'Aiyana Holt',
      reason: 'Thursday moves to quarter past nine.',
      status: 'voicemail',
      is_read: true,
    },
  ];
}
