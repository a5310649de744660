import { retention } from '#shared/values/retention.ts';

/** How long something is kept, as a reader says it: “24 months”. */
export const keptFor = (name: 'privacyRequest' | 'openedReport' | 'audit', locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'month', unitDisplay: 'long' }).format(
    retention[name].life.span.months,
  );
