import '#frontend/styles/assistant.css';

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { CallListPane, filterIn } from '#frontend/features/assistant/calls/call-list-pane.tsx';
import { type CallFilterName, useCallList } from '#frontend/features/assistant/calls/use-call-list.ts';
import { CallByLink } from '#frontend/features/assistant/link/call-by-link.tsx';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { isId } from '#shared/values/new-id.ts';
import type { CallId } from '#shared/values/id.ts';

const pathOf = (filter: CallFilterName, message?: CallId): string => {
  const query = new URLSearchParams({ ...(filter !== 'all' && { filter }), ...(message && { message }) }).toString();
  return query ? `?${query}` : '.';
};

/** The calls of the account whose link was opened, without a login: the same list, to be read and called back. */
export function CallsByLink({ note, empty }: { note: ReactNode; empty: ReactNode }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'list' });
  const [params] = useSearchParams();
  const filter = filterIn(params);
  const message = params.get('message');
  const chosen = isId('call', message) ? message : undefined;
  const [words, setWords] = useState('');
  const list = useCallList(filter, words);
  return (
    <>
      <title>{pageTitle(t('title'))}</title>
      <CallListPane
        list={list}
        filter={filter}
        words={words}
        onSearch={setWords}
        chosen={chosen}
        isBehind={chosen !== undefined}
        pathOf={pathOf}
        head={note}
        empty={empty}
      />
      <div className={chosen ? 'workspace__call is-open' : 'workspace__call'}>
        {chosen ? (
          <CallByLink key={chosen} call_id={chosen} backTo={pathOf(filter)} list={list} />
        ) : (
          list.calls.length > 0 && <p className="cd muted">{t('choose')}</p>
        )}
      </div>
    </>
  );
}
