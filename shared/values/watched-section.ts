/** The sections of a report in which a change is news. Portraits are drawings, and no news. */
export const watchedSections = [
  'personal',
  'phones',
  'emails',
  'locations',
  'relationships',
  'jobs',
  'education',
  'social_profiles',
] as const;
export type WatchedSection = (typeof watchedSections)[number];
