import type { Table } from '#functions/platform/table/table.ts';
import type { DemoAccounts } from '#scripts/dev/demo-accounts.ts';
import type { Clock } from '#scripts/dev/clock.ts';
import type { Configuration } from '#scripts/dev/configuration.ts';
import { subscribeDemo } from '#scripts/dev/demo-membership.ts';
import { startIdentityDouble } from '#functions/providers/identity/double/start.ts';
import { startPaymentsDouble } from '#functions/providers/payments/double/start.ts';

type Parts = { folder: string; siteUrl: string; clock: Clock; table: Table; accounts: DemoAccounts };

/**
 * Starts what stands in for other companies, each unless the operator named the true one, and tells the functions where it
 * is. Answers whose frames our pages may have in them.
 */
export async function startStandIns(
  { GOOGLE_SECRET, STRIPE_SECRET }: Pick<Configuration, 'GOOGLE_SECRET' | 'STRIPE_SECRET'>,
  { folder, siteUrl, clock, table, accounts }: Parts,
  stack: AsyncDisposableStack,
): Promise<{ frames: string[] }> {
  if (!GOOGLE_SECRET) {
    const { file, issuer, peopleUrl } = stack.use(await startIdentityDouble(folder, siteUrl));
    Object.assign(process.env, { GOOGLE_SECRET: file, GOOGLE_ISSUER: issuer, GOOGLE_PEOPLE_URL: peopleUrl });
  }
  if (STRIPE_SECRET) return { frames: [] };
  const { file, apiBase, frameUrl, publishableKey, world } = stack.use(
    await startPaymentsDouble(folder, siteUrl, () => new Date(clock.read().now)),
  );
  Object.assign(process.env, {
    STRIPE_SECRET: file,
    STRIPE_API_BASE: apiBase,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    CARD_FRAME_URL: frameUrl,
  });
  await subscribeDemo(accounts.all, { table, world }, new Date(clock.read().now));
  return { frames: [new URL(frameUrl).origin] };
}
