import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { people } from '#shared/api/people.ts';
import { privacy } from '#shared/api/privacy.ts';
import type { InputFromCaller } from '#shared/contract/endpoint.ts';

/** Sends a dispute: as a member who has the report open, or as the person whom it is about. */
export function useDispute() {
  const { isOwn } = useReportContext();
  const { language } = useLanguage();
  const asMember = useAction(people.disputeFact, { refreshes: [people.getReport] });
  const asSubject = useAction(privacy.disputeFact, { refreshes: [privacy.getRecord, privacy.getCenter] });
  const { data, error, isMutating } = isOwn ? asSubject : asMember;
  const send = (claim: InputFromCaller<typeof people.disputeFact>) =>
    void (isOwn ? asSubject.trigger({ ...claim, language }) : asMember.trigger(claim));
  return { data, error, isMutating, send };
}
