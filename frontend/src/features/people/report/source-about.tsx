import { useTranslation } from 'react-i18next';

import { lacksNote, licenceName } from '#frontend/features/people/report/source-words.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { SourceAbout as About } from '#shared/api/people/report.ts';

const away = { rel: 'nofollow noopener noreferrer', target: '_blank' };

/** The name of a source, linked to where its data comes from. */
export const SourceName = ({ name, about }: { name: string; about: About | null | undefined }) =>
  about?.url ? (
    <a href={about.url} {...away}>
      <bdi>{name}</bdi>
    </a>
  ) : (
    <bdi>{name}</bdi>
  );

type Props = {
  about: About | null | undefined;
  /** Whether the day of its data on this person is shown above. */ isDated?: boolean;
};

/**
 * Licence, dates and gaps of a source; what its operator did not state is said to be missing, but for the day of its data
 * where that of its data on this person is known.
 */
export function SourceAbout({ about, isDated = false }: Props) {
  const { t } = useTranslation('report', { keyPrefix: 'source' });
  const { locale } = useLanguage();
  const day = (value: string | null | undefined) => (value ? formats.day(value, locale) : t('notStated'));
  const licence = about?.licence ? <bdi>{licenceName(about.licence, locale)}</bdi> : t('notStated');
  return (
    <dl className="about">
      <div>
        <dt>{t('licence')}</dt>
        <dd>
          {about?.licence_url ? (
            <a href={about.licence_url} {...away}>
              {licence}
            </a>
          ) : (
            licence
          )}
        </dd>
      </div>
      {(about?.as_of || !isDated) && (
        <div>
          <dt>{t('asOf')}</dt>
          <dd>{day(about?.as_of)}</dd>
        </div>
      )}
      <div>
        <dt>{t('retrieved')}</dt>
        <dd>{day(about?.retrieved_on)}</dd>
      </div>
      {about?.lacks && (
        <div>
          <dt>{t('lacks')}</dt>
          <dd>
            <bdi>{lacksNote(about.lacks, locale)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
