import { Bell, BellRing, EyeOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Initials, Portrait } from '#frontend/components/portrait.tsx';
import { NoteForm } from '#frontend/features/people/saved/note-form.tsx';
import { RemoveSaved } from '#frontend/features/people/saved/remove-saved.tsx';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { savedReads } from '#frontend/features/people/saved/use-saved.ts';
import { WatchPanel } from '#frontend/features/people/saved/watch-panel.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { labelValue } from '#frontend/lib/label-value.ts';
import { formats } from '#frontend/lib/format.ts';
import { joinDetails } from '#shared/values/join-details.ts';
import { saved as endpoints, type SavedPerson } from '#shared/api/saved.ts';

type Props = {
  saved: SavedPerson;
  isChosen: boolean;
  onChoose: (on: boolean) => void;
  /** `beside` is the row where the keyboard goes on, if there is another. */
  onRemoved: (beside: Element | null) => void;
};

/** A saved person: who it is, what is new, the member’s note, and what can be done. Of a removed listing only the note, which can be deleted but no more written. */
export function SavedRow({ saved, isChosen, onChoose, onRemoved }: Props) {
  const { t } = useTranslation('saved', { keyPrefix: 'list' });
  const { language, locale } = useLanguage();
  const { shortTown } = usePlaceNames();
  const [panel, setPanel] = useState<'note' | 'watch'>();
  const row = useRef<HTMLLIElement>(null);
  const remove = useAction(endpoints.removePerson, { refreshes: savedReads });
  const watch = useAction(endpoints.watchPerson, { refreshes: savedReads });
  const unwatch = useAction(endpoints.unwatchPerson, { refreshes: savedReads });
  const { person_id, person, note, opened, can_watch } = saved;
  const name = person?.full_name ?? t('gone');
  const report = pathTo('report', { language, person_id });
  const fault = remove.error ?? watch.error ?? unwatch.error;
  const toggle = (one: 'note' | 'watch') => setPanel(panel === one ? undefined : one);
  const startWatch = async () => {
    if (saved.watch) return toggle('watch');
    if (can_watch === 'possible' && !(await watch.trigger({ person_id }))) return;
    setPanel('watch');
  };
  const removeRow = async () => {
    const beside = row.current?.nextElementSibling ?? row.current?.previousElementSibling ?? null;
    if (await remove.trigger({ person_id })) onRemoved(beside);
  };
  return (
    <li className="keeprow" ref={row}>
      {face()}
      <div className="keeprow__body">
        <p>
          <b>
            {person ? (
              <Link to={report}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              name
            )}
          </b>{' '}
          {opened && opened.new_facts > 0 && (
            <span className="chip chip--accent">{t('fresh', { n: opened.new_facts })}</span>
          )}
        </p>
        <p className="small muted">{person ? about() : t('goneLead')}</p>
        {note && !(person && panel === 'note') && (
          <p className="keeprow__note">
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      <div className="keeprow__act">
        {person && (
          <>
            <Button
              look={saved.watch ? 'soft' : 'line'}
              size="sm"
              busy={watch.isMutating || unwatch.isMutating}
              {...(saved.watch && { 'aria-expanded': panel === 'watch' })}
              aria-label={t(saved.watch ? 'watchOff' : 'watchOf', { name })}
              onClick={() => void startWatch()}
            >
              <Icon of={saved.watch ? BellRing : Bell} />
            </Button>
            <label className="check">
              <input
                type="checkbox"
                aria-label={t('compareOf', { name })}
                checked={isChosen}
                onChange={({ target }) => onChoose(target.checked)}
              />
              <span>{t('compare')}</span>
            </label>
          </>
        )}
        <Button
          look="line"
          size="sm"
          aria-expanded={panel === 'note'}
          aria-label={t('noteOf', { name })}
          onClick={() => toggle('note')}
        >
          {t('note')}
        </Button>
        {person && (
          <LinkButton look="soft" size="sm" to={report} aria-label={t('openOf', { name })}>
            {t('open')}
          </LinkButton>
        )}
      </div>
      {fault && <Failure error={fault} />}
      {panel === 'note' && (
        <div className="keep__panel">
          {person && <NoteForm id={person_id} note={note} />}
          <RemoveSaved
            hasNote={note !== ''}
            isWatched={saved.watch !== null}
            busy={remove.isMutating}
            label={t('removeOf', { name })}
            onRemove={() => void removeRow()}
          />
        </div>
      )}
      {panel === 'watch' && (
        <WatchPanel
          state={saved}
          busy={watch.isMutating || unwatch.isMutating}
          onWatch={() => void watch.trigger({ person_id })}
          onStop={() => void unwatch.trigger({ person_id })}
        />
      )}
    </li>
  );

  function face() {
    if (!person)
      return (
        <span className="ini">
          <Icon of={EyeOff} />
        </span>
      );
    return <span>{person.portrait ? <Portrait seed={person.portrait} /> : <Initials name={person.full_name} />}</span>;
  }

  function about() {
    if (!person) return undefined;
    const { age, is_birth_uncertain, lives_in, last_known_in, last_seen } = person;
    const years = age === null ? null : t(is_birth_uncertain ? 'mayAge' : 'age', { count: age });
    const town = lives_in ?? last_known_in;
    const seen = labelValue(t('seen'), last_seen ? formats.day(last_seen, locale) : t('unseen'), locale);
    return [joinDetails([years, town && shortTown(town)], locale), seen].filter(Boolean).join(' · ');
  }
}
