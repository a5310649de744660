import { Fault } from '#shared/errors/catalogue.ts';
import { Currency, exponentOf, isoCode, type Money } from '#shared/values/money.ts';

/** An amount in Stripe's units. Three decimals must end in 0: others are refused, never rounded. */
export function toStripe({ minor_units, currency }: Money): { amount: number; currency: string } {
  if (minor_units <= 0 || (exponentOf(currency) === 3 && minor_units % 10 !== 0)) {
    throw new Fault('billing.misconfigured', { cause: new Error(`${minor_units} ${currency} cannot be charged`) });
  }
  return { amount: minor_units, currency: isoCode(currency).toLowerCase() };
}

/** An amount as Stripe has it. */
export function fromStripe(amount: number, currency: string): Money {
  const code = currency.toUpperCase();
  return { minor_units: amount, currency: Currency.parse(code === 'ILS' ? 'NIS' : code) };
}
