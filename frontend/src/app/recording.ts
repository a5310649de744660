import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { useEndpoint } from '#frontend/lib/api.ts';
import { useMayRecord } from '#frontend/lib/consent.ts';
import { forgetRecording, isRecordedPage, startRecorder } from '#frontend/lib/recorder.ts';
import { roleOf, useToken } from '#frontend/lib/session.ts';
import { support } from '#shared/api/support.ts';

/** Records this page where the stage has a recorder, the visitor agreed, and the page is one that may be recorded. */
export function useRecording(): void {
  const isAllowed = useMayRecord();
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
