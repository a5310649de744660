import { answer } from '#frontend/testing/mock.ts';
import { assistant, type CallDetails, type CallSummary, type LiveCall } from '#shared/api/assistant.ts';
import { calendar } from '#shared/api/calendar.ts';
import { nothingBlocked } from '#shared/values/call-rules.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { newId } from '#shared/values/id.ts';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
export const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

export const aCall = (but: Partial<CallSummary> = {}): CallSummary => ({
  id: newId('call'),
  caller_number: '+16125550138',
  callback_number: null,
  caller_name: 'Dana Brandt',
  caller_name_source: 'said',
  reason: 'The boat survey is done.',
  urgency: 'normal',
  started_at: ago(10),
  duration_s: 42,
  status: 'screened',
  is_read: true,
  spam: { score: 6, verdict: 'likely_safe', reasons: [] },
  has_audio: false,
  transcript_preview: '',
  appointment: null,
  callback_text: null,
  done_at: null,
  ...but,
});

/** A call that goes on. */
export const aLiveCall = (but: Partial<LiveCall> = {}): LiveCall => ({
  id: newId('call'),
  started_at: ago(0.5),
  caller_number: '+16125550138',
  caller_name: 'Dana Brandt',
  caller_name_source: 'said',
  reason: 'About the boat survey.',
  is_urgent: false,
  verdict: 'unknown',
  language: 'en',
  doing: 'asking',
  words: 'shown',
  transcript: [
    { who: 'assistant', at_ms: 0, text: 'Who is calling, please?', unsure: [] },
    { who: 'caller', at_ms: 6000, text: 'It’s Dana Brandt about the boat survey.', unsure: [] },
  ],
  can_take_over: true,
  orders: [],
  ...but,
});

export const aSpamCall = (but: Partial<CallSummary> = {}): CallSummary =>
  aCall({
    caller_name: null,
    caller_number: '+18885550109',
    reason: 'Asked for a code.',
    spam: {
      score: 92,
      verdict: 'likely_spam',
      reasons: [{ code: 'code', weight: 41, text: 'Asked for a one-time code' }],
    },
    ...but,
  });

export const details = (call: CallSummary, but: Partial<CallDetails> = {}): CallDetails => ({
  call,
  language: 'en',
  reason_class: null,
  callback_text: null,
  offered: [],
  tz: 'America/Chicago',
  consent: null,
  transcript: [],
  may_text: false,
  mark: null,
  note: '',
  card: null,
  history: [],
  deleted_at: null,
  ...but,
});

type Today = Output<typeof assistant.getToday>;

export const aDay = (but: Partial<Today> = {}): Today => ({
  now: ago(0),
  tz: 'America/Chicago',
  owner: 'Ida',
  number: '+12185550199',
  forwarding: 'active',
  missed_today: 1,
  to_call_back: [],
  to_call_back_total: but.to_call_back?.length ?? 0,
  unread: 2,
  week: [0, 1, 2, 3, 4, 5, 6].map((i) => ({ day: `2026-11-${16 + i}`, calls: i === 6 ? 3 : 0, spam: i === 6 ? 1 : 0 })),
  next_callback: null,
  minutes: { used: 14, of: 120, until: soon(9000) },
  steps: { number: true, carrier: true, codes: true, test: true },
  ...but,
});

/** A page of the list, of which there are so many in all. */
export const aPage = (data: CallSummary[], page = 1, total = data.length): Output<typeof assistant.getCalls> => ({
  data,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / 20)),
  per_page: 20,
  total,
  next_page_url: page * 20 < total ? `/api/mobile/assistant/list-v2?page=${page + 1}` : null,
  prev_page_url: null,
  counts: { all: total, unread: 0, waiting: 0, spam: 0, voicemail: 0, appointment: 0 },
});

type Settings = Output<typeof assistant.getSettings>;
const office = [{ from: '09:00', until: '17:00' }];

export const theSettings = (but: Partial<Settings> = {}): Settings => ({
  is_on: true,
  greeting: '',
  voice: 'calm',
  different_voices: ['calm', 'bright', 'low'],
  language: 'en',
  time_zone: 'America/Chicago',
  windows: [office, office, office, office, office, [], []],
  slot_minutes: 15,
  buffer_minutes: 0,
  notice_minutes: 30,
  most_a_day: 8,
  detail: 'full',
  keep_days: 30,
  always_ask: false,
  opening: 'Hello, I’m Ida’s automated assistant.',
  spoken_name: { latin: '', kana: '', arabic: '', cyrillic: '' },
  usual_name: { latin: 'Ida', kana: 'イダ', arabic: 'إيدا', cyrillic: 'Ида' },
  ...but,
});

/** Mocks the endpoints that every page of the assistant calls. */
export function answerAssistant(calls: CallSummary[] = [], day = aDay()) {
  answer(assistant.getToday, () => day);
  answer(assistant.getCalls, () => aPage(calls));
  answer(assistant.getLive, () => ({ now: ago(0), calls: [] }));
  answer(calendar.getCalendars, () => ({ now: ago(0), tz: 'America/Chicago', feed: null, source: null }));
  answer(calendar.getHours, () => ({
    is_on: false,
    windows: theSettings().windows,
    country: null,
    closed_on_holidays: false,
    days_off: [],
    tz: 'America/Chicago',
    today: ago(0).slice(0, 10),
    countries: ['US'],
    holidays: [],
    closed: null,
  }));
  answer(assistant.getDigest, () => ({ is_on: false, hour: 18, can_mail: true }));
  answer(assistant.getRingThrough, () => ({ people: [], words: [], urgent: false, blocking: nothingBlocked }));
  answer(assistant.getAccuracy, () => null);
  answer(assistant.updateRead, () => ({ updated: 1, unread_total: 0 }));
}
