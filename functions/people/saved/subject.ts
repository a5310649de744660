import { countriesOf } from '#functions/people/domain/jurisdiction.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { type Subject, subjectOf } from '#functions/people/report.ts';
import { savedStore, watchStore } from '#functions/people/saved/store.ts';
import { sourceStore } from '#functions/people/sources/store.ts';
import { peopleStore } from '#functions/people/store.ts';
import { homesOf, requireViewable } from '#functions/people/viewer.ts';
import { table } from '#functions/platform/table/live.ts';
import type { Member } from '#functions/platform/session.ts';
import type { SavedState, Watch, WatchState } from '#shared/api/saved.ts';
import { figures } from '#shared/values/figures.ts';
import type { PersonId } from '#shared/values/id.ts';

export const live = {
  people: peopleStore(table),
  sources: sourceStore(table),
  opened: openedStore(table),
  saved: savedStore(table),
  watches: watchStore(table),
};
type Deps = typeof live;

/** The person to save: a listed adult that the viewer may see. @throws people.not-found, people.restricted */
export async function viewableSubject(
  person_id: PersonId,
  viewer: string | null,
  { people, sources }: Pick<Deps, 'people' | 'sources'>,
  now: Date,
): Promise<Subject> {
  const subject = await subjectOf(person_id, { people, sources }, now);
  if (subject.own) requireViewable(viewer, countriesOf(subject.own));
  else {
    const shown = (await people.currentTeasers([person_id], now)).get(person_id);
    requireViewable(viewer, shown ? homesOf(shown) : []);
  }
  return subject;
}

/** What a member keeps of a person, and whether they can watch them. */
export async function stateOf(subject: Subject, member: Member, deps: Deps, now: Date): Promise<SavedState> {
  const { accountId: account_id } = member;
  const [saved, watch, opened, all] = await Promise.all([
    deps.saved.of(account_id, subject.ids),
    deps.watches.of(account_id, subject.ids),
    deps.opened.of(account_id, subject.ids),
    deps.watches.list(account_id),
  ]);
  const listed = await deps.people.currentTeasers(
    all.map(({ person_id }) => person_id),
    now,
  );
  const isOpened = opened !== undefined && opened.returned === null;
  return {
    saved: saved ? { saved_at: saved.saved_at, note: saved.note, noted_at: saved.noted_at } : null,
    watch: watch && isMember(member, now) ? watchView(watch) : null,
    can_watch: watchState({ isOpened, isIndexed: subject.own !== undefined, watched: listed.size }, member, now),
  };
}

export const watchView = ({ since, notified_at }: Watch): Watch => ({ since, notified_at });

type Circumstances = { isOpened: boolean; isIndexed: boolean; watched: number };

/** Whether a watch can begin, and if not, why. */
export function watchState({ isOpened, isIndexed, watched }: Circumstances, member: Member, now: Date): WatchState {
  if (!isOpened) return 'not-opened';
  if (!isIndexed) return 'not-indexed';
  if (!isMember(member, now)) return 'no-membership';
  return watched < figures.watchedPeople ? 'possible' : 'too-many';
}

/** Watches end with the membership: the daily comparison removes them, and until then they are shown no more. */
export const isMember = ({ subscribedUntil }: Pick<Member, 'subscribedUntil'>, now: Date): boolean =>
  (subscribedUntil ?? '') > now.toISOString();
