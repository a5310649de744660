import '#frontend/styles/notices.css';

import { CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useWait } from '#frontend/features/auth/use-wait.ts';
import { Wait } from '#frontend/features/auth/wait.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

type Props = {
  fault: Fault | undefined;
  since: Date | undefined;
  /** What else is good to know while one waits. */
  meanwhile?: ReactNode;
};

/** Why it did not work. A wait has a clock, and is over by itself. */
export function FaultNote({ fault, since, meanwhile }: Props) {
  const { t } = useTranslation(['auth', 'errors']);
  const { locale } = useLanguage();
  const left = useWait(fault?.until);
  if (!fault) return null;
  if (fault.until) {
    if (left === 0) return null;
    return (
      <div className="note note--warn" role="alert">
        <Icon of={Clock} />
        <div>
          <h2>{t(fault.code, { ns: 'errors' })}</h2>
          <p>
            {t('wait.from', { at: formats.time(fault.until, locale) })} {meanwhile}
          </p>
          <Wait from={since ?? new Date()} until={fault.until} left={left} />
        </div>
      </div>
    );
  }
  if (fault.code !== 'auth.wrong-credentials') return <Failure error={fault} />;
  return (
    <div className="note note--danger" role="alert">
      <Icon of={CircleAlert} />
      <div>
        <h2>{t(fault.code, { ns: 'errors' })}</h2>
        <p>{t('wrong.which')}</p>
      </div>
    </div>
  );
}
