import type { Mark, Spam } from '#shared/values/call.ts';

const byOwner = {
  spam: { score: 95, verdict: 'likely_spam', code: 'owner_marked_spam', weight: 95 },
  blocked: { score: 95, verdict: 'likely_spam', code: 'owner_marked_spam', weight: 95 },
  not_spam: { score: 5, verdict: 'likely_safe', code: 'owner_marked_not_spam', weight: -95 },
} as const;

const ownersCodes: string[] = Object.values(byOwner).map(({ code }) => code);

/** A verdict after the owner’s own word, which wins; taken back, what the signals said cannot be told any more: unknown. */
export function marked(spam: Spam, mark: Mark | null): Spam {
  const reasons = spam.reasons.filter(({ code }) => !ownersCodes.includes(code));
  if (!mark) {
    const wasMarked = reasons.length < spam.reasons.length;
    return wasMarked ? { score: 35, verdict: 'unknown', reasons } : spam;
  }
  const { score, verdict, code, weight } = byOwner[mark];
  return { score, verdict, reasons: [{ code, weight, text: code }, ...reasons].slice(0, 3) };
}
