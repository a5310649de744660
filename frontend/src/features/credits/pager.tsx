import '#frontend/styles/results.css';

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';

type Props = { of: { current_page: number; last_page: number }; onTurn: (page: number) => void };

/** To the page before and the page after of a list. */
export function Pager({ of: { current_page: current, last_page: last }, onTurn }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'pager' });
  if (last <= 1) return null;
  return (
    <nav className="pager" aria-label={t('label')}>
      {current > 1 && (
        <Button look="line" size="sm" onClick={() => onTurn(current - 1)}>
          <Icon of={ArrowLeft} small directional /> {t('previous')}
        </Button>
      )}
      <span className="small muted">{t('page', { current, last })}</span>
      {current < last && (
        <Button look="line" size="sm" onClick={() => onTurn(current + 1)}>
          {t('next')} <Icon of={ArrowRight} small directional />
        </Button>
      )}
    </nav>
  );
}
