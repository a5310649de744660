import { CircleHelp, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { NumberReason, NumberVerdict as Verdict } from '#shared/api/numbers.ts';

const looks = {
  likely_safe: { tone: 'ok', icon: ShieldCheck },
  unknown: { tone: 'plain', icon: CircleHelp },
  suspicious: { tone: 'warn', icon: ShieldAlert },
  likely_spam: { tone: 'danger', icon: ShieldAlert },
} as const;

/** A word for what members and numbering plans say of a number, and every reason for it. */
export function NumberVerdict({ of: { verdict, reasons } }: { of: Verdict }) {
  const { t } = useTranslation('number', { keyPrefix: 'verdict' });
  const { tone, icon } = looks[verdict];
  return (
    <div className="numcard__verdict">
      <h3 className="vh">{t('title')}</h3>
      <p>
        <Chip tone={tone}>
          <Icon of={icon} small /> {t(verdict)}
        </Chip>
      </p>
      {reasons.length > 0 ? (
        <ul className="numcard__reasons">
          {reasons.map((reason) => (
            <li key={reason.code}>
              <ReasonText of={reason} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{t('none')}</p>
      )}
    </div>
  );
}

function ReasonText({ of: { code, count, days, spam_kind } }: { of: NumberReason }) {
  const { t } = useTranslation('number', { keyPrefix: 'reason' });
  if (code === 'vouched') return t('vouched', { count: count ?? 0 });
  if (code !== 'reported') return t(code);
  const reported = count === null ? t('few') : t(days === 30 ? 'month' : 'quarter', { count });
  return (
    <>
      {reported}
      <Gap />
      {spam_kind && t(`most.${spam_kind}`)}
    </>
  );
}
