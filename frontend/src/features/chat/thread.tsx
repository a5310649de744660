import '#frontend/styles/link-button.css';

import { ArrowLeft, Headset, Hourglass } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { SupportState } from '#frontend/components/support-state.tsx';
import { AnswerByMail, isUnanswered } from '#frontend/features/chat/answer-by-mail.tsx';
import { Compose } from '#frontend/features/chat/compose.tsx';
import { ChatLayout } from '#frontend/features/chat/chat-layout.tsx';
import { assistantPath } from '#frontend/features/chat/assistant-path.ts';
import { ClosedHours } from '#frontend/features/chat/closed-hours.tsx';
import { isLive } from '#frontend/features/chat/use-chat.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { formats } from '#frontend/lib/format.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useServerNow } from '#frontend/lib/use-server-now.ts';
import { type Chat, type Line, type Live, webChat } from '#shared/api/web-chat.ts';

/** The conversation with support: messages, the end of a live chat, and the input. */
export function Thread({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat', { keyPrefix: 'chat' });
  const { language } = useLanguage();
  const [isNewChat, setNewChat] = useState(false);
  const end = useAction(webChat.end, { refreshes: [webChat.getChat] });
  const now = useServerNow(chat.now);
  const { live } = chat;
  const isOn = isLive(chat) && live !== null && live.ends_at > now.toISOString();
  // A link allows one chat; an account can start another.
  const isCaller = chat.messages.some(({ who }) => who === 'caller');
  const isClosed = live !== null && !isOn && !isNewChat;

  return (
    <ChatLayout current="chat" wide thread>
      <title>{pageTitle(t('title'))}</title>
      <div className="workspace__main">
        <section className="thread" aria-labelledby="thread">
          <header className="thread__head">
            <Link className="icon-btn" to={assistantPath('inbox', language)} aria-label={t('back')}>
              <Icon of={ArrowLeft} directional />
            </Link>
            <span className="ini" aria-hidden="true">
              <Icon of={Headset} />
            </span>
            <div>
              <h1 id="thread">{t('who')}</h1>
              <p>
                {t('lead')} <SupportState />
              </p>
            </div>
            {isOn && (
              <Button look="line" size="sm" busy={end.isMutating} onClick={() => void end.trigger({})}>
                {t('end')}
              </Button>
            )}
          </header>
          <ol className="thread__log" aria-live="polite">
            {chat.messages.length === 0 && (
              <li className="thread__none">
                <h2>{t('empty')}</h2>
                <p className="muted">{t('emptyLead')}</p>
              </li>
            )}
            <Lines of={chat.messages} />
            {isClosed && <Closed chat={chat} live={live} {...(!isCaller && { onAgain: () => setNewChat(true) })} />}
          </ol>
          {end.error && end.error.code !== 'web-chat.ended' && <Failure error={end.error} />}
          {!isClosed && (
            <div className="compose">
              <ClosedHours />
              {isOn && <Ends at={live.ends_at} now={now} />}
              {isOn && isUnanswered(chat) && <AnswerByMail chat={chat} />}
              <Compose onSent={() => setNewChat(false)} />
            </div>
          )}
          <Below of={chat.messages.length} />
        </section>
      </div>
    </ChatLayout>
  );
}

/** Messages by day; the author is shown when it changes. */
function Lines({ of: lines }: { of: Line[] }) {
  const { t } = useTranslation('chat', { keyPrefix: 'chat' });
  const { locale } = useLanguage();
  const dayOf = (line: Line | undefined) => line && formats.date(line.at, locale);
  return lines.map((line, i) => {
    const before = lines[i - 1];
    const isNewDay = dayOf(before) !== dayOf(line);
    const isMine = line.who === 'owner' || line.who === 'caller';
    const isSame = !isNewDay && before?.who === line.who && before.name === line.name;
    return (
      <Fragment key={line.line_id}>
        {isNewDay && <li className="sep">{dayOf(line)}</li>}
        {!isSame && (
          <li className={isMine ? 'by by--me' : 'by'}>
            <b>
              <bdi>{isMine ? t('you') : (line.name ?? t(line.who === 'assistant' ? 'assistant' : 'support'))}</bdi>
            </b>{' '}
            <time dateTime={line.at}>{formats.time(line.at, locale)}</time>
          </li>
        )}
        <li className={isMine ? 'msg msg--me' : 'msg'} dir="auto">
          {line.text}
        </li>
      </Fragment>
    );
  });
}

/** Scrolls to the last message. */
function Below({ of: count }: { of: number }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count) place.current?.scrollIntoView?.({ block: 'end' });
  }, [count]);
  return <div ref={place} />;
}

/** Upper bound: the page clock may lag a second behind the answer. */
const LONGEST_S = 600;

/** How long a live chat still is, and a way to keep it open. */
function Ends({ at, now }: { at: string; now: Date }) {
  const { t } = useTranslation('chat', { keyPrefix: 'chat' });
  const extend = useAction(webChat.extend, { refreshes: [webChat.getChat] });
  const seconds = Math.min(LONGEST_S, Math.max(0, Math.round((Date.parse(at) - now.getTime()) / 1000)));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div className={seconds <= 120 ? 'ends' : 'ends ends--calm'}>
      <Icon of={Hourglass} />
      <p role="timer" aria-label={t('timeLeft')}>
        <Trans t={t} i18nKey="ends" values={{ time }} components={{ time: <b dir="ltr" /> }} />
      </p>
      <button className="link" type="button" onClick={() => void extend.trigger({})}>
        {t('extend')}
      </button>
    </div>
  );
}

/** The end of a live chat, with a button to start another if allowed. */
function Closed({ chat, live, onAgain }: { chat: Chat; live: Live; onAgain?: () => void }) {
  const { t } = useTranslation('chat', { keyPrefix: 'chat' });
  const { t: again } = useTranslation('support');
  const { language, locale } = useLanguage();
  const ended = live.ended_at ?? live.ends_at;
  const count = Math.max(1, Math.round((Date.parse(ended) - Date.parse(live.started_at)) / 60_000));
  return (
    <li className="closed">
      <div className="stack">
        <h2>{t('endedAt', { time: formats.time(ended, locale) })}</h2>
        {isUnanswered(chat) && <p>{t('sorry')}</p>}
        <p className="muted">{t('endedLead')}</p>
      </div>
      {isUnanswered(chat) && <AnswerByMail chat={chat} hasEnded />}
      <dl className="kv">
        <div>
          <dt>{t('lasted')}</dt>
          <dd>{t('minutes', { count })}</dd>
        </div>
      </dl>
      {onAgain ? (
        <div className="row">
          <Button onClick={onAgain}>{t('again')}</Button>
        </div>
      ) : (
        <div className="row">
          <LinkButton look="line" to={pathTo('contact', { language })}>
            {again('again')}
          </LinkButton>
        </div>
      )}
    </li>
  );
}
