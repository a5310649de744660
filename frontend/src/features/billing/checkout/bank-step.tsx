import { Landmark, LoaderCircle, RotateCw, ShieldCheck } from 'lucide-react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { CardFields } from '#frontend/components/card-form/port.ts';
import type { Payment } from '#frontend/features/billing/checkout/use-payment.ts';

type Props = {
  isActive: boolean;
  kind: 'stripe' | 'desk';
  payment: Payment;
  fields: () => Promise<CardFields>;
  children: ReactNode;
};

/** The bank’s challenge, in place of the card fields or in a window of the provider. */
export function BankStep({ isActive, kind, payment, fields, children }: Props) {
  const { t } = useTranslation('checkout', { keyPrefix: 'bank' });
  const { step, refetch, switchCard } = payment;
  /** The dev server’s frame draws the bank’s window itself. */
  const hasOwnFrame = isActive && kind === 'stripe';
  const secret = step.state === 'action' ? step.client_secret : undefined;
  // The server knows the outcome, whatever the bank’s window reports.
  const confirm = useCallback(
    async (client_secret: string) => {
      await (await fields()).confirmAction(client_secret);
      await refetch();
    },
    [fields, refetch],
  );
  useEffect(() => {
    if (secret) void confirm(secret);
  }, [secret]); // oxlint-disable-line react/exhaustive-deps -- asked once for each secret

  return (
    <div className="stack [--stack:1.5rem]">
      <div className={hasOwnFrame ? 'bank' : 'stack [--stack:1rem]'}>
        {hasOwnFrame && (
          <div className="bank__top">
            <span className="row [--gap:0.5rem]">
              <Icon of={Landmark} />
              <b>{t('name')}</b>
            </span>
            <span className="small muted row [--gap:0.375rem]">
              <Icon of={ShieldCheck} small />
              {t('whose')}
            </span>
          </div>
        )}
        <div key="fields" className="stack [--stack:1rem]" hidden={hasOwnFrame}>
          {children}
        </div>
        {isActive && (
          <p className="bank__wait small" role="status">
            <Icon of={LoaderCircle} className="turns" />
            {t('waiting')}
          </p>
        )}
      </div>
      {isActive && secret && (
        <div className="row [--gap:0.5rem]">
          <Button look="line" onClick={() => void confirm(secret)}>
            <Icon of={RotateCw} />
            {t('open')}
          </Button>
          <Button look="ghost" onClick={switchCard}>
            {t('other')}
          </Button>
        </div>
      )}
    </div>
  );
}
