import { useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { people } from '#shared/api/people.ts';
import type { PersonId } from '#shared/values/id.ts';

/** What an answer says of a report that has closed meanwhile, or that may not be read here. */
const CLOSED = ['people.report-closed', 'people.report-not-opened', 'people.restricted', 'people.not-found'];

/** Two reports, as far as the member has opened them and they can be read now. Reading them opens none and costs nothing. */
export function useReadable([first, second]: readonly [PersonId, PersonId]) {
  const opened = useEndpoint(people.getOpened, {});
  const now = serverNow().toISOString();
  const isOpen = (id: PersonId) =>
    opened.data?.data.some(({ person_id, open_until }) => person_id === id && open_until > now) ?? false;
  const one = useEndpoint(people.getReport, isOpen(first) ? { person_id: first } : null);
  const other = useEndpoint(people.getReport, isOpen(second) ? { person_id: second } : null);
  const freeUntil = (id: PersonId) =>
    opened.data?.data.find(({ person_id, free_until, returned }) => person_id === id && !returned && free_until > now)
      ?.free_until;
  return {
    // A report that was read before may have closed, or its listing been removed: then it is shown no more.
    reports: [one, other].map(({ data, error }) => (error ? undefined : data)),
    freeUntil,
    isReading: opened.isLoading || one.isLoading || other.isLoading,
    fault: opened.error ?? [one.error, other.error].find((error) => error && !CLOSED.includes(error.code)),
  };
}
