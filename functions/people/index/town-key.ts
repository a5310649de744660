import { fold } from '#functions/names/fold.ts';
import { memoize } from '#functions/platform/memoize.ts';

const inFull: Readonly<Record<string, string>> = { st: 'saint', ft: 'fort', mt: 'mount' };

/** A town as a key, however it is written: “The Bronx” and “Bronx”, “St. Louis” and “Saint Louis”, New York and its City. Towns recur. */
export const townKey = memoize((town: string): string =>
  fold(town)
    .replace(/^the (?=.)/, '')
    .replace(/\b(?:st|ft|mt)(?= )/g, (short) => inFull[short]!)
    .replace(/^new york city$/, 'new york'),
);
