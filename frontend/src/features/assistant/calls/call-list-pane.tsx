import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import { Button, Link } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { AsOf } from '#frontend/features/assistant/offline/as-of.tsx';
import { CallDays } from '#frontend/features/assistant/calls/call-days.tsx';
import { SearchCalls } from '#frontend/features/assistant/calls/search-calls.tsx';
import type { CallList, CallFilterName } from '#frontend/features/assistant/calls/use-call-list.ts';
import type { CallId } from '#shared/values/id.ts';

const filters = ['all', 'unread', 'waiting', 'appointment', 'spam', 'voicemail'] as const satisfies CallFilterName[];

/** The filter that an address names. */
export const filterIn = (params: URLSearchParams): CallFilterName =>
  filters.find((each) => each === params.get('filter')) ?? 'all';

type Props = {
  list: CallList;
  filter: CallFilterName;
  words: string;
  onSearch: (words: string) => void;
  chosen: CallId | undefined;
  /** A call has the page: its name is the heading, and on a phone the list gives way to it. */
  isBehind: boolean;
  pathOf: (filter: CallFilterName, call?: CallId) => string;
  /** Below the heading. */
  head: ReactNode;
  /** Before the calls that have ended. */
  before?: ReactNode;
  /** In place of an empty list. */
  empty: ReactNode;
};

/** The one list of calls: searched, filtered and counted, by day. */
export function CallListPane({ list, filter, words, onSearch, chosen, isBehind, pathOf, head, before, empty }: Props) {
  const { t } = useTranslation('assistant', { keyPrefix: 'list' });
  const Heading = isBehind ? 'h2' : 'h1';
  const isEmpty = list.calls.length === 0 && !list.isLoading && !list.fault;
  return (
    <section
      className={isBehind ? 'workspace__list is-behind' : 'workspace__list'}
      aria-labelledby="calls"
      aria-busy={list.isLoading || undefined}
    >
      <div className="calls__head">
        <Heading id="calls">{t('title')}</Heading>
        {list.asOf ? <AsOf at={list.asOf} onRetry={() => list.load(1)} /> : head}
        {list.fault && <Failure error={list.fault} onRetry={() => list.load(list.next ?? 1)} />}
        {!list.asOf && (
          <>
            <SearchCalls onSearch={onSearch} />
            <nav className="seg" aria-label={t('filter')}>
              {filters.map((each) => (
                <Link
                  key={each}
                  to={pathOf(each)}
                  aria-current={each === filter ? 'true' : undefined}
                  preventScrollReset
                >
                  {t(`filters.${each}`)} {list.counts && <Count of={list.counts[each]} />}
                </Link>
              ))}
            </nav>
          </>
        )}
        <p className="vh" role="status">
          {words && !list.isLoading && !list.fault && t('found', { count: list.total })}
        </p>
      </div>
      {list.isLoading && list.calls.length === 0 && !list.asOf && <CallListSkeleton />}
      {before}
      {isEmpty && (filter !== 'all' || words ? <p className="calls__none muted">{t('noneFits')}</p> : empty)}
      <CallDays calls={list.calls} chosen={chosen} pathOf={(call) => pathOf(filter, call)} />
      {list.next !== null && <More list={list} page={list.next} />}
    </section>
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
