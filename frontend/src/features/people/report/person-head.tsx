import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Initials, Portrait } from '#frontend/components/portrait.tsx';
import { BackToResults } from '#frontend/features/people/report/back-to-results.tsx';
import { birthText } from '#frontend/features/people/report/dates.ts';
import { townText } from '#frontend/features/people/report/place-words.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Town } from '#shared/api/people.ts';
import type { Birth } from '#shared/values/day.ts';

type Props = {
  name: string;
  age: number | null;
  birth: Birth | null;
  town: Town | null;
  portrait: string | null;
  children?: ReactNode;
};

/** Who this is, over the report and over its teaser. */
export function PersonHead({ name, age, birth, town, portrait, children }: Props) {
  const { t } = useTranslation('report', { keyPrefix: 'head' });
  const { locale } = useLanguage();
  return (
    <div className="rep-head">
      <div>
        <BackToResults />
        <div className="rep-id">
          <div>{portrait ? <Portrait seed={portrait} /> : <Initials name={name} />}</div>
          <div>
            <h1>
              <bdi>{name}</bdi>
            </h1>
            <p>
              {bornText()}{' '}
              {town && (
                <Trans t={t} i18nKey="town" values={{ town: townText(town, locale) }} components={{ town: <bdi /> }} />
              )}
            </p>
          </div>
        </div>
      </div>
      {children}
    </div>
  );

  function bornText() {
    const born = birth && birthText(birth, locale);
    if (age !== null) return born ? t('ageAndBirth', { count: age, birth: born }) : t('age', { count: age });
    return born && t('birth', { birth: born });
  }
}
