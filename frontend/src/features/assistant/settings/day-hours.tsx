import '#frontend/styles/link-button.css';

import { CircleAlert, Plus, X } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import {
  nextWindow,
  areValidWindows,
  barPosition,
  sortWindows,
  type Window,
} from '#frontend/features/assistant/settings/windows.ts';

const MOST = 4;
type Props = {
  name: string;
  fullName: string;
  windows: Window[];
  none: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (windows: Window[]) => void;
};

/** The hours of one day as a bar; expanded, an editor. Invalid hours are not saved. */
export function DayHours({ name, fullName, windows, none, isOpen, onOpen, onChange }: Props) {
  const { t } = useTranslation('assistant', { keyPrefix: 'settings.hours' });
  const summary = windows.map(({ from, until }) => `${from}–${until}`).join(', ');
  return (
    <li className={windows.length === 0 ? 'is-off' : undefined}>
      <span>{name}</span>
      <span className="hours" role="img" aria-label={summary || none}>
        {windows.map((window) => {
          const { a, w } = barPosition(window);
          return <i key={window.from} style={{ '--a': `${a}%`, '--w': `${w}%` } as CSSProperties} />;
        })}
      </span>
      <button
        className="link"
        type="button"
        aria-expanded={isOpen}
        aria-label={`${fullName}: ${summary || t('add')}`}
        onClick={() => onOpen(!isOpen)}
      >
        {windows.length > 0 ? <bdi dir="ltr">{summary}</bdi> : t('add')}
      </button>
      {isOpen && <Edit windows={windows} onChange={onChange} />}
    </li>
  );
}

function Edit({ windows, onChange }: Pick<Props, 'windows' | 'onChange'>) {
  const { t } = useTranslation('assistant', { keyPrefix: 'settings.hours' });
  const [edited, setEdited] = useState(() =>
    windows.length > 0 ? windows : [nextWindow([])].flatMap((it) => it ?? []),
  );
  const more = edited.length < MOST ? nextWindow(edited) : null;
  const isGood = areValidWindows(edited);
  const keep = (next: Window[]) => areValidWindows(next) && onChange(sortWindows(next));
  function draw(next: Window[]) {
    setEdited(next);
    keep(next);
  }
  return (
    <div className="week__edit">
      {edited.map((window, i) => (
        <div key={i} className="week__window" dir="ltr">
          {(['from', 'until'] as const).map((end) => (
            <input
              key={end}
              className="input"
              type="time"
              aria-label={t(end)}
              aria-invalid={!isGood || undefined}
              value={window[end]}
              onChange={({ target }) =>
                setEdited(edited.map((it, j) => (j === i ? { ...it, [end]: target.value } : it)))
              }
              onBlur={() => keep(edited)}
            />
          ))}
          <button
            className="icon-btn"
            type="button"
            aria-label={t('remove')}
            onClick={() => draw(edited.filter((_, j) => j !== i))}
          >
            <Icon of={X} />
          </button>
        </div>
      ))}
      {!isGood && (
        <p className="err" role="alert">
          <Icon of={CircleAlert} small /> {t('wrong')}
        </p>
      )}
      <div className="row [--gap:0.5rem]">
        {more && (
          <Button look="line" size="sm" onClick={() => draw([...edited, more])}>
            <Icon of={Plus} small /> {t('more')}
          </Button>
        )}
        {windows.length === 0 && edited.length > 0 && (
          <Button size="sm" onClick={() => draw(edited)}>
            {t('take')}
          </Button>
        )}
      </div>
    </div>
  );
}
