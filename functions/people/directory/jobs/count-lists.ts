import * as z from 'zod';

import { directoryCounter } from '#functions/people/directory/counting.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { table } from '#functions/platform/table/live.ts';
import { MINUTE } from '#shared/values/duration.ts';

const live = { counter: directoryCounter(table), passed: () => performance.now() };

/** After this no further list is begun; the next run goes on. */
const MAX_MS = 3 * MINUTE;

/**
 * Counts the lists of the directory, each once a day. A run reads some hundred markers, and then only lists that are due.
 * One that fails does not stop the others.
 */
export const handler = job('directory.countLists', z.unknown(), live, async (_, { counter, passed }, now) => {
  const started = passed();
  for await (const unit of counter.due(now)) {
    if (passed() - started > MAX_MS) return;
    await counter.count(unit, now).catch((error: unknown) => {
      log.error('a list of the directory was not counted', { above: unit.above.join('#'), cause: String(error) });
    });
  }
  await counter.addUp();
});
