import { isEnoughToEnd } from '#functions/calls/verdict/enough-to-end.ts';
import { BEYOND_DOUBT_FROM, LABELLED_FROM, score } from '#functions/calls/verdict/score.ts';
import { nothingKnown } from '#functions/calls/verdict/signals.ts';
import type { Turn, Understanding, Understood } from '#functions/nlu/port.ts';
import { SPAM_THRESHOLD } from '#functions/nlu/spam/index.ts';
import { nameKey } from '#functions/nlu/name/name-key.ts';
import { isSameDay, isSameMinute, type LabelledCall } from '#scripts/models/labelled-calls.ts';
import { congruentialFrom, interval, resample } from '#scripts/models/statistics.ts';

/** What was right in one call. Slots count for legitimate calls only. */
export type CallResult = {
  language: string;
  spam: boolean;
  /** How many of the attestations a call may have make it labelled as spam or perhaps spam, as a share. */
  labelled: number;
  /** The same after the caller’s first turn. */
  labelledAtFirst: number;
  /** How many make it silenced, or ended after any of its turns: spam beyond doubt. */
  beyondDoubt: number;
  /** Whether the word model by itself takes it for spam. */
  wordsSaySpam: boolean;
  name: boolean;
  reasonClass: boolean;
  callbackDay: boolean;
  callbackExact: boolean;
  urgent: boolean;
  understood: Understood;
};

const sameName = (expected: string | null | undefined, actual: string | null): boolean =>
  expected && actual ? nameKey(expected) === nameKey(actual) : !expected && !actual;

/** What a carrier may attest of the number of a first call; null where none attests. */
const attestations = ['A', 'B', 'C', 'none', null] as const;

/** The share of attestations with which the product’s verdict on a first call from these words reaches a score. */
const shareOfVerdicts = (words: Understood['spam'], from: number): number =>
  attestations.filter((attestation) => score({ ...nothingKnown, words, country: 'US', attestation }).score >= from)
    .length / attestations.length;

/** A call after each of its caller’s turns. */
const prefixes = (turns: readonly Turn[]): (readonly Turn[])[] =>
  turns.flatMap(({ who }, at) => (who === 'caller' ? [turns.slice(0, at + 1)] : []));

const utterances = (turns: readonly Turn[]): string[] =>
  turns.flatMap(({ who, text }) => (who === 'caller' ? [text] : []));

/** Judges a call as the product does: by its verdict at its own threshold, and by what is understood of it. */
export async function judge(call: LabelledCall, by: Understanding): Promise<CallResult> {
  const { slots, zone, turns } = call;
  const setting = { reference: new Date(call.reference_time), zone, language: call.lang };
  const understood = await by.understand(turns, setting);
  const heardSoFar = prefixes(turns);
  const atFirst = await by.understand(heardSoFar[0] ?? [], setting);
  const ended = await Promise.all(
    heardSoFar
      .filter((heard, at) => isEnoughToEnd(utterances(heard), at === 0, call.lang))
      .map(async (heard) => shareOfVerdicts((await by.understand(heard, setting)).spam, BEYOND_DOUBT_FROM)),
  );
  const [expected, actual] = [slots.callback_iso ?? null, understood.callback?.at ?? null];
  return {
    language: call.lang,
    spam: call.label === 'spam',
    labelled: shareOfVerdicts(understood.spam, LABELLED_FROM),
    labelledAtFirst: shareOfVerdicts(atFirst.spam, LABELLED_FROM),
    beyondDoubt: Math.max(shareOfVerdicts(understood.spam, BEYOND_DOUBT_FROM), ...ended),
    wordsSaySpam: understood.spam.probability >= SPAM_THRESHOLD,
    name: sameName(slots.name, understood.name?.value ?? null),
    reasonClass: (slots.reason_class ?? null) === (understood.reason?.class ?? null),
    callbackDay: isSameDay(expected, actual, zone),
    callbackExact: isSameMinute(expected, actual),
    urgent: (slots.urgent ?? false) === understood.urgent,
    understood,
  };
}

const share = (all: readonly CallResult[], of: (one: CallResult) => number | boolean): number =>
  all.length ? rounded(all.reduce((sum, one) => sum + Number(of(one)), 0) / all.length) : 0;

type Judgement = (one: CallResult) => number | boolean;
const labelled: Judgement = (one) => one.labelled;

/** How well a judgement tells spam from the rest. */
function accuracyOf(spam: readonly CallResult[], legit: readonly CallResult[], judged: Judgement) {
  const [false_alarms, missed] = [share(legit, judged), share(spam, (one) => 1 - Number(judged(one)))];
  return { balanced_accuracy: rounded(1 - (false_alarms + missed) / 2), false_alarms, missed };
}

const RESAMPLES = 1000;

/** The balanced accuracy of bootstrap samples, with a fixed seed. */
function resampledAccuracy(spam: readonly CallResult[], legit: readonly CallResult[]): number[] {
  if (!spam.length || !legit.length) return [];
  const random = congruentialFrom(20261122);
  return Array.from(
    { length: RESAMPLES },
    () => accuracyOf(resample(spam, random), resample(legit, random), labelled).balanced_accuracy,
  );
}

const rounded = (value: number) => Number(value.toFixed(4));

/** All figures of a set of calls. */
export function figures(results: readonly CallResult[]) {
  const spam = results.filter((one) => one.spam);
  const legit = results.filter((one) => !one.spam);
  const { low, high } = interval(resampledAccuracy(spam, legit));
  return {
    n: results.length,
    /** The product’s verdict on whole calls, attestation varied. */
    spam: {
      ...accuracyOf(spam, legit, labelled),
      interval: [rounded(low), rounded(high)],
      /** Genuine calls that the owner would not be notified of, and spam that is ended. */
      silenced: share(legit, ({ beyondDoubt }) => beyondDoubt),
      ended: share(spam, ({ beyondDoubt }) => beyondDoubt),
      after_first_turn: accuracyOf(spam, legit, ({ labelledAtFirst }) => labelledAtFirst),
      words_alone: accuracyOf(spam, legit, ({ wordsSaySpam }) => wordsSaySpam),
    },
    slots: {
      name: share(legit, ({ name }) => name),
      reason_class: share(legit, ({ reasonClass }) => reasonClass),
      callback_day: share(legit, ({ callbackDay }) => callbackDay),
      callback_exact: share(legit, ({ callbackExact }) => callbackExact),
      all_three: share(legit, ({ name, reasonClass, callbackDay }) => name && reasonClass && callbackDay),
      urgent: share(legit, ({ urgent }) => urgent),
    },
  };
}
export type Figures = ReturnType<typeof figures>;

/** The figures of all calls, and those of each language. */
export function report(results: readonly CallResult[]) {
  const languages = [...new Set(results.map(({ language }) => language))];
  return {
    ...figures(results),
    by_language: Object.fromEntries(
      languages.map((language) => [language, figures(results.filter((one) => one.language === language))]),
    ),
  };
}
