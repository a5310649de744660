import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { getMimeType } from 'hono/utils/mime';

import { environment } from '#functions/platform/environment.ts';
import { fromPage, robotsHeader, toPage } from '#infra/page-routes.ts';
import { sitemap } from '#infra/sitemap.ts';
import { paths, SITE_PLACEHOLDER } from '#shared/values/pages.ts';

/** Marks a page as served by the dev server: the browser then offers the development tools. */
export const withDevMeta = (html: string, head = '') =>
  html.replace('</head>', `<meta name="desk" content="/dev" />${head}</head>`);

/** A built page as the dev server sends it: with the site URL and the development mark. */
const servedPage = (html: string, head: string) =>
  withDevMeta(html, head).replaceAll(SITE_PLACEHOLDER, environment().SITE_URL);

/**
 * The built pages as CloudFront serves them: a named file, else a prerendered page, else the single-page app. The
 * directory is `noindex` unless indexing is on.
 */
export function site(root: string, isDirectoryIndexed = false, head = () => '') {
  return async (request: Request): Promise<Response | undefined> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const { pathname } = new URL(request.url);
    if (pathname === '/sitemap.xml') {
      const listed = sitemap(environment().SITE_URL, isDirectoryIndexed);
      return answer(request, Buffer.from(listed), pathname);
    }
    const uri = pathname === paths.gallery ? '/app.html' : toPage({ request: { uri: pathname } }).uri;
    const file = fileAt(root, uri);
    const content = file && (await readFile(file).catch(() => undefined));
    if (!content) return undefined;
    const isPage = uri.endsWith('.html') && !uri.startsWith('/docs/');
    const isNamed = isPage || uri === '/robots.txt';
    const served = isNamed ? Buffer.from(servedPage(content.toString(), isPage ? head() : '')) : content;
    const { statusCode } = fromPage({ request: { uri }, response: { statusCode: 200 } });
    return answer(request, served, uri, robotsHeader(pathname, isDirectoryIndexed), statusCode);
  };
}

/** The file of a path, and none for a path that would leave the folder or means a hidden file. */
export function fileAt(root: string, path: string): string | undefined {
  let plain;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (/\0|\\|\/\./.test(plain)) return undefined;
  const file = join(root, plain);
  return file.startsWith(root + sep) ? file : undefined;
}

async function answer(
  request: Request,
  content: Buffer,
  uri: string,
  more: Record<string, string> = {},
  status = 200,
): Promise<Response> {
  const etag = `"${createHash('sha1').update(content).digest('base64url')}"`;
  const headers: Record<string, string> = {
    'content-type': getMimeType(uri) ?? 'application/octet-stream',
    // What is under /assets/ has its hash in its name: it never changes.
    'cache-control': uri.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    vary: 'accept-encoding',
    ...more,
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const [encoding, body] = await packed(request.headers.get('accept-encoding') ?? '', headers, content);
  return new Response(new Uint8Array(body), {
    status,
    headers: encoding ? { ...headers, 'content-encoding': encoding } : headers,
  });
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressedFiles = new Map<string, Buffer>();

/** Compresses text, each file once per process. */
async function packed(accepted: string, headers: Record<string, string>, content: Buffer) {
  const encoding = ['br', 'gzip'].find((each) => new RegExp(`\\b${each}\\b`).test(accepted));
  const isText = /text|json|svg|xml/.test(headers['content-type'] ?? '');
  if (!encoding || !isText || content.length < 1024) return [undefined, content] as const;
  const key = `${encoding} ${headers.etag}`;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const body = compressedFiles.get(key) ?? (await (encoding === 'br' ? brotli(content, { params }) : zip(content)));
  compressedFiles.set(key, body);
  return [encoding, body] as const;
}
