import { useTranslation } from 'react-i18next';

/** While a chat, or what introduces it, is on its way. */
export function ChatOpening() {
  const { t } = useTranslation('chat');
  return <p className="wrap sec muted">{t('opening')}</p>;
}
