import type { BillingContext } from '#functions/billing/context.ts';
import { nextDue, afterReminder, type Subscription } from '#functions/billing/domain/subscription.ts';
import { cancelLink } from '#functions/billing/open/links.ts';
import type { Revised } from '#functions/platform/table/table.ts';

/** Says what will be taken when, with the link that stops it; once, since that it was said is written with it. */
export async function remind(subscription: Revised<Subscription>, context: BillingContext, now: Date): Promise<void> {
  const { account_id, price, card } = subscription;
  const account = await context.accounts.of(account_id);
  const letter =
    account &&
    context.post.letter(
      {
        purpose: 'renewal-reminder',
        to: account.email,
        account_id,
        language: account.language,
        params: {
          amount: price,
          at: nextDue(subscription),
          card,
          cancel_link: await cancelLink(subscription, account.language, context.secret),
        },
      },
      now,
    );
  await context.commit(
    context.subscriptions.write(afterReminder(subscription), subscription),
    ...(letter ? [letter.write] : []),
  );
  await letter?.send();
}
