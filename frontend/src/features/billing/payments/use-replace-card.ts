import { useEffect, useRef, useState } from 'react';

import type { CardFields } from '#frontend/components/card-form/port.ts';
import { isOutcomeUnknown } from '#frontend/features/billing/checkout/checkout-faults.ts';
import { waitBeforeRetry } from '#frontend/features/billing/checkout/retry-delay.ts';
import { useAction } from '#frontend/lib/api.ts';
import { account } from '#shared/api/account.ts';
import { billing, type CheckoutStep } from '#shared/api/billing.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';
import { type CheckoutId, newId } from '#shared/values/id.ts';
import type { Membership } from '#shared/values/membership.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

type Stage = 'form' | 'asking' | 'bank';
type Card = { checkout_id: CheckoutId; confirmation_token: string };

/** How often a request is retried after a lost answer. */
const MAX_RETRIES = 4;
const refreshes = [billing.getMembership, billing.getCharges, billing.getCharge, billing.getCredits, account.getUser];

/** Replaces the card: collects the fields, passes the bank’s challenge, and saves it. */
export function useReplaceCard(fields: () => Promise<CardFields>) {
  const [stage, setStage] = useState<Stage>('form');
  const [fault, setFault] = useState<Fault>();
  const [cardErrors, setCardErrors] = useState<MessageKey[]>([]);
  const [membership, setMembership] = useState<Membership>();
  const { trigger: replaceCard } = useAction(billing.replaceCard, { refreshes });
  const { trigger: finish } = useAction(billing.finishCheckout, { refreshes });
  const isRunning = useRef(false);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => void (isUnmounted.current = true);
  }, []);

  /** Retries the same request until it is answered; nothing happens twice. */
  async function retry(send: () => Promise<CheckoutStep>): Promise<CheckoutStep> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await send();
      } catch (error) {
        if (!isOutcomeUnknown(asFault(error)) || attempt === MAX_RETRIES || isUnmounted.current) throw error;
        await waitBeforeRetry(attempt);
      }
    }
  }

  async function confirmCard(card: Card): Promise<Membership | undefined> {
    const { checkout_id } = card;
    let step = await retry(() => replaceCard(card, { throwOnError: true }));
    let shownSecret: string | undefined;
    for (let attempt = 0; !isUnmounted.current; attempt++) {
      if (step.state === 'done') return step.membership;
      if (step.state === 'refused') throw new Fault(step.code, { until: step.until ?? undefined });
      if (step.state === 'action') {
        // The bank may ask twice: about the card, and about the payment that is tried with it.
        if (shownSecret === step.client_secret) throw new Fault('billing.not-completed');
        shownSecret = step.client_secret;
        setStage('bank');
        await (await fields()).confirmAction(step.client_secret);
        setStage('asking');
      } else await waitBeforeRetry(attempt);
      step = await retry(() => finish({ checkout_id }, { throwOnError: true }));
    }
    return undefined;
  }

  async function replace() {
    if (isRunning.current) return;
    isRunning.current = true;
    setFault(undefined);
    setCardErrors([]);
    setStage('asking');
    try {
      const collected = await (await fields()).collect();
      if ('faults' in collected) setCardErrors(collected.faults);
      else if ('code' in collected) setFault(new Fault(collected.code));
      else setMembership(await confirmCard({ checkout_id: newId('checkout'), ...collected }));
    } catch (error) {
      setFault(asFault(error));
    } finally {
      isRunning.current = false;
      setStage('form');
    }
  }

  return { stage, fault, cardErrors, membership, replace };
}
