import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import { log } from '#functions/platform/log.ts';
import { table } from '#functions/platform/table/live.ts';
import { removalsOf } from '#functions/rights/removal/carry-out.ts';
import { coversHousehold, recordsOf } from '#functions/rights/removal/domain/plan.ts';
import { evidenceStore } from '#functions/rights/removal/evidence.ts';
import { statusView } from '#functions/rights/removal/status-view.ts';
import { asTooManyRecords } from '#functions/rights/removal/too-many-records.ts';
import { type PlanStore, planStore } from '#functions/rights/removal/store.ts';
import { advance, beginReview, isInReview } from '#functions/rights/requests/domain/request.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import { removal } from '#shared/api/removal.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';

type Taken = Awaited<ReturnType<PlanStore['take']>>;

const live = {
  requests: requestStore(table),
  plans: planStore(table),
  evidence: evidenceStore(table),
  removals: removalsOf(table),
  limits: limiterOf(table),
};

/**
 * The records are gone before the link is: after a crash in between, the same link does it again. Of several clicks at once,
 * one does it, and the others are answered at once.
 */
export const handler = handle(removal.confirm, live, async ({ input, from, now }, deps) => {
  const { requests, plans, evidence, removals, limits } = deps;
  const { waiting, request } = await followLink(limits, from, now, async () => {
    const waiting = await plans.byToken(input.token, now);
    const request = waiting && (await requests.of(waiting.reference));
    if (!waiting || !request) throw new Fault('auth.link-expired');
    return { waiting, request };
  });

  try {
    const taken = await plans.take(waiting, now);
    const plan = taken.data;
    if (!waiting.taken_until) await countRecords(taken, deps, now); // otherwise counted before a crash
    await removals.carryOut(plan, request, now);
    const records = recordsOf(plan);
    const done = coversHousehold(plan)
      ? beginReview(request, records, now)
      : advance(advance(request, { to: 'confirmed' }, now), { to: 'done', records }, now);
    await requests.commit(
      requests.replace(request, done),
      ...plans.erase(taken),
      ...(plan.protection ? [evidence.add(request.reference, plan.protection, now)] : []),
    );
    log.info('records removed', { records }); // the alarm adds these up: infra/stacks/alarm-stack.ts
    return statusView(done);
  } catch (error) {
    const current = asFault(error).code === 'request.conflict' && (await requests.of(request.reference));
    if (!current || !(current.state === 'done' || isInReview(current))) throw error;
    return statusView(current);
  }
});

/** The records of a mailbox in a day: counted once the mailbox is proved, so that no stranger uses up its owner’s. */
async function countRecords(taken: Taken, { limits, plans }: Pick<typeof live, 'limits' | 'plans'>, now: Date) {
  try {
    const { email, data } = taken;
    await limits.take('removal-confirmed', { email }, now, recordsOf(data)).catch(asTooManyRecords);
  } catch (error) {
    await plans.release(taken);
    throw error;
  }
}
