import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { SearchFields } from '#frontend/features/people/search/search-fields.ts';
import type { SearchType } from '#shared/validation/search.ts';

/** What reads the line comes once something is typed. */
const Understood = lazy(() => import('#frontend/features/people/search/understood.tsx'));

/** Whether the search is being started, or lacks something. */
export type LineState = 'busy' | 'wrong' | undefined;

type Props = {
  /** What was typed the last time, to change it. */
  line?: string | undefined;
  /** Fills the forms with what was understood, where there are any. */
  onEdit?: (type: SearchType, fields: SearchFields) => void;
};

/** One line for everything: a name with a town, a number, an email, an address. */
export function OneLine({ line = '', onEdit }: Props) {
  const { t } = useTranslation('search', { keyPrefix: 'form.one' });
  const [text, setText] = useState(line);
  const [sent, setSent] = useState(0);
  const [state, setState] = useState<LineState>();
  const input = useRef<HTMLInputElement>(null);
  // A visitor may type before the code of a prerendered page is there.
  useEffect(() => setText(input.current!.value), []);
  return (
    <form
      className="find__one"
      aria-label={t('label')}
      noValidate
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        setText(input.current!.value);
        setSent(sent + 1);
      }}
    >
      <div className="find__line">
        <Icon of={Search} />
        <input
          ref={input}
          className="input"
          // Its list comes with the code that reads the line (completions.tsx).
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          name="line"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('label')}
          aria-invalid={state === 'wrong' || undefined}
          aria-describedby="line-error"
          placeholder={t('placeholder')}
          defaultValue={line}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" busy={state === 'busy'}>
          {t('submit')}
        </Button>
      </div>
      {(text.trim() || sent > 0) && (
        <Suspense>
          <Understood text={text} sent={sent} input={input} onState={setState} onEdit={onEdit} />
        </Suspense>
      )}
    </form>
  );
}
