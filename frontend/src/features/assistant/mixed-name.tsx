import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { mixesScripts } from '#shared/values/mixed-script.ts';

/** Beside a name that mixes alphabets, and so may pass for another one. */
export function MixedName({ name }: { name: string }) {
  const { t } = useTranslation('assistant');
  if (!mixesScripts(name)) return null;
  return (
    <>
      {' '}
      <Chip tone="warn">
        <Icon of={TriangleAlert} small /> {t('mixedName')}
      </Chip>
    </>
  );
}
