import { isLive } from '#functions/people/sharing/link.ts';
import type { LinkItem } from '#functions/people/sharing/store.ts';
import { browserToken } from '#functions/platform/browser-token.ts';
import type { Cookies } from '#functions/platform/cookies.ts';
import { digest } from '#functions/platform/digest.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { figures } from '#shared/values/figures.ts';

/** Identifies the browser that opened a private link, so that a reload costs no opening (ADR 56). */
const COOKIE = 'reader';

type Readers = Pick<LinkItem, 'readers'>;
type Shown = Pick<LinkItem, 'ends_at' | 'views' | 'readers'>;

/** The digest of the browser’s token; undefined where it has opened no link lately. */
export function readerOf(cookies: Cookies): string | undefined {
  const token = cookies.get(COOKIE);
  return token && digest(token);
}

/** The token of a browser that opens a link, which keeps it for as long as it may read again. */
export function newReader(cookies: Cookies): { browser: string; remember: () => void } {
  const token = browserToken(cookies.get(COOKIE));
  return {
    browser: digest(token),
    remember: () => cookies.set(COOKIE, token, { maxAge: figures.rereadMinutes * 60 }),
  };
}

/** Whether a browser has opened the link so recently that it reads the report again without another opening. */
export const mayReread = (link: Shown, browser: string | undefined, now: Date): boolean =>
  link.ends_at > now.toISOString() &&
  link.readers.some((reader) => reader.browser === browser && reader.until > now.toISOString());

/** Whether a link shows the report to anyone: one that is used up still does to those who opened it last. */
export const isReadable = (link: Shown, now: Date): boolean =>
  isLive(link, now) || link.readers.some(({ browser }) => mayReread(link, browser, now));

/** The readers of a link once a browser has opened it. Those whose time is over are forgotten. */
export const withReader = ({ readers }: Readers, browser: string, now: Date): LinkItem['readers'] => [
  ...readers.filter((reader) => reader.browser !== browser && reader.until > now.toISOString()),
  { browser, until: addMinutes(now, figures.rereadMinutes).toISOString() },
];
