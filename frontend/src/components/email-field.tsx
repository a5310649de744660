import '#frontend/styles/link-button.css';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { TextField } from '#frontend/components/field.tsx';
import { addressMeant } from '#frontend/lib/address-meant.ts';

/** How long a reader pauses who has typed an address: before that, name@gmail.co may go on. */
const PAUSE_MS = 600;

type Props = Omit<ComponentProps<typeof TextField>, 'defaultValue' | 'onInput' | 'ref' | 'type'> & {
  defaultValue?: string | undefined;
};

/**
 * A new address of mail. One that looks mistyped gets a suggestion, which a press takes; it may be sent as it is. The
 * suggestion does not come when the field is left: it would push away the button that is just being pressed.
 */
export function EmailField({ defaultValue = '', ...field }: Props) {
  const { t } = useTranslation('auth');
  const [typed, setTyped] = useState(defaultValue);
  const [isSettled, setSettled] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  const meant = isSettled ? addressMeant(typed) : undefined;

  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isSettled]);

  function take() {
    if (!input.current || !meant) return;
    input.current.value = meant;
    // The form forgets what was wrong with the address.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  }

  return (
    <div>
      <TextField
        {...field}
        ref={input}
        type="email"
        defaultValue={defaultValue}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setSettled(false);
        }}
      />
      <div role="status">
        {meant && (
          <p className="hint [margin-block-start:0.375rem]">
            <Trans
              t={t}
              i18nKey="emailMeant"
              values={{ email: meant }}
              components={{ n: <button className="link wrap-anywhere" type="button" dir="ltr" onClick={take} /> }}
            />
          </p>
        )}
      </div>
    </div>
  );
}
