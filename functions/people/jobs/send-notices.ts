import * as z from 'zod';

import { messageStore, outboxOf } from '#functions/messaging/public.ts';
import { failed, isLate, mailed, type Notice, OBJECTION_DAYS, sent } from '#functions/people/notices/notice.ts';
import { noticeStore } from '#functions/people/notices/store.ts';
import { suppressionList } from '#functions/people/suppression/list.ts';
import { screen } from '#functions/people/suppression/screen.ts';
import { personOfIdentifiers } from '#functions/people/suppression/subjects.ts';
import { environment } from '#functions/platform/environment.ts';
import { job } from '#functions/platform/job.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { log } from '#functions/platform/log.ts';
import { table } from '#functions/platform/table/live.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { dayOf } from '#shared/values/day.ts';
import { addDays, addHours } from '#shared/values/duration.ts';
import { varietyOf } from '#shared/values/portuguese.ts';

const live = {
  notices: noticeStore(table),
  messages: messageStore(table),
  suppressions: suppressionList(table),
  outbox: outboxOf(table),
  limits: limiterOf(table),
};
type Deps = typeof live;

/** The most notices of one hour: mail that grows slowly is delivered, and a wrong import can be stopped. */
const MOST = 500;

/**
 * Mails the notices that imports have made, and notes which were delivered. A suppressed person gets none. One that fails
 * does not keep the others; one that waits for long is an alarm, because after 28 days it is dropped.
 */
export const handler = job('people.sendNotices', z.unknown(), live, async (_, deps, now) => {
  for (const notice of await deps.notices.due(now, MOST)) {
    const { digest, country, made_at } = notice;
    if (isLate(notice, now)) log.error('notice is due', { digest, country, made_at });
    await advance(notice, deps, now).catch((error: unknown) => {
      const { code } = asFault(error);
      if (code === 'request.conflict') return; // another run was first
      log.warn('notice is not sent yet', { digest, cause: code ?? String(error) });
    });
  }
});

async function advance(notice: Revised<Notice>, { notices, messages, ...deps }: Deps, now: Date): Promise<void> {
  if (notice.message_id === null) return mail(notice, { notices, ...deps }, now);
  const message = await messages.of(notice.message_id);
  if (message?.state === 'waiting') {
    await notices.commit(notices.replace(notice, mailed(notice, notice.message_id, addHours(now, 1))));
  } else if (message?.sent_at) {
    await notices.commit(notices.replace(notice, sent(notice, message.sent_at)));
  } else {
    log.warn('notice could not be delivered', { digest: notice.digest, country: notice.country });
    await notices.commit(notices.replace(notice, failed(notice)));
  }
}

async function mail(
  notice: Revised<Notice>,
  { notices, suppressions, outbox, limits }: Omit<Deps, 'messages'>,
  now: Date,
): Promise<void> {
  const { about } = notice;
  if (!about) return;
  const { name, email: to, language, sources, sections } = about;
  const list = await suppressions.refresh(now, 'current');
  const person = personOfIdentifiers(
    { names: [name], birth: null, emails: [to], phones: [], addresses: [] },
    dayOf(now),
  );
  const [screening] = await screen(list, [person]);
  if (screening?.isHidden) return notices.commit(notices.remove(notice));
  if (!(await isFree()))
    return notices.commit(notices.replace(notice, { ...notice, watch_at: addDays(now, 1).toISOString() }));
  const page = (path: string) => [environment().SITE_URL, language, path].join('/');
  const params = {
    name,
    sources: sources.join(', '),
    sections: sections.join(' '),
    at: addDays(now, OBJECTION_DAYS).toISOString(),
    link: page('remove-my-listing'),
    privacy_link: page('privacy-center'),
    policy_link: page('assistant/page/web-flow-privacy-policy'),
  };
  const variety = varietyOf(language, notice.country === 'PT' ? 'pt-PT' : 'pt-BR');
  const message = outbox.queue(
    { purpose: 'listing-notice', to, account_id: null, language: variety, time_zone: null, params },
    now,
  );
  const next = mailed(notice, message.message_id, addHours(now, 1));
  await notices.commit(notices.replace(notice, next), message.write);
  await message.send();

  /** The names in a file are not checked, so a file must not be able to flood a mailbox. */
  async function isFree(): Promise<boolean> {
    try {
      await limits.take('notice', { email: to }, now);
      return true;
    } catch (error) {
      if (asFault(error).code !== 'request.too-many') throw error;
      return false;
    }
  }
}
