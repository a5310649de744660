import * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table, Write } from '#functions/platform/table/table.ts';
import { AssistantSettings, SpokenName } from '#shared/api/assistant.ts';
import { Mark } from '#shared/values/call.ts';
import { AccountId, CallId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';

const usualName = { latin: '', kana: '', arabic: '', cyrillic: '' };
/** Settings as they were stored, perhaps before some of them were there. */
export const KeptSettings = AssistantSettings.extend({ spoken_name: SpokenName.default(usualName) });
const StoredSettings = KeptSettings.extend({ account_id: AccountId });
type StoredSettings = z.infer<typeof StoredSettings>;
const settings: Entity<StoredSettings> = { schema: StoredSettings, key: keys.assistant };

const weekday = [{ from: '09:00', until: '17:00' }];

/** The settings of an owner who has changed nothing. */
export const defaults = (of: { language: Language; time_zone: string | null }): AssistantSettings => ({
  is_on: true,
  greeting: '',
  spoken_name: usualName,
  voice: 'calm',
  language: of.language,
  time_zone: of.time_zone ?? 'UTC',
  windows: [weekday, weekday, weekday, weekday, weekday, [], []],
  slot_minutes: 15,
  buffer_minutes: 0,
  notice_minutes: 30,
  most_a_day: 8,
  detail: 'full',
  keep_days: 30,
  always_ask: false,
});

export const settingsStore = (table: Table) => ({
  async of(account: { account_id: AccountId; language: Language; time_zone: string | null }) {
    const { account_id } = account;
    const stored = await table.get(settings, keys.assistant({ account_id }));
    return { stored, settings: stored ? AssistantSettings.parse(stored) : defaults(account) };
  },
  write: (next: StoredSettings, current?: { revision: number }): Write =>
    table.put(settings, next, current as Parameters<typeof table.put<StoredSettings>>[2]),
});

const moment = z.iso.datetime();
const StoredMark = z.object({
  account_id: AccountId,
  phone: Phone,
  /** The owner’s mark of the number, and when it was set. */
  mark: Mark.nullable().default(null),
  at: moment.nullable().default(null),
  /** When the owner last called it back. */
  talked_at: moment.nullable().default(null),
  /** When a call of it was last taken for genuine. */
  genuine_at: moment.nullable().default(null),
  /** That call: what its caller said is remembered as long as it is kept. */
  last_call: CallId.nullable().default(null),
  /** The genuine call before that one. */
  earlier_call: CallId.nullable().default(null),
});
export type StoredMark = z.infer<typeof StoredMark>;
const mark: Entity<StoredMark> = { schema: StoredMark, key: keys.mark };
type NewMark = { account_id: AccountId; phone: Phone; mark: Mark; at: string };

/** What an owner knows about a number. Marking it resets the rest. */
export const markStore = (table: Table) => ({
  of: (account_id: AccountId, phone: Phone) => table.get(mark, keys.mark({ account_id, phone })),
  /** Numbers that the owner marked as no spam. */
  async notSpam(account_id: AccountId): Promise<Phone[]> {
    const all = await table.latest(mark, keys.mark({ account_id }));
    return all.flatMap((each) => (each.mark === 'not_spam' ? [each.phone] : []));
  },
  /** The numbers that the owner blocked, in no order. */
  async blocked(account_id: AccountId): Promise<StoredMark[]> {
    const all = await table.latest(mark, keys.mark({ account_id }));
    return all.filter((each) => each.mark === 'blocked');
  },
  set: (item: NewMark): Write =>
    table.derive(mark, keys.mark(item), {
      ...item,
      talked_at: null,
      genuine_at: null,
      last_call: null,
      earlier_call: null,
    }),
  /** Beside what the owner says at the same moment, and never instead of it. */
  talked: ({ account_id, phone }: { account_id: AccountId; phone: Phone }, now: Date): Write =>
    table.add(keys.mark({ account_id, phone }), { talks: 1 }, { account_id, phone, talked_at: now.toISOString() }),
  /** Likewise, that a call of it was genuine. */
  genuine: (
    { earlier_call, ...of }: { account_id: AccountId; phone: Phone; last_call: CallId; earlier_call: CallId | null },
    now: Date,
  ): Write =>
    table.add(
      keys.mark(of),
      { talks: 1 },
      { ...of, ...(earlier_call && { earlier_call }), genuine_at: now.toISOString() },
    ),
  unset: (of: { account_id: AccountId; phone: Phone }): Write => table.remove(keys.mark(of)),
});
export type MarkStore = ReturnType<typeof markStore>;
