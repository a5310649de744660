import { INDEXED_PATHS, PAGE_PATHS, PRERENDERED_PATHS } from '#infra/page-patterns.ts';

type Viewer = { request: { uri: string } };
type Viewed = Viewer & {
  response: { statusCode: number; statusDescription?: string };
};
type Caller = { viewer: { ip: string }; request: { headers: Record<string, { value: string } | undefined> } };

/** The page rules for the edge functions; inlined before them on CloudFront. */
export const pageRules = { pages: PAGE_PATHS, prerendered: PRERENDERED_PATHS, indexed: INDEXED_PATHS };
const { pages, prerendered, indexed } = pageRules;

/**
 * The CloudFront Function in front of the pages: it runs at the edge, so it keeps to plain JavaScript and `pageRules`.
 * A prerendered page has a file of its own. Others are rendered by the SPA: `index.html`, or `app.html`, which is the
 * same but noindex. File names pass unchanged.
 */
export function toPage(event: Viewer) {
  const request = event.request;
  const uri = request.uri;
  const isPage = pages.test(uri);
  if (/^\/docs\/?$/.test(uri)) request.uri = '/docs/index.html';
  else if (prerendered.test(uri)) request.uri = uri.replace(/\/?$/, '/index.html');
  else if (isPage) request.uri = indexed.test(uri) ? '/index.html' : '/app.html';
  else if (!uri.slice(uri.lastIndexOf('/') + 1).includes('.')) request.uri = '/404.html';
  return request;
}

/**
 * The CloudFront Function on responses with pages: sets 404 for the not-found page, which S3 serves with 200. The URI
 * is that of `toPage` or of the viewer; both identify the page.
 */
export function fromPage(event: Viewed) {
  const response = event.response;
  const uri = event.request.uri;
  const isFile = uri.slice(uri.lastIndexOf('/') + 1).includes('.') || /^\/docs\/?$/.test(uri);
  if (uri === '/404.html' || (!isFile && !pages.test(uri))) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}

/**
 * The CloudFront Function in front of the API: sets the address, country and region of a request, overriding the
 * visitor’s headers. Only these and the origin secret are not controlled by the visitor.
 */
export function toApi(event: Caller) {
  const request = event.request;
  const country = request.headers['cloudfront-viewer-country'];
  const region = request.headers['cloudfront-viewer-country-region'];
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  request.headers['x-viewer-country'] = { value: country ? country.value : '' };
  request.headers['x-viewer-region'] = { value: region ? region.value : '' };
  return request;
}

/** The source of a function at the edge: its rules, itself, and the handler that CloudFront calls. */
export const edgeCode = (run: (event: never) => unknown, rules: Record<string, RegExp>): string =>
  [
    ...Object.entries(rules).map(([name, rule]) => `const ${name} = ${rule};`),
    run.toString(),
    `function handler(event) { return ${run.name}(event); }`,
  ].join('\n');

/** The pages of the directory, in whichever language, as CloudFront matches paths. */
export const DIRECTORY_PATHS = '/??/directory*';
const directoryPage = /^\/..\/directory/;

/** The robots header of a page, if any: the directory may be indexed once enabled. */
export const robotsHeader = (path: string, isDirectoryIndexed: boolean): Record<string, string> =>
  directoryPage.test(path) && !isDirectoryIndexed ? { 'x-robots-tag': 'noindex' } : {};
