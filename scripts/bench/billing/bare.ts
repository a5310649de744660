import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';

import { chargeIdOf } from '#functions/billing/charge-store.ts';
import type { Subscription } from '#functions/billing/domain/subscription.ts';
import type { Shop } from '#scripts/bench/billing/shop.ts';
import type { Command } from '#scripts/sim/billing/memory.ts';

type Item = Record<string, unknown> & { pk: string; sk: string };

/** The items that one real month writes, transaction by transaction: claimed, asked, settled. */
export async function itemsOf(shop: Shop, pays: () => Promise<unknown>): Promise<Item[][]> {
  const all: Item[][] = [];
  shop.ear.table = ({ input }) => {
    if (input.TransactItems) all.push(input.TransactItems.map(({ Put }) => Put!.Item as Item));
  };
  await pays();
  delete shop.ear.table;
  return all;
}

/**
 * A month’s money by somebody who never thinks: the requests that nobody can leave out (three reads: who pays, in which
 * language, how many credits; three transactions, and the two requests to the provider between them), with items of the
 * size and shape of the real ones. Nothing is checked, parsed, reckoned, worded or hashed.
 */
export function bareMonth({ documents, payments }: Shop, [claimed = [], asked = [], settled = []]: Item[][], model: Subscription) {
  const get = (pk: string, sk: string) =>
    documents.send(new GetCommand({ TableName: 'bench', Key: { pk, sk }, ConsistentRead: true }) as unknown as Command);
  const write = (items: Item[], own: (item: Item) => object, where: string) =>
    documents.send(
      new TransactWriteCommand({
        TransactItems: items.map((item) => ({
          Put: { TableName: 'bench', Item: { ...item, ...own(item) }, ConditionExpression: where },
        })),
      }) as unknown as Command,
    );

  return async ({ account_id, customer_id, subscription_id, price: amount, card: { payment_method } }: Subscription): Promise<void> => {
    const charge_id = chargeIdOf(subscription_id, 1);
    const own = ({ pk, sk }: Item) => ({
      pk: pk.startsWith('MESSAGE') ? `${pk}${account_id}` : pk.replace(model.account_id, account_id),
      sk,
      account_id,
    });
    await get(`MONEY#${account_id}`, 'SUBSCRIPTION');
    await write(claimed, own, 'attribute_exists(pk) OR attribute_not_exists(pk)');
    const { intent_id } = await payments.preparePayment({ charge_id, account_id, customer_id, amount, suffix: 'TRIAL OVER' }, `prepare:${charge_id}:1`); // prettier-ignore
    await write(asked, own, 'attribute_exists(pk)');
    await payments.confirmPayment({ intent_id, payment_method, present: false }, `confirm:${charge_id}:1`);
    await Promise.all([get(`ACCOUNT#${account_id}`, 'ACCOUNT'), get(`ACCOUNT#${account_id}`, 'BALANCE')]);
    await write(settled, own, 'attribute_exists(pk) OR attribute_not_exists(pk)');
  };
}
