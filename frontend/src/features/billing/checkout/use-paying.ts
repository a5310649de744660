import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSWRConfig } from 'swr';

import type { Collected } from '#frontend/components/card-form/port.ts';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { endOrder, noteSent, presentOrder, wasSent } from '#frontend/features/billing/checkout/order.ts';
import { isChange, isOpen, staysTheSame } from '#frontend/features/billing/checkout/outcome.ts';
import { pause } from '#frontend/features/billing/checkout/pause.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { call, useAction } from '#frontend/lib/api.ts';
import { clientSecret } from '#frontend/lib/device.ts';
import { accessToken, roleOf, signInWith } from '#frontend/lib/session.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { billing, type CheckoutStep, type Offer } from '#shared/api/billing.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';
import type { CheckoutId } from '#shared/values/id.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

/** How far a go at paying has come. `lost`: the bank was asked, and its answer did not arrive. */
export type Step = { state: 'form' } | { state: 'processing'; since: Date; lost: boolean } | Exclude<CheckoutStep, { state: 'processing' }>; // prettier-ignore
/** What the button is busy with. */
export type Work = 'checking' | 'asking' | 'lost';
export type Told = { fault: Fault; at: Date; checkout_id: CheckoutId };
export type Paying = ReturnType<typeof usePaying>;

type Asked = { collect: () => Promise<Collected>; email: string | undefined; offer: Offer };

/** So often a go is asked for again by itself, before its owner is told. */
const TURNS = 4;

const refreshes = [account.getUser, auth.getUser, billing.getMembership, billing.getCharges, billing.getCredits];
const isMember = () => ['member', 'support'].includes(roleOf(accessToken()) ?? '');
const processing = (lost: boolean): Step => ({ state: 'processing', since: new Date(), lost });

/** One go at paying after another: what was asked, how far it has come, and what became of it. */
export function usePaying() {
  const { language } = useLanguage();
  const { mutate } = useSWRConfig();
  const { prove } = useProof('checkout');
  const { trigger: checkout } = useAction(billing.checkout, { refreshes });
  const { trigger: finish } = useAction(billing.finishCheckout, { refreshes });
  const [step, setStep] = useState<Step>(() => (wasSent() && isMember() ? processing(false) : { state: 'form' }));
  const [isResumed, setResumed] = useState(step.state === 'processing');
  const [work, setWork] = useState<Work>();
  const [told, setTold] = useState<Told>();
  const [faults, setFaults] = useState<MessageKey[]>([]);
  const [offer, setOffer] = useState<Offer>();
  const [checkout_id, setId] = useState(() => presentOrder().checkout_id);
  const isUnderWay = useRef(false);

  /** What is certain ends the go; what is not keeps its id. */
  function tell(fault: Fault) {
    setTold({ fault, at: new Date(), checkout_id });
    setStep({ state: 'form' });
    if (!staysTheSame(fault)) {
      endOrder();
      setId(presentOrder().checkout_id);
    }
    if (isChange(fault) || fault.code === 'billing.already-subscribed') void mutate([billing.getOffer.id, {}]);
  }

  function take(next: CheckoutStep) {
    if (next.state === 'done') endOrder();
    setResumed(false);
    setStep((now) => (next.state !== 'processing' ? next : now.state === 'processing' ? now : processing(false)));
  }

  /** Asks until it is known what became of it: always for the same go, with the same card. */
  async function send(
    { email, offer }: Asked,
    confirmation_token: string,
  ): Promise<Output<typeof billing.checkout> | 'lost'> {
    const device = await clientSecret(call).catch(() => undefined);
    const { timeZone: time_zone } = Intl.DateTimeFormat().resolvedOptions();
    const input = { checkout_id, confirmation_token, agreed: true as const, offer: offer.digest, email, language, time_zone, device }; // prettier-ignore
    for (let turn = 0; ; turn++) {
      try {
        const proof = await prove();
        noteSent({ checkout_id, is_sent: true });
        return await checkout({ ...input, proof }, { throwOnError: true });
      } catch (error) {
        const fault = asFault(error);
        if (!isOpen(fault)) throw fault;
        if (!wasSent()) throw new Fault('billing.not-charged', { cause: fault });
        if (fault.code === 'billing.unknown' && isMember()) return 'lost';
        if (turn === TURNS) throw new Fault('billing.unknown', { cause: fault });
        setWork('lost');
        await pause(turn);
      }
    }
  }

  async function pay(asked: Asked) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setTold(undefined);
    setFaults([]);
    setWork('checking');
    try {
      const card = await asked.collect();
      if ('faults' in card) return setFaults(card.faults);
      if ('code' in card) throw new Fault(card.code);
      setOffer(asked.offer);
      setWork('asking');
      const answer = await send(asked, card.confirmation_token);
      if (answer === 'lost') return setStep(processing(true));
      // Shown before this browser is logged in by it: that ends the chat in which one may have paid.
      flushSync(() => take(answer.step));
      if (answer.session) signInWith(answer.session);
    } catch (error) {
      tell(asFault(error));
    } finally {
      isUnderWay.current = false;
      setWork(undefined);
    }
  }

  /** Asks what became of it. As long as nobody knows, nothing changes. */
  async function look() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      take(await finish({ checkout_id }, { throwOnError: true }));
    } catch (error) {
      const fault = asFault(error);
      if (isOpen(fault)) return setStep((now) => (now.state === 'processing' ? now : processing(true)));
      if (fault.code !== 'billing.charge-not-found') return tell(fault);
      // It never arrived. Who only came back to the page need not hear of it.
      if (isResumed) setStep({ state: 'form' });
      else tell(new Fault('billing.unknown', { cause: fault }));
    } finally {
      isUnderWay.current = false;
    }
  }

  /** Leaves the bank’s question unanswered, for another card. */
  function takeAnotherCard() {
    endOrder();
    setId(presentOrder().checkout_id);
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
