import type { Understanding, Understood } from '#functions/nlu/port.ts';
import { nameKey } from '#functions/nlu/name/name-key.ts';
import type { LabelledCall } from '#scripts/models/evaluate/calls/labelled-call.ts';

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

const dayIn = (zone: string, iso: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(iso));

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
    callbackDay: expected && actual ? dayIn(zone, expected) === dayIn(zone, actual) : expected === actual,
    callbackExact:
      expected && actual ? Math.abs(Date.parse(expected) - Date.parse(actual)) < 60_000 : expected === actual,
    urgent: (slots.urgent ?? false) === understood.urgent,
    understood,
  };
}

const share = (all: readonly CallResult[], right: (one: CallResult) => boolean): number =>
  all.length ? Number((all.filter(right).length / all.length).toFixed(4)) : 0;

const balancedAccuracy = (spam: readonly CallResult[], legit: readonly CallResult[]): number =>
  (share(spam, ({ judgedSpam }) => judgedSpam) + share(legit, ({ judgedSpam }) => !judgedSpam)) / 2;

/** Bootstrap samples, with a fixed seed. */
function resamples(spam: readonly CallResult[], legit: readonly CallResult[], times: number): number[] {
  let state = 20261122;
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const samples = (all: readonly CallResult[]) => all.map(() => all[Math.floor(chance() * all.length)]!);
  return Array.from({ length: times }, () => balancedAccuracy(samples(spam), samples(legit))).sort(
    (one, other) => one - other,
  );
}

/** All figures of a set of calls. */
export function figures(results: readonly CallResult[]) {
  const spam = results.filter((one) => one.spam);
  const legit = results.filter((one) => !one.spam);
  const samples = spam.length && legit.length ? resamples(spam, legit, 1000) : [];
  const at = (part: number) => Number((samples[Math.floor(part * (samples.length - 1))] ?? 0).toFixed(4));
  return {
    n: results.length,
    spam: {
      balanced_accuracy: Number(balancedAccuracy(spam, legit).toFixed(4)),
      interval: [at(0.025), at(0.975)],
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
