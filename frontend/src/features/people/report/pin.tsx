import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import type { Report } from '#shared/api/people/report.ts';

/** The number of an address on the map. Offices are square, homes round; what holds today is filled. */
export function Pin({ of: address }: { of: Report['addresses'][number] }) {
  const number = useReportContext().places.find((place) => place.address === address)?.number;
  if (!number) return null;
  const kinds = ['pin', address.kind === 'office' && 'pin--office', address.fact_state === 'current' && 'pin--now'];
  return <i className={kinds.filter(Boolean).join(' ')}>{number}</i>;
}
