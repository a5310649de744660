import { useTranslation } from 'react-i18next';

import { Portrait } from '#frontend/components/portrait.tsx';
import { spanOf } from '#frontend/features/people/report/axis.ts';
import { SourceCitations } from '#frontend/features/people/report/source-citations.tsx';
import { DisputedMark } from '#frontend/features/people/report/disputed-mark.tsx';
import { isUncertain } from '#frontend/features/people/report/confidence-level.ts';
import { ReportSection } from '#frontend/features/people/report/report-section.tsx';
import { SeenText } from '#frontend/features/people/report/seen-bar.tsx';
import { useFlag } from '#frontend/features/people/report/use-flag.tsx';
import type { Report } from '#shared/api/people.ts';

/** The drawn portraits, with sightings and sources. */
export function PhotosSection({ report: { images, names } }: { report: Report }) {
  const { t } = useTranslation('report');
  return (
    <ReportSection of="images" count={images.length}>
      <div className="photos">
        {images.map((image, i) => (
          <Photo key={i} image={image} number={i + 1} name={names[0]!.full_name} />
        ))}
      </div>
      <p className="part__note">{t('imagesNote')}</p>
    </ReportSection>
  );
}

type PhotoProps = { image: Report['images'][number]; number: number; name: string };

function Photo({ image, number, name }: PhotoProps) {
  const { t } = useTranslation('report');
  const flag = useFlag(image, t('dispute.image', { number }));
  return (
    <figure>
      <Portrait seed={image.portrait} tile label={name} />
      <figcaption>
        <span>
          <SeenText {...spanOf(image)} />
          {isUncertain(image) && <small>{t('may.image')}</small>}
          <DisputedMark fact={image} />
        </span>
        <span className="photos__act">
          <SourceCitations fact={image} />
          {flag.button}
        </span>
      </figcaption>
      {flag.form}
    </figure>
  );
}
