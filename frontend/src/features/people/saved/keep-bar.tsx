import '#frontend/styles/saved.css';

import { Bell, BellRing, Bookmark, BookmarkCheck, Link2, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { KeepSkeleton } from '#frontend/features/people/saved/keep-skeleton.tsx';
import { NoteForm } from '#frontend/features/people/saved/note-form.tsx';
import { RemoveSaved } from '#frontend/features/people/saved/remove-saved.tsx';
import { useSaved } from '#frontend/features/people/saved/use-saved.ts';
import { WatchPanel } from '#frontend/features/people/saved/watch-panel.tsx';
import { LinkPanel } from '#frontend/features/people/sharing/link-panel.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { figures } from '#shared/values/figures.ts';
import type { PersonId } from '#shared/values/id.ts';

type Panel = 'note' | 'watch' | 'link';

/** What a member does to find a person again: save, note, and once the report is open, watch and share. */
export function KeepBar({ id, isOpen }: { id: PersonId; isOpen: boolean }) {
  const { t } = useTranslation('saved');
  const { t: sharing } = useTranslation('sharing');
  const { language } = useLanguage();
  const { state, fault, busy, isFull, ...change } = useSaved(id);
  const [panel, setPanel] = useState<Panel>();
  const bar = useRef<HTMLDivElement>(null);
  if (!state) return fault ? <Failure error={fault} /> : <KeepSkeleton isOpen={isOpen} />;
  const { saved, watch, can_watch } = state;
  const toggle = (one: Panel) => setPanel(panel === one ? undefined : one);
  const save = async () => {
    if (saved) return toggle('note');
    if (await change.save()) setPanel('note');
  };
  const startWatch = async () => {
    if (watch) return toggle('watch');
    if (can_watch === 'possible' && !(await change.watch())) return;
    setPanel('watch');
  };
  const remove = async () => {
    if (!(await change.remove())) return;
    setPanel('note');
    bar.current?.querySelector('button')?.focus();
  };
  return (
    <section className="keep noprint" aria-label={t('bar.label')}>
      <div className="keep__buttons" ref={bar}>
        <Button
          look={saved ? 'soft' : 'line'}
          size="sm"
          busy={busy}
          {...(saved && { 'aria-expanded': panel === 'note' })}
          onClick={() => void save()}
        >
          <SteadyLabel
            shown={saved ? 1 : 0}
            labels={[
              [Bookmark, t('bar.save')],
              [BookmarkCheck, t('bar.saved')],
            ]}
          />
        </Button>
        {isOpen && (
          <>
            <Button
              look={watch ? 'soft' : 'line'}
              size="sm"
              busy={busy}
              {...(watch && { 'aria-expanded': panel === 'watch' })}
              onClick={() => void startWatch()}
            >
              <SteadyLabel
                shown={watch ? 1 : 0}
                labels={[
                  [Bell, t('bar.watch')],
                  [BellRing, t('bar.watching')],
                ]}
              />
            </Button>
            <Button look="line" size="sm" aria-expanded={panel === 'link'} onClick={() => toggle('link')}>
              <Icon of={Link2} />
              {sharing('button')}
            </Button>
          </>
        )}
      </div>
      {isFull ? <p role="alert">{t('full', { most: figures.savedPeople })}</p> : fault && <Failure error={fault} />}
      {panel === 'note' && saved && (
        <div className="keep__panel">
          <NoteForm key={saved.saved_at} id={id} note={saved.note} />
          <div className="row row--between">
            <Link className="small" to={pathTo('saved', { language })}>
              {t('all')}
            </Link>
            <RemoveSaved
              hasNote={saved.note !== ''}
              isWatched={watch !== null}
              busy={busy}
              onRemove={() => void remove()}
            />
          </div>
        </div>
      )}
      {panel === 'note' && !saved && (
        <p className="small muted" role="status">
          {t('remove.done')}
        </p>
      )}
      {panel === 'watch' && (
        <WatchPanel
          state={state}
          busy={busy}
          onWatch={() => void change.watch()}
          onStop={() => void change.unwatch()}
          saved={saved ? { note: saved.note, onRemove: () => void remove() } : undefined}
        />
      )}
      {panel === 'link' && <LinkPanel id={id} />}
    </section>
  );
}

type Label = readonly [icon: LucideIcon, text: string];

/** One of two labels in the width of the longer one: the button beside it stays under the pointer when it changes. */
const SteadyLabel = ({ labels, shown }: { labels: readonly [Label, Label]; shown: 0 | 1 }) => (
  <span className="keep__label">
    {labels.map(([icon, text], i) => (
      <span key={text} aria-hidden={i !== shown || undefined}>
        <Icon of={icon} />
        {text}
      </span>
    ))}
  </span>
);
