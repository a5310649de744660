import { mask } from '#functions/calls/dialogue/masking.ts';
import { isClearReason } from '#functions/calls/dialogue/state.ts';
import { writtenName } from '#functions/nlu/name/written.ts';
import type { Understood } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

/** Speech without characters that no voice says, such as strokes through letters and heaps of accents. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\u0334-\u0338\u20d0-\u20f0]|(?<=[\u0300-\u036f])[\u0300-\u036f]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const LONGEST = 2000;
/** Codes masked, and cut to length. */
export const storableText = (text: string, language: Language) => {
  const all = mask(text, language);
  return all.length > LONGEST ? `${all.slice(0, LONGEST)}…` : all;
};

/** A longer summary is cut; ours are shorter. */
const LONGEST_REASON = 300;

/** A part of a sentence, as it may be stored. */
const short = (text: string, most: number, language: Language) => mask(tidy(text), language).slice(0, most);

/** How sure a reading of the whole call must be to replace a name that was surer: it may be a correction. */
const CORRECTED = 0.6;

/** What is known after a turn: what it does not mention stays. Codes are masked. */
export function mergeUnderstood(before: Understood | null, now: Understood, seesAll = true): Understood {
  const { language } = now;
  // Without earlier words in view, a later name may be anyone’s, and later words are rarely the reason.
  const sureName = seesAll ? CORRECTED : 1;
  // What a call is urgent for is not replaced by what is said later, more calmly.
  const isCalmer = before?.urgent === true && !now.urgent;
  const isLater = !seesAll && !now.urgent;
  const isReasonKept = isClearReason(before?.reason) && (isCalmer || isLater || !isClearReason(now.reason));
  const name = now.name?.value.trim()
    ? { ...now.name, value: writtenName(short(now.name.value, 80, language), language) }
    : null;
  const reason = now.reason && { ...now.reason, summary: short(now.reason.summary, LONGEST_REASON, language) };
  const from = now.from?.trim() ? short(now.from, 80, language) : null;
  const callback =
    now.callback && !Number.isNaN(Date.parse(now.callback.at))
      ? { ...now.callback, text: short(now.callback.text, 200, language) }
      : null;
  return {
    ...now,
    name: name && name.confidence >= Math.min(sureName, before?.name?.confidence ?? 0) ? name : (before?.name ?? name),
    from: from ?? before?.from ?? null,
    reason: isReasonKept ? before!.reason : (reason ?? before?.reason ?? null),
    callback: callback ?? before?.callback ?? null,
    urgent: now.urgent || (before?.urgent ?? false),
  };
}
