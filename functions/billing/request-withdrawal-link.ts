import type { Account } from '#functions/account/public.ts';
import { readerOf } from '#functions/account/public.ts';
import { billingContext, type BillingContext } from '#functions/billing/context.ts';
import { isWithdrawable } from '#functions/billing/domain/contract.ts';
import { withdrawalLink } from '#functions/billing/links.ts';
import { readContract } from '#functions/billing/withdraw.ts';
import { handle } from '#functions/platform/handle.ts';
import { isWithin, limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { payments } from '#functions/providers/payments/live.ts';
import { proofOf } from '#functions/support/proof.ts';
import { billing } from '#shared/api/billing.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { varietyOf } from '#shared/values/portuguese.ts';

const live = { context: billingContext(table, payments), limits: limiterOf(table), proof: proofOf(table) };

export const handler = handle(
  billing.requestWithdrawalLink,
  live,
  async ({ input: { email, language, proof: solved }, from, now }, { context, limits, proof }) => {
    await proof(solved, 'withdrawal', from, now);
    await limits.take('withdrawal', { network: from.network, email }, now);
    // Beyond the limit of the mailbox, the link is in it already, and the answer tells nothing.
    if (!(await isWithin(limits, 'withdrawal-mailbox', { email }, now))) return {};
    const account = await context.accounts.findByCredential('email', email);
    const standing = account && (await standingOf(account, context, now));
    // One mail for every address: who asks learns nothing of whether it has an account.
    const reader = standing
      ? readerOf(account)
      : { account_id: null, language: varietyOf(language, from.portuguese), time_zone: null };
    const to = { to: email, ...reader };
    const message = context.outbox.queue(
      standing?.link
        ? { purpose: 'withdrawal-link', ...to, params: { link: standing.link } }
        : { purpose: 'no-withdrawal', ...to, params: { at: standing?.left_at ?? null } },
      now,
    );
    await context.commit(message.write);
    await message.send();
    return {};
  },
);

/** The contract of an account: the link to withdraw from it, or when it was left; undefined where there is neither. */
async function standingOf(
  account: Account,
  context: BillingContext,
  now: Date,
): Promise<{ link?: string; left_at?: string } | undefined> {
  const subscription = await context.subscriptions.of(account.account_id);
  if (!subscription) return undefined;
  const contract = await readContract(subscription, context, now).catch((error: unknown) => {
    if (asFault(error).code !== 'auth.link-expired') throw error;
  });
  if (contract?.left_at) return { left_at: contract.left_at };
  return contract && isWithdrawable(contract, now)
    ? { link: await withdrawalLink(subscription, account.language, context.secret) }
    : undefined;
}
