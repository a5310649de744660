import type { Till } from '#functions/billing/charging/till.ts';
import { nextDue, reminded, type Subscription } from '#functions/billing/domain/subscription.ts';
import { cancelLink } from '#functions/billing/open/links.ts';
import type { Revised } from '#functions/platform/table/table.ts';

/** Says what will be taken when, with the link that stops it; once, since that it was said is written with it. */
export async function remind(subscription: Revised<Subscription>, till: Till, now: Date): Promise<void> {
  const { account_id, price, card } = subscription;
  const account = await till.accounts.of(account_id);
  const letter =
    account &&
    till.post.letter(
      {
        purpose: 'renewal-reminder',
        to: account.email,
        account_id,
        language: account.language,
        params: {
          amount: price,
          at: nextDue(subscription),
          card,
          cancel_link: await cancelLink(subscription, account.language, till.secret),
        },
      },
      now,
    );
  await till.commit(till.subscriptions.write(reminded(subscription), subscription), ...(letter ? [letter.write] : []));
  await letter?.send();
}
