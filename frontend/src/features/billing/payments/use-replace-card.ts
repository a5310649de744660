import { useEffect, useRef, useState } from 'react';

import type { CardFields } from '#frontend/components/card-form/port.ts';
import { passChallenge } from '#frontend/features/billing/payments/pass-challenge.ts';
import { useAction } from '#frontend/lib/api.ts';
import { refreshes } from '#frontend/lib/membership-refreshes.ts';
import { billing } from '#shared/api/billing.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';
import type { Membership } from '#shared/values/membership.ts';
import type { Money } from '#shared/values/money.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

type Stage = 'form' | 'asking' | 'bank';

/**
 * Replaces the card: collects the fields, passes the bank’s challenge, and saves it. `onOther` shows anew what is due,
 * where that is not what the page said.
 */
export function useReplaceCard(fields: () => Promise<CardFields>, onOther: () => Promise<unknown>) {
  const [stage, setStage] = useState<Stage>('form');
  const [fault, setFault] = useState<Fault>();
  const [cardErrors, setCardErrors] = useState<MessageKey[]>([]);
  const [done, setDone] = useState<{ membership: Membership; paid: Money | undefined }>();
  const { trigger: replaceCard } = useAction(billing.replaceCard, { refreshes });
  const { trigger: finish } = useAction(billing.finishCheckout, { refreshes });
  const isRunning = useRef(false);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => void (isUnmounted.current = true);
  }, []);

  /** @param due the amount of the declined month, which is paid with it at once */
  async function replace(due?: Money) {
    if (isRunning.current) return;
    isRunning.current = true;
    setFault(undefined);
    setCardErrors([]);
    setStage('asking');
    try {
      const collected = await (await fields()).collect();
      if ('faults' in collected) setCardErrors(collected.faults);
      else if ('code' in collected) setFault(new Fault(collected.code));
      else {
        const card = { checkout_id: newId('checkout'), ...collected, charge_now: due ?? null };
        const send = () => replaceCard(card, { throwOnError: true });
        const ask = () => finish({ checkout_id: card.checkout_id }, { throwOnError: true });
        const hasLeft = () => isUnmounted.current;
        const membership = await passChallenge({ send, ask, fields, onStage: setStage, hasLeft });
        if (membership) setDone({ membership, paid: membership.standing === 'active' ? due : undefined });
      }
    } catch (error) {
      const fault = asFault(error);
      if (fault.code === 'billing.offer-changed') await onOther();
      setFault(fault);
    } finally {
      isRunning.current = false;
      setStage('form');
    }
  }

  return { stage, fault, cardErrors, done, replace };
}
