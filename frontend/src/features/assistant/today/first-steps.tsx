import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import type { TodayView } from '#frontend/features/assistant/today/use-today.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { assistant } from '#shared/api/assistant.ts';

const steps = ['number', 'carrier', 'codes', 'test'] as const;

/** The setup steps before calls can be forwarded. */
export function FirstSteps({ today }: { today: TodayView }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'steps' });
  const { language } = useLanguage();
  const next = steps.find((step) => !today.steps[step]);
  const addresses = {
    number: pathTo('profile', { language }),
    carrier: pathTo('mobileCarrier', { language }),
    codes: pathTo('callForward', { language }),
    test: pathTo('callForward', { language }),
  };
  return (
    <>
      <header className="stack">
        <h1 className="display">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <div className="cols">
        <ol className="runlist" aria-label={t('label')}>
          {steps.map((step) => (
            <li key={step} className={today.steps[step] ? 'is-done' : step === next ? 'is-now' : 'is-next'}>
              <div>
                <b>{t(`${step}.name`)}</b>
                <p>{t(`${step}.lead`)}</p>
              </div>
              {today.steps[step] && <Chip tone="ok">{t('done')}</Chip>}
              {step === next && (
                <LinkButton size="sm" to={addresses[step]} aria-label={t('startOf', { step: t(`${step}.name`) })}>
                  {t('start')}
                </LinkButton>
              )}
            </li>
          ))}
          <li className="is-next">
            <div>
              <b>{t('greeting.name')}</b>
              <p>{t('greeting.lead')}</p>
            </div>
            <LinkButton look="line" size="sm" to={pathTo('assistantSettings', { language })}>
              {t('look')}
            </LinkButton>
          </li>
        </ol>
        <div>
          <WhatIsHeard />
        </div>
      </div>
    </>
  );
}

/** The greeting that callers hear, as currently configured. */
function WhatIsHeard() {
  const { t } = useTranslation('assistant', { keyPrefix: 'steps' });
  const { data: settings } = useEndpoint(assistant.getSettings, {});
  return (
    <section className="ticket" aria-labelledby="heard">
      <div>
        <h2 className="cap" id="heard">
          {t('heard')}
        </h2>
        {settings ? (
          <p className="big big--say" dir="auto" lang={settings.language}>
            {settings.opening} {settings.greeting}
          </p>
        ) : (
          <Skeleton width="100%" height="4rem" />
        )}
      </div>
      <p className="small muted row [--gap:0.5rem]">
        <Icon of={Lock} small /> <span>{t('fixed')}</span>
      </p>
    </section>
  );
}
