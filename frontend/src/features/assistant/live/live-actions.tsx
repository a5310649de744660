import { MessageCircleQuestionMark, MessageSquareText, PhoneForwarded, PhoneOff } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { SayForm } from '#frontend/features/assistant/live/say-form.tsx';
import { useOrder, type Words } from '#frontend/features/assistant/live/use-order.ts';
import type { LiveCall } from '#shared/api/assistant.ts';
import type { OrderKind } from '#shared/values/live-call.ts';

const RING_S = 20;

/** What an owner can do about a call that goes on; nothing while their own phone rings or they talk, or once it is over. */
export function LiveActions({ call }: { call: LiveCall }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'live' });
  const { order, sending, error } = useOrder(call);
  const [open, setOpen] = useState<'tell' | 'ask'>();
  const form = useId();
  if (['ringing', 'talking', 'ending'].includes(call.doing)) return null;
  const isOrdered = (kind: OrderKind) =>
    sending.includes(kind) || call.orders.some((each) => each.kind === kind && !each.done_at);
  const toggle = (kind: 'tell' | 'ask') => setOpen(open === kind ? undefined : kind);
  async function send(kind: 'tell' | 'ask', words: Words) {
    const isSent = await order(kind, words);
    if (isSent) setOpen(undefined);
    return isSent;
  }
  return (
    <div className="live__do">
      <div className="live__buttons" role="group" aria-label={t('actions')}>
        {call.can_take_over && (
          <Button busy={isOrdered('take_over')} onClick={() => void order('take_over')}>
            <Icon of={PhoneForwarded} /> {t('takeOver')}
          </Button>
        )}
        <Button look="line" aria-expanded={open === 'tell'} aria-controls={form} onClick={() => toggle('tell')}>
          <Icon of={MessageSquareText} /> {t('tell')}
        </Button>
        {call.words === 'shown' && (
          <Button look="line" aria-expanded={open === 'ask'} aria-controls={form} onClick={() => toggle('ask')}>
            <Icon of={MessageCircleQuestionMark} /> {t('ask')}
          </Button>
        )}
        <Button look="line" busy={isOrdered('end')} onClick={() => void order('end')}>
          <Icon of={PhoneOff} /> {t('end')}
        </Button>
      </div>
      <div id={form}>
        {open && (
          <SayForm key={open} kind={open} isBusy={sending.includes(open)} onSend={(words) => send(open, words)} />
        )}
      </div>
      {call.can_take_over && !open && <p className="hint">{t('takeOverHint', { count: RING_S })}</p>}
      {error && <Failure error={error} />}
    </div>
  );
}
