import { Info } from 'lucide-react';
import type { RefObject } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { writeLine } from '#frontend/features/people/search/write-line.ts';

type Props = {
  name: string;
  text: string;
  input: RefObject<HTMLInputElement | null>;
  /** Searches for the name as a last name. */
  onSearch: () => void;
};

/** What to do about a first name alone, which no search finds people by. */
export function FirstNameOnly({ name, text, input, onSearch }: Props) {
  const { t } = useTranslation('find', { keyPrefix: 'understood' });
  const words = { values: { name }, components: { v: <bdi /> } };

  /** Makes room behind the first name, where its last name is typed. */
  function addLast() {
    const at = text.indexOf(name);
    const end = at < 0 ? text.trimEnd().length : at + name.length;
    const behind = text.slice(end).trimStart();
    writeLine(input.current!, `${text.slice(0, end)} ${behind && ` ${behind}`}`);
    input.current!.setSelectionRange(end + 1, end + 1);
  }

  return (
    <>
      <p id="line-error" className="find__notice">
        <Icon of={Info} small />
        <span>
          <Trans t={t} i18nKey="firstOnly" {...words} />
        </span>
      </p>
      <div className="find__ways">
        <Button look="soft" size="sm" onClick={addLast}>
          {t('addLast')}
        </Button>
        <Button look="soft" size="sm" onClick={onSearch}>
          <span>
            <Trans t={t} i18nKey="searchLast" {...words} />
          </span>
        </Button>
      </div>
    </>
  );
}
