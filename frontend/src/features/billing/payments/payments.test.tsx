import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { chargesCsv } from '#frontend/features/billing/payments/charges-csv.ts';
import { Payments } from '#frontend/features/billing/payments/payments.tsx';
import { changeLanguage, i18n } from '#frontend/i18n/index.ts';
import { someHours } from '#frontend/testing/hours.ts';
import { anOffer } from '#frontend/testing/offer.ts';
import { aCharge, aMembership, aProblem } from '#frontend/testing/membership.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open, show } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { billing } from '#shared/api/billing.ts';
import { receipts } from '#shared/api/receipts.ts';
import { support } from '#shared/api/support.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { newId } from '#shared/values/id.ts';
import type { Charge, Membership } from '#shared/values/membership.ts';

const pending = {
  asked_at: '2027-03-22T15:00:00.000Z',
  done_at: null,
  because: 'asked',
  failures: [],
  next_try_at: null,
} as const;
const charges = [
  aCharge({
    charge_id: null,
    state: 'planned',
    period: 6,
    due_at: '2027-04-22T19:05:00.000Z',
    paid_at: null,
    receipt_number: null,
    refundable_until: null,
  }),
  aCharge({ state: 'refunding', period: 5, refund: pending, refundable_until: null }),
  aCharge({
    state: 'refunded',
    period: 4,
    credit_note_number: 'R-7Q2M4KXY-4',
    refund: { ...pending, done_at: '2027-02-24T15:00:00.000Z' },
    refundable_until: null,
  }),
  aCharge({ period: 3 }),
  aCharge({
    state: 'declined',
    period: 2,
    paid_at: null,
    receipt_number: null,
    refundable_until: null,
    problem: { code: 'billing.card-insufficient-funds', next_try_at: '2027-01-23T20:05:00.000Z' },
  }),
  aCharge({ period: 1, refundable_until: null }),
];
const details = {
  name: 'Heather Trading',
  street: '',
  city: 'Duluth',
  state: 'MN',
  postal_code: '55802',
  country: 'US',
  tax_id: '',
};
const answerWith = (membership: Membership, all: Charge[] = charges) => {
  answer(billing.getMembership, () => membership);
  answer(billing.getCharges, () => ({ charges: all }));
};
beforeEach(() => {
  signInAs();
  answerWith(aMembership());
  answer(receipts.getDetails, () => ({ details: null, country: 'US' }));
});
const row = (name: RegExp) => screen.findByRole('row', { name });

test('a contract that its member withdrew from is listed as that', async () => {
  const at = '2027-02-24T15:00:00.000Z';
  const refund = { ...pending, done_at: at, because: 'withdrawn' } as const;
  answer(billing.getMembership, () =>
    aMembership({ standing: 'cancelled', cancelled_at: at, withdrawn_at: at, paid_until: at }),
  );
  answer(billing.getCharges, () => ({
    charges: [aCharge({ state: 'refunded', period: 1, refund, refundable_until: null })],
  }));
  open('/en/account/payments');
  expect(await screen.findByRole('cell', { name: 'Withdrawn' })).toBeTruthy();
  expect(screen.getByText('Contract withdrawn').nextElementSibling?.textContent).toMatch(/Feb 24/);
  expect(screen.queryByText('Canceled')).toBeNull();
});

test('each charge shows date, purpose, state and actions, in the account’s time zone', async () => {
  show(<Payments />);
  await row(
    /Apr 22, 2027 Membership, month 6 ?Unless canceled before 2:05.PM C[SD]T Planned \$24\.90 Details: Membership, month 6/,
  );
  await row(
    /month 5 ?Requested Mon, Mar 22, 10:00.AM C[SD]T\. Sent to the payment provider\. Refund in progress \$24\.90 Track/,
  );
  await row(/month 4 ?−\$24\.90 to •••• 4242, Wed, Feb 24 Refunded \$24\.90 Confirmation/);
  await row(/month 3 ?•••• 4242 Paid \$24\.90 Refund: Membership, month 3 ?Receipt: Membership, month 3/);
  await row(
    /month 2 ?The card had too little on it\. Nothing was charged\. Next attempt Sat, Jan 23, 2:05.PM C[SD]T\. Declined/,
  );
  const first = await row(/month 1/);
  expect(within(first).queryByRole('link', { name: /^Refund/ })).toBeNull();
  expect(within(first).getByRole('link', { name: /^Receipt/ })).toBeTruthy();
});

