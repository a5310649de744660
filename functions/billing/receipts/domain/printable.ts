import type { Variety } from '#shared/values/language.ts';

export type PaperSize = 'A4' | 'LETTER';

/** A label and its value. */
export type Row = readonly [label: string, value: string];

/** Whose lines they are, and the lines. */
export type Party = { heading: string; lines: readonly string[] };

/** A document for print: everything it says, formatted in its language. What lays it out adds no words. */
export type Printable = {
  language: Variety;
  size: PaperSize;
  /** Of the event that it documents, never of its rendering: the same document has the same bytes. */
  createdAt: Date;
  title: string;
  /** Under the title: its number. */
  number: string | null;
  /** The sum it is about, at the head. */
  sum: string | null;
  /** Above everything: that it is an example. */
  warning: string | null;
  parties: readonly Party[];
  facts: readonly Row[];
  table: {
    columns: readonly string[];
    rows: readonly (readonly string[])[];
    /** The last one is the result. */
    sums: readonly Row[];
  };
  notes: readonly string[];
  /** Below each page. */
  foot: string;
  pageOf: (page: number, pages: number) => string;
};

const inLetterFormat = ['US', 'CA'];

/** A page of the format that is used where the reader is: US Letter in the United States and Canada. */
export function paperSize(country: string | undefined, timeZone: string): PaperSize {
  if (country) return inLetterFormat.includes(country) ? 'LETTER' : 'A4';
  return northAmerican.test(timeZone) ? 'LETTER' : 'A4';
}

/** Zones of the United States and Canada, by the places that IANA names them after. */
const northAmerican =
  /^(?:US|Canada)\/|^Pacific\/Honolulu$|^America\/(?:New_York|Detroit|Kentucky\/.+|Indiana\/.+|Chicago|Menominee|North_Dakota\/.+|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Nome|Adak|Metlakatla|Yakutat|Toronto|Montreal|Vancouver|Winnipeg|Edmonton|Calgary|Regina|Halifax|St_Johns|Moncton|Iqaluit|Whitehorse|Yellowknife|Goose_Bay|Glace_Bay|Swift_Current|Dawson.*|Fort_Nelson|Creston|Inuvik|Cambridge_Bay|Rankin_Inlet|Resolute|Thunder_Bay|Nipigon|Rainy_River)$/;
