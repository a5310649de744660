import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { type FilterChange, type Filters, filterCount, noFilters } from '#frontend/features/people/search/filters.ts';

type Props = {
  filters: Filters;
  shown: number;
  refreshing: boolean;
  onChange: (change: FilterChange) => void;
  children: ReactNode;
};

/** On a phone, the filters in a sheet that shows the number of matches. */
export function FilterSheet({ filters, shown, refreshing, onChange, children }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'filters' });
  const [isOpen, setOpen] = useState(false);
  const count = filterCount(filters);
  return (
    <div className="only-narrow">
      <Button look="line" wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={SlidersHorizontal} /> {t('title')}
        {count > 0 && <span className="count">{count}</span>}
      </Button>
      <ModalOverlay className="sheet" isDismissable isOpen={isOpen} onOpenChange={setOpen}>
        <Modal className="sheet__in">
          <Dialog className="sheet__body" aria-label={t('title')}>
            <div className="sheet__head">
              <h2>{t('title')}</h2>
              {count > 0 && (
                <Button look="ghost" size="sm" onClick={() => onChange(noFilters)}>
                  {t('clear')}
                </Button>
              )}
              <Button look="ghost" size="sm" aria-label={t('close')} onClick={() => setOpen(false)}>
                <Icon of={X} />
              </Button>
            </div>
            <div className="sheet__scroll">{children}</div>
            <div className="sheet__foot">
              <Button wide onClick={() => setOpen(false)}>
                {refreshing ? t('refining') : t('show', { count: shown })}
              </Button>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  );
}
