import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSWRConfig } from 'swr';

import type { Collected } from '#frontend/components/card-form/port.ts';
import { endOrder, presentOrder, wasSent } from '#frontend/features/billing/checkout/order.ts';
import { isChange, isOpen, staysTheSame } from '#frontend/features/billing/checkout/outcome.ts';
import { isMember, useOrdering } from '#frontend/features/billing/checkout/use-ordering.ts';
import { useAction } from '#frontend/lib/api.ts';
import { signInWith } from '#frontend/lib/session.ts';
import { billing, type CheckoutStep, type Offer } from '#shared/api/billing.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';
import type { CheckoutId } from '#shared/values/id.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

/** How far a go at paying has come. `lost`: the bank was asked, and its answer did not arrive. */
export type Step =
  | { state: 'form' }
  | { state: 'processing'; since: Date; lost: boolean }
  | Extract<CheckoutStep, { state: 'action' | 'done' }>;
/** What the button is busy with. */
export type Work = 'checking' | 'asking' | 'lost';
export type Told = { fault: Fault; at: Date; checkout_id: CheckoutId };
export type Paying = ReturnType<typeof usePaying>;

type Asked = { collect: () => Promise<Collected>; email: string | undefined; offer: Offer };

const processing = (lost: boolean): Step => ({ state: 'processing', since: new Date(), lost });

/** One go at paying after another: what was asked, how far it has come, and what became of it. */
export function usePaying() {
  const { mutate } = useSWRConfig();
  const [step, setStep] = useState<Step>(() => (wasSent() && isMember() ? processing(false) : { state: 'form' }));
  const [isResumed, setResumed] = useState(step.state === 'processing');
  const [work, setWork] = useState<Work>();
  const [told, setTold] = useState<Told>();
  const [faults, setFaults] = useState<MessageKey[]>([]);
  const [offer, setOffer] = useState<Offer>();
  const [checkout_id, setId] = useState(() => presentOrder().checkout_id);
  const underWay = useRef(new Set<'pay' | 'look'>());
  const order = useOrdering(() => setWork('lost'));
  const { trigger: finish } = useAction(billing.finishCheckout, order);

  const beginAnother = () => {
    endOrder();
    setId(presentOrder().checkout_id);
  };

  /** What is certain ends the go; what is not keeps its id. */
  function tell(fault: Fault) {
    setTold({ fault, at: new Date(), checkout_id });
    setStep({ state: 'form' });
    if (!staysTheSame(fault)) beginAnother();
    if (isChange(fault) || fault.code === 'billing.already-subscribed') void mutate([billing.getOffer.id, {}]);
  }

  function take(next: CheckoutStep) {
    setResumed(false);
    if (next.state === 'refused') return tell(new Fault(next.code, { until: next.until ?? undefined }));
    if (next.state === 'done') endOrder();
    setStep((now) => (next.state !== 'processing' ? next : now.state === 'processing' ? now : processing(false)));
  }

  /** Whoever asks for the same a second time meanwhile asks for nothing. */
  async function once(what: 'pay' | 'look', work: () => Promise<void>) {
    if (underWay.current.has(what)) return;
    underWay.current.add(what);
    try {
      await work();
    } finally {
      underWay.current.delete(what);
      if (what === 'pay') setWork(undefined);
    }
  }

  const pay = ({ collect, email, offer }: Asked) =>
    once('pay', async () => {
      setTold(undefined);
      setFaults([]);
      setWork('checking');
      try {
        const { sent } = presentOrder();
        const card = sent ?? (await collect());
        if ('faults' in card) return setFaults(card.faults);
        if ('code' in card) throw new Fault(card.code);
        setOffer(offer);
        setWork('asking');
        const answer = await order.send({ checkout_id, email, offer: offer.digest, ...card });
        if (!answer) return setStep(processing(true));
        // Shown before this browser is logged in by it: that ends the chat in which one may have paid.
        flushSync(() => take(answer.step));
        if (answer.session) signInWith(answer.session);
      } catch (error) {
        tell(asFault(error));
      }
    });

  /** Asks what became of it. As long as nobody knows, nothing changes. */
  const look = () =>
    once('look', async () => {
      try {
        take(await finish({ checkout_id }, { throwOnError: true }));
      } catch (error) {
        const fault = asFault(error);
        if (isOpen(fault)) return setStep((now) => (now.state === 'processing' ? now : processing(true)));
        if (fault.code !== 'billing.charge-not-found') return tell(fault);
        // It never arrived. Who only came back to the page need not hear of it.
        if (isResumed) setStep({ state: 'form' });
        else tell(new Fault('billing.unknown', { cause: fault }));
      }
    });

  /** Leaves the bank’s question unanswered, for another card. */
  function takeAnotherCard() {
    beginAnother();
    setStep({ state: 'form' });
  }

  return {
    step,
    work,
    told,
    /** What is wrong with the card’s fields, where they do not say it themselves. */
    faults,
    /** As it was agreed to. */
    offer,
    checkout_id,
    hasBegun: step.state !== 'form',
    pay,
    look,
    takeAnotherCard,
  };
}
