import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';

import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createServer } from 'vite';

import { buildFunctions, FRONTEND, ROOT } from '#scripts/dev/builds.ts';
import type { Functions } from '#scripts/dev/functions.ts';
import { withDevMeta } from '#scripts/dev/static-site.ts';

const WAIT_MS = 100;

/** Serves the pages from source with hot reload, and bundles the handlers again when their sources change. */
export async function hotPages(server: Server, functions: Functions, say: (line: string) => void) {
  const vite = await createServer({
    root: FRONTEND,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server } },
  });

  let waiting: NodeJS.Timeout | undefined;
  let building = false;
  const sources = ['functions', 'shared'].map((folder) => join(ROOT, folder));
  vite.watcher.add(sources).on('all', (_, file) => {
    if (!sources.some((folder) => file.startsWith(folder))) return;
    bundleSoon();
  });

  function bundleSoon() {
    clearTimeout(waiting);
    waiting = setTimeout(() => void bundle(), WAIT_MS);
  }

  async function bundle() {
    if (building) return bundleSoon(); // two builds at once take twice the memory, and write the same files
    building = true;
    try {
      if (!(await buildFunctions())) return;
      functions.refresh();
      say('Handlers bundled again.');
    } catch (error) {
      say(String(error)); // the ones before go on serving
    } finally {
      building = false;
    }
  }

  const respond = ({ incoming, outgoing }: HttpBindings): Response => {
    // Vite answers on Node's own response, or leaves a page to be drawn from its source.
    vite.middlewares(incoming, outgoing, () => {
      void readFile(join(FRONTEND, 'index.html'), 'utf8')
        .then((html) => vite.transformIndexHtml(incoming.url ?? '/', withDevMeta(html)))
        .then((html) => outgoing.setHeader('content-type', 'text/html; charset=utf-8').end(html))
        .catch((error: unknown) => outgoing.writeHead(500).end(String(error)));
    });
    return RESPONSE_ALREADY_SENT;
  };
  return { respond, [Symbol.asyncDispose]: () => vite.close() };
}
