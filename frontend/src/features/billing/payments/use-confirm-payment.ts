import { useEffect, useRef, useState } from 'react';

import type { CardFields } from '#frontend/components/card-form/port.ts';
import { passChallenge } from '#frontend/features/billing/payments/pass-challenge.ts';
import { useAction } from '#frontend/lib/api.ts';
import { account } from '#shared/api/account.ts';
import { billing } from '#shared/api/billing.ts';
import { asFault, type Fault } from '#shared/errors/catalogue.ts';
import type { ChargeId } from '#shared/values/id.ts';

const refreshes = [billing.getMembership, billing.getCharges, billing.getCharge, billing.getCredits, account.getUser];

/** Confirms a charge with the card on file: the request, the bank’s challenge, and the result. */
export function useConfirmPayment(charge_id: ChargeId, fields: () => Promise<CardFields>) {
  const [stage, setStage] = useState<'form' | 'asking' | 'bank'>('form');
  const [fault, setFault] = useState<Fault>();
  const { trigger } = useAction(billing.confirmCharge, { refreshes });
  const isRunning = useRef(false);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => void (isUnmounted.current = true);
  }, []);

  async function confirm() {
    if (isRunning.current) return;
    isRunning.current = true;
    setFault(undefined);
    setStage('asking');
    try {
      const send = () => trigger({ charge_id }, { throwOnError: true });
      const hasLeft = () => isUnmounted.current;
      const membership = await passChallenge({ send, ask: send, fields, onStage: setStage, hasLeft });
      // Once it is paid, the page of the charge says so.
      if (!membership) setStage('form');
    } catch (error) {
      setFault(asFault(error));
      setStage('form');
    } finally {
      isRunning.current = false;
    }
  }

  return { stage, fault, confirm };
}
