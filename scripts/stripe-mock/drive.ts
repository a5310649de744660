import { type Both } from '#scripts/stripe-mock/both.ts';
import { currencies, exponentOf } from '#shared/values/money.ts';
import { newId } from '#shared/values/id.ts';

const DECLINES = '4000000000000341';
const ASKS = '4000002760003184';

/** Calls every operation of the port with every kind of request. */
export async function driveEveryVerb({ stripe, payments }: Both): Promise<void> {
  const account_id = newId('account');
  let requests = 0;
  const key = () => `key-${++requests}`;
  const cardOf = (number: string) =>
    stripe.card({
      number,
      exp_month: 12,
      exp_year: new Date().getUTCFullYear() + 2,
      cvv: '123',
      name: 'Ida Lindqvist',
      zip: '55802',
    }).id;

  const { customer_id } = await payments.ensureCustomer({ account_id, email: 'ida@example.com' }, key());
  await payments.ensureCustomer({ account_id, email: 'ida@example.com' }, key());

  const saved = async (number: string) => {
    const confirmation_token = cardOf(number);
    await payments.previewCard(confirmation_token);
    const saving = await payments.saveCard(
      { customer_id, account_id, checkout_id: newId('checkout'), confirmation_token },
      key(),
    );
    if (saving.state === 'action') stripe.authenticate(saving.client_secret, true);
    const now = await payments.retrieveSetupIntent(saving.intent_id);
    if (now.state !== 'saved' || !now.card.payment_method) throw new Error(`The card ${number} was not saved`);
    return now.card.payment_method;
  };
  const prepared = async (currency: (typeof currencies)[number] = 'USD', suffix: string | null = null) => {
    const charge_id = newId('charge');
    const amount = { minor_units: 249 * 10 ** exponentOf(currency), currency };
    const { intent_id } = await payments.createPayment({ charge_id, account_id, customer_id, amount, suffix }, key());
    await payments.findPayment({ charge_id, customer_id });
    return intent_id;
  };
  const good = await saved('4242424242424242');
  for (const currency of currencies) await prepared(currency);

  const intent_id = await prepared('USD', 'TRIAL OVER');
  await payments.retrievePayment(intent_id);
  await payments.confirmPayment({ intent_id, payment_method: good, onSession: false }, key());
  await payments.retrievePayment(intent_id);
  await payments.voidPayment(intent_id, key());
  await payments.refundPayment(intent_id, key());
  await payments.refundPayment(intent_id, key());
  await payments.retrievePayment(intent_id);

  const present = await prepared();
  await payments.confirmPayment({ intent_id: present, payment_method: await saved(ASKS), onSession: true }, key());
  const atOnce = { intent_id: await prepared(), confirmation_token: cardOf(ASKS), onSession: true };
  await payments.confirmPayment(atOnce, key());
  await payments.confirmPayment(
    { intent_id: await prepared(), payment_method: await saved(DECLINES), onSession: false },
    key(),
  );
  await payments.voidPayment(present, key());
}
