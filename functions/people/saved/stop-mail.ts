import { accountStore, choiceStore } from '#functions/account/public.ts';
import { readStopToken } from '#functions/people/saved/stop-link.ts';
import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import { saved } from '#shared/api/saved.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  accounts: accountStore(table),
  choices: choiceStore(table),
  limits: limiterOf(table),
  secret: appSecret,
};

/** The same as unticking the mail in the settings: it can be repeated, and undone there. */
export const handler = handle(saved.stopMail, live, async ({ input, from, now }, deps) => {
  const account = await followLink(deps.limits, from, now, async () => {
    const account_id = await readStopToken(input.token, deps.secret);
    const account = account_id && (await deps.accounts.of(account_id));
    if (!account || account.closed_at) throw new Fault('auth.link-expired');
    return account;
  });
  await deps.choices.change(account.account_id, (current) => {
    const { topics } = current.notifications;
    const ways = { ...topics['report-changed'], email: false };
    return { ...current, notifications: { ...current.notifications, topics: { ...topics, 'report-changed': ways } } };
  });
  return {};
});
