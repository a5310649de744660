import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';

import { chargeIdOf } from '#functions/billing/domain/charge.ts';
import type { Subscription } from '#functions/billing/domain/subscription.ts';
import type { Shop } from '#scripts/bench/billing/shop.ts';
import type { Command } from '#functions/platform/table/memory.ts';

type Item = Record<string, unknown> & { pk: string; sk: string };
type Put = { TableName: string; Item: Item };

/** The transactions of one real month: claimed, attempted, settled. */
export async function writesOf(shop: Shop, pays: () => Promise<unknown>): Promise<Put[][]> {
  const all: Put[][] = [];
  shop.listeners.table = ({ input }) => {
    if (input.TransactItems) all.push(input.TransactItems.map(({ Put }) => Put as unknown as Put));
  };
  await pays();
  delete shop.listeners.table;
  return all;
}

/**
 * Charges a month in a bare loop: only the necessary requests, with the items of a real month. Nothing is parsed,
 * decided, rendered or signed.
 */
export function bareMonth({ documents, payments }: Shop, [claimed, attempted, settled]: Put[][], model: Subscription) {
  const get = (pk: string, sk: string) =>
    documents.send(new GetCommand({ TableName: 'bench', Key: { pk, sk }, ConsistentRead: true }) as unknown as Command);

  return async ({ account_id, customer_id, subscription_id, price: amount, card }: Subscription): Promise<void> => {
    const charge_id = chargeIdOf(subscription_id, 1);
    const pkOf = ({ pk }: Item) =>
      pk.includes(model.account_id) ? pk.replace(model.account_id, account_id) : pk + account_id;
    const write = (puts: Put[] = []) => {
      const TransactItems = puts.map((put) => ({
        Put: { ...put, Item: { ...put.Item, pk: pkOf(put.Item), account_id } },
      }));
      return documents.send(new TransactWriteCommand({ TransactItems }) as unknown as Command);
    };
    await get(`MONEY#${account_id}`, 'SUBSCRIPTION');
    await write(claimed);
    const payment = { charge_id, account_id, customer_id, amount, suffix: 'TRIAL OVER' };
    const { intent_id } = await payments.createPayment(payment, `prepare:${charge_id}:1`);
    await write(attempted);
    await get(`MONEY#${account_id}`, 'SUBSCRIPTION');
    const { payment_method } = card;
    await payments.confirmPayment({ intent_id, payment_method, onSession: false }, `confirm:${charge_id}:1`);
    await Promise.all([get(`ACCOUNT#${account_id}`, 'ACCOUNT'), get(`ACCOUNT#${account_id}`, 'BALANCE')]);
    await write(settled);
  };
}
