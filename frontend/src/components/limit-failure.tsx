import '#frontend/styles/notices.css';

import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { Fault } from '#shared/errors/catalogue.ts';

type Props = {
  error: Fault;
  again: (at: string) => string;
  onRetry?: (() => void) | undefined;
};

/** An error of what is limited. Of a limit that is used up, `again` says when to try again; others may be retried at once. */
export function LimitFailure({ error, again, onRetry }: Props) {
  const { t } = useTranslation('errors');
  const { code, until } = error;
  if (code !== 'request.too-many' || !until) return <Failure error={error} {...(onRetry && { onRetry })} />;
  return (
    <div className="note note--warn" role="alert">
      <Icon of={Clock} />
      <p>
        {t(code)} {again(until)}
      </p>
    </div>
  );
}
