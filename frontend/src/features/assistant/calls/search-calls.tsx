import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { TextField } from '#frontend/components/field.tsx';

const MAX_LENGTH = 100;
const PAUSE_MS = 300;

/** Searches the calls once the typing pauses. The words stay on the page: they are in no address. */
export function SearchCalls({ onSearch }: { onSearch: (words: string) => void }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'list' });
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextField
        label={t('search')}
        type="search"
        maxLength={MAX_LENGTH}
        placeholder={t('searchHint')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}
