import { accountStore, newAccount } from '#functions/account/store.ts';
import { agreementOn } from '#functions/billing/agreement.ts';
import { startCheckout } from '#functions/billing/checkout/start-checkout.ts';
import { schedule, type Subscription } from '#functions/billing/domain/subscription.ts';
import { offerAt } from '#functions/billing/offer.ts';
import { goodCard } from '#functions/providers/payments/double/card-number.ts';
import type { Limiter } from '#functions/platform/limits.ts';
import type { Shop } from '#scripts/bench/billing/shop.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const none: Limiter = { take: async () => {} };
const TYPED = { exp_month: 4, exp_year: 2040, cvv: '123', name: 'Ida Lindqvist', zip: '55802' };
let cards = 0;

/** A new account. */
export async function openAccount({ table }: Shop, now: Date): Promise<AccountId> {
  const account_id = newId('account', now.getTime());
  const email = `${account_id.toLowerCase()}@example.com`;
  await accountStore(table).create(newAccount({ account_id, email, language: 'en', name: 'Ida Lindqvist' }, now));
  return account_id;
}

/** Completes a checkout with a good card; with `had_trial`, the first month is charged at once. */
export async function checkOut(shop: Shop, account_id: AccountId, now: Date, had_trial = false): Promise<void> {
  const { context, checkouts, stripe } = shop;
  const account = (await context.accounts.of(account_id))!;
  const from = {
    network: '192.0.2.0/24',
    device: 'Firefox on Linux',
    country: 'US',
    region: null,
    gpc: false,
    portuguese: 'pt-BR',
  } as const;
  const { digest: offer } = offerAt(now, { had_trial });
  const agreement = agreementOn({ account_id, had_trial, offer, language: 'en', from }, now);
  const go = { account, kind: 'membership' as const, checkout_id: newId('checkout', now.getTime()), digest: offer };
  const confirmation_token = stripe.card({ ...TYPED, number: goodCard(++cards) }).id;
  await startCheckout(
    { ...go, confirmation_token, charge_now: null, device: null, from, ...agreement },
    { ...context, checkouts, limits: none },
    now,
  );
}

/** Memberships as real checkouts leave them, the n-th due for its next month at `due(n)`. */
export async function members(shop: Shop, count: number, now: Date, due: (n: number) => Date): Promise<Subscription[]> {
  const { memory, stripe, context } = shop;
  const first = await openAccount(shop, now);
  await checkOut(shop, first, now);
  const model = (await context.subscriptions.of(first))!;
  const remaining = ['ACCOUNT', 'MONEY'].flatMap((kind) => memory.part(`${kind}#${first}`));
  const [customer, method] = [
    stripe.store.get('customer', model.customer_id)!,
    stripe.store.get('payment_method', model.card.payment_method)!,
  ];

  return Array.from({ length: count }, (_, n) => {
    const account_id = newId('account', now.getTime());
    const anchor = due(n).toISOString();
    const { revision: _revision, ...rest } = model;
    const subscription = schedule(
      {
        ...rest,
        account_id,
        subscription_id: newId('subscription', now.getTime()),
        anchor,
        paid_until: anchor,
        customer_id: `${model.customer_id}n${n}`,
        card: { ...model.card, payment_method: `${method.id}n${n}` },
      },
      new Date(anchor), // the reminder is sent
    );
    for (const item of remaining) {
      const { gsi1pk: _pk, gsi1sk: _sk, ...kept } = item;
      const Item = { ...kept, pk: item.pk.replace(first, account_id), ...('account_id' in item && { account_id }) };
      if (item.sk !== 'SUBSCRIPTION') memory.execute({ constructor: { name: 'PutCommand' }, input: { Item } as never });
    }
    memory.execute({
      constructor: { name: 'TransactWriteCommand' },
      input: { TransactItems: [context.subscriptions.write(subscription)] } as never,
    });
    stripe.store.put('customer', { ...customer, id: subscription.customer_id });
    stripe.store.put('payment_method', {
      ...method,
      id: subscription.card.payment_method,
      customer: subscription.customer_id,
    });
    stripe.store.put('behaviour', { id: subscription.card.payment_method, behaviour: {} });
    return subscription;
  });
}
