import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useSearchParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Count } from '#frontend/components/bdi.tsx';
import { Button, Link, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { CallDays } from '#frontend/features/assistant/calls/call-days.tsx';
import { callListPath } from '#frontend/features/assistant/calls/call-paths.ts';
import { SearchCalls } from '#frontend/features/assistant/calls/search-calls.tsx';
import { type CallList, type CallFilterName, useCallList } from '#frontend/features/assistant/calls/use-call-list.ts';
import { useSelectedCall } from '#frontend/features/assistant/calls/use-selected-call.ts';
import { LiveRows } from '#frontend/features/assistant/live/live-rows.tsx';
import { useCallEnd, useLive } from '#frontend/features/assistant/live/use-live.ts';
import { ForwardingState } from '#frontend/features/assistant/today/forwarding-state.tsx';
import { useToday } from '#frontend/features/assistant/today/use-today.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

const filters = ['all', 'unread', 'waiting', 'spam', 'voicemail'] as const satisfies CallFilterName[];

/** The call list, beside the selected call; on a phone one of the two. */
export function Calls() {
  const { t } = useTranslation('assistant', { keyPrefix: 'list' });
  const [params] = useSearchParams();
  const filter = filters.find((each) => each === params.get('filter')) ?? 'all';
  const { isOpen, call_id } = useSelectedCall();
  const [words, setWords] = useState('');
  const list = useCallList(filter, words);
  const { data: today, error: todayFault } = useToday();
  const live = useLive();
  useCallEnd(live.calls, () => list.load(1));
  const isEmpty = list.calls.length === 0 && !list.isLoading && !list.fault;

  return (
    <>
      <section
        className={isOpen ? 'workspace__list is-behind' : 'workspace__list'}
        aria-labelledby="calls"
        aria-busy={list.isLoading || undefined}
      >
        <div className="calls__head">
          <h1 id="calls">{t('title')}</h1>
          {today ? <ForwardingState today={today} /> : !todayFault && <ForwardingStateSkeleton />}
          {list.fault && <Failure error={list.fault} onRetry={() => list.load(list.next ?? 1)} />}
          <SearchCalls onSearch={setWords} />
          <Filters current={filter} counts={list.counts} />
          <p className="vh" role="status">
            {words && !list.isLoading && !list.fault && t('found', { count: list.total })}
          </p>
        </div>
        {list.isLoading && list.calls.length === 0 && <CallListSkeleton />}
        {filter === 'all' && !words && <LiveRows chosen={call_id} />}
        {isEmpty && live.calls.length === 0 && <NoCalls isFiltered={filter !== 'all' || words !== ''} />}
        <CallDays calls={list.calls} chosen={call_id} filter={filter} />
        {list.next !== null && <More list={list} page={list.next} />}
      </section>
      <div className={isOpen ? 'workspace__call is-open' : 'workspace__call'}>
        <Outlet context={list} />
      </div>
    </>
  );
}

function Filters({ current, counts }: { current: CallFilterName; counts: CallList['counts'] }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'list' });
  const { language } = useLanguage();
  return (
    <nav className="seg" aria-label={t('filter')}>
      {filters.map((filter) => (
        <Link
          key={filter}
          to={callListPath(language, filter)}
          aria-current={filter === current ? 'true' : undefined}
          preventScrollReset
        >
          {t(`filters.${filter}`)} {counts && <Count of={counts[filter]} />}
        </Link>
      ))}
    </nav>
  );
}

function More({ list, page }: { list: CallList; page: number }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'list' });
  return (
    <div className="calls__more">
      <p className="small muted">{t('shown', { shown: list.calls.length, total: list.total })}</p>
      <Button look="line" busy={list.isLoading} onClick={() => list.load(page)}>
        {t('more')}
      </Button>
    </div>
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

/** The shapes of calls, until they are there. */
function CallListSkeleton({ rows = 5 }: { rows?: number }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'list' });
  return (
    <>
      <p className="vh" role="status">
        {t('loading')}
      </p>
      <div aria-hidden="true">
        {Array.from({ length: rows }, (_, i) => (
          <div key={i} className="call call--coming">
            <span className="ini ini--none" />
            <Skeleton width={`${44 + ((i * 17) % 24)}%`} />
            <Skeleton width="2.5rem" />
            <p>
              <Skeleton width={`${96 - ((i * 23) % 20)}%`} />
            </p>
          </div>
        ))}
      </div>
    </>
  );
}

/** Why the list is empty: no match, no calls yet, or no forwarding. */
function NoCalls({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'list' });
  const { language } = useLanguage();
  const { data: today } = useToday();
  const isForwarding = today?.forwarding === 'active';
  if (isFiltered) return <p className="calls__none muted">{t('noneFits')}</p>;
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
