import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { useToday } from '#frontend/features/assistant/today/use-today.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** Why the list is empty: no match, no calls yet, or no forwarding. */
export function NoCalls({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'list' });
  const { language } = useLanguage();
  const { data: today } = useToday();
  const isForwarding = today?.forwarding === 'active';
  if (isFiltered) return <p className="calls__none muted">{t('noneFits')}</p>;
  return (
    <div className="calls__none stack">
      <h2>{t(isForwarding ? 'none' : 'noWay')}</h2>
      <p className="muted">{t(isForwarding ? 'noneLead' : 'noWayLead')}</p>
      {!isForwarding && (
        <div>
          <LinkButton to={pathTo('callForward', { language })}>{t('setUp')}</LinkButton>
        </div>
      )}
    </div>
  );
}
