import * as z from 'zod';

import { addDays } from '#shared/values/duration.ts';
import type { RequestKind } from '#shared/values/privacy-request.ts';

/** Whose law applies, as far as we know it. `US` is any state without a line of its own. */
const jurisdictions = ['US-CA', 'US-NJ', 'US', 'EU', 'GB', 'CH', 'BR', 'TR', 'RU', 'unknown'] as const;
export const Jurisdiction = z.enum(jurisdictions);
export type Jurisdiction = z.infer<typeof Jurisdiction>;

type Period = { days: number; counted: 'calendar' | 'business' };
type Rule = { confirm: Period; finish: Period };

const calendar = (days: number): Period => ({ days, counted: 'calendar' });
const business = (days: number): Period => ({ days, counted: 'business' });

/** Ours, where a law is slower: what takes a person out is never left for weeks. */
const own: Partial<Record<RequestKind, Rule>> = {
  removal: { confirm: calendar(1), finish: calendar(10) },
  protected: { confirm: calendar(1), finish: calendar(1) },
};

type Rules = Partial<Record<RequestKind, Rule>> & { otherwise: Rule };

/** Days to confirm the receipt of a request and days to answer it, by law. A month is counted as 28 days. */
const rules: Record<Exclude<Jurisdiction, 'unknown'>, Rules> = {
  // 11 CCR 7021 (ten business days, 45 days), 7026 and 7027 (fifteen business days to stop selling or to limit use).
  'US-CA': {
    'opt-out': { confirm: business(10), finish: business(15) },
    limit: { confirm: business(10), finish: business(15) },
    otherwise: { confirm: business(10), finish: calendar(45) },
  },
  // N.J.S.A. 56:8-166.1: ten business days to take down the address and phone of a covered person.
  'US-NJ': {
    protected: { confirm: business(10), finish: business(10) },
    otherwise: { confirm: calendar(45), finish: calendar(45) },
  },
  US: { otherwise: { confirm: calendar(45), finish: calendar(45) } },
  // GDPR and UK GDPR, Art. 12(3); Swiss FADP, Art. 25(7).
  EU: { otherwise: { confirm: calendar(28), finish: calendar(28) } },
  GB: { otherwise: { confirm: calendar(28), finish: calendar(28) } },
  CH: { otherwise: { confirm: calendar(30), finish: calendar(30) } },
  // LGPD, Art. 19 II.
  BR: { otherwise: { confirm: calendar(15), finish: calendar(15) } },
  // KVKK, Art. 13.
  TR: { otherwise: { confirm: calendar(30), finish: calendar(30) } },
  // 152-FZ, Art. 14 and 20: ten business days.
  RU: { otherwise: { confirm: business(10), finish: business(10) } },
};

/** By when a request has to be confirmed and answered: by its law, or by our own rule where that is sooner. */
export function deadlinesOf(
  kind: RequestKind,
  jurisdiction: Jurisdiction,
  made: Date,
): { confirm_by: string; due_at: string } {
  const laws = jurisdiction === 'unknown' ? Object.values(rules) : [rules[jurisdiction]];
  const apply = [own[kind], ...laws.map((law) => law[kind] ?? law.otherwise)].filter((rule) => rule !== undefined);
  const soonest = (periods: Period[]) =>
    new Date(Math.min(...periods.map((period) => endOf(period, made).getTime()))).toISOString();
  return {
    confirm_by: soonest(apply.map(({ confirm }) => confirm)),
    due_at: soonest(apply.map(({ finish }) => finish)),
  };
}

const isWeekend = (day: Date) => day.getUTCDay() % 6 === 0;

/** Holidays count as business days here, which only makes a date earlier. */
function endOf({ days, counted }: Period, from: Date): Date {
  if (counted === 'calendar') return addDays(from, days);
  let end = from;
  for (let left = days; left > 0; left -= isWeekend(end) ? 0 : 1) end = addDays(end, 1);
  return end;
}
