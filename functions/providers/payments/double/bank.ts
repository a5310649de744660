import { cardRefusal, type ErrorBody } from '#functions/providers/payments/double/errors.ts';
import type { Behaviour } from '#functions/providers/payments/double/cards.ts';

/** A request to a bank. `set_up`: the cardholder was present when the card was saved. */
export type Authorization = {
  payment_method: string;
  behaviour: Behaviour;
  /** To take money, or only to be ready for it. */
  amount: number | null;
  currency: string | null;
  off_session: boolean;
  authenticated: boolean;
  set_up: boolean;
};

/** `ask`: the cardholder must authenticate; `processing`: the bank answers later; anything else is a decline code. */
export type Verdict = 'yes' | 'ask' | 'processing' | (string & Record<never, never>);

/** The bank's verdict by the behaviour of the card. */
export function verdictOf({ behaviour, amount, off_session, authenticated, set_up }: Authorization): Verdict {
  const { decline, declines, asks } = behaviour;
  if (decline && (!declines || (declines === 'after-asking' && authenticated))) return decline;
  const asksNow =
    asks === 'always' ||
    (asks === 'unless-set-up' && !set_up) ||
    (asks === 'present' && !off_session && amount !== null);
  if (asksNow && !authenticated) return 'ask';
  return decline && declines === 'charge' && amount !== null ? decline : 'yes';
}

const ownCodes = new Set([
  'expired_card',
  'incorrect_cvc',
  'invalid_cvc',
  'incorrect_number',
  'invalid_number',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'incorrect_zip',
  'processing_error',
  'authentication_required',
  'card_decline_rate_limit_exceeded',
]);
const params: Record<string, string> = {
  expired_card: 'exp_month',
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
  incorrect_number: 'number',
  invalid_number: 'number',
  invalid_expiry_month: 'exp_month',
  invalid_expiry_year: 'exp_year',
};
const confirmable = new Set(['incorrect_cvc', 'invalid_cvc', 'expired_card', 'incorrect_number']);
const final = new Set(['lost_card', 'stolen_card', 'pickup_card', 'fraudulent', 'do_not_try_again']);

/** A decline as the API reports it: a few have their own code, the rest are `card_declined`. */
export function declineBody(decline: string): Omit<ErrorBody, 'type'> {
  const code = ownCodes.has(decline) ? decline : 'card_declined';
  const param = params[decline];
  return {
    code,
    decline_code: decline,
    message: code === 'card_declined' ? 'Your card was declined.' : `Your card was declined: ${decline}.`,
    advice_code: confirmable.has(decline)
      ? 'confirm_card_data'
      : final.has(decline)
        ? 'do_not_try_again'
        : 'try_again_later',
    doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`,
    ...(param && { param }),
  };
}

export const declined = (decline: string, more: Partial<ErrorBody> = {}) =>
  cardRefusal({ ...declineBody(decline), ...more });
