import { type SpamKind, spamKinds } from '#shared/values/number-mark.ts';

/** What one account reports of a number. */
export type Report = {
  reporter: string;
  daysAgo: number;
  says: 'spam' | 'not_spam' | 'known';
  spam_kind: SpamKind | null;
  /** The assistant took a call of the number for this account. An account that it never called may have it from hearsay, or have made it up. */
  wasCalled: boolean;
};

/** A report weighs half as much after these days, and nothing after ninety (ADR 55). */
export const HALF_LIFE = 30;
export const FORGOTTEN_AFTER = 90;
/** The weight of a report by someone whom the number never called. */
const HEARSAY = 0.5;
/** One person’s word is not enough. */
const LEAST_WEIGHT = 2;
const MOST_OF_REPORTS = 3.5;
/** Reports of today that bring two thirds of it. */
const MANY = 3;
/** Fewer people than this are not counted aloud: nobody is to be recognized in a number. */
export const LEAST_SHOWN = 3;
/** “In the last month”. */
const RECENT = 30;

export type Reputation = {
  /** What the reports add to the log odds of spam; never below zero, since accounts that vouch are made easily. */
  weight: number;
  /** Members who report it as spam, in the shortest of the spans in which they are enough to be counted. */
  spam: { count: number; days: number } | null;
  /** What enough of them call it. */
  spam_kind: SpamKind | null;
  /** Members who say that it is no spam or that they know it, where they are enough to be counted. */
  vouchers: number | null;
};

/** What all members together say of a number: each counts once, by their latest word, and less each day. */
export function reputationOf(reports: readonly Report[]): Reputation {
  const latest = [...latestOf(reports).values()];
  const spam = latest.filter(({ says }) => says === 'spam');
  const good = latest.filter(({ says }) => says !== 'spam');
  const isHeard = sum(spam, weightOf) >= LEAST_WEIGHT;
  const fresh = sum(spam, decayed) - sum(good, decayed);
  return {
    weight: isHeard && fresh > 0 ? MOST_OF_REPORTS * (1 - Math.exp(-fresh / MANY)) : 0,
    spam: counted(spam),
    spam_kind:
      spamKinds.find((kind) => spam.filter(({ spam_kind }) => spam_kind === kind).length >= LEAST_SHOWN) ?? null,
    vouchers: good.length >= LEAST_SHOWN ? good.length : null,
  };
}

function latestOf(reports: readonly Report[]): Map<string, Report> {
  const latest = new Map<string, Report>();
  for (const report of reports) {
    const daysAgo = Math.max(0, report.daysAgo);
    const before = latest.get(report.reporter);
    if (daysAgo <= FORGOTTEN_AFTER && (!before || daysAgo < before.daysAgo)) {
      latest.set(report.reporter, { ...report, daysAgo });
    }
  }
  return latest;
}

function counted(spam: readonly Report[]): Reputation['spam'] {
  const recent = spam.filter(({ daysAgo }) => daysAgo <= RECENT).length;
  if (recent >= LEAST_SHOWN) return { count: recent, days: RECENT };
  return spam.length >= LEAST_SHOWN ? { count: spam.length, days: FORGOTTEN_AFTER } : null;
}

const sum = (reports: readonly Report[], of: (report: Report) => number) =>
  reports.reduce((all, report) => all + of(report), 0);
const weightOf = ({ wasCalled }: Report) => (wasCalled ? 1 : HEARSAY);
const decayed = (report: Report) => weightOf(report) * 0.5 ** (report.daysAgo / HALF_LIFE);
