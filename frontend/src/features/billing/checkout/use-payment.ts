import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSWRConfig } from 'swr';

import type { Collected } from '#frontend/components/card-form/port.ts';
import { endOrder, currentOrder, isOrderSent } from '#frontend/features/billing/checkout/order.ts';
import { isOfferChanged, isOutcomeUnknown, keepsOrder } from '#frontend/features/billing/checkout/checkout-faults.ts';
import { isMember, useSendOrder } from '#frontend/features/billing/checkout/use-send-order.ts';
import { useAction } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { signInWith, useSignedIn } from '#frontend/lib/session.ts';
import { billing, type CheckoutStep, type Offer } from '#shared/api/billing.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';
import type { CheckoutId, PersonId } from '#shared/values/id.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

/** The progress of an order. `lost`: the bank was contacted, but its answer did not arrive. */
export type Step =
  | { state: 'form' }
  | { state: 'processing'; since: Date; lost: boolean }
  | Extract<CheckoutStep, { state: 'action' | 'done' }>;
/** What the pay button is waiting for. */
export type Progress = 'checking' | 'asking' | 'lost';
export type CheckoutFailure = {
  fault: Fault;
  at: Date;
  checkout_id: CheckoutId;
  /** The session of the member who ordered is over. */
  isLoggedOut: boolean;
};
export type Payment = ReturnType<typeof usePayment>;

type PaymentInput = {
  collect: () => Promise<Collected>;
  email: string | undefined;
  offer: Offer;
  person_id: PersonId | undefined;
};

const processing = (lost: boolean): Step => ({ state: 'processing', since: serverNow(), lost });

/** The state of the current order, and the actions on it. */
export function usePayment() {
  const { mutate } = useSWRConfig();
  const [step, setStep] = useState<Step>(() => (isOrderSent() && isMember() ? processing(false) : { state: 'form' }));
  const [isResumed, setResumed] = useState(step.state === 'processing');
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState<CheckoutFailure>();
  const [cardErrors, setCardErrors] = useState<MessageKey[]>([]);
  const [offer, setOffer] = useState<Offer>();
  const [checkout_id, setId] = useState(() => currentOrder().checkout_id);
  const isSignedIn = useSignedIn();
  const inFlight = useRef(new Set<'pay' | 'look'>());
  const order = useSendOrder(() => setProgress('lost'));
  const { trigger: finish } = useAction(billing.finishCheckout, order);

  const startNewOrder = () => {
    endOrder();
    setId(currentOrder().checkout_id);
  };

  /** A certain outcome ends the order; an uncertain one keeps its id. */
  function fail(fault: Fault, { isMembers = false } = {}) {
    setFailure({ fault, at: serverNow(), checkout_id, isLoggedOut: isMembers && !isMember() });
    setStep({ state: 'form' });
    if (!keepsOrder(fault)) startNewOrder();
    if (isOfferChanged(fault) || fault.code === 'billing.already-subscribed') void mutate([billing.getOffer.id, {}]);
  }

  function apply(next: CheckoutStep) {
    setResumed(false);
    if (next.state === 'refused') return fail(new Fault(next.code, { until: next.until ?? undefined }));
    if (next.state === 'done') endOrder();
    setStep((now) => (next.state !== 'processing' ? next : now.state === 'processing' ? now : processing(false)));
  }

  /** Ignores a second call of the same kind while the first is in flight. */
  async function once(what: 'pay' | 'look', run: () => Promise<void>) {
    if (inFlight.current.has(what)) return;
    inFlight.current.add(what);
    try {
      await run();
    } finally {
      inFlight.current.delete(what);
      if (what === 'pay') setProgress(undefined);
    }
  }

  const pay = ({ collect, email, offer, person_id }: PaymentInput) =>
    once('pay', async () => {
      setFailure(undefined);
      setCardErrors([]);
      setProgress('checking');
      try {
        const { sent } = currentOrder();
        const card = sent ?? (await collect());
        if ('faults' in card) return setCardErrors(card.faults);
        if ('code' in card) throw new Fault(card.code);
        setOffer(offer);
        setProgress('asking');
        const answer = await order.send({ checkout_id, email, person_id, offer: offer.digest, ...card });
        if (!answer) return setStep(processing(true));
        // Rendered before this browser is logged in, because that ends the chat the visitor may have paid in.
        flushSync(() => apply(answer.step));
        if (answer.session) signInWith(answer.session);
      } catch (error) {
        fail(asFault(error), { isMembers: email === undefined });
      }
    });

  /** Fetches the outcome. Nothing changes while it is unknown. */
  const refetch = () =>
    once('look', async () => {
      try {
        apply(await finish({ checkout_id }, { throwOnError: true }));
      } catch (error) {
        const fault = asFault(error);
        if (isOutcomeUnknown(fault)) return setStep((now) => (now.state === 'processing' ? now : processing(true)));
        if (!isMember()) return fail(new Fault('billing.unknown', { cause: fault }), { isMembers: true });
        if (fault.code !== 'billing.charge-not-found') return fail(fault);
        // The order never arrived. After a mere reload the visitor need not know.
        if (isResumed) setStep({ state: 'form' });
        else fail(new Fault('billing.unknown', { cause: fault }));
      }
    });

  /** Leaves the bank’s question unanswered, for another card. */
  function switchCard() {
    startNewOrder();
    setStep({ state: 'form' });
  }

  return {
    step,
    progress,
    failure,
    /** The order failed because the session was over, and nobody has logged in since. */
    isLoggedOut: failure?.isLoggedOut === true && !isSignedIn,
    /** Errors of the card fields that they do not show themselves. */
    cardErrors,
    /** As it was agreed to. */
    offer,
    checkout_id,
    hasBegun: step.state !== 'form',
    pay,
    refetch,
    switchCard,
  };
}
