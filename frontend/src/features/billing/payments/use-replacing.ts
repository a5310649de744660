import { useEffect, useRef, useState } from 'react';

import type { CardFields } from '#frontend/components/card-form/port.ts';
import { isOpen } from '#frontend/features/billing/checkout/outcome.ts';
import { pause } from '#frontend/features/billing/checkout/pause.ts';
import { useAction } from '#frontend/lib/api.ts';
import { account } from '#shared/api/account.ts';
import { billing, type CheckoutStep } from '#shared/api/billing.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';
import { type CheckoutId, newId } from '#shared/values/id.ts';
import type { Membership } from '#shared/values/membership.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

type Stage = 'form' | 'asking' | 'bank';
type Card = { checkout_id: CheckoutId; confirmation_token: string };

/** So often the same is asked again by itself where an answer was lost. */
const TURNS = 4;
const refreshes = [billing.getMembership, billing.getCharges, billing.getCharge, billing.getCredits, account.getUser];

/** Another card in place of the present one: what was typed, what the bank asks, and what became of it. */
export function useReplacing(fields: () => Promise<CardFields>) {
  const [stage, setStage] = useState<Stage>('form');
  const [fault, setFault] = useState<Fault>();
  const [faults, setFaults] = useState<MessageKey[]>([]);
  const [done, setDone] = useState<Membership>();
  const { trigger: give } = useAction(billing.replaceCard, { refreshes });
  const { trigger: finish } = useAction(billing.finishCheckout, { refreshes });
  const isUnderWay = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);

  /** Asks until there is an answer, always for the same: nothing happens twice. */
  async function answered(ask: () => Promise<CheckoutStep>): Promise<CheckoutStep> {
    for (let turn = 0; ; turn++) {
      try {
        return await ask();
      } catch (error) {
        if (!isOpen(asFault(error)) || turn === TURNS || isLeft.current) throw error;
        await pause(turn);
      }
    }
  }

  async function follow(card: Card): Promise<Membership | undefined> {
    const { checkout_id } = card;
    let step = await answered(() => give(card, { throwOnError: true }));
    let shown: string | undefined;
    for (let turn = 0; !isLeft.current; turn++) {
      if (step.state === 'done') return step.membership;
      if (step.state === 'refused') throw new Fault(step.code, { until: step.until ?? undefined });
      if (step.state === 'action') {
        // The bank may ask twice: about the card, and about the payment that is tried with it.
        if (shown === step.client_secret) throw new Fault('billing.not-completed');
        shown = step.client_secret;
        setStage('bank');
        await (await fields()).act(step.client_secret);
        setStage('asking');
      } else await pause(turn);
      step = await answered(() => finish({ checkout_id }, { throwOnError: true }));
    }
    return undefined;
  }

  async function replace() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFault(undefined);
    setFaults([]);
    setStage('asking');
    try {
      const collected = await (await fields()).collect();
      if ('faults' in collected) setFaults(collected.faults);
      else if ('code' in collected) setFault(new Fault(collected.code));
      else setDone(await follow({ checkout_id: newId('checkout'), ...collected }));
    } catch (error) {
      setFault(asFault(error));
    } finally {
      isUnderWay.current = false;
      setStage('form');
    }
  }

  return { stage, fault, faults, done, replace };
}
