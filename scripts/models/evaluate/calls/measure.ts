import type { Understanding, Understood } from '#functions/nlu/port.ts';
import { nameKey } from '#functions/nlu/name/name-key.ts';
import { isSameDay, isSameMinute, type LabelledCall } from '#scripts/models/labelled-calls.ts';
import { congruentialFrom, interval, resample } from '#scripts/models/statistics.ts';

/** What was right in one call. Slots count for legitimate calls only. */
export type CallResult = {
  language: string;
  spam: boolean;
  judgedSpam: boolean;
  name: boolean;
  reasonClass: boolean;
  callbackDay: boolean;
  callbackExact: boolean;
  urgent: boolean;
  understood: Understood;
};

const sameName = (expected: string | null | undefined, actual: string | null): boolean =>
  expected && actual ? nameKey(expected) === nameKey(actual) : !expected && !actual;

export async function judge(call: LabelledCall, by: Understanding, threshold: number): Promise<CallResult> {
  const { slots, zone, turns } = call;
  const understood = await by.understand(turns, {
    reference: new Date(call.reference_time),
    zone,
    language: call.lang,
  });
  const [expected, actual] = [slots.callback_iso ?? null, understood.callback?.at ?? null];
  return {
    language: call.lang,
    spam: call.label === 'spam',
    judgedSpam: understood.spam.probability >= threshold,
    name: sameName(slots.name, understood.name?.value ?? null),
    reasonClass: (slots.reason_class ?? null) === (understood.reason?.class ?? null),
    callbackDay: isSameDay(expected, actual, zone),
    callbackExact: isSameMinute(expected, actual),
    urgent: (slots.urgent ?? false) === understood.urgent,
    understood,
  };
}

const share = (all: readonly CallResult[], right: (one: CallResult) => boolean): number =>
  all.length ? rounded(all.filter(right).length / all.length) : 0;

const balancedAccuracy = (spam: readonly CallResult[], legit: readonly CallResult[]): number =>
  (share(spam, ({ judgedSpam }) => judgedSpam) + share(legit, ({ judgedSpam }) => !judgedSpam)) / 2;

const RESAMPLES = 1000;

/** The balanced accuracy of bootstrap samples, with a fixed seed. */
function resampledAccuracy(spam: readonly CallResult[], legit: readonly CallResult[]): number[] {
  if (!spam.length || !legit.length) return [];
  const random = congruentialFrom(20261122);
  return Array.from({ length: RESAMPLES }, () => balancedAccuracy(resample(spam, random), resample(legit, random)));
}

const rounded = (value: number) => Number(value.toFixed(4));

/** All figures of a set of calls. */
export function figures(results: readonly CallResult[]) {
  const spam = results.filter((one) => one.spam);
  const legit = results.filter((one) => !one.spam);
  const { low, high } = interval(resampledAccuracy(spam, legit));
  return {
    n: results.length,
    spam: {
      balanced_accuracy: rounded(balancedAccuracy(spam, legit)),
      interval: [rounded(low), rounded(high)],
      false_alarms: share(legit, ({ judgedSpam }) => judgedSpam),
      missed: share(spam, ({ judgedSpam }) => !judgedSpam),
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
