import { Gap } from '#frontend/components/gap.tsx';
import '#frontend/styles/notices.css';

import { CircleAlert, Clock, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { SOON_SECONDS, useSecondsUntil } from '#frontend/lib/use-seconds-until.ts';
import { WaitBar } from '#frontend/components/wait-bar.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { formats } from '#frontend/lib/format.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

type Props = {
  fault: Fault | undefined;
  since: Date | undefined;
  /** An extra hint while waiting. */
  meanwhile?: ReactNode;
};

/** An error. Rate limits show a countdown and disappear when it ends. */
export function ErrorNote({ fault, since, meanwhile }: Props) {
  const { t } = useTranslation(['auth', 'errors']);
  const { locale } = useLanguage();
  const secondsLeft = useSecondsUntil(fault?.until);
  if (!fault) return null;
  if (fault.code === 'auth.account-closed') return <ClosedNote fault={fault} />;
  if (fault.until) {
    if (secondsLeft === 0) return null;
    return (
      <div className="note note--warn" role="alert">
        <Icon of={Clock} />
        <div>
          <h2>{t(fault.code, { ns: 'errors' })}</h2>
          <p>
            {secondsLeft > SOON_SECONDS ? (
              t('wait.from', { at: formats.time(fault.until, locale) })
            ) : (
              <span aria-live="off">
                {t('wait.soon', { at: formats.time(fault.until, locale), count: secondsLeft })}
              </span>
            )}
            <Gap />
            {meanwhile}
          </p>
          <WaitBar from={since ?? serverNow()} until={fault.until} secondsLeft={secondsLeft} />
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

/** For the owner of an account that is being deleted: until when that can be undone, and where the link is. */
function ClosedNote({ fault: { code, until } }: { fault: Fault }) {
  const { t } = useTranslation(['auth', 'errors']);
  const { moment } = useFormats();
  return (
    <div className="note note--warn" role="alert">
      <Icon of={Mail} />
      <div>
        <h2>{t(code, { ns: 'errors' })}</h2>
        {until && <p>{t('closed.undo', { at: moment(until) })}</p>}
      </div>
    </div>
  );
}
