import { i18n } from '#frontend/i18n/index.ts';
import { formats } from '#frontend/lib/format.ts';
import { livesOf, type ShownLife } from '#shared/legal/lives.ts';
import type { Structure } from '#shared/legal/structure.ts';
import { structures } from '#shared/legal/structures.ts';
import { legalTexts, type LegalSlug } from '#shared/legal/versions.ts';
import type { Day } from '#shared/values/day.ts';
import { type Language, localeOf } from '#shared/values/language.ts';

/** A section in one language: its title and its sentences. */
type Words = Record<string, string>;
type Bundle = { title: string; news?: string; lives?: Partial<Record<ShownLife, { what: string; how: string }>> };

export type LegalText = {
  slug: LegalSlug;
  version: number;
  since: Day;
  title: string;
  /** What differs from the version before. */
  news: string | undefined;
  structure: Structure;
  titleOf: (section: string) => string;
  sentence: (section: string, key: string) => string;
  kept: readonly { name: ShownLife; what: string; how: string }[];
};

/** A version of a legal text in a language; undefined if there is no such version. Its words are loaded before the page. */
export function legalText(slug: LegalSlug, version: number, language: Language): LegalText | undefined {
  const { name, versions } = legalTexts[slug];
  const found = versions.find((each) => each.version === version);
  const structure = structures[name][version];
  if (!found || !structure) return undefined;
  const bundle = i18n.getResourceBundle(language, `${name}${version}`) as Bundle;
  const sections = bundle as unknown as Record<string, Words>;
  const locale = localeOf(language);
  return {
    slug,
    version,
    since: found.since,
    title: bundle.title,
    news: bundle.news,
    structure,
    titleOf: (section) => sections[section]?.title ?? '',
    sentence: (section, key) => sections[section]?.[key] ?? '',
    kept: Object.entries(bundle.lives ?? {}).map(([key, { what, how }]) => {
      const life = livesOf(version)[key];
      const span = !life || life === 'in-words' ? '' : formats.span('kept' in life ? life.kept : life.most, locale);
      return { name: key as ShownLife, what, how: how.replace('{{span}}', span) };
    }),
  };
}
