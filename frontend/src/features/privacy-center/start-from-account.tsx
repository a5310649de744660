import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { useConfirmOwner } from '#frontend/components/owner/use-confirm-owner.tsx';
import { useSignedIn } from '#frontend/lib/session.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { privacy } from '#shared/api/privacy.ts';

/** For members: their account has confirmed an address already. */
export function StartFromAccount({ onStarted }: { onStarted: () => void }) {
  const { t } = useTranslation('privacy', { keyPrefix: 'verify' });
  const owner = useConfirmOwner();
  const { send, busy, fault } = useForm(privacy.startFromAccount, { onFailed: owner.onFailed });
  if (!useSignedIn()) return null;
  const start = async () => {
    if (await send({})) onStarted();
  };
  return (
    <div className="stack">
      {fault && <Failure error={fault} />}
      <div>
        <Button look="line" busy={busy} onClick={() => owner.run(() => void start())}>
          {t('account')}
        </Button>
      </div>
      {owner.dialog}
    </div>
  );
}
