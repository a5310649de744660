import { Check, Clock, Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { CodeForm } from '#frontend/features/removal/code-form.tsx';
import { RemovalPage } from '#frontend/features/removal/removal-page.tsx';
import { asSentence } from '#frontend/i18n/as-sentence.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** A link that was used, has had its time, or never was: which of these, only the code of the request reveals. */
export function RemovalExpired() {
  const { t } = useTranslation('removal', { keyPrefix: 'expired' });
  const { t: word } = useTranslation('errors');
  const { language } = useLanguage();
  return (
    <RemovalPage
      chip={
        <p>
          <span className="chip chip--warn">
            <Icon of={Unlink} small />
            {t('chip')}
          </span>
        </p>
      }
      heading={t('heading')}
      lead={asSentence(word('auth.link-expired'), language)}
      aside={
        <>
          <h2>{t('why')}</h2>
          <ul className="track track--flat">
            <li>
              <Icon of={Clock} />
              <div>
                <b>{t('after')}</b>
                <p>{t('afterText')}</p>
              </div>
            </li>
            <li>
              <Icon of={Check} />
              <div>
                <b>{t('used')}</b>
                <p>{t('usedText')}</p>
              </div>
            </li>
          </ul>
        </>
      }
    >
      <div className="stack [--stack:2rem]">
        <section aria-labelledby="removal-which">
          <div className="cdh">
            <h2 id="removal-which">{t('which')}</h2>
          </div>
          <CodeForm />
          <p className="hint">{t('hint')}</p>
        </section>
        <div className="row">
          <LinkButton look="line" to={pathTo('removeListing', { language })}>
            {t('restart')}
          </LinkButton>
        </div>
      </div>
    </RemovalPage>
  );
}
