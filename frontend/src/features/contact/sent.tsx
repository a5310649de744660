import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { useSupportHours } from '#frontend/lib/use-support-hours.ts';
import { addHours } from '#shared/values/duration.ts';

export type SentMessage = { reference: string; email: string; callAt: string | undefined };

/** The reference of a message, and when its answer is to be expected. */
export function Sent({ message, onAnother }: { message: SentMessage; onAnother: () => void }) {
  const { t } = useTranslation('contact', { keyPrefix: 'sent' });
  const { t: texts } = useTranslation('contact');
  const { language } = useLanguage();
  const { moment } = useFormats();
  const hours = useSupportHours();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { reference, email, callAt } = message;
  const at = callAt ?? (hours && addHours(hours.now, hours.answer_hours));
  return (
    <>
      <div className="wiz__top stack [--stack:0.75rem]">
        <h1 className="display" ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        {at && (
          <p className="lead">
            <Trans
              t={t}
              i18nKey={callAt ? 'byCall' : 'byMail'}
              values={{ email, moment: moment(at) }}
              components={{ email: <bdi dir="ltr" /> }}
            />
          </p>
        )}
      </div>
      <div className="stack">
        <dl className="kv">
          <div>
            <dt>{t('reference')}</dt>
            <dd>
              <bdi dir="ltr">{reference}</bdi>
            </dd>
          </div>
        </dl>
        <div className="row">
          <LinkButton look="line" to={pathTo('faq', { language })}>
            {texts('all')}
          </LinkButton>
          <Button look="ghost" onClick={onAnother}>
            {t('another')}
          </Button>
        </div>
      </div>
    </>
  );
}
