import { useTranslation } from 'react-i18next';

/** The foot of every page. */
export function Footer() {
  const { t } = useTranslation('shell');
  return (
    <footer className="foot">
      <div className="wrap">
        <p className="foot__legal">{t('legal')}</p>
      </div>
    </footer>
  );
}
