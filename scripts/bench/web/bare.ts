import { join } from 'node:path';

import { createApp, serve } from '#scripts/dev/server.ts';
import { site } from '#scripts/dev/static-site.ts';

const ROOT = join(import.meta.dirname, 'bare');

/** Builds the bare page with the same tools as the product and serves it as the dev server serves built pages. */
export async function bareSite(outDir: string): Promise<{ address: string } & AsyncDisposable> {
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  const pages = site(outDir);
  const app = createApp();
  app.use(async (c, next) => (await pages(c.req.raw)) ?? next());
  const server = await serve(app, { port: 0, host: 'localhost' });
  return { address: `http://localhost:${server.port}`, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
