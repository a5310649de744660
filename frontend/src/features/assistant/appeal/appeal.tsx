import '#frontend/styles/assistant.css';

import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { RequestPinForm, type AppealNumber } from '#frontend/features/assistant/appeal/request-pin-form.tsx';
import { EnterPinForm } from '#frontend/features/assistant/appeal/enter-pin-form.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';

/** Lets the owner of a number that is marked as spam prove ownership by a PIN, which clears earlier reports. */
export function Appeal() {
  const { t } = useTranslation('assistant', { keyPrefix: 'appeal' });
  const { language } = useLanguage();
  const [number, setNumber] = useState<AppealNumber>();
  const [isCleared, setCleared] = useState(false);
  return (
    <div className="wrap wrap--mid wiz wiz--2">
      <title>{pageTitle(t('title'))}</title>
      <div className="wiz__top stack">
        <h1 className="display">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      {isCleared ? (
        <div className="stack" role="status">
          <p className="note note--ok">
            <Icon of={Check} />
            <span>{t('cleared')}</span>
          </p>
          <div>
            <LinkButton look="line" to={pathTo('home', { language })}>
              {t('home')}
            </LinkButton>
          </div>
        </div>
      ) : number ? (
        <EnterPinForm number={number} onCleared={() => setCleared(true)} onBack={() => setNumber(undefined)} />
      ) : (
        <RequestPinForm onSent={setNumber} />
      )}
      <aside className="stack">
        <h2>{t('how')}</h2>
        <p className="muted">{t('howLead')}</p>
        <p className="muted">{t('stays')}</p>
      </aside>
    </div>
  );
}
