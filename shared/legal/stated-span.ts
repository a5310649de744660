import type { Span } from '#shared/values/retention.ts';

/** A life as a legal text states it: for a span, at most for a span, or as long as the row says in words. */
export type StatedSpan = { kept: Span } | { most: Span } | 'in-words';
