import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { callListPath } from '#frontend/features/assistant/calls/call-paths.ts';
import { useCallListContext } from '#frontend/features/assistant/calls/use-selected-call.ts';
import { forgetSeenCall } from '#frontend/features/assistant/offline/seen-calls.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { forget } from '#frontend/lib/storage.ts';
import { assistant } from '#shared/api/assistant.ts';
import { webChat } from '#shared/api/web-chat.ts';
import type { CallId } from '#shared/values/id.ts';

/** Deletes a call. The first press asks for confirmation. */
export function DeleteCall({ call_id }: { call_id: CallId }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'delete' });
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { remove } = useCallListContext();
  const [isAsked, setAsked] = useState(false);
  const { trigger, isMutating, error } = useAction(assistant.deleteCall, {
    refreshes: [assistant.getToday, webChat.getChat],
  });
  async function press() {
    if (!isAsked) return setAsked(true);
    if (!(await trigger({ call_id }))) return;
    remove(call_id);
    forget('callDetails');
    forgetSeenCall(call_id);
    await navigate(callListPath(language, params.get('filter') ?? 'all'));
  }
  return (
    <section className="stack [--stack:0.5rem]">
      {error && <Failure error={error} />}
      <div className="row [--gap:0.5rem]">
        <Button look={isAsked ? 'danger' : 'line'} size="sm" busy={isMutating} onClick={() => void press()}>
          <Icon of={Trash2} small /> {t(isAsked ? 'sure' : 'delete')}
        </Button>
        {isAsked && (
          <Button look="ghost" size="sm" onClick={() => setAsked(false)}>
            {t('keep')}
          </Button>
        )}
      </div>
      <p className="hint" role="status">
        {isAsked && t('lead')}
      </p>
    </section>
  );
}
