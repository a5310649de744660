import { formats } from '#frontend/lib/format.ts';
import { type FixedLife, retention } from '#shared/values/retention.ts';

/** How long something is kept, as a reader says it: “24 months”. */
export const keptFor = (name: FixedLife, locale: string): string => formats.span(retention[name].life.span, locale);
