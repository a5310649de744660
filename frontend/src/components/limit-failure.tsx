import '#frontend/styles/notices.css';

import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { Fault } from '#shared/errors/catalogue.ts';

/** An error of what is limited. Of a limit that is used up, `again` says when to try again. */
export function LimitFailure({ error, again }: { error: Fault; again: (at: string) => string }) {
  const { t } = useTranslation('errors');
  const { code, until } = error;
  if (code !== 'request.too-many' || !until) return <Failure error={error} />;
  return (
    <div className="note note--warn" role="alert">
      <Icon of={Clock} />
      <p>
        {t(code)} {again(until)}
      </p>
    </div>
  );
}
