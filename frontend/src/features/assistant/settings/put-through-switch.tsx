import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Switch } from '#frontend/features/assistant/settings/switch.tsx';
import { useRingThrough } from '#frontend/features/assistant/settings/use-ring-through.ts';
import type { CallSummary } from '#shared/api/assistant.ts';

/** Whether the owner’s phone rings at once when this number calls. */
export function PutThroughSwitch({ call: { caller_name, caller_number } }: { call: CallSummary }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'live.ring' });
  const { rules, putThrough, error } = useRingThrough();
  if (!caller_number || !rules) return null;
  return (
    <>
      {error && <Failure error={error} />}
      <Switch
        name={t('always')}
        more={t('alwaysLead')}
        isOn={rules.people.some(({ phone, route }) => phone === caller_number && route === 'put_through')}
        onSwitch={(is_listed) => void putThrough({ phone: caller_number, name: caller_name ?? '', is_listed })}
      />
    </>
  );
}
