import { redirectDocument } from 'react-router';

import { enterPage, isRecorderLoaded, stopRecorder } from '#frontend/lib/recorder.ts';

/**
 * Keeps the recorder off all but its own pages: before another page is shown, the recorder is stopped and the page is
 * loaded as a new document, in which no code of the vendor runs. Stopping alone would trust that code not to start again.
 */
export function leaveRecordedPages({ url }: Request): Response | undefined {
  const { pathname, search } = new URL(url);
  if (enterPage({ pathname, search }) || !isRecorderLoaded()) return undefined;
  stopRecorder();
  return redirectDocument(pathname + search);
}
