import { useSWRConfig } from 'swr';

import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import { withDispute } from '#frontend/features/people/report/with-dispute.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { people } from '#shared/api/people.ts';
import type { Report } from '#shared/api/people/report.ts';
import { privacy } from '#shared/api/privacy.ts';
import type { InputFromCaller, Output } from '#shared/contract/endpoint.ts';

type Answer = Output<typeof people.disputeFact>;

/**
 * Sends a dispute: as a member who has the report open, or as the person it is about. The fact is marked with the
 * answer; the report that is read again may take a moment, or fail.
 */
export function useDispute() {
  const { isOwn } = useReportContext();
  const { language } = useLanguage();
  const { mutate } = useSWRConfig();
  const asMember = useAction(people.disputeFact);
  const asSubject = useAction(privacy.disputeFact, { refreshes: [privacy.getCenter] });
  const { data, error, isMutating } = isOwn ? asSubject : asMember;

  const mark = ({ id }: { id: string }, answer: Answer, person_id: string) =>
    mutate<Report>(
      (key) => Array.isArray(key) && key[0] === id && (key[1] as { person_id: string }).person_id === person_id,
      (report) => report && withDispute(report, answer),
    );
  async function send(claim: InputFromCaller<typeof people.disputeFact>): Promise<void> {
    const answer = await (isOwn ? asSubject.trigger({ ...claim, language }) : asMember.trigger(claim));
    if (answer) await mark(isOwn ? privacy.getRecord : people.getReport, answer, claim.person_id);
  }
  return { data, error, isMutating, send: (claim: Parameters<typeof send>[0]) => void send(claim) };
}
