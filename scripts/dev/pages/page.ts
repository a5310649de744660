import { html } from 'hono/html';

const links = {
  '/dev/phone': 'Phone',
  '/dev/outbox': 'Outbox',
  '/dev/letters': 'Letters',
  '/dev/clock': 'Clock',
  '/dev/runs': 'Runs',
  '/dev/chat-link': 'Chat links',
  '/docs/': 'API',
  '/dev/gallery': 'Gallery',
};

export type Html = ReturnType<typeof html>;

type Page = { title: string; path: string; main: Html; head?: Html | false | undefined; status?: number };

/** A development page, in the design of the product and under the same content security policy. */
export async function page({ title, path, main, head, status = 200 }: Page): Promise<Response> {
  const nav = Object.entries(links).map(
    ([href, name]) => html`<a href="${href}" ${href === path && html`aria-current="page"`}>${name}</a>`,
  );
  const document = await html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>${title} · Calluna</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/dev/assets/dev.css" />
        <script src="/first-paint.js"></script>
        ${head}
      </head>
      <body class="app">
        <a class="skip" href="#main">Skip to content</a>
        <header class="top top--app">
          <div class="wrap top__in">
            <a class="word" href="/"><img class="mark" src="/icon.svg" alt="" /><span>Calluna</span></a>
            <nav class="dev-nav" aria-label="Development pages">${nav}</nav>
            <div class="top__end"><a class="chip chip--warn" href="/dev">Development only</a></div>
          </div>
        </header>
        <main id="main" tabindex="-1"><div class="wrap dev">${main}</div></main>
      </body>
    </html>`;
  return new Response(String(document), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
