import { matchPath, useLocation, useOutletContext, useSearchParams } from 'react-router';

import { paths } from '#frontend/app/paths.ts';
import type { CallList } from '#frontend/features/assistant/calls/use-call-list.ts';
import { stored } from '#frontend/lib/storage.ts';
import type { CallId } from '#shared/values/id.ts';
import { isId } from '#shared/values/new-id.ts';

/** Which call the address asks for; of none, the one that was looked at last in this browser. */
export function useChosen(): { isOpen: boolean; call_id: CallId | undefined } {
  const [params] = useSearchParams();
  const isOpen = matchPath(paths.callDetails, useLocation().pathname) !== null;
  if (!isOpen) return { isOpen, call_id: undefined };
  const asked = params.get('call');
  return { isOpen, call_id: isId('call', asked) ? asked : stored('callDetails')?.id };
}

/** The list that a call was chosen from, which is told what becomes of it. */
export const useList = () => useOutletContext<CallList>();
