import * as z from 'zod';

import { endsBy, type PrivacyRequest } from '#functions/rights/requests/domain/request.ts';
import { KindFigures } from '#shared/api/privacy.ts';
import { type RequestKind, requestKinds } from '#shared/values/privacy-request.ts';
import { DAY } from '#shared/values/duration.ts';

/** As the transparency page states them, without the kind that they are stored by. */
const Figures = KindFigures.omit({ kind: true });
export type Figures = z.infer<typeof Figures>;

/** The requests of one year, by kind. */
export const RequestFigures = z.object({
  year: z.string(),
  counted_at: z.iso.datetime(),
  kinds: z.record(z.enum(requestKinds), Figures),
});
export type RequestFigures = z.infer<typeof RequestFigures>;

export function figuresOf(requests: readonly PrivacyRequest[], now: Date): Record<RequestKind, Figures> {
  return Object.fromEntries(
    requestKinds.map((kind) => [
      kind,
      countKind(
        requests.filter((request) => request.kind === kind),
        now,
      ),
    ]),
  ) as Record<RequestKind, Figures>;
}

function countKind(requests: readonly PrivacyRequest[], now: Date): Figures {
  const count = (is: (request: PrivacyRequest) => boolean) => requests.filter(is).length;
  const unconfirmed = count(isUnconfirmed);
  const answered = requests.filter((request) => closedAt(request) !== undefined && !isUnconfirmed(request));
  return {
    received: requests.length,
    complied: count(({ state }) => state === 'done'),
    denied: count(({ state }) => state === 'denied') - unconfirmed,
    unconfirmed,
    open: requests.length - answered.length - unconfirmed,
    late: count((request) => !isUnconfirmed(request) && (closedAt(request) ?? now.toISOString()) > endsBy(request)),
    median_days: median(
      answered.map((request) => (Date.parse(closedAt(request)!) - Date.parse(request.made_at)) / DAY),
    ),
  };
}

const isUnconfirmed = ({ state, history }: PrivacyRequest) =>
  state === 'denied' && history.at(-1)?.reason === 'not-confirmed';

/** When it was answered: a removal that is lifted later was not answered late. */
const closedAt = ({ history }: PrivacyRequest) =>
  history.find(({ state }) => state === 'done' || state === 'denied')?.at;

/** To a tenth of a day: most are answered within minutes. */
function median(values: number[]): number | null {
  if (!values.length) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const value = (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
  return Math.round(value * 10) / 10;
}
