import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useSearchParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { CallListPane, filterIn } from '#frontend/features/assistant/calls/call-list-pane.tsx';
import { callListPath, callPath } from '#frontend/features/assistant/calls/call-paths.ts';
import { useCallList } from '#frontend/features/assistant/calls/use-call-list.ts';
import { useSelectedCall } from '#frontend/features/assistant/calls/use-selected-call.ts';
import { LiveRows } from '#frontend/features/assistant/live/live-rows.tsx';
import { useCallEnd, useLive } from '#frontend/features/assistant/live/use-live.ts';
import { ForwardingState } from '#frontend/features/assistant/today/forwarding-state.tsx';
import { useToday } from '#frontend/features/assistant/today/use-today.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** The call list, beside the selected call; on a phone one of the two. */
export function Calls() {
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const filter = filterIn(params);
  const { isOpen, call_id } = useSelectedCall();
  const [words, setWords] = useState('');
  const list = useCallList(filter, words);
  const { data: today, error: todayFault } = useToday();
  const live = useLive();
  useCallEnd(live.calls, () => list.load(1));

  return (
    <>
      <CallListPane
        list={list}
        filter={filter}
        words={words}
        onSearch={setWords}
        chosen={call_id}
        isBehind={isOpen}
        pathOf={(each, call) => (call ? callPath(language, call, each) : callListPath(language, each))}
        head={today ? <ForwardingState today={today} /> : !todayFault && <ForwardingStateSkeleton />}
        before={filter === 'all' && !words && <LiveRows chosen={call_id} />}
        empty={live.calls.length === 0 && <NoCalls />}
      />
      <div className={isOpen ? 'workspace__call is-open' : 'workspace__call'}>
        <Outlet context={list} />
      </div>
    </>
  );
}

/** Keeps the line of the forwarding state, so that nothing below it moves. */
const ForwardingStateSkeleton = () => (
  <p className="state state--off" aria-hidden="true">
    <span>
      <Skeleton width="12rem" />
    </span>
  </p>
);

/** Why the list is empty: no calls yet, or no forwarding. */
function NoCalls() {
  const { t } = useTranslation('assistant', { keyPrefix: 'list' });
  const { language } = useLanguage();
  const { data: today } = useToday();
  const isForwarding = today?.forwarding === 'active';
  return (
    <div className="calls__none stack">
      <h2>{t(isForwarding ? 'none' : 'noWay')}</h2>
      <p className="muted">{t(isForwarding ? 'noneLead' : 'noWayLead')}</p>
      {!isForwarding && (
        <div>
          <LinkButton to={pathTo('callForward', { language })}>{t('setUp')}</LinkButton>
        </div>
      )}
    </div>
  );
}
