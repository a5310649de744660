import { SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useAction } from '#frontend/lib/api.ts';
import { firstMessage, forgetFirstMessage } from '#frontend/lib/first-message.ts';
import { webChat } from '#shared/api/web-chat.ts';

/** A message to write, first what was typed in the contact form. It stays in the field if sending fails. */
export function Compose({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('chat', { keyPrefix: 'chat' });
  const [text, setText] = useState(firstMessage);
  const send = useAction(webChat.sendLine, { refreshes: [webChat.getChat] });

  const submit = async () => {
    if (!text.trim() || send.isMutating) return;
    if (!(await send.trigger({ text }))) return;
    setText('');
    forgetFirstMessage();
    onSent();
  };
  return (
    <>
      {send.error && <Failure error={send.error} />}
      <form
        className="compose__in"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <input
          className="input"
          aria-label={t('message')}
          placeholder={t('write')}
          dir="auto"
          autoComplete="off"
          maxLength={5000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" aria-label={t('send')} busy={send.isMutating}>
          <Icon of={SendHorizontal} directional />
        </Button>
      </form>
    </>
  );
}
