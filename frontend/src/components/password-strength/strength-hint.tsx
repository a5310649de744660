import '#frontend/styles/evidence.css';

import { useTranslation } from 'react-i18next';

import { type Strength, strengths } from '#frontend/components/password-strength/strength.ts';
import { useStrength } from '#frontend/components/password-strength/use-strength.ts';
import { PASSWORD_MIN } from '#shared/validation/account.ts';

/** Which bars are drawn full, and in which of the colours of confidence. */
const colour: Record<Strength, string> = { short: '0', weak: '1', fair: '2', good: '3', strong: '4' };

/** The strength of a password while it is typed. */
export function StrengthHint({ of: password }: { of: string }) {
  const { t } = useTranslation('auth', { keyPrefix: 'strength' });
  const strength = useStrength(password);
  const count = Array.from(password).length;
  return (
    <span className="row [--gap:0.5rem]" role="status">
      {password && (
        <>
          {strength && <Bars of={strength} />}
          <span>{strength === 'short' ? t('least', { count, least: PASSWORD_MIN }) : t('signs', { count })}</span>
        </>
      )}
    </span>
  );
}

function Bars({ of: strength }: { of: Strength }) {
  const { t } = useTranslation('auth', { keyPrefix: 'strength' });
  const bars = strengths.indexOf(strength);
  return (
    <span className={`conf conf--${colour[strength]}`}>
      <svg viewBox="0 0 20 14" aria-hidden="true">
        {[0, 1, 2, 3].map((bar) => (
          <rect
            key={bar}
            className={bar < bars ? 'on' : undefined}
            x={bar * 5}
            y={9 - bar * 3}
            width="3"
            height={5 + bar * 3}
            rx="1"
          />
        ))}
      </svg>
      <span>{t(strength)}</span>
    </span>
  );
}
