import { Notice } from '#functions/people/notices/notice.ts';
import { keptUntil } from '#functions/platform/table/expiry.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';

const noticeItem: Entity<Notice> = {
  schema: Notice,
  key: keys.notice,
  index: ({ watch_at, digest }) => (watch_at === null ? undefined : index.notices(watch_at, digest)),
  expires: keptUntil('notice', ({ ends_at }) => ends_at),
};

/** The notices to people whose country requires one before they are listed. */
export const noticeStore = (table: Table) => ({
  /** The current notices with these digests, by digest. */
  async among(digests: readonly string[]): Promise<Map<string, Notice>> {
    const found = await table.getAll(
      noticeItem,
      [...new Set(digests)].map((digest) => keys.notice({ digest })),
    );
    return new Map(found.map((notice) => [notice.digest, notice]));
  },
  add: (notice: Notice): Write => table.put(noticeItem, notice),
  replace: (current: Revised<Notice>, next: Notice): Write => table.put(noticeItem, next, current),
  remove: (current: Revised<Notice>): Write => table.remove(keys.notice(current), current),
  commit: (...writes: Write[]) => table.commit(...writes),
  /** Those that need the job by now, the longest waiting first. */
  due: (now: Date, limit: number): Promise<Revised<Notice>[]> =>
    table.queryIndex(noticeItem, index.waitingBy('NOTICES', now.toISOString()), limit, 'oldest first'),
});
export type NoticeStore = ReturnType<typeof noticeStore>;
