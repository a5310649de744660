import { CircleCheck, Check, Clock, Infinity as Forever } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { RemovalPage } from '#frontend/features/removal/removal-page.tsx';
import { RequestCode } from '#frontend/features/removal/request-code.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { RequestStatus } from '#shared/api/removal.ts';
import type { RemovalScope } from '#shared/validation/removal.ts';

/** What has just disappeared. */
export function RemovalDone({ request, scope }: { request: RequestStatus; scope: RemovalScope }) {
  const { t } = useTranslation('removal', { keyPrefix: 'done' });
  const { t: others } = useTranslation('removal', { keyPrefix: 'others' });
  const { language, locale } = useLanguage();
  const at = formats.time(request.history.at(-1)?.at ?? request.made_at, locale);
  const isWhole = scope === 'listing';
  const isProtected = request.kind === 'protected';
  const line = (text: string, small: string) => (
    <li>
      <Icon of={CircleCheck} />
      {text}
      <small>{small}</small>
    </li>
  );
  return (
    <RemovalPage
      chip={
        <p>
          <span className="chip chip--ok">
            <Icon of={Check} small />
            {t('chip')}
          </span>
        </p>
      }
      heading={t(isProtected ? 'headingContact' : 'heading')}
      lead={isWhole ? t('lead', { count: request.records ?? 1, at }) : undefined}
      aside={
        <>
          <RequestCode title={t('code')} code={request.reference}>
            <p className="muted">{t('keep')}</p>
            <LinkButton to={pathTo('requestStatus', { language, reference: request.reference })}>
              {t('status')}
            </LinkButton>
          </RequestCode>
          <div className="note">
            <Icon of={Forever} />
            <p>{t(isProtected ? 'hashProtected' : 'hash')}</p>
          </div>
        </>
      }
    >
      <div className="stack [--stack:2rem]">
        <section aria-labelledby="removal-gone" role="status">
          <div className="cdh">
            <h2 id="removal-gone">{t('gone')}</h2>
          </div>
          <ul className="gone">
            {line(t(isWhole ? 'search' : 'contact'), at)}
            {isWhole && line(t('directory'), at)}
            {isWhole && line(t('links'), t('linksText'))}
            {request.household && line(t('household'), at)}
            {line(t('email'), `${t('emailText')} ${at}`)}
            {isWhole && (
              <li className="is-now">
                <Icon of={Clock} />
                {t('engines')}
                <small>{t('enginesText')}</small>
              </li>
            )}
          </ul>
        </section>
        <section className="stack [--stack:0.75rem]" aria-labelledby="removal-stays">
          <div className="cdh">
            <h2 id="removal-stays">{others('stays')}</h2>
          </div>
          {isWhole && !request.household && <p>{others('full')}</p>}
          <p>{others('copies')}</p>
          <h3>{others('next')}</h3>
          <p>{others('nextText')}</p>
          <div>
            <LinkButton look="line" to={pathTo('removeListing', { language })}>
              {others('nextLink')}
            </LinkButton>
          </div>
        </section>
      </div>
    </RemovalPage>
  );
}
