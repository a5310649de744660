import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import { afterLine, ended, extended, isOn, mayWrite } from '#functions/calls/web-chat/domain/live-chat.ts';
import { type Conversation, conversationStore } from '#functions/calls/web-chat/store.ts';
import type { Line } from '#shared/api/web-chat.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type ConversationId, newId, WebChatId } from '#shared/values/id.ts';

/** Retries of a line that conflicts with another one; after them the request fails. */
const TRIES = 12;

/** The writer: in an account’s conversation (`until` null), or in a caller’s, which closes with their link. */
export type Participant = { talk_id: ConversationId; until: string | null };
/** Writes that join the transaction of a line; read again for each try. */
export type Alongside = () => Write[] | Promise<Write[]>;
type LineContent = Pick<Line, 'who' | 'name' | 'text'>;

/** Conversations with support. @throws web-chat.ended once one is over */
export const conversationsOf = (table: Table, talks = conversationStore(table)) => {
  const fresh = ({ talk_id, until }: Participant, now: Date): Conversation => ({
    talk_id,
    live: null,
    until,
    written_at: now.toISOString(),
  });

  const write = (seat: Participant, words: LineContent, now: Date, alongside: Alongside = () => []): Promise<void> =>
    retryOnConflict(async () => {
      const current = await talks.of(seat.talk_id);
      const talk = current ?? fresh(seat, now);
      if (!mayWrite(talk, now)) throw new Fault('web-chat.ended');
      // In the order of writing, also within one millisecond.
      const moment = Math.max(now.getTime(), current ? Date.parse(current.written_at) + 1 : 0);
      const at = new Date(moment).toISOString();
      const line = { talk_id: seat.talk_id, line_id: newId('line', moment), at, ...words };
      const writes = await alongside();
      await talks.write(current, { ...talk, live: afterLine(talk, now), written_at: at }, line, writes);
    }, TRIES);

  const change = (
    talk_id: ConversationId,
    now: Date,
    next: (talk: Conversation) => Conversation['live'],
  ): Promise<void> =>
    retryOnConflict(async () => {
      const talk = await talks.of(talk_id);
      if (!talk || !isOn(talk.live, now)) throw new Fault('web-chat.ended');
      await talks.write(talk, { ...talk, live: next(talk) });
    }, TRIES);

  return {
    write,
    extend: (talk_id: ConversationId, now: Date) =>
      change(talk_id, now, (talk) => talk.live && extended(talk.live, talk, now)),
    end: (talk_id: ConversationId, now: Date) => change(talk_id, now, ({ live }) => live && ended(live, now)),
    /** The latest lines of the last thirty days. */
    lines: (talk_id: ConversationId, now: Date) => talks.lines(talk_id, now),
    /** Those of these conversations that are on. */
    async liveOnes(talk_ids: ConversationId[], now: Date): Promise<Set<ConversationId>> {
      const found = talk_ids.length ? await talks.all([...new Set(talk_ids)]) : [];
      return new Set(found.filter(({ live }) => isOn(live, now)).map(({ talk_id }) => talk_id));
    },
    /** What ends a conversation, if it is on, in another transaction. */
    async ending(talk_id: ConversationId, now: Date): Promise<Write[]> {
      const talk = await talks.of(talk_id);
      return talk && isOn(talk.live, now) ? [talks.replace(talk, { ...talk, live: ended(talk.live, now) })] : [];
    },
    /** Whether its participant is there. */
    isLive: async (talk_id: ConversationId, now: Date): Promise<boolean> =>
      isOn((await talks.of(talk_id))?.live ?? null, now),
    /**
     * Support answers, under a name. A caller must have written first, and their link be open. `writes` join the
     * transaction.
     */
    async answer(
      talk_id: ConversationId,
      { name, text }: { name: string; text: string },
      now: Date,
      writes: Write[] = [],
    ): Promise<void> {
      const isCaller = WebChatId.safeParse(talk_id).success;
      if (isCaller && !(await talks.of(talk_id))) throw new Fault('web-chat.ended');
      await write({ talk_id, until: null }, { who: 'support', name, text }, now, () => writes);
    },
  };
};
