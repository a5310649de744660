import { accountStore } from '#functions/account/public.ts';
import { settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { openingIn } from '#functions/calls/assistant/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { speech } from '#functions/providers/speech/live.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { varietyOf } from '#shared/values/portuguese.ts';
import { portugueseOfMember } from '#shared/values/variety.ts';

const live = { accounts: accountStore(table), answering: settingsStore(table), limits: limiterOf(table), speech };

/** Reads only our own sentence, so that nobody has other texts read at our cost. */
export const handler = handle(assistant.hearVoice, live, async ({ input, member, now }, deps) => {
  const { language, voice } = input;
  await deps.limits.take('voice-heard', { account: member.accountId }, now);
  const account = await deps.accounts.of(member.accountId);
  if (!account) throw new Fault('auth.unauthenticated');
  const { settings } = await deps.answering.of(account);
  const text = openingIn(language, account, settings);
  const audio = await deps.speech().read(text, varietyOf(language, portugueseOfMember(account)), voice);
  return { text, audio: audio ? Buffer.from(audio).toString('base64') : null };
});
