import { accountStore } from '#functions/account/store.ts';
import { cancelToken } from '#functions/billing/links.ts';
import { membershipOf } from '#functions/billing/membership.ts';
import { handler as refundHandler } from '#functions/billing/refund-charge.ts';
import { handler as unsubscribeHandler } from '#functions/billing/unsubscribe.ts';
import { handler as linkHandler } from '#functions/billing/unsubscribe-by-link.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { type Answer, callEndpoint } from '#scripts/sim/billing/call-endpoint.ts';
import { type Member, type MemberTools, secret } from '#scripts/sim/billing/member.ts';
import type { World } from '#scripts/sim/billing/world.ts';
import { billing } from '#shared/api/billing.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import type { AccountId, ChargeId } from '#shared/values/id.ts';
import type { Membership } from '#shared/values/membership.ts';

/** Members cancel, take a charge back or delete their account; `onDeleted` is called once for each account. */
export function memberEndings(world: World, tools: MemberTools, onDeleted: () => void) {
  const { random, memory } = world;
  const { happens } = random;
  const { deps, subscriptionOf, order, retryUntilAnswered } = tools;

  async function cancel(member: Member): Promise<void> {
    const { account_id } = member;
    const running = subscriptionOf(member);
    if (!running) return;
    const { subscription_id } = running;
    const since = order().order;
    const byLink = happens(0.3);
    const token = byLink ? await cancelToken({ account_id, subscription_id }, secret) : '';
    const onAnswer = ({ status, body }: Answer) => {
      if (status !== 200) return;
      const named = byLink ? subscription_id : (body as Membership).subscription_id!;
      if (!byLink && (body as Membership).standing !== 'cancelled' && (body as Membership).standing !== 'none') return;
      world.statements.push({ what: 'cancelled', subscription_id: named, account_id, since, ...order() });
      const isRenewed = world.history.renewed.some(
        ({ subscription_id, order }) => subscription_id === named && order > since,
      );
      const now = subscriptionOf(member);
      if (!isRenewed && now?.subscription_id === named && now.status !== 'cancelled') {
        world.witness.report('INV-2', 'A cancel was confirmed and not saved');
      }
    };
    await retryUntilAnswered(
      { name: 'cancel', operation: 'cancel', member, changes: 'cancel' },
      (actor) => {
        const { table, context } = deps(actor);
        return byLink
          ? callEndpoint(
              billing.unsubscribeByLink,
              linkHandler.with({ context, limits: limiterOf(table, secret), secret }),
              { token },
              member,
            )
          : callEndpoint(billing.unsubscribe, unsubscribeHandler.with({ context }), {}, member);
      },
      onAnswer,
    );
  }

  async function refund(member: Member): Promise<void> {
    const { account_id } = member;
    const charges = memory.part(`MONEY#${account_id}`).filter(({ sk }) => sk.startsWith('CHARGE#'));
    const settled = charges.filter(({ state }) => state === 'settled');
    const charge = random.pick(settled.length ? settled : charges);
    if (!charge) return;
    const charge_id = charge.charge_id as ChargeId;
    const pays = () => {
      const now = subscriptionOf(member);
      return now !== undefined && now.subscription_id === charge.subscription_id && now.period === charge.period;
    };
    const paid = pays();
    await retryUntilAnswered(
      { name: 'refund', operation: 'refund', member, changes: 'refund' },
      (actor) =>
        callEndpoint(
          billing.refundCharge,
          refundHandler.with({ context: deps(actor).context }),
          { charge_id, also_cancel: happens(0.2) },
          member,
        ),
      ({ status, body }) => {
        const { state, refund } = body as { state?: string; refund?: { because: string } | null };
        if (status !== 200 || !['asked', 'withdrawn'].includes(refund?.because ?? '')) return;
        if (!['refunding', 'refunded', 'refund_failed'].includes(state ?? ''))
          world.witness.report('INV-10', `A refund was answered with ${state}`);
        const current = paid && pays();
        world.statements.push({
          what: 'refunding',
          charge_id,
          current,
          subscription_id: charge.subscription_id as string,
          account_id,
          ...order(),
        });
      },
    );
  }

  /** Deletes the account and ends its membership in one transaction. */
  async function remove(member: Member): Promise<void> {
    const { account_id } = member;
    await retryUntilAnswered(
      { name: 'delete', operation: 'cancel', member, changes: 'delete' },
      async (actor) => {
        const { table } = deps(actor);
        const now = new Date(Date.now());
        const accounts = accountStore(table);
        try {
          await retryOnConflict(async () => {
            const found = await accounts.of(account_id);
            if (!found || found.closed_at) return;
            const ending = await membershipOf(table).end(account_id, 'account-deleted', now);
            await accounts.replace(found, { ...found, closed_at: now.toISOString() }, ...ending);
          });
          await removeAll(table, account_id);
          return { status: 200, body: {} };
        } catch (error) {
          return { status: asFault(error).status, body: {} };
        }
      },
      ({ status }) => {
        if (status !== 200) return;
        if (!member.isGone) onDeleted();
        member.isGone = true;
        const subscription_id = subscriptionOf(member)?.subscription_id;
        if (subscription_id) world.statements.push({ what: 'deleted', subscription_id, account_id, ...order() });
      },
    );
  }

  /** Removes the items of the account, but not its billing. */
  async function removeAll(table: Table, account_id: AccountId): Promise<void> {
    const held = memory.part(`ACCOUNT#${account_id}`);
    if (held.length) await table.commit(...held.slice(0, 100).map(({ pk, sk }) => table.remove({ pk, sk })));
  }

  return { cancel, refund, remove };
}
