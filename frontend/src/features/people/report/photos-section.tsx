import { useTranslation } from 'react-i18next';

import { Portrait } from '#frontend/components/portrait.tsx';
import { spanOf } from '#frontend/features/people/report/axis.ts';
import { SourceCitations } from '#frontend/features/people/report/source-citations.tsx';
import { isUncertain } from '#frontend/features/people/report/confidence-level.ts';
import { ReportSection } from '#frontend/features/people/report/report-section.tsx';
import { SeenText } from '#frontend/features/people/report/seen-bar.tsx';
import type { Report } from '#shared/api/people.ts';

/** The drawn portraits, with sightings and sources. */
export function PhotosSection({ report: { images, names } }: { report: Report }) {
  const { t } = useTranslation('report');
  return (
    <ReportSection of="images" count={images.length}>
      <div className="photos">
        {images.map((image, i) => (
          <figure key={i}>
            <Portrait seed={image.portrait} tile label={names[0]!.full_name} />
            <figcaption>
              <span>
                <SeenText {...spanOf(image)} />
                {isUncertain(image) && <small>{t('may.image')}</small>}
              </span>
              <SourceCitations fact={image} />
            </figcaption>
          </figure>
        ))}
      </div>
      <p className="part__note">{t('imagesNote')}</p>
    </ReportSection>
  );
}
