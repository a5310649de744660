import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { SourcePart } from '#frontend/features/people/report/source-parts.ts';
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

type Props = { about: About | null | undefined; parts: readonly SourcePart[] };

/** Licence, dates and gaps of a source, as far as its parts are asked for. */
export function SourceAbout({ about, parts }: Props) {
  const { t } = useTranslation('report', { keyPrefix: 'source' });
  const { locale } = useLanguage();
  const day = (value: string | null | undefined) => (value ? formats.shortDay(value, locale) : t('notStated.day'));
  const values: Record<SourcePart, () => ReactNode> = {
    licence: () => <Licence about={about} />,
    asOf: () => day(about?.as_of),
    retrieved: () => day(about?.retrieved_on),
    lacks: () => <bdi>{lacksNote(about?.lacks ?? '', locale)}</bdi>,
  };
  return (
    <dl className="about">
      {parts.map((part) => (
        <div key={part}>
          <dt>{t(part)}</dt>
          <dd>{values[part]()}</dd>
        </div>
      ))}
    </dl>
  );
}

function Licence({ about }: Pick<Props, 'about'>) {
  const { t } = useTranslation('report', { keyPrefix: 'source' });
  const { locale } = useLanguage();
  const name = about?.licence ? <bdi>{licenceName(about.licence, locale)}</bdi> : t('notStated.licence');
  if (!about?.licence_url) return name;
  return (
    <a href={about.licence_url} {...away}>
      {name}
    </a>
  );
}
