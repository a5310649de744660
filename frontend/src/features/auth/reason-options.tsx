import {
  CircleEllipsis,
  Handshake,
  LifeBuoy,
  type LucideIcon,
  MessageCircleHeart,
  PhoneIncoming,
  Search,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import {
  isRefusedUse,
  type ReasonForUse,
  reasonsForUse,
  refusedUses,
  type StatedUse,
} from '#shared/validation/account.ts';

const icons: Record<ReasonForUse, LucideIcon> = {
  reconnect: Users,
  'who-called': PhoneIncoming,
  'met-online': MessageCircleHeart,
  'private-deal': Handshake,
  safety: LifeBuoy,
  'my-own-record': Search,
};

type Props = {
  chosen: StatedUse | undefined;
  onChoose: (use: StatedUse | undefined) => void;
  /** The id of the error message when nothing is selected. */
  error: string | undefined;
};

/** The closed list of purposes; “something else” leads to the uses that are refused. */
export function ReasonOptions({ chosen, onChoose, error }: Props) {
  const { t } = useTranslation('auth');
  const [isElse, setElse] = useState(false);
  const isOther = isElse || (chosen !== undefined && isRefusedUse(chosen));
  return (
    <fieldset className="uses" aria-describedby={error}>
      <legend className="vh">{t('reason.title')}</legend>
      {reasonsForUse.map((reason) => (
        <label key={reason}>
          <input
            type="radio"
            name="reason_for_use"
            value={reason}
            checked={!isElse && reason === chosen}
            aria-invalid={error ? true : undefined}
            onChange={() => {
              setElse(false);
              onChoose(reason);
            }}
          />
          <Icon of={icons[reason]} />
          <span>
            <b>{t(`reason.uses.${reason}.name`)}</b>
            <small>{t(`reason.uses.${reason}.means`)}</small>
          </span>
        </label>
      ))}
      <label className="full">
        <input
          type="radio"
          name="reason_for_use"
          value="else"
          checked={isOther}
          onChange={() => {
            setElse(true);
            onChoose(undefined);
          }}
        />
        <Icon of={CircleEllipsis} />
        <span>
          <b>{t('reason.else.name')}</b>
          <small>{t('reason.else.means')}</small>
        </span>
      </label>
      {isOther && (
        <fieldset className="full choices">
          <legend>{t('reason.else.which')}</legend>
          {refusedUses.map((use) => (
            <label key={use} className="check">
              <input
                type="radio"
                name="refused_use"
                value={use}
                checked={chosen === use}
                onChange={() => onChoose(use)}
              />
              <span>
                {t(`nos.uses.${use}.name`)} <small className="muted">{t(`nos.uses.${use}.means`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </fieldset>
  );
}
