import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';

import { App } from '#frontend/app/app.tsx';
import { routes } from '#frontend/app/router.tsx';
import { i18n } from '#frontend/i18n/index.ts';
import type { PublicPage } from '#shared/values/pages.ts';

const descriptions: Record<PublicPage, () => string> = {
  '': () => i18n.t('home:hero.lead'),
  '/directory': () => i18n.t('directory:lead'),
  '/directory/people': () => i18n.t('directory:people.lead'),
  '/directory/phones': () => i18n.t('directory:phones.lead'),
  '/directory/emails': () => i18n.t('directory:emails.lead'),
  '/assistant/page/web-flow-privacy-policy': () => i18n.t('pages:privacy.short.text'),
  '/assistant/page/web-flow-terms-of-service': () => i18n.t('pages:terms.what.text'),
};

export type Prerendered = { html: string; title: string; description: string };

/** The sources of a page's own code, for the build to name their files in the page. */
export const sources: Record<PublicPage, string> = {
  '': 'src/app/home/home.tsx',
  '/directory': 'src/features/directory/hub.tsx',
  '/directory/people': 'src/features/directory/browse-people.tsx',
  '/directory/phones': 'src/features/directory/browse-phones.tsx',
  '/directory/emails': 'src/features/directory/browse-emails.tsx',
  '/assistant/page/web-flow-privacy-policy': 'src/features/assistant/pages/static-page.tsx',
  '/assistant/page/web-flow-terms-of-service': 'src/features/assistant/pages/static-page.tsx',
};

/** Renders a public page as a browser does on its first render: nobody is signed in, and no answer has come. */
export async function render(language: string, page: PublicPage): Promise<Prerendered> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost/${language}${page}`));
  if (context instanceof Response) throw new Error(`/${language}${page} leads elsewhere: ${context.status}`);
  if (context.errors) throw new Error(`/${language}${page} fails`, { cause: Object.values(context.errors)[0] });
  const { prelude } = await prerender(
    <StrictMode>
      <App>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </StrictMode>,
  );
  const markup = await new Response(prelude).text();
  // React puts what belongs in the head before everything else.
  const [, title = '', html = ''] = /^<title>(.*?)<\/title>(.*)$/s.exec(markup) ?? [];
  if (!title || !html.startsWith('<a class="skip"'))
    throw new Error(`/${language}${page} has an unknown head: ${markup.slice(0, 500)}`);
  return { html, title, description: descriptions[page]() };
}
