type Viewer = { request: { uri: string } };

/**
 * The CloudFront Function in front of the pages: it runs at the edge, so it stands alone and keeps to plain JavaScript.
 * A page route has no file of its own, and the SPA answers for all of them; what names a file is left to be found or not.
 */
export function toPage(event: Viewer) {
  const request = event.request;
  const lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (lastSegment.includes('.')) return request;
  request.uri = /^\/docs(\/|$)/.test(request.uri) ? '/docs/index.html' : '/index.html';
  return request;
}
