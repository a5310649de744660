import { CircleAlert } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { useSuggestions } from '#frontend/features/people/search/use-suggestions.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

export type Suggested = { id: string; text: string; label: ReactNode };

/** Opens the list when suggestions arrive: by itself it opens for a key only. */
function OpenForItems({ items }: { items: Suggested[] }) {
  const state = useContext(ComboBoxStateContext);
  useEffect(() => {
    if (items.length && state?.isFocused) state.open(null, 'input');
    // oxlint-disable-next-line react/exhaustive-deps -- only news opens it again once it was closed
  }, [items]);
  return null;
}

type Props<T extends Suggested> = {
  label: string;
  /** The field of the form; without it the form has no such field. */
  name?: string;
  defaultValue?: string | undefined;
  error?: MessageKey | undefined;
  suggest: (text: string) => Promise<T[]>;
  onType?: (text: string) => void;
  onChoose?: (item: T) => void;
};

/** A field that suggests while one types. Anything else may be typed, and Enter sends the form. */
export function SuggestField<T extends Suggested>({
  label,
  name,
  defaultValue = '',
  error,
  suggest,
  onType,
  onChoose,
}: Props<T>) {
  const { t } = useTranslation(['find', 'validation']);
  const [text, setText] = useState(defaultValue);
  const [isTyped, setTyped] = useState(false);
  const items = useSuggestions(text, isTyped, suggest);
  return (
    <ComboBox
      className="field"
      items={items}
      inputValue={text}
      allowsCustomValue
      menuTrigger="input"
      isInvalid={error !== undefined}
      onInputChange={setText}
      onSelectionChange={(id) => {
        const item = items.find((each) => each.id === id);
        if (!item) return;
        setTyped(false);
        setText(item.text);
        onChoose?.(item);
      }}
    >
      <Label>{label}</Label>
      <Input
        className="input"
        dir="auto"
        autoComplete="off"
        onInput={(event) => {
          setTyped(true);
          onType?.(event.currentTarget.value);
        }}
        onKeyDownCapture={(event) => {
          // With nothing chosen in the list, Enter sends the form as in any field.
          if (event.key === 'Enter' && !event.currentTarget.getAttribute('aria-activedescendant'))
            event.stopPropagation();
        }}
      />
      {name && <input type="hidden" name={name} value={text} />}
      {error && (
        <p className="err">
          <Icon of={CircleAlert} small /> {t(error, { ns: 'validation' })}
        </p>
      )}
      <OpenForItems items={items} />
      <Popover className="suggest" offset={4}>
        <ListBox className="suggest__list" aria-label={t('details.suggestions')}>
          {(item: T) => (
            <ListBoxItem id={item.id} textValue={item.text} className="suggest__item">
              {item.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
