import { SendHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { Words } from '#frontend/features/assistant/live/use-order.ts';
import { hasLink, ORDER_TEXT_MAX, quickReplies } from '#shared/values/live-call.ts';

type Props = { kind: 'tell' | 'ask'; isBusy: boolean; onSend: (words: Words) => Promise<boolean> };

/** What the assistant is to say or ask: typed, or one press for what owners say most. */
export function SayForm({ kind, isBusy, onSend }: Props) {
  const { t } = useTranslation('assistant', { keyPrefix: 'live' });
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const isLink = hasLink(text);
  // It was opened to be written into.
  useEffect(() => field.current?.focus(), []);
  async function submit() {
    if (text.trim() && !isLink && (await onSend({ text }))) setText('');
  }
  return (
    <form
      className="live__form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {kind === 'tell' && (
        <>
          <ul className="live__replies" aria-label={t('replies.title')}>
            {quickReplies.map((reply) => (
              <li key={reply}>
                <Button look="soft" size="sm" busy={isBusy} onClick={() => void onSend({ reply })}>
                  {t(`replies.${reply}`)}
                </Button>
              </li>
            ))}
          </ul>
          <p className="hint">{t('translated')}</p>
        </>
      )}
      <label className="small" htmlFor={id}>
        {t(`${kind}Field`)}
      </label>
      <div className="live__say">
        <input
          ref={field}
          id={id}
          className="input"
          dir="auto"
          autoComplete="off"
          maxLength={ORDER_TEXT_MAX}
          value={text}
          aria-invalid={isLink || undefined}
          aria-describedby={isLink ? `${id}-link` : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" busy={isBusy}>
          <Icon of={SendHorizontal} directional /> {t(`${kind}Send`)}
        </Button>
      </div>
      {isLink && (
        <p className="err" id={`${id}-link`}>
          {t('noLinks')}
        </p>
      )}
    </form>
  );
}
