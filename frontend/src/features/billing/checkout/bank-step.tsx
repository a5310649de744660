import { Landmark, LoaderCircle, RotateCw, ShieldCheck } from 'lucide-react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { CardFields } from '#frontend/components/card-form/port.ts';
import type { Paying } from '#frontend/features/billing/checkout/use-paying.ts';

type Props = {
  isOn: boolean;
  kind: 'stripe' | 'desk';
  paying: Paying;
  fields: () => Promise<CardFields>;
  children: ReactNode;
};

/** Around the card’s fields: what the bank asks is shown by whoever drew them, in their place or over the page. */
export function BankStep({ isOn, kind, paying, fields, children }: Props) {
  const { t } = useTranslation('checkout', { keyPrefix: 'bank' });
  const { step, look, takeAnotherCard } = paying;
  /** The desk’s frame draws the bank’s window itself. */
  const isDrawn = isOn && kind === 'stripe';
  const secret = step.state === 'action' ? step.client_secret : undefined;
  // What became of it the server knows, whatever the bank’s window said.
  const ask = useCallback(
    async (client_secret: string) => {
      await (await fields()).act(client_secret);
      await look();
    },
    [fields, look],
  );
  useEffect(() => {
    if (secret) void ask(secret);
  }, [secret]); // oxlint-disable-line react/exhaustive-deps -- asked once for each secret

  return (
    <div className="stack [--stack:1.5rem]">
      <div className={isDrawn ? 'bank' : 'stack [--stack:1rem]'}>
        {isDrawn && (
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
        <div key="fields" className="stack [--stack:1rem]" hidden={isDrawn}>
          {children}
        </div>
        {isOn && (
          <p className="bank__wait small" role="status">
            <Icon of={LoaderCircle} className="turns" />
            {t('waiting')}
          </p>
        )}
      </div>
      {isOn && secret && (
        <div className="row [--gap:0.5rem]">
          <Button look="line" onClick={() => void ask(secret)}>
            <Icon of={RotateCw} />
            {t('open')}
          </Button>
          <Button look="ghost" onClick={takeAnotherCard}>
            {t('other')}
          </Button>
        </div>
      )}
    </div>
  );
}
