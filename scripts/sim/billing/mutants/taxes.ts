import { billing, type Patch } from '#scripts/sim/billing/patches.ts';

/** Mistakes about prices by country and taxes. */
export const taxes: Record<string, Patch[]> = {
  'the reminder names the tax of today, and the charge is of the former one': [
    billing(
      'subscription/remind',
      'afterReminder(subscription, price)',
      'afterReminder(subscription, subscription.price)',
    ),
  ],
  'the tax of the day of the charge is added, whatever the reminder named': [
    billing(
      'domain/charge',
      'import { EndReason, monthIn,',
      "import { totalOf } from '#functions/billing/domain/tax.ts';\nimport { EndReason, monthIn,",
    ),
    billing(
      'domain/charge',
      'amount: subscription.price,',
      'amount: subscription.before_tax ? totalOf(subscription.before_tax, rate) : subscription.price,',
    ),
  ],
  'tax is added to the price with its tax': [
    billing('domain/subscription', 'totalOf(before_tax, rate) : price;', 'totalOf(price, rate) : price;'),
  ],
  'the reminder of a trial changes the first charge': [
    billing('domain/subscription', 'before_tax && period > 0 ?', 'before_tax && period >= 0 ?'),
  ],
  'the tax is taken of the whole amount instead of the net one': [
    billing(
      'domain/tax',
      '(amount.minor_units * MILLION) / (MILLION + ppmOf(percent))',
      '(amount.minor_units * (MILLION - ppmOf(percent))) / MILLION',
    ),
  ],
  'an agreement is to any price': [
    billing('offer', 'JSON.stringify(offer)', 'JSON.stringify({ ...offer, monthly_price: 0, tax: 0 })'),
  ],
};
