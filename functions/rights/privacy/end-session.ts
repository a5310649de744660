import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { privacySessionsOf } from '#functions/rights/privacy/session.ts';
import { privacy } from '#shared/api/privacy.ts';

const live = { privacySessions: privacySessionsOf(table) };

export const handler = handle(privacy.endSession, live, async ({ cookies }, { privacySessions }) => {
  await privacySessions.end(cookies);
  return {};
});
