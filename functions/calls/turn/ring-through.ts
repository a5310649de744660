import type { OwnerReply } from '#functions/calls/dialogue/owner-orders.ts';
import { pendingOrders } from '#functions/calls/dialogue/owner-side.ts';
import { isReasonToRing } from '#functions/calls/dialogue/ring-rules.ts';
import { isDoubtful } from '#functions/calls/dialogue/state.ts';
import { scoreCall } from '#functions/calls/outcome/score-call.ts';
import type { CallContext } from '#functions/calls/turn/context.ts';
import type { CallSession } from '#functions/calls/turn/session-store.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/**
 * Whether the owner’s phone rings by itself now: once a call, for an urgent reason that the owner chose, and never for a
 * caller who may be a scam, which is always urgent.
 */
export async function ringsNow(
  session: CallSession,
  { dialogue, owner }: OwnerReply,
  context: CallContext,
  now: Date,
): Promise<boolean> {
  const isOpen = dialogue.step !== 'closed' && !owner.ring && owner.question === null && owner.phone !== null;
  if (!isOpen || pendingOrders(owner).length > 0 || !isReasonToRing(dialogue, owner.rules)) return false;
  return mayRing({ ...session, dialogue }, context, now);
}

/** Whether nothing speaks against the caller, and the phone did not ring too often lately: strangers take no ring from people who are always put through. */
export async function mayRing(
  session: CallSession,
  { limits }: Pick<CallContext, 'limits'>,
  now: Date,
): Promise<boolean> {
  const { account_id, from, owner, dialogue, reputation } = session;
  if (!account_id || !owner.phone) return false;
  const known = reputation ?? undefined;
  const { language } = dialogue;
  const { verdict } = scoreCall(session, { mark: known, reputation: known, owner: owner.phone, language }, now);
  if (verdict === 'suspicious' || verdict === 'likely_spam' || isDoubtful(dialogue)) return false;
  try {
    const account = account_id;
    if (owner.rules.is_listed && from)
      await limits.take('ring-through-listed', { subject: `${account}\0${from}`, account }, now);
    else await limits.take('ring-through', { account }, now);
    return true;
  } catch (error) {
    if (error instanceof Fault && error.code === 'request.too-many') return false;
    throw error;
  }
}