test('the next charge comes first, with links to stop it and to replace the card', async () => {
  const next = {
    at: '2027-04-22T19:05:00.000Z',
    amount: { minor_units: 2490, currency: 'USD' },
    period: 6,
    remind_at: '2027-04-15T19:05:00.000Z',
  } as const;
  answerWith(aMembership({ next_charge: next }));
  show(<Payments />);
  const ticket = await screen.findByRole('region', { name: 'Next charge' });
  expect(within(ticket).getByText(/on Thu, Apr 22/).textContent).toBe('$24.90 on Thu,\u00A0Apr\u00A022');
  expect(within(ticket).getByText(/expires/).textContent).toBe('•••• 4242, expires 04/29');
  expect(within(ticket).getByText(/Thu, Apr 15, 2:05.PM C[SD]T, by email/)).toBeTruthy();
  expect(within(ticket).getByRole('link', { name: 'Cancel membership' }).getAttribute('href')).toBe(
    '/en/account/unsubscribe',
  );
  expect(screen.getAllByRole('link', { name: 'Replace the card' })[0]?.getAttribute('href')).toBe('/en/account/card');
  expect(screen.getByText('Visa •••• 4242')).toBeTruthy();
});

test('the year is drawn and described, with totals', async () => {
  show(<Payments />);
  const year = await screen.findByRole('region', { name: 'Jan 2027 to Dec 2027' });
  expect(within(year).getByRole('img').getAttribute('aria-label')).toMatch(/January 2027: .*April 2027: planned/);
  expect(within(year).getByText('Charged').nextSibling?.textContent).toBe('$99.60');
  expect(within(year).getByText('Refunded').nextSibling?.textContent).toBe('−$24.90');
  expect(within(year).getByText('Refund in progress').nextSibling?.textContent).toBe('−$24.90');
  expect(within(year).getByText('Total').parentElement?.nextSibling?.textContent).toBe('$49.80');
});

test('lists the free trial', async () => {
  answerWith(aMembership({ standing: 'trialing', trial_ends_at: '2026-11-22T20:05:00.000Z' }), []);
  show(<Payments />);
  await row(/Nov 21, 2026 Free trial ?Card checked, nothing charged Free \$0\.00/);
});

test('a declined payment shows why and when it is retried, and links to another card', async () => {
  const problem = aProblem({ next_try_at: '2027-01-23T20:05:00.000Z', ends_at: '2027-02-03T20:05:00.000Z' });
  answerWith(aMembership({ standing: 'past_due', problem }));
  show(<Payments />);
  const banner = await screen.findByRole('region', { name: 'A payment was declined.' });
  expect(banner.textContent).toContain('The bank did not say why.');
  expect(banner.textContent).toMatch(/Unless it is paid, the membership ends Wed, Feb 3/);
  expect(within(banner).queryByRole('link', { name: 'Confirm with your bank' })).toBeNull();
  expect(banner.textContent).toMatch(/We try again Sat, Jan 23, 2:05.PM C[SD]T/);
  expect(within(banner).getByRole('link', { name: 'Replace the card' })).toBeTruthy();
});

test('the last try is announced as the end', async () => {
  const at = '2027-01-23T20:05:00.000Z';
  answerWith(aMembership({ standing: 'past_due', problem: aProblem({ next_try_at: at, ends_at: at }) }));
  show(<Payments />);
  const banner = await screen.findByRole('region', { name: 'A payment was declined.' });
  expect(banner.textContent).toMatch(/We try for the last time Sat, Jan 23.*\. If the bank declines again/);
  expect(banner.textContent).not.toContain('Unless it is paid');
});

test('a membership that was cancelled in a pause, after its paid time, ended on that day', async () => {
  answerWith(
    aMembership({
      standing: 'cancelled',
      paid_until: '2026-04-01T20:05:00.000Z',
      cancelled_at: '2026-04-25T20:05:00.000Z',
    }),
  );
  show(<Payments />);
  expect(await screen.findByText('Ended on Apr 25, 2026')).toBeTruthy();
});

test('a membership that ended unpaid shows one date, and why', async () => {
  answerWith(
    aMembership({
      standing: 'cancelled',
      ended_unpaid: true,
      paid_until: '2026-12-06T20:05:00.000Z',
      cancelled_at: '2026-12-18T20:05:00.000Z',
    }),
  );
  show(<Payments />);
  expect(await screen.findByText('Ended on Dec 18, 2026')).toBeTruthy();
  expect(screen.getByText(/^The last month was not paid: the bank declined each attempt/)).toBeTruthy();
  expect(screen.queryByText('Canceled')).toBeNull();
});

