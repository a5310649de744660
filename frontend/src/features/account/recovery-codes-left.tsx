import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { useConfirmOwner } from '#frontend/components/owner/use-confirm-owner.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { AccountForm } from '#frontend/features/account/form.tsx';
import { useEndpoint } from '#frontend/lib/api.ts';
import { useFocusOnStep } from '#frontend/lib/use-focus-on-step.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { auth } from '#shared/api/auth.ts';
import { figures } from '#shared/values/figures.ts';

/** So few are left that new ones are due. */
const FEW = 3;

/** How many recovery codes are left, with a way to new ones. */
export function RecoveryCodesLeft({ onReplaced }: { onReplaced: (codes: string[]) => void }) {
  const { t } = useTranslation('account', { keyPrefix: 'security' });
  const { data, error, mutate } = useEndpoint(auth.getRecoveryCodes, {});
  const [isOpen, setOpen] = useState(false);
  const opener = useFocusOnStep<HTMLButtonElement>(isOpen);
  if (error) return <Failure error={error} onRetry={() => void mutate()} />;
  return (
    <>
      <div className="offer">
        {data ? (
          <p className="small muted">
            {data.left === 0 ? (
              <b className="[color:var(--ink)]">{t('codesNone')}</b>
            ) : (
              t('codesLeft', { count: data.left, of: figures.recoveryCodes })
            )}
            {data.left > 0 && data.left <= FEW && (
              <>
                <Gap />
                <b className="[color:var(--ink)]">{t('codesFew')}</b>
              </>
            )}
          </p>
        ) : (
          <Skeleton />
        )}
        {!isOpen && (
          <Button ref={opener} look="line" size="sm" onClick={() => setOpen(true)}>
            {t('newCodes')}
          </Button>
        )}
      </div>
      {isOpen && <Replace onReplaced={onReplaced} onLeave={() => setOpen(false)} />}
    </>
  );
}

type Props = { onReplaced: (codes: string[]) => void; onLeave: () => void };

function Replace({ onReplaced, onLeave }: Props) {
  const { t } = useTranslation('account', { keyPrefix: 'security' });
  const owner = useConfirmOwner();
  const form = useForm(auth.replaceRecoveryCodes, {
    refreshes: [auth.getRecoveryCodes, auth.getAccessLog],
    onFailed: owner.onFailed,
  });
  async function replace() {
    const replaced = await form.send({});
    if (replaced) onReplaced(replaced.recovery_codes);
  }
  return (
    <>
      <AccountForm
        of={form}
        label={t('newCodesName')}
        submit={t('newCodes')}
        onSubmit={() => owner.run(() => void replace())}
        onCancel={onLeave}
        lead={t('newCodesLead')}
      >
        {null}
      </AccountForm>
      {owner.dialog}
    </>
  );
}
