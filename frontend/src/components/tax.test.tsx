import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answerAsFrame } from '#frontend/components/card-form/testing.ts';
import { chargesCsv } from '#frontend/features/billing/payments/charges-csv.ts';
import { ChargeFacts } from '#frontend/features/billing/payments/charge-facts.tsx';
import { Receipt } from '#frontend/features/billing/payments/receipt.tsx';
import { i18n } from '#frontend/i18n/index.ts';
import { aCharge, aMembership } from '#frontend/testing/membership.ts';
import { answer } from '#frontend/testing/mock.ts';
import { anOffer } from '#frontend/testing/offer.ts';
import { open, show } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { billing } from '#shared/api/billing.ts';
import type { TaxLine } from '#shared/values/tax.ts';

const euros = (minor_units: number) => ({ minor_units, currency: 'EUR' as const });
const dollars = (minor_units: number) => ({ minor_units, currency: 'USD' as const });
const german: TaxLine = {
  name: 'USt',
  place: 'DE',
  percent: 19,
  inclusive: true,
  net: euros(1924),
  tax: euros(366),
};
const texan: TaxLine = {
  name: 'Sales tax',
  place: 'US-TX',
  percent: 6.25,
  inclusive: false,
  net: dollars(2490),
  tax: dollars(156),
};

beforeEach(() => {
  signInAs();
  answer(billing.getMembership, () => aMembership());
});
const summaryOf = async (offer: ReturnType<typeof anOffer>) => {
  answer(billing.getOffer, () => offer);
  open('/en/payment');
  await answerAsFrame();
  return within(screen.getByRole('region', { name: 'Price and tax' }));
};

test('the checkout says how much of a price is tax', async () => {
  const summary = await summaryOf(anOffer({ monthly_price: euros(2290), tax: german }));
  expect(summary.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['€22.90', '€3.66']);
  expect(summary.getByText(/Includes/).textContent).toBe('Includes USt 19%');
});

test('the checkout adds a sales tax before anything is paid', async () => {
  const summary = await summaryOf(anOffer({ monthly_price: dollars(2646), tax: texan }));
  expect(summary.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Membership, a month',
    'Sales tax 6.25%',
    'Each month',
  ]);
  expect(summary.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$24.90',
    '$1.56',
    '$26.46',
  ]);
  expect(summary.getByText(/^If this rate changes/)).toBeTruthy();
});

test('the checkout names no tax where there is none', async () => {
  answer(billing.getOffer, () => anOffer());
  open('/en/payment');
  await answerAsFrame();
  expect(screen.queryByRole('region', { name: 'Price and tax' })).toBeNull();
});

test('a charge shows its tax', async () => {
  show(<ChargeFacts of={aCharge({ tax: german })} />);
  expect((await screen.findByText('USt 19%')).closest('div')?.textContent).toBe('USt 19%€3.66, included');
});

test('a receipt shows the amount before tax, and the tax', async () => {
  const charge = aCharge({ amount: dollars(2646), tax: texan });
  answer(billing.getCharge, () => ({ ...charge, refund_would: null, name: 'Ida Brandt', email: 'ida@example.com' }));
  show(<Receipt />, {
    path: '/en/account/payments/:charge_id/receipt',
    at: `/en/account/payments/${charge.charge_id}/receipt`,
  });
  expect(await screen.findByRole('row', { name: 'Before tax $24.90' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Sales tax 6.25% $1.56' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Paid, USD $26.46' })).toBeTruthy();
});

test('the CSV has the tax as a number', () => {
  const [, line] = chargesCsv([aCharge({ tax: german })], i18n.getFixedT('en', 'payments'), { locale: 'en' }).split(
    '\r\n',
  );
  expect(line).toContain(',24.90,3.66,"USD",');
});
