import { expect, test } from 'vitest';
import * as z from 'zod';

import { disputeStore } from '#functions/people/corrections/store.ts';
import { handler as reviewDisputes } from '#functions/people/jobs/review-disputes.ts';
import { handler as disputeFact } from '#functions/rights/privacy/dispute-fact.ts';
import { handler as getCopy } from '#functions/rights/privacy/get-copy.ts';
import { handler as getRecord } from '#functions/rights/privacy/get-record.ts';
import { handler as makeRequest } from '#functions/rights/privacy/make-request.ts';
import { personal, privacyFixture } from '#functions/rights/privacy/testing.ts';
import { confirmationStore } from '#functions/rights/requests/confirmations.ts';
import { handler as watchDue } from '#functions/rights/requests/jobs/watch-due.ts';
import { effectiveKinds, privacy } from '#shared/api/privacy.ts';
import { DAY } from '#shared/values/duration.ts';

const DAYS = 3 * 365;
/** The jobs run every hour; here it is every third day, which leaves less time. */
const STEP_DAYS = 3;
const kinds = ['copy', 'correct', ...effectiveKinds] as const;

test('three years of requests: none is late, and each is counted', async () => {
  const fixture = privacyFixture();
  const { deps, browser, listed, table, verify } = fixture;
  const confirmations = confirmationStore(table, z.unknown());
  const review = reviewDisputes.with({ store: disputeStore(table), disputes: deps.disputes, clock: fixture.now });
  const watch = watchDue.with({ ...deps, confirmations, clock: fixture.now });
  const first = fixture.now().getUTCFullYear();
  let asked = 0;

  /** Someone verifies an address and asks for one thing. Nobody answers every other correction. */
  async function ask(nth: number) {
    const kind = kinds[nth % kinds.length]!;
    const email = `person.${nth}@example.com`;
    const visitor = browser();
    const { person_id } = await listed(`Person ${nth}`, { emails: [personal(email)] });
    await verify(visitor, 'email', email);
    asked++;
    if (kind === 'copy') return visitor.call(privacy.getCopy, getCopy.with(deps))({});
    if (kind !== 'correct') return visitor.call(privacy.makeRequest, makeRequest.with(deps))({ kind });
    const { addresses } = await visitor.call(privacy.getRecord, getRecord.with(deps))({ person_id });
    const claim = { person_id, fact_id: addresses[0]!.fact_id, kind: 'out-of-date' as const };
    await visitor.call(privacy.disputeFact, disputeFact.with(deps))(claim);
    const [dispute] = await deps.disputes.ofPerson(person_id);
    const answer = { state: 'rejected', by: 'operator', reason: 'The source has checked it.' } as const;
    if (asked % 4 === 0) await deps.disputes.resolve(dispute!.dispute_id, answer, fixture.now());
    return undefined;
  }

  for (let day = 0; day < DAYS; day += STEP_DAYS) {
    if (day % 9 === 0 && day < DAYS - 30) await ask(day / 9);
    await review({});
    await watch({});
    fixture.advanceMinutes((STEP_DAYS * DAY) / 60_000);
  }

  const years = await Promise.all([0, 1, 2, 3].map((after) => deps.requests.figures(String(first + after))));
  const counted = years.flatMap((figures) => Object.values(figures?.kinds ?? {}));
  const sum = (of: 'received' | 'complied' | 'denied' | 'open' | 'late') =>
    counted.reduce((total, figures) => total + figures[of], 0);
  expect(asked).toBeGreaterThan(100);
  expect({ received: sum('received'), open: sum('open'), late: sum('late') }).toEqual({
    received: asked,
    open: 0,
    late: 0,
  });
  expect(sum('complied') + sum('denied')).toBe(asked);
  expect(sum('denied')).toBeGreaterThan(0);
});
