import { CircleCheck, History, KeyRound, ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { keptFor } from '#frontend/lib/kept-for.ts';
import type { OwnRequest } from '#shared/api/privacy.ts';

/** What was removed and when, and the little that is still kept about it. */
export function Removed({ removals }: { removals: OwnRequest[] }) {
  const { t } = useTranslation('privacy');
  const { locale } = useLanguage();
  return (
    <>
      <section aria-labelledby="removed">
        <div className="cdh">
          <h2 id="removed">{t('removed.what')}</h2>
        </div>
        <ul className="track track--flat [margin-block-start:1.25rem]">
          {removals.map(({ reference, kind, records, done_at, made_at }) => (
            <li key={reference}>
              <Icon of={CircleCheck} />
              <div>
                <b>{t(`kind.${kind}`)}</b>
                <p>
                  {t('removed.records', { count: records ?? 0, day: formats.date(done_at ?? made_at, locale) })} ·{' '}
                  <bdi className="mono" dir="ltr">
                    {reference}
                  </bdi>
                </p>
              </div>
            </li>
          ))}
        </ul>
        <p className="part__note">{t('removed.facts')}</p>
      </section>
      <section aria-labelledby="kept">
        <div className="cdh">
          <h2 id="kept">{t('removed.kept')}</h2>
        </div>
        <ul className="track track--flat [margin-block-start:1.25rem]">
          <li>
            <Icon of={KeyRound} />
            <div>
              <b>{t('removed.hash')}</b>
              <p>{t('removed.hashText')}</p>
            </div>
          </li>
          <li>
            <Icon of={ListChecks} />
            <div>
              <b>{t('removed.requests')}</b>
              <p>{t('removed.requestsText', { time: keptFor('privacyRequest', locale) })}</p>
            </div>
          </li>
          <li>
            <Icon of={History} />
            <div>
              <b>{t('removed.history')}</b>
              <p>
                {t('removed.historyText', {
                  time: keptFor('openedReport', locale),
                  audit: keptFor('audit', locale),
                })}
              </p>
            </div>
          </li>
        </ul>
      </section>
    </>
  );
}
