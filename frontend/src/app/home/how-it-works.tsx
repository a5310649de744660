import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';

/** The three steps from a name to a report. */
export function HowItWorks() {
  const { t } = useTranslation('home', { keyPrefix: 'how' });
  return (
    <section className="sec sec--rule" aria-labelledby="h-how">
      <div className="wrap">
        <h2 className="display" id="h-how">
          {t('title')}
        </h2>
        <ol className="steps3">
          <li>
            <h3>{t('search.title')}</h3>
            <p>{t('search.says')}</p>
            <p className="steps3__fact">
              <Found asked="Okafur" found="Okafor" />
              <Found asked="Nunez" found="Núñez" />
            </p>
          </li>
          <li>
            <h3>{t('see.title')}</h3>
            <p>{t('see.says')}</p>
            <p className="steps3__fact">
              <Chip tone="line">{t('see.phones', { count: 3 })}</Chip>
              <Chip tone="line">{t('see.places', { count: 4 })}</Chip>
              <Chip tone="line">{t('see.emails', { count: 0 })}</Chip>
            </p>
          </li>
          <li>
            <h3>{t('open.title')}</h3>
            <p>{t('open.says')}</p>
          </li>
        </ol>
      </div>
    </section>
  );
}

function Found({ asked, found }: { asked: string; found: string }) {
  return (
    <span className="steps3__pair">
      <Chip>
        <bdi>{asked}</bdi>
      </Chip>
      <Icon of={ArrowRight} small directional />
      <Chip>
        <bdi>{found}</bdi>
      </Chip>
    </span>
  );
}
