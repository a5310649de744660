import { type JobId, schedules } from '#shared/contract/jobs.ts';

/** Starts what the clock starts in AWS, as often, for as long as the desk runs. */
export function runSchedules(start: (id: JobId, event: object) => void, every = schedules): Disposable {
  const timers = every.map(({ job, minutes }) => setInterval(() => start(job, {}), minutes * 60_000));
  return { [Symbol.dispose]: () => timers.forEach(clearInterval) };
}
