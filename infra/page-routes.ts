type Viewer = { request: { uri: string } };
type Caller = { viewer: { ip: string }; request: { headers: Record<string, { value: string } | undefined> } };

/**
 * The CloudFront Function in front of the pages: it runs at the edge, so it stands alone and keeps to plain JavaScript.
 * A page route has no file of its own, and the SPA answers for all of them; what names a file is left to be found or not.
 */
export function toPage(event: Viewer) {
  const request = event.request;
  const lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  const isDirectory = /^\/..\/directory\//.test(request.uri); // its cities and mail domains have dots: St. Paul
  if (lastSegment.includes('.') && !isDirectory) return request;
  request.uri = /^\/docs(\/|$)/.test(request.uri) ? '/docs/index.html' : '/index.html';
  return request;
}

/**
 * The CloudFront Function in front of the API: it says from which address and country a request came, over whatever the
 * request says itself. Of what reaches a function, only this and the origin secret were not written by the visitor.
 */
export function toApi(event: Caller) {
  const request = event.request;
  const country = request.headers['cloudfront-viewer-country'];
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  request.headers['x-viewer-country'] = { value: country ? country.value : '' };
  return request;
}

/** The pages of the directory, in whichever language, as CloudFront matches paths. */
export const DIRECTORY_PATHS = '/??/directory*';
const directoryPage = /^\/..\/directory/;

/** What is said of a page to search engines, where there is something to say: the directory is theirs once it is on. */
export const robotsHeader = (path: string, isDirectoryIndexed: boolean): Record<string, string> =>
  directoryPage.test(path) && !isDirectoryIndexed ? { 'x-robots-tag': 'noindex' } : {};
