import { Check, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import type { Reason } from '#shared/api/people.ts';

const certain: ReadonlySet<Reason> = new Set([
  'last-exact', 'first-exact', 'lives-there', 'lived-there', 'phone', 'email', 'address', 'username',
]); // prettier-ignore

/** Why somebody fits: a tick where it is exact, a dashed ring where it is only like. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  const { t } = useTranslation('people', { keyPrefix: 'reasons' });
  return (
    <div>
      <h4 className="vh">{t('title')}</h4>
      <ul className="why">
        {reasons.map((reason) => (
          <li key={reason} className={certain.has(reason) ? undefined : 'is-near'}>
            <Icon of={certain.has(reason) ? Check : CircleDashed} small />
            {t(reason)}
          </li>
        ))}
      </ul>
    </div>
  );
}
