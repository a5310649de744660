import '#frontend/styles/notices.css';

import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** That what was charged may be had back, and where. */
export function Unhappy() {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  return (
    <div className="note">
      <Icon of={Undo2} directional />
      <p>
        {t('unsubscribe.unhappy')} <Link to={pathTo('payments', { language })}>{t('all')}</Link>
      </p>
    </div>
  );
}
