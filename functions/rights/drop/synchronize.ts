import { type DropEntries, dropStatusOf } from '#functions/people/public.ts';
import { log } from '#functions/platform/log.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { type Drop, DropFailure } from '#functions/providers/drop/port.ts';
import { type Batch, readBatch, reportOf } from '#functions/rights/drop/batch.ts';
import { firstSession, isDue, type Session } from '#functions/rights/drop/session.ts';
import type { DropStore } from '#functions/rights/drop/store.ts';
import type { PersonId } from '#shared/values/id.ts';
import { addMinutes } from '#shared/values/duration.ts';

/** The people of our index, as far as the list concerns them. */
export type People = {
  /** Suppresses listed people among the next ones. Returns where to go on; null at the end. */
  suppressListed(from: Session['cursor']): Promise<Session['cursor']>;
  /** Lets people be listed again whose consumers withdrew. */
  lift(person_ids: readonly PersonId[]): Promise<void>;
};
export type SynchronizeDeps = {
  drop: Drop;
  store: DropStore;
  entries: DropEntries;
  people: People;
  /** Whether the time of this run is used up. */
  isSpent: () => boolean;
};

/** Where the platform gives no time. */
const RETRY_MINUTES = 15;
/** A run that claimed the download and has not stored it by now is dead. */
const CLAIM_MINUTES = 20;

/**
 * Takes a session as far as time allows: downloads the changes, lists their identifiers, suppresses our people who
 * have one, and then reports. Each step is stored and can be repeated, so a later run goes on where this one ends.
 */
export async function synchronize(deps: SynchronizeDeps, now: Date): Promise<Session> {
  let session = await deps.store.session();
  if (session.since === null) {
    session = await deps.store.advance(session, { ...fieldsOf(session), since: now.toISOString() });
  }
  try {
    while (isDue(session, now) && !deps.isSpent()) session = await steps[session.phase](session, deps, now);
  } catch (error) {
    if (!(error instanceof DropFailure)) throw error;
    log.warn('DROP did not answer', { phase: session.phase, kind: error.kind });
    if (error.kind === 'auth') log.error('DROP refuses our key');
    session = await deps.store.session();
    session = await wait(session, error.retryAfterSeconds ?? RETRY_MINUTES * 60, deps, now);
  }
  return session;
}

type Step = (session: Revised<Session>, deps: SynchronizeDeps, now: Date) => Promise<Revised<Session>>;

const wait = (session: Revised<Session>, seconds: number, { store }: SynchronizeDeps, now: Date) => {
  const phase = session.phase === 'downloading' ? 'waiting' : session.phase;
  return store.advance(session, { ...fieldsOf(session), phase, retry_at: addMinutes(now, seconds / 60).toISOString() });
};

const steps: Record<Session['phase'], Step> = {
  // A batch can be downloaded once, so one run claims the download before it asks.
  async waiting(session, deps, now) {
    const retry_at = addMinutes(now, CLAIM_MINUTES).toISOString();
    const claimed = await deps.store.advance(session, { ...fieldsOf(session), phase: 'downloading', retry_at });
    return steps.downloading(claimed, deps, now);
  },

  async downloading(session, deps, now) {
    const download = await deps.drop.download();
    const fresh = { cursor: null, reported: [], retry_at: null, began_at: now.toISOString() };
    switch (download.state) {
      case 'building':
        return wait(session, download.retryAfterSeconds, deps, now);
      case 'unfinished':
        // We report before we end a session, so this batch was lost before it was stored. A person has to amend it.
        log.error('DROP waits for the report on a batch that we do not have');
        return wait(session, RETRY_MINUTES * 60, deps, now);
      case 'nothing-new':
        return deps.store.advance(session, { ...fieldsOf(session), ...fresh, phase: 'matching', batch_id: null });
      case 'batch': {
        const batch_id = batchIdAt(now);
        const pieces = await deps.store.keepBatch(batch_id, download.zip, now);
        return deps.store.advance(session, { ...fieldsOf(session), ...fresh, phase: 'listing', batch_id, pieces });
      }
    }
  },

  async listing(session, deps) {
    const { files, withdrawn } = await batchOf(session, deps);
    for (const { entries } of files) await deps.entries.add(entries);
    await deps.entries.withdraw(withdrawn, (person_ids) => deps.people.lift(person_ids));
    return deps.store.advance(session, { ...fieldsOf(session), phase: 'matching' });
  },

  async matching(session, deps) {
    let { cursor } = session;
    do cursor = await deps.people.suppressListed(cursor);
    while (cursor !== null && !deps.isSpent());
    return deps.store.advance(session, { ...fieldsOf(session), cursor, phase: cursor ? 'matching' : 'reporting' });
  },

  async reporting(session, deps, now) {
    const { batch_id, pieces } = session;
    if (batch_id !== null) {
      if (!(await deps.entries.findsCanary())) throw new Error('The canary is not found: nothing is reported');
      const batch = await batchOf(session, deps);
      const reported = await report(batch, session, deps);
      if (reported.length < batch.files.length) {
        const next = { ...fieldsOf(session), reported, retry_at: addMinutes(now, RETRY_MINUTES).toISOString() };
        return deps.store.advance(session, next);
      }
      await deps.store.keepSummary({ batch_id, ...(await summaryOf(batch, deps)), completed_at: now.toISOString() });
      await deps.store.forgetBatch(batch_id, pieces);
    }
    await amend(deps, now);
    return deps.store.advance(session, { ...firstSession, since: session.since, completed_at: now.toISOString() });
  },
};