test('leads to the page that confirms a payment, where its bank wants that', async () => {
  const charge_id = newId('charge');
  const problem = aProblem({
    code: 'billing.card-authentication',
    charge_id,
    next_try_at: null,
    ends_at: null,
    needs_owner: true,
  });
  answerWith(aMembership({ standing: 'past_due', problem }));
  show(<Payments />);
  const banner = await screen.findByRole('region', { name: 'A payment waits for your confirmation.' });
  expect(banner.textContent).toContain(
    'The bank wants you to confirm it yourself. Confirm it with the card on file, or use another card.',
  );
  const link = within(banner).getByRole('link', { name: 'Confirm with your bank' });
  expect(link.getAttribute('href')).toBe(`/en/account/payments/${charge_id}/confirm`);
});

test('a payment in progress is not the next charge', async () => {
  answerWith(aMembership({ standing: 'past_due', problem: null }), [aCharge({ state: 'running', paid_at: null })]);
  show(<Payments />);
  expect(await screen.findByText('A payment is in progress')).toBeTruthy();
  expect(screen.queryByText('Next charge')).toBeNull();
  await row(/month 3 ?Waiting for the bank\. In progress/);
});

test('a cancelled membership shows its end and offers to start again', async () => {
  answerWith(aMembership({ standing: 'cancelled', paid_until: '2099-04-22T19:05:00.000Z' }));
  show(<Payments />);
  expect(await screen.findByText(/Active until .*Apr 22/)).toBeTruthy();
  expect(screen.getByText(/You will not be charged again\. Until then you can still open reports\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe('/en/payment');
  expect(screen.queryByRole('link', { name: 'Cancel membership' })).toBeNull();
  expect(screen.queryByText('Card on file')).toBeNull();
});

test('offers a membership to members without payments', async () => {
  answerWith(aMembership({ standing: 'none' }), []);
  show(<Payments />);
  expect(await screen.findByRole('heading', { name: 'No payments yet.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start a membership' }).getAttribute('href')).toBe('/en/payment');
});

test('can be retried after an error', async () => {
  answer(billing.getCharges, () => {
    throw new Fault('server.unexpected');
  });
  const user = show(<Payments />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answerWith(aMembership());
  await user.click(again);
  await row(/month 6/);
});

test('amounts and card digits run left to right in Arabic', async () => {
  await changeLanguage('ar');
  show(<Payments />, { at: '/ar' });
  await row(/الشهر 3/);
  const found = [...document.querySelectorAll('main, body')].flatMap((root) => [
    ...root.querySelectorAll('bdi[dir=ltr]'),
  ]);
  const texts = found.map(({ textContent }) => textContent);
  expect(texts.filter((text) => text.includes('4242')).length).toBeGreaterThan(2);
  expect(texts.filter((text) => /24[.,]90/.test(text)).length).toBeGreaterThan(6);
  const loose = [...document.querySelectorAll('td, dd, p')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && /24[.,]90|4242/.test(node.textContent ?? '')),
  );
  expect(loose).toEqual([]);
});

test('the CSV holds the same, with numeric amounts', () => {
  const reader = { locale: 'en', timeZone: 'America/Chicago' };
  const [head, ...lines] = chargesCsv(charges, i18n.getFixedT('en', 'payments'), reader).split('\r\n');
  expect(head).toBe(
    '\ufeff"When (Central Time)","What","State","Amount","After refund","Tax","Currency","Card","Receipt number","Refundable until (Central Time)","Refunded (Central Time)","Credit note number"',
  );
  expect(lines[1]).toBe(
    '"2027-01-22 14:05","Membership, month 4","Refunded",24.90,0.00,"","USD","4242","C-7Q2M4KXY-3","","2027-02-24 09:00","R-7Q2M4KXY-4"',
  );
  expect(lines.some((line) => line.includes('Planned'))).toBe(false);
  expect(lines).toHaveLength(6);
});

test('a charge that is too old for a refund says until when there was one, and so does the CSV', async () => {
  const old = aCharge({ refundable_until: null, refundable_ended_at: '2027-04-21T19:05:00.000Z' });
  answerWith(aMembership(), [old]);
  show(<Payments />);
  await row(/You could refund it yourself until Apr 21, 2027\./);
  const reader = { locale: 'en', timeZone: 'America/Chicago' };
  expect(chargesCsv([old], i18n.getFixedT('en', 'payments'), reader)).toContain('"2027-04-21 14:05"');
});

test('the CSV for readers with a decimal comma has semicolons', async () => {
  await changeLanguage('fr');
  const reader = { locale: 'fr', timeZone: 'Europe/Paris' };
  const [, line] = chargesCsv([aCharge()], i18n.getFixedT('fr', 'payments'), reader).split('\r\n');
  expect(line).toContain(';24,90;24,90;"";"USD";');
  await changeLanguage('en');
});

test('a refund that failed counts as paid, and says what to do', async () => {
  answerWith(aMembership(), [
    aCharge({ state: 'refund_failed', refund: { ...pending, failures: [] }, refundable_until: null }),
  ]);
  show(<Payments />);
  await row(/The bank returned it each time\. Please write to us\. Refund failed \$24\.90 What to do/);
  const note = screen.getByRole('region', { name: 'The refund did not work.' });
  expect(within(note).getByRole('link', { name: 'Write to support' }).getAttribute('href')).toBe(
    '/en/contact?topic=charge-or-refund&refund=failed',
  );
  expect(screen.getByText('Total').parentElement?.nextSibling?.textContent).toBe('$24.90');
});

test('a refund that failed leads to a message to support that names the charge', async () => {
  answer(support.getHours, () => someHours());
  answer(billing.getOffer, () => anOffer());
  answerWith(aMembership(), [
    aCharge({ state: 'refund_failed', refund: { ...pending, failures: [] }, refundable_until: null }),
  ]);
  const { user } = open('/en/account/payments');
  const note = within(await screen.findByRole('region', { name: 'The refund did not work.' }));
  await user.click(note.getByRole('link', { name: 'Write to support' }));
  expect(await screen.findByRole('radio', { name: 'A charge or refund' })).toHaveProperty('checked', true);
  expect(screen.getByDisplayValue('Membership, month 3 · C-7Q2M4KXY-3')).toBeTruthy();
});

test('a refund that the bank returned and that is sent again stays in the total', async () => {
  const failures = [{ sent_at: pending.asked_at, failed_at: pending.asked_at }];
  const refund = { ...pending, failures, next_try_at: '2027-03-23T15:00:00.000Z' };
  answerWith(aMembership(), [aCharge({ state: 'refunding', refund, refundable_until: null })]);
  show(<Payments />);
  const sum = async (name: string) => (await screen.findByText(name)).closest('dt')?.nextSibling?.textContent;
  expect(await sum('Total')).toBe('$24.90');
  expect(await sum('Refund returned by the bank, to be sent again')).toBe('$24.90');
  expect(screen.getByText(/The bank returned it\. To be sent again /)).toBeTruthy();
});

test('a payment that waits for its owner says so, with the way to confirm it', async () => {
  const problem = { code: 'billing.card-authentication', next_try_at: null } as const;
  const charge = aCharge({
    state: 'unconfirmed',
    paid_at: null,
    receipt_number: null,
    refundable_until: null,
    problem,
  });
  answerWith(aMembership(), [charge]);
  show(<Payments />);
  const line = await row(/Nothing was charged\..*Waiting for your confirmation/);
  expect(
    within(line)
      .getByRole('link', { name: /^Confirm/ })
      .getAttribute('href'),
  ).toBe(`/en/account/payments/${charge.charge_id}/confirm`);
  const year = screen.getByRole('region', { name: /to/ });
  expect(within(year).getByText('Waiting for your confirmation').nextSibling?.textContent).toBe('$24.90');
});

test('is linked from the account navigation and menu, with the cancel page', async () => {
  const { user } = open('/en/account/payments');
  expect((await screen.findByRole('link', { name: 'Payments' })).getAttribute('aria-current')).toBe('page');
  await user.click(await screen.findByRole('button', { name: /Account of/ }));
  expect(await screen.findByRole('menuitem', { name: 'Payments' })).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: 'Cancel membership' })).toBeTruthy();
});

