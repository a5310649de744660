import { matchPath } from 'react-router';

import { hasGlobalPrivacyControl } from '#frontend/lib/consent.ts';
import { stored, tryStorage } from '#frontend/lib/storage.ts';
import { isLanguage } from '#shared/values/language.ts';
import { paths } from '#shared/values/pages.ts';

/** Records what visitors do on a page, without its words. */
export type Recorder = {
  start: (project: string) => void;
  /** Stops at once. It does not start again in this document. */
  stop: () => void;
  /** Stops, and deletes what it stored in the browser. */
  forget: () => void;
};

/** Whether the visitor agreed to it: a choice of its own, which Global Privacy Control overrides. */
export const mayRecord = (): boolean => stored('configuration')?.clarity === true && !hasGlobalPrivacyControl();

type Page = { pathname: string; search: string };

/** The only pages that are ever recorded: none shows a person, and none takes anything but a search. */
const recordedPages = [
  paths.home,
  paths.directory,
  paths.transparency,
  paths.assistantPage,
  paths.assistantPageVersion,
] as const;

/** Whether a page may be recorded. One with a query may not: the address is part of a recording. */
export const isRecordedPage = ({ pathname, search }: Page): boolean =>
  search === '' && recordedPages.some((path) => isLanguage(matchPath(path, pathname)?.params.language));

const load = () => import('#frontend/lib/clarity.ts').then(({ clarity }) => clarity);

/** Undefined until something may be recorded: always where pages are prerendered. */
let recorder: Recorder | undefined;
/** Whether the vendor’s script is in this document: the package gives it this id. */
export const isRecorderLoaded = (): boolean =>
  recorder !== undefined && document.getElementById('clarity-script') !== null;

/** Whether the page that is shown, or that the router is loading, may be recorded. */
let isEntered = false;
export const enterPage = (page: Page): boolean => (isEntered = isRecordedPage(page));

/** Starts the recorder, once in a document, if this page may be recorded and the visitor still agrees. */
export async function startRecorder(project: string): Promise<void> {
  recorder = await load();
  if (isRecorderLoaded() || !mayRecord() || !isEntered) return;
  addEventListener('popstate', stopOnOtherPages, { capture: true }); // before the recorder’s own listener
  recorder.start(project);
}

/** Going back changes the address before the router hears of it. */
const stopOnOtherPages = () => {
  if (!isRecordedPage(location)) stopRecorder();
};

export const stopRecorder = (): void => recorder?.stop();

/** Withdraws: stops the recorder, and deletes what an earlier visit left in the browser. */
export async function forgetRecording(): Promise<void> {
  if (isRecorderLoaded() || hasTraces()) (await load()).forget();
}

function hasTraces(): boolean {
  let isFound = false;
  tryStorage(() => (isFound = /(?:^|; )_cl[cs]k=/.test(document.cookie)));
  return isFound;
}
