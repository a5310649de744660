import '#frontend/styles/assistant.css';

import { BellRing, Check, Download, EllipsisVertical, type LucideIcon, Share, SquarePlus } from 'lucide-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useAssistantManifest } from '#frontend/features/assistant/install/use-assistant-manifest.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { isApple, isInstalled, useInstall } from '#frontend/lib/install.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';

const steps = {
  apple: [
    ['share', Share],
    ['add', SquarePlus],
    ['allow', BellRing],
  ],
  other: [
    ['menu', EllipsisVertical],
    ['install', Download],
    ['allow', BellRing],
  ],
} as const satisfies Record<string, [string, LucideIcon][]>;

/** How to add Calluna to the home screen: a button if the browser supports it, else instructions. */
export function Install() {
  const { t } = useTranslation('assistant', { keyPrefix: 'install' });
  const { language } = useLanguage();
  useAssistantManifest();
  const ask = useInstall();
  const [isDone, setDone] = useState(isInstalled);
  const device = isApple() ? 'apple' : 'other';
  return (
    <div className="wrap wrap--mid wiz">
      <title>{pageTitle(t('title'))}</title>
      <section className="stack install" aria-labelledby="install">
        <img className="install__icon" src="/icon.svg" alt="" width={64} height={64} />
        <h1 className="display" id="install">
          {t('title')}
        </h1>
        <p className="lead">{t(device === 'apple' ? 'leadApple' : 'lead')}</p>
        <p className="hint">{t('offline')}</p>
        {isDone ? (
          <p className="note note--ok" role="status">
            <Icon of={Check} />
            <span>{t('done')}</span>
          </p>
        ) : ask ? (
          <div>
            <Button size="lg" onClick={() => void ask().then(setDone)}>
              <Icon of={Download} /> {t('button')}
            </Button>
          </div>
        ) : (
          <ol className="steps-s">
            {steps[device].map(([step, icon]) => (
              <li key={step}>
                <span>
                  <Trans t={t} i18nKey={`steps.${step}`} components={{ b: <b /> }} />
                </span>
                <span className="keycap" aria-hidden="true">
                  <Icon of={icon} />
                </span>
              </li>
            ))}
          </ol>
        )}
        <div className="row">
          <LinkButton look="line" to={pathTo('assistant', { language })}>
            {t('back')}
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