/** Identifiers per correction. */
const AMENDED = 100;

/**
 * Reports consumers again who were reported as not found and came with an import since. What the platform does not take
 * waits for the next session.
 */
async function amend({ drop, entries, isSpent }: SynchronizeDeps, now: Date): Promise<void> {
  for (let nth = 0; !isSpent(); nth++) {
    const outdated = await entries.outdated(AMENDED);
    if (!outdated.length) return;
    const byFile = Map.groupBy(
      outdated.flatMap(({ statuses }) => statuses),
      ({ file }) => file,
    );
    const reports = [...byFile].map(([file, statuses]) => ({
      name: amendedName(file, now, nth),
      csv: reportOf(statuses),
    }));
    const receipt = await drop.amend(reports);
    if (receipt.state === 'no-batch' || receipt.rejected.length) {
      const reason = receipt.state === 'taken' ? receipt.rejected[0]!.reason : 'not in the current state';
      return log.error('DROP rejects a correction', { reason });
    }
    await entries.amend(outdated);
  }
}

/** The name of the download with a suffix of at most ten characters that no other correction has. */
const amendedName = (file: string, now: Date, nth: number): string =>
  `${file.replace(/^(\d{8}_[^_]+_[^_.]+).*$/, '$1')}_${Math.floor(now.getTime() / 1000).toString(36)}${nth.toString(36)}.csv`;

/** One batch at a time, so the moment names it. */
const batchIdAt = (now: Date) => now.toISOString();

const fieldsOf = ({ revision: _, ...session }: Revised<Session>): Session => session;

const batchOf = async ({ batch_id, pieces }: Session, { store }: SynchronizeDeps): Promise<Batch> =>
  readBatch(await store.batch(batch_id!, pieces));

async function statusesOf(entries: Batch['files'][number]['entries'], deps: SynchronizeDeps) {
  const digests = await deps.entries.add(entries); // lists nothing new
  const matches = await deps.entries.matches(digests);
  return entries.map(({ id }, at) => ({ id, status: dropStatusOf(matches.get(digests[at]!) ?? 0) }));
}

/** Reports on the files that are not reported yet. Returns the names of those that are now. */
async function report({ files }: Batch, { reported }: Session, deps: SynchronizeDeps): Promise<string[]> {
  const done = new Set(reported);
  let isComplete = false;
  for (const { name, entries } of files) {
    if (done.has(name)) continue;
    const statuses = await statusesOf(entries, deps);
    if (!isComplete) {
      const receipt = await deps.drop.upload([{ name, csv: reportOf(statuses) }]);
      // Without a batch there, an earlier run has completed it and ended before it could note that.
      isComplete = receipt.state === 'no-batch';
      const reason = receipt.state === 'taken' ? receipt.rejected[0]?.reason : undefined;
      if (reason !== undefined && !/already|duplicate/i.test(reason)) {
        log.error('DROP rejects a report', { name, reason });
        continue;
      }
    }
    await deps.entries.report(entries, name, statuses);
    done.add(name);
  }
  return [...done];
}

async function summaryOf({ files, withdrawn }: Batch, deps: SynchronizeDeps) {
  const counted = [];
  for (const { name, entries } of files) {
    const statuses = (await statusesOf(entries, deps)).map(({ status }) => status);
    const count = (status: number) => statuses.filter((each) => each === status).length;
    counted.push({ name, deleted: count(3), opted_out: count(4), not_found: count(5) });
  }
  return { files: counted, withdrawn: withdrawn.length };
}