test('billing details are filled in, checked and removed', async () => {
  const onRequest = vi.fn();
  answer(receipts.setDetails, (input) => {
    onRequest(input);
    answer(receipts.getDetails, () => ({ ...input, country: 'US' }));
    return input;
  });
  const user = show(<Payments />);
  const section = within(await screen.findByRole('region', { name: 'Billing details' }));
  await user.click(await section.findByRole('button', { name: 'Add billing details' }));
  await user.click(section.getByRole('button', { name: 'Save' }));
  expect(await section.findByText('This field is required.')).toBeTruthy();
  await user.type(section.getByRole('textbox', { name: 'Name or company' }), details.name);
  await user.type(section.getByRole('textbox', { name: 'City' }), details.city);
  await user.type(section.getByRole('textbox', { name: 'State' }), details.state);
  await user.type(section.getByRole('textbox', { name: 'ZIP code' }), details.postal_code);
  await user.click(section.getByRole('button', { name: 'Save' }));
  expect(await section.findByText('Duluth, MN 55802')).toBeTruthy();
  expect(onRequest).toHaveBeenCalledWith({ details });
  await user.click(section.getByRole('button', { name: 'Remove' }));
  expect(await section.findByRole('button', { name: 'Add billing details' })).toBeTruthy();
  expect(onRequest).toHaveBeenLastCalledWith({ details: null });
});

