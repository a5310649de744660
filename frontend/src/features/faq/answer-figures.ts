import { writeUnit } from '#frontend/lib/unit.ts';
import type { Formats } from '#frontend/lib/use-formats.ts';
import { retentionDays } from '#shared/api/assistant.ts';
import type { billing } from '#shared/api/billing.ts';
import type { support } from '#shared/api/support.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { figures } from '#shared/values/figures.ts';
import { retention } from '#shared/values/retention.ts';

type Values = Record<string, string | number>;

const span = (locale: string, unit: 'minute' | 'hour' | 'day' | 'month') => (value: number) =>
  writeUnit(value, unit, locale);

/** The figures that are the same at every stage. */
export function fixedFigures(locale: string): Values {
  const [minutes, hours, days, months] = (['minute', 'hour', 'day', 'month'] as const).map((unit) =>
    span(locale, unit),
  ) as [Span, Span, Span, Span];
  const choice = new Intl.ListFormat(locale, { type: 'disjunction' });
  return {
    search: hours(24 * retention.search.life.span.days),
    history: months(retention.pastSearch.life.span.months),
    returns: figures.wrongPersons,
    returns_in: days(figures.wrongPersonDays),
    free: days(figures.reopenDays),
    cap: months(figures.grantsKept),
    withdrawal: days(figures.withdrawalDays),
    neutral: days(figures.neutralDays),
    live: minutes(figures.liveChatMinutes),
    pin: minutes(figures.pinMinutes),
    reset: minutes(figures.resetMinutes),
    undo: days(figures.undoDeletionDays),
    retention: choice.format(retentionDays.map(String)),
  };
}
type Span = ReturnType<typeof span>;

type Offer = Output<typeof billing.getOffer>;
type Hours = Output<typeof support.getHours>;

/** The figures of this stage. Those of a trial are the ones of a first membership. */
export function configuredFigures(
  offer: Offer,
  { shifts, answer_hours }: Hours,
  formats: Formats,
  credits: (count: number) => string,
): Values {
  const { locale } = formats;
  const [shift] = shifts;
  return {
    refund: span(locale, 'day')(offer.refund_days),
    trial: span(locale, 'day')(offer.trial_days),
    trial_credits: credits(offer.trial_credits),
    price: formats.money(offer.monthly_price),
    monthly_credits: credits(offer.monthly_credits),
    descriptor: offer.descriptor,
    answer: span(locale, 'hour')(answer_hours),
    opens: shift ? formats.time(shift.opens_at) : '',
    closes: shift ? closingTime(shift, formats) : '',
  };
}

/** Japanese says where it is on the next day. */
function closingTime({ opens_at, closes_at }: Hours['shifts'][number], { date, time, locale }: Formats): string {
  const isNextDay = locale === 'ja' && date(opens_at) !== date(closes_at);
  return (isNextDay ? '翌' : '') + time(closes_at);
}
