import { ExternalLink } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { DisputedMark } from '#frontend/features/people/report/disputed-mark.tsx';
import { isUncertain } from '#shared/values/person.ts';
import { ReportSection } from '#frontend/features/people/report/report-section.tsx';
import { SeenText } from '#frontend/features/people/report/seen-bar.tsx';
import { SourceCitations } from '#frontend/features/people/report/source-citations.tsx';
import { seenIn } from '#frontend/features/people/report/term-text.ts';
import { useFlag } from '#frontend/features/people/report/use-flag.tsx';
import type { Report } from '#shared/api/people/report.ts';

const away = { rel: 'nofollow noopener noreferrer', target: '_blank' };

/** Photographs as links to their pages: to show them here would tell their hosts who reads this report (ADR 60). */
export function PhotosSection({ report: { photos } }: { report: Report }) {
  const { t } = useTranslation('report', { keyPrefix: 'photo' });
  return (
    <ReportSection of="images" count={photos.length}>
      <ul className="photos">
        {photos.map((photo, i) => (
          <Photo key={photo.fact_id} photo={photo} number={i + 1} />
        ))}
      </ul>
      <p className="part__note">{t('note')}</p>
    </ReportSection>
  );
}

function Photo({ photo, number }: { photo: Report['photos'][number]; number: number }) {
  const { t } = useTranslation('report', { keyPrefix: 'photo' });
  const { t: word } = useTranslation('report');
  const flag = useFlag(photo, word('dispute.image', { number }));
  return (
    <li className="photo">
      <a href={photo.url} {...away}>
        <Icon of={ExternalLink} small />
        {t('at', { site: new URL(photo.url).hostname.replace(/^www\./, '') })}
      </a>
      <small>
        {photo.credit && (
          <>
            <Trans t={t} i18nKey="credit" values={{ credit: photo.credit }} components={{ b: <bdi /> }} />{' '}
          </>
        )}
        {photo.licence_url ? (
          <a href={photo.licence_url} {...away}>
            {photo.licence}
          </a>
        ) : (
          <bdi>{photo.licence}</bdi>
        )}
      </small>
      <SeenText {...seenIn(photo)} />
      {isUncertain(photo) && <small>{word('may.image')}</small>}
      <DisputedMark fact={photo} />
      <span className="photo__act">
        <SourceCitations fact={photo} />
        {flag.button}
      </span>
      {flag.form}
    </li>
  );
}
