import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { formatDuration } from '#frontend/features/assistant/calls/format-duration.ts';
import type { LiveCall } from '#shared/api/assistant.ts';
import type { OwnerOrder } from '#shared/values/live-call.ts';

/** Close enough to the end to follow it. */
const NEAR_PX = 48;

/** What was said so far, followed to its end unless the reader scrolled back; and what comes next. */
export function LiveTranscript({ call, isTall = false }: { call: LiveCall; isTall?: boolean }) {
  const { t, i18n } = useTranslation('assistant', { keyPrefix: 'live' });
  const { t: said } = useTranslation('assistant', { keyPrefix: 'said' });
  const { words, transcript, caller_name, language } = call;
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = box.current;
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [transcript.length, call.orders]);
  if (words !== 'shown') return <p className="note live__none">{t(`words.${words}`)}</p>;
  return (
    // A box that scrolls has to be reachable by keyboard.
    <div
      ref={box}
      className={isTall ? 'live__said live__said--tall' : 'live__said'}
      role="log"
      aria-live="polite"
      aria-label={t('said')}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - clientHeight - scrollTop < NEAR_PX;
      }}
    >
      {transcript.length === 0 && <p className="muted">{t('quiet')}</p>}
      <ol className="talk" lang={language}>
        {transcript.map(({ who, at_ms, text }, i) => (
          <li key={i} className={who === 'assistant' ? 'me' : undefined}>
            <time>{formatDuration(at_ms / 1000)}</time>
            <b lang={i18n.language}>
              <bdi>{who === 'assistant' ? said('assistant') : (caller_name ?? said('caller'))}</bdi>
            </b>
            <p dir="auto">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What the owner ordered and the assistant has not come to yet. */
export function PendingOrders({ call }: { call: LiveCall }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'live' });
  const pending = call.orders.filter(({ done_at }) => !done_at);
  const wordsOf = ({ text, reply }: OwnerOrder) => text ?? (reply ? t(`replies.${reply}`) : null);
  const reasonOf = ({ kind }: OwnerOrder) => {
    if (kind === 'take_over' || kind === 'end') return t(`waiting.${call.doing === 'message' ? 'afterMessage' : kind}`);
    return t(call.doing === 'message' ? 'waiting.afterMessage' : 'waiting.afterWords');
  };
  return (
    <ul className="live__next" aria-live="polite">
      {pending.map((order) => (
        <li key={order.id} className="small">
          <b>{t('next')}</b>
          <span>
            {wordsOf(order) && <q dir="auto">{wordsOf(order)}</q>} <span className="muted">{reasonOf(order)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
