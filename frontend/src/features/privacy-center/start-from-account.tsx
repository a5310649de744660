import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { useAction } from '#frontend/lib/api.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { privacy } from '#shared/api/privacy.ts';

/** For members: their account has confirmed an address already. */
export function StartFromAccount({ onStarted }: { onStarted: () => void }) {
  const { t } = useTranslation('privacy', { keyPrefix: 'verify' });
  const { trigger, error, isMutating } = useAction(privacy.startFromAccount);
  if (!useSignedIn()) return null;
  return (
    <div className="stack">
      {error && <Failure error={error} />}
      <div>
        <Button
          look="line"
          busy={isMutating}
          onClick={() => void trigger({}).then((session) => session && onStarted())}
        >
          {t('account')}
        </Button>
      </div>
    </div>
  );
}
