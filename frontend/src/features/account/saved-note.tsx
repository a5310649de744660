import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { useFormats } from '#frontend/lib/use-formats.ts';

/** That it was saved, and when: for some seconds at the lower edge of the screen, wherever the button is. */
export function SavedNote({ at }: { at: Date | undefined }) {
  const { t } = useTranslation('account');
  const { clock } = useFormats();
  if (!at) return null;
  return (
    <p className="chip chip--ok saved" role="status" key={at.getTime()}>
      <Icon of={Check} small />
      {t('saved', { at: clock(at) })}
    </p>
  );
}
