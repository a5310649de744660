import type { Account } from '#functions/account/store.ts';
import type { StoredCall } from '#functions/assistant/store.ts';
import { noticesOf as noticesOfCalls } from '#functions/callbacks/open/notices.ts';
import { postOf } from '#functions/messages/open/post.ts';
import { startJob } from '#functions/platform/start-job.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { AssistantSettings } from '#shared/api/assistant.ts';

type Told = { account: Account; settings: AssistantSettings; call: StoredCall; isNeutral: boolean };

/** What an owner is told of a call: one text, with a link to it. Of spam and of blocked numbers, nothing. */
export const noticesOf = (table: Table, start = startJob) => {
  const notices = noticesOfCalls(table, { post: postOf(table, start) });
  return {
    /** `isNeutral`: the assistant did not talk for them, so that nobody can make us send texts without an end. */
    of({ account, settings, call, isNeutral }: Told, now: Date) {
      const isUnwanted = call.status === 'blocked' || call.spam.verdict === 'likely_spam';
      return isNeutral || isUnwanted ? undefined : notices.missedCall({ owner: account, settings, call }, now);
    },
  };
};
