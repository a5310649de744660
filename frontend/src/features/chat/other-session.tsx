import '#frontend/styles/chat.css';

import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '#frontend/components/button.tsx';
import { addressOf } from '#frontend/features/chat/places.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** Somebody logged in follows a link, which may be anybody’s: they are asked before they write in another’s name. */
export function OtherSession({ onOpen, onStay }: { onOpen: () => void; onStay: () => void }) {
  const { t } = useTranslation('chat', { keyPrefix: 'other' });
  const { language } = useLanguage();
  return (
    <div className="wrap wrap--mid wiz">
      <div className="wiz__top stack">
        <h1 className="display">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <div className="row">
          <Button onClick={onOpen}>{t('open')}</Button>
          <LinkButton look="line" to={addressOf('inbox', language)} onClick={onStay}>
            {t('stay')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
