import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { leaveRecordedPages } from '#frontend/app/leave-recorded-pages.ts';
import { watchPages } from '#frontend/app/page-request.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { onConsent } from '#frontend/lib/consent.ts';
import { forgetRecording, isRecordedPage, mayRecord, startRecorder } from '#frontend/lib/recorder.ts';
import { roleOf, useToken } from '#frontend/lib/session.ts';
import { support } from '#shared/api/support.ts';

watchPages(leaveRecordedPages);

/** Records this page where the stage has a recorder, the visitor agreed, and the page is one that may be recorded. */
export function useRecording(): void {
  const isAllowed = useSyncExternalStore(onConsent, mayRecord, () => false);
  const isSupport = roleOf(useToken()) === 'support'; // sees the pages of others
  const isHere = isRecordedPage(useLocation());
  const isRecorded = isAllowed && isHere && !isSupport;
  const { data } = useEndpoint(support.getConfiguration, isRecorded ? {} : null);
  const project = isRecorded ? data?.clarity_project : null;
  useEffect(() => {
    if (project) void startRecorder(project);
  }, [project]);
  useEffect(() => {
    if (!isAllowed) void forgetRecording();
  }, [isAllowed]);
}