test('another country drops the state, and keeps the city', async () => {
  const onRequest = vi.fn();
  answer(receipts.getDetails, () => ({ details, country: 'US' }));
  answer(receipts.setDetails, (input) => {
    onRequest(input);
    return input;
  });
  const user = show(<Payments />);
  const section = within(await screen.findByRole('region', { name: 'Billing details' }));
  await user.click(await section.findByRole('button', { name: 'Change' }));
  await user.selectOptions(section.getByRole('combobox', { name: 'Country' }), 'DE');
  expect(section.queryByRole('textbox', { name: 'State' })).toBeNull();
  await user.click(section.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onRequest).toHaveBeenCalledWith({ details: { ...details, state: '', country: 'DE' } }));
});

test('the form has the fields of the country in its order, and begins without one where none is known', async () => {
  answer(receipts.getDetails, () => ({ details: null, country: null }));
  const user = show(<Payments />);
  const section = within(await screen.findByRole('region', { name: 'Billing details' }));
  await user.click(await section.findByRole('button', { name: 'Add billing details' }));
  const country = section.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
  expect(country.selectedOptions[0]?.textContent).toBe('Choose a country');
  const labels = () => section.getAllByRole<HTMLInputElement>('textbox').map(({ labels: of }) => of?.[0]?.textContent);
  await user.selectOptions(country, 'JP');
  expect(labels().slice(1)).toEqual([
    'Postal code',
    'Prefecture',
    'City',
    'Street and number',
    'JCT registration number (optional)',
  ]);
  await user.selectOptions(country, 'CH');
  expect(labels().at(-1)).toBe('Tax number (optional)');
  await user.selectOptions(country, 'GB');
  expect(labels().slice(1)).toEqual(['Street and number', 'City', 'Postcode', 'VAT number (optional)']);
  await user.selectOptions(country, 'FR');
  expect(labels().slice(1)).toEqual([
    'Street and number',
    'Postal code',
    'City',
    'VAT number, SIRET, or SIREN (optional)',
  ]);
  await user.type(section.getByRole('textbox', { name: 'Name or company' }), 'Bruyère SARL');
  const number = section.getByRole<HTMLInputElement>('textbox', { name: /SIRET/ });
  await user.type(number, 'FR 12');
  await user.click(section.getByRole('button', { name: 'Save' }));
  expect(await section.findByText(/Enter a SIRET \(14 digits\)/)).toBeTruthy();
  answer(receipts.setDetails, () => {
    throw new Fault('request.invalid', { fields: { 'details.tax_id': [messages['tax-number.siret']] } });
  });
  await user.clear(number);
  await user.type(number, '73282932000075');
  await user.click(section.getByRole('button', { name: 'Save' }));
  expect(await section.findByText('This is not a valid SIRET: check the digits.')).toBeTruthy();
  expect([number.value, document.activeElement]).toEqual(['73282932000075', number]);
});

test('a statement is offered of each year with payments', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  answer(receipts.getStatementPdf, ({ year }) => ({ name: `calluna-payments-${year}.pdf`, pdf: btoa('%PDF-1.3') }));
  answerWith(aMembership(), [aCharge(), aCharge({ period: 1, paid_at: '2026-12-22T20:05:00.000Z' })]);
  const user = show(<Payments />);
  const section = within(await screen.findByRole('region', { name: 'Statement of a year' }));
  const year = section.getByRole<HTMLSelectElement>('combobox', { name: 'Year' });
  expect([...year.options].map(({ value }) => value)).toEqual(['2027', '2026']);
  await user.selectOptions(year, '2026');
  await user.click(section.getByRole('button', { name: 'Download PDF' }));
  await vi.waitFor(() => expect(saved).toEqual(['calluna-payments-2026.pdf']));
  click.mockRestore();
});
