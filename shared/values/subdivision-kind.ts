/** What the first-level subdivisions of a country are, as its forms call them. */
export const subdivisionKinds = [
  'state',
  'province',
  'prefecture',
  'region',
  'community',
  'department',
  'governorate',
  'emirate',
  'county',
  'district',
  'canton',
] as const;
export type SubdivisionKind = (typeof subdivisionKinds)[number];
