/** What the home page shows of the sample report, where it is written out: its person, and one number as each source saw it. */
export const sampleNumber = {
  name: 'Alex Jordan Example',
  number: '+12185550142',
  /** As it is written at home and abroad: the home page loads no phone formats. */
  national: '(218) 555-0142',
  international: '+1 218-555-0142',
  /** Each source by its number in the report, with its first and last day. */
  seen: [
    [1, '2017-05-14', '2026-11-12'],
    [3, '2019-02-02', '2025-08-08'],
    [5, '2021-01-30', '2026-10-04'],
  ],
} as const;
