import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import { account } from '#shared/api/account.ts';
import type { PersonId } from '#shared/values/id.ts';

/** The step after paying: password, reason for use, then the report or a search. */
export function NextStep({ person_id }: { person_id: PersonId | undefined }) {
  const { t } = useTranslation('checkout', { keyPrefix: 'done' });
  const { language } = useLanguage();
  const { data: user, error, mutate } = useEndpoint(account.getUser, {});
  if (error) return <Failure error={error} onRetry={() => void mutate()} />;
  if (!user) return <Skeleton width="100%" height="12rem" />;

  const destination = person_id ? pathTo('report', { language, person_id }) : pathTo('home', { language });
  const goal = person_id ? 'report' : 'search';
  const next = !user.has_password ? 'password' : !user.reason_for_use ? 'reason' : goal;
  const reason = pathTo('reasonForUse', { language }) + redirectTo(destination);
  const to = {
    password: pathTo('setPassword', { language }) + redirectTo(user.reason_for_use ? destination : reason),
    reason,
    report: destination,
    search: destination,
  }[next];
  return (
    <section className="stack [--stack:1.25rem] nextstep" aria-labelledby="next">
      <div className="stack [--stack:0.25rem]">
        <h2 id="next">{t('nextTitle')}</h2>
        <p className="small muted">{t(`${next}Lead`)}</p>
      </div>
      <div className="given">
        <span>{t('account')}</span>
        <b>
          <bdi dir="ltr">{user.email}</bdi>
        </b>
        <Icon of={CircleCheck} />
      </div>
      <LinkButton size="lg" wide to={to}>
        {t(next)}
      </LinkButton>
      {next !== goal && person_id && (
        <LinkButton look="ghost" wide to={destination}>
          {t('reportFirst')}
        </LinkButton>
      )}
    </section>
  );
}
