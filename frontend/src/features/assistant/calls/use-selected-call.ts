import { matchPath, useLocation, useOutletContext, useSearchParams } from 'react-router';

import { paths } from '#frontend/app/paths.ts';
import type { CallList } from '#frontend/features/assistant/calls/use-call-list.ts';
import { stored } from '#frontend/lib/storage.ts';
import type { CallId } from '#shared/values/id.ts';
import { isId } from '#shared/values/new-id.ts';

/** The call in the address, else the one this browser showed last. */
export function useSelectedCall(): { isOpen: boolean; call_id: CallId | undefined } {
  const [params] = useSearchParams();
  const isOpen = matchPath(paths.callDetails, useLocation().pathname) !== null;
  if (!isOpen) return { isOpen, call_id: undefined };
  const id = params.get('call');
  return { isOpen, call_id: isId('call', id) ? id : stored('callDetails')?.id };
}

/** The list a call was selected from, to be updated by changes to it. */
export const useCallListContext = () => useOutletContext<CallList>();
