import { useTranslation } from 'react-i18next';

import { Portrait } from '#frontend/components/portrait.tsx';
import { drawn } from '#frontend/features/people/report/axis.ts';
import { Cites } from '#frontend/features/people/report/cites.tsx';
import { isUnsure } from '#frontend/features/people/report/level.ts';
import { Part } from '#frontend/features/people/report/part.tsx';
import { SeenText } from '#frontend/features/people/report/seen-bar.tsx';
import type { Report } from '#shared/api/people.ts';

/** The drawn portraits of a person, each with when it was seen and where. */
export function PhotosPart({ report: { images, names } }: { report: Report }) {
  const { t } = useTranslation('report');
  return (
    <Part of="images" count={images.length}>
      <div className="photos">
        {images.map((image, i) => (
          <figure key={i}>
            <Portrait seed={image.portrait} tile label={names[0]!.full_name} />
            <figcaption>
              <span>
                <SeenText {...drawn(image)} />
                {isUnsure(image) && <small>{t('may.image')}</small>}
              </span>
              <Cites fact={image} />
            </figcaption>
          </figure>
        ))}
      </div>
      <p className="part__note">{t('imagesNote')}</p>
    </Part>
  );
}
