/** Visits, counted with consent only: never a name, number, address or typed text. `npm run ops -- visits` reads them. */
const visits: Record<string, readonly string[]> = {
  page_viewed: ['page', 'language'],
};
/** Answers that someone gave on purpose. */
const answers: Record<string, readonly string[]> = {
  unsubscribe_reason: ['reason'],
};
const events = { ...visits, ...answers };

/** Whether an event needs consent, which Global Privacy Control withholds. */
export const needsConsent = (name: string): boolean => Object.hasOwn(visits, name);

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
