import type { Day } from '#shared/values/day.ts';

type Version = { version: number; since: Day };

/** The legal texts by the slug of their address, with all their versions, the oldest first. */
export const legalTexts = {
  'web-flow-privacy-policy': {
    name: 'privacy',
    versions: [
      { version: 7, since: '2026-11-22' },
      { version: 8, since: '2026-11-23' },
      { version: 9, since: '2026-11-30' },
      { version: 10, since: '2026-11-30' },
      { version: 11, since: '2026-11-30' },
    ],
  },
  'web-flow-terms-of-service': {
    name: 'terms',
    versions: [
      { version: 7, since: '2026-11-22' },
      { version: 8, since: '2026-11-23' },
      { version: 9, since: '2026-11-30' },
      { version: 10, since: '2026-11-30' },
    ],
  },
} as const satisfies Record<string, { name: string; versions: readonly Version[] }>;

export type LegalSlug = keyof typeof legalTexts;
export type LegalName = (typeof legalTexts)[LegalSlug]['name'];

export const legalSlugs = Object.keys(legalTexts) as LegalSlug[];
export const isLegalSlug = (slug: string): slug is LegalSlug => Object.hasOwn(legalTexts, slug);
export const slugOf = (name: LegalName): LegalSlug => legalSlugs.find((slug) => legalTexts[slug].name === name)!;

/** The version in force: the last one. */
export const latestVersion = (slug: LegalSlug): number => legalTexts[slug].versions.at(-1)!.version;

/** The version in force at a moment, by the day in UTC; the oldest one for the time before it. */
export const versionAt = (slug: LegalSlug, moment: Date): number =>
  (
    legalTexts[slug].versions.findLast(({ since }) => since <= moment.toISOString().slice(0, 10)) ??
    legalTexts[slug].versions[0]
  ).version;

/** The version of the terms that a member agrees to at a moment. */
export const termsVersionAt = (moment: Date): number => versionAt('web-flow-terms-of-service', moment);
