import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';

/** That it was saved, and when. */
export function SavedNote({ at }: { at: Date | undefined }) {
  const { t } = useTranslation('account');
  if (!at) return null;
  return (
    <p className="chip chip--ok">
      <Icon of={Check} small />
      {t('saved', { at: at.toISOString() })}
    </p>
  );
}
