import type { Day } from '#shared/values/day.ts';

type Version = { version: number; since: Day };

/** The legal texts by the slug of their address, with all their versions, the oldest first. */
export const legalTexts = {
  'web-flow-privacy-policy': {
    name: 'privacy',
    versions: [
      { version: 7, since: '2026-11-22' },
      { version: 8, since: '2026-11-23' },
    ],
  },
  'web-flow-terms-of-service': {
    name: 'terms',
    versions: [
      { version: 7, since: '2026-11-22' },
      { version: 8, since: '2026-11-23' },
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

/** The version of the terms that a member agrees to now. */
export const TERMS_VERSION = latestVersion('web-flow-terms-of-service');
