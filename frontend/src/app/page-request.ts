type Watcher = (request: Request) => Response | undefined;

let watcher: Watcher | undefined;
let latest: Request | undefined;

/** Before anything of a page is shown: what watches the pages may answer instead. It comes after the first page. */
export function requestPage(request: Request): Response | undefined {
  latest = request;
  return watcher?.(request);
}

/** Watches every page from the one that was requested last. */
export function watchPages(next: Watcher): void {
  watcher = next;
  if (latest) next(latest);
}
