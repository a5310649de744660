import { newToken } from '#functions/platform/digest.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { support } from '#shared/api/support.ts';

const live = { limits: limiterOf(table) };

/** Purely random: a device that asks twice gets two, and we do not record which one it keeps. */
export const handler = handle(support.getDeviceHash, live, async ({ from: { network }, now }, { limits }) => {
  await limits.take('device-hash', { network }, now);
  return { fingerprint: newToken() };
});
