import type { MarkStore } from '#functions/calls/assistant/settings-store.ts';
import { numberSignals } from '#functions/calls/verdict/number-signals.ts';
import { score } from '#functions/calls/verdict/score.ts';
import { nothingKnown } from '#functions/calls/verdict/signals.ts';
import { reasonWords } from '#functions/calls/verdict/reason-texts.ts';
import type { CallSession } from '#functions/calls/turn/session-store.ts';
import type { CallerStore } from '#functions/calls/telephony/caller-store.ts';
import type { Spam } from '#shared/values/call.ts';
import { DAY, MINUTE } from '#shared/values/duration.ts';
import type { Language } from '#shared/values/language.ts';
import type { Phone } from '#shared/values/phone.ts';

type CallerReputation = {
  /** The owner’s mark of the number, and whether they talked. */
  mark: Awaited<ReturnType<MarkStore['of']>>;
  reputation: Awaited<ReturnType<CallerStore['of']>> | undefined;
  owner: Phone;
  /** The language of the reasons. */
  language: Language;
};

const BURST_MS = 10 * MINUTE;

/** Scores a call by its words, its conduct and its number. */
export function scoreCall(
  { dialogue, from, stir, begun_at }: CallSession,
  { mark, reputation, owner, language }: CallerReputation,
  now: Date,
): Spam {
  const { understood, signs, briefing, transcript } = dialogue;
  const began = Date.parse(begun_at);
  const since = (at: string) => now.getTime() - Date.parse(at);
  const hasSpoken = Boolean(understood) || transcript.some(({ who }) => who === 'caller');
  const { reasons, ...verdict } = score({
    ...nothingKnown,
    ...numberSignals(from, owner),
    words: hasSpoken && understood ? understood.spam : null,
    mark: mark?.mark === 'blocked' ? 'spam' : (mark?.mark ?? null),
    talkedBefore: Boolean(mark?.talked_at),
    contact: briefing.contact_name !== null,
    attestation: stir,
    reports: (reputation?.reports ?? []).map(({ account_id, at }) => ({
      reporter: account_id ?? '',
      daysAgo: since(at) / DAY,
    })),
    ownersCalled: Math.max(
      1,
      (reputation?.called ?? []).filter(({ at }) => Math.abs(began - Date.parse(at)) < BURST_MS).length,
    ),
    silent: signs.silent && !hasSpoken,
    keypadMenu: signs.dtmf_menu,
    talksAtOnce: signs.monologue,
  });
  const inWords = (code: string) => reasonWords(code, language) ?? code;
  return { ...verdict, reasons: reasons.map((reason) => ({ ...reason, text: inWords(reason.code) })) };
}
