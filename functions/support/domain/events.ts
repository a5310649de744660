/**
 * The browser events and parameters that we record: never a name, number, address or typed text. Anything else is
 * dropped.
 */
const events: Record<string, readonly string[]> = {
  page_viewed: ['page', 'language'],
  language_changed: ['from', 'to'],
  search_started: ['type'],
  search_finished: ['type', 'found', 'took_ms'],
  teaser_opened: ['position'],
  report_opened: ['position', 'credits_left'],
  registered: ['how'],
  logged_in: ['how'],
  logged_out: [],
  chat_opened: ['view', 'from'],
  chat_line_sent: ['view'],
  chat_ended: ['view', 'lasted_s'],
  mobile_link_shown: ['platform', 'context'],
  mobile_link_followed: ['platform', 'context'],
  push_allowed: [],
  push_refused: [],
  installed: ['platform'],
  proof_solved: ['route', 'took_ms'],
  proof_failed: ['route'],
  visits_allowed: [],
  visits_refused: [],
  unsubscribe_reason: ['reason'],
};

type Value = string | number | boolean | null;

/** An identifier such as `login-phone`: too narrow for free text or a phone number. */
const WORD = /^(?=.*[a-z])[a-z0-9_-]{1,32}$/;
const isHarmless = (value: Value) =>
  typeof value === 'string'
    ? WORD.test(value) && !/\d{5}/.test(value)
    : typeof value !== 'number' || Math.abs(value) < 1e7;

/** As much of what happened as is kept; undefined where we know no such event. */
export function keptOf(name: string, params: Record<string, Value>): Record<string, Value> | undefined {
  const reference = Object.hasOwn(events, name) ? events[name] : undefined;
  if (!reference) return undefined;
  return Object.fromEntries(
    Object.entries(params).filter(([key, value]) => reference.includes(key) && isHarmless(value)),
  );
}
