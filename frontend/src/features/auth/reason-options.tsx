import { Gavel, Handshake, type LucideIcon, Network, Pencil, PhoneIncoming, Search, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { type ReasonForUse, reasonsForUse } from '#shared/validation/account.ts';

const icons: Record<ReasonForUse, LucideIcon> = {
  reconnect: Users,
  'who-called': PhoneIncoming,
  'before-we-meet': Handshake,
  'family-history': Network,
  'my-own-record': Search,
  'legal-matter': Gavel,
  other: Pencil,
};

type Props = {
  chosen: ReasonForUse | undefined;
  onChoose: (reason: ReasonForUse) => void;
  /** The id of the error message when nothing is selected. */
  error: string | undefined;
};

export function ReasonOptions({ chosen, onChoose, error }: Props) {
  const { t } = useTranslation('auth', { keyPrefix: 'reason' });
  return (
    <fieldset className="uses" aria-describedby={error}>
      <legend className="vh">{t('title')}</legend>
      {reasonsForUse.map((reason) => (
        <label key={reason} className={reason === 'other' ? 'full' : undefined}>
          <input
            type="radio"
            name="reason_for_use"
            value={reason}
            checked={reason === chosen}
            aria-invalid={error ? true : undefined}
            onChange={() => onChoose(reason)}
          />
          <Icon of={icons[reason]} />
          <span>
            <b>{t(`uses.${reason}.name`)}</b>
            <small>{t(`uses.${reason}.means`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
