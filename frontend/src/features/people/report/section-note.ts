import type { LineContext } from '#frontend/features/people/report/fact-lines.ts';
import type { Section } from '#frontend/features/people/report/sections.ts';
import { formats } from '#frontend/lib/format.ts';
import { regionWord } from '#frontend/lib/places/region-word.ts';
import { joinDetails } from '#shared/values/join-details.ts';
import type { Teaser } from '#shared/api/people/teaser.ts';

/** What a locked section holds: how many of which kind, and when one was last seen. It reveals none of its facts. */
export function sectionNote(
  of: Section,
  teaser: Teaser,
  { t, locale }: Pick<LineContext, 't' | 'locale'>,
): string | null {
  const { counts, related_to, summaries } = teaser;
  const kinds = <K extends string>(some: Partial<Record<K, number>>, word: (kind: K, count: number) => string) =>
    (Object.entries(some) as [K, number][]).toSorted(([, a], [, b]) => b - a).map(([kind, count]) => word(kind, count));
  const latest = (day: string | null | undefined) => day && t('teaser.sum.latest', { day: formats.day(day, locale) });
  const former = (those: { former?: number | undefined } | undefined, count: number) => {
    if (!those?.former) return null;
    // Arabic says “one of them” of two in another way than of more.
    if (those.former === 1 && count === 2) return t('teaser.sum.oneOfTwo');
    return t(`teaser.sum.${those.former < count ? 'former' : 'allFormer'}`, { count: those.former });
  };
  const sentence = (...parts: (string | null | undefined)[]) => {
    const text = joinDetails(parts, locale);
    return text ? t('teaser.sum.sentence', { text: text.charAt(0).toLocaleUpperCase(locale) + text.slice(1) }) : null;
  };
  switch (of) {
    case 'phones':
      return summaries
        ? sentence(
            ...kinds(summaries.phones.kinds, (kind, count) => t(`teaser.sum.phone.${kind}`, { count })),
            former(summaries.phones, counts.phones),
            latest(summaries.phones.latest),
          )
        : t('teaser.lock.phones');
    case 'emails':
      return summaries
        ? sentence(
            ...kinds(summaries.emails.kinds, (kind, count) => t(`teaser.sum.email.${kind}`, { count })),
            former(summaries.emails, counts.emails),
            latest(summaries.emails.latest),
          )
        : t('teaser.lock.emails');
    case 'locations': {
      const held = sentence(
        ...kinds(summaries?.locations.kinds ?? {}, (kind, count) => t(`teaser.sum.place.${kind}`, { count })),
        former(summaries?.locations, counts.locations),
        latest(summaries?.locations.latest),
      );
      const extent = extentOf(counts);
      return held && extent ? t('teaser.sum.both', { first: held, second: extent }) : (held ?? extent);
    }
    case 'jobs':
      return summaries
        ? (sentence(
            summaries.jobs.from && t('teaser.sum.from', { year: summaries.jobs.from.slice(0, 4) }),
            latest(summaries.jobs.latest),
          ) ?? t('teaser.lock.jobsUndated'))
        : t('teaser.lock.jobs');
    case 'social_profiles':
      return summaries?.social_profiles.networks.length
        ? // Their names are in Latin letters everywhere: the list has the commas of the language.
          sentence(formats.list(summaries.social_profiles.networks, locale))
        : t('teaser.lock.social_profiles');
    case 'relationships':
      return related_to.length ? t('teaser.lock.relatives', { names: formats.list(related_to, locale) }) : null;
    case 'personal':
      return personalNote();
    default:
      return t(`teaser.lock.${of}`);
  }

  /** Which details there are. What was stored before kinds were counted says so of names alone, where it has no others. */
  function personalNote() {
    const others = summaries?.personal?.kinds;
    const names = counts.personal - (others?.length ?? 0);
    if (!others && names > teaser.also_known_as.length + 1) return t('teaser.lock.personal');
    return sentence(
      t(`teaser.sum.personal.${names > 1 ? 'names' : 'name'}`),
      ...(others ?? []).map((kind) => t(`teaser.sum.personal.${kind}`)),
    );
  }

  function extentOf({ countries, states }: Teaser['counts']) {
    if (countries > 1) return t('teaser.lock.countries', { count: countries });
    const { lives_in, last_known_in, lived_in, works_in, represents = [] } = teaser;
    const [town] = [lives_in, last_known_in, ...lived_in, ...works_in, ...represents].filter((each) => each !== null);
    return states > 0 ? t(`teaser.lock.${regionWord(town?.country)}`, { count: states }) : null;
  }
}
