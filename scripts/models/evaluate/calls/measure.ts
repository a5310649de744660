import type { Understanding, Understood } from '#functions/nlu/port.ts';
import { nameKey } from '#functions/nlu/name/same.ts';
import type { Labelled } from '#scripts/models/evaluate/calls/labelled.ts';

/** One call: what was right of it. Slots are judged on legitimate calls alone. */
export type Judged = {
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

const sameName = (said: string | null | undefined, heard: string | null): boolean =>
  said && heard ? nameKey(said) === nameKey(heard) : !said && !heard;

const dayIn = (zone: string, iso: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(iso));

export async function judge(call: Labelled, by: Understanding, threshold: number): Promise<Judged> {
  const { slots, zone, turns } = call;
  const understood = await by.understand(turns, {
    reference: new Date(call.reference_time),
    zone,
    language: call.lang,
  });
  const [said, heard] = [slots.callback_iso ?? null, understood.callback?.at ?? null];
  return {
    language: call.lang,
    spam: call.label === 'spam',
    judgedSpam: understood.spam.probability >= threshold,
    name: sameName(slots.name, understood.name?.value ?? null),
    reasonClass: (slots.reason_class ?? null) === (understood.reason?.class ?? null),
    callbackDay: said && heard ? dayIn(zone, said) === dayIn(zone, heard) : said === heard,
    callbackExact: said && heard ? Math.abs(Date.parse(said) - Date.parse(heard)) < 60_000 : said === heard,
    urgent: (slots.urgent ?? false) === understood.urgent,
    understood,
  };
}

const share = (all: readonly Judged[], right: (one: Judged) => boolean): number =>
  all.length ? Number((all.filter(right).length / all.length).toFixed(4)) : 0;

const balancedAccuracy = (spam: readonly Judged[], legit: readonly Judged[]): number =>
  (share(spam, ({ judgedSpam }) => judgedSpam) + share(legit, ({ judgedSpam }) => !judgedSpam)) / 2;

/** Draws with replacement by the same chance in each run. */
function resamples(spam: readonly Judged[], legit: readonly Judged[], times: number): number[] {
  let state = 20261122;
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const drawn = (all: readonly Judged[]) => all.map(() => all[Math.floor(chance() * all.length)]!);
  return Array.from({ length: times }, () => balancedAccuracy(drawn(spam), drawn(legit))).sort(
    (one, other) => one - other,
  );
}

/** All figures of a set of calls. */
export function figures(judged: readonly Judged[]) {
  const spam = judged.filter((one) => one.spam);
  const legit = judged.filter((one) => !one.spam);
  const drawn = spam.length && legit.length ? resamples(spam, legit, 1000) : [];
  const at = (part: number) => Number((drawn[Math.floor(part * (drawn.length - 1))] ?? 0).toFixed(4));
  return {
    n: judged.length,
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
export function report(judged: readonly Judged[]) {
  const languages = [...new Set(judged.map(({ language }) => language))];
  return {
    ...figures(judged),
    by_language: Object.fromEntries(
      languages.map((language) => [language, figures(judged.filter((one) => one.language === language))]),
    ),
  };
}
