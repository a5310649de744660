import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';

import { App } from '#frontend/app/app.tsx';
import { namespacesOf } from '#frontend/app/namespaces.ts';
import type { Page } from '#frontend/app/paths.ts';
import { faqPage } from '#frontend/features/faq/structured-data.ts';
import { routes } from '#frontend/app/router.tsx';
import { legalText } from '#frontend/lib/legal-text.ts';
import { i18n } from '#frontend/i18n/index.ts';
import { sentencesIn } from '#shared/legal/structure.ts';
import { latestVersion, type LegalSlug } from '#shared/legal/versions.ts';
import type { Language } from '#shared/values/language.ts';
import type { PublicPage } from '#shared/values/pages.ts';

type Meta = { name: Page; source: string; description: () => string; structuredData?: (language: Language) => object };
const source = (path: string) => `src/${path}.tsx`;
const policy = { name: 'assistantPage', source: source('features/legal/legal-page') } as const;

/** What a legal text begins with. */
function firstSentence(slug: LegalSlug): string {
  const text = legalText(slug, latestVersion(slug), i18n.language as Language)!;
  const [sentence = ''] = sentencesIn(text.structure);
  const [section = '', key = ''] = sentence.split('.');
  return text.sentence(section, key);
}

const metas: Record<PublicPage, Meta> = {
  '': { name: 'home', source: source('app/home/home'), description: () => i18n.t('home:hero.lead') },
  '/remove-my-listing': {
    name: 'removeListing',
    source: source('features/removal/remove-listing'),
    description: () => i18n.t('removal:find.lead'),
  },
  '/number': {
    name: 'number',
    source: source('features/people/lookup/number-page'),
    description: () => i18n.t('number:page.lead'),
  },
  '/sample-report': {
    name: 'sampleReport',
    source: source('features/people/sample/sample-report'),
    description: () => i18n.t('sample:lead'),
  },
  '/directory': {
    name: 'directory',
    source: source('app/directory'),
    description: () => i18n.t('directory:lead'),
  },
  '/directory/people': {
    name: 'directoryPeople',
    source: source('app/directory'),
    description: () => i18n.t('directory:people.lead'),
  },
  '/directory/phones': {
    name: 'directoryPhones',
    source: source('app/directory'),
    description: () => i18n.t('directory:phones.lead'),
  },
  '/directory/emails': {
    name: 'directoryEmails',
    source: source('app/directory'),
    description: () => i18n.t('directory:emails.lead'),
  },
  '/transparency': {
    name: 'transparency',
    source: source('features/transparency/transparency'),
    description: () => i18n.t('transparency:lead'),
  },
  '/assistant/page/web-flow-privacy-policy': { ...policy, description: () => firstSentence('web-flow-privacy-policy') },
  '/assistant/page/web-flow-terms-of-service': {
    ...policy,
    description: () => firstSentence('web-flow-terms-of-service'),
  },
  '/withdrawal': {
    name: 'withdrawal',
    source: source('features/billing/withdrawal/withdrawal'),
    description: () => i18n.t('withdrawal:lead'),
  },
  '/faq': {
    name: 'faq',
    source: source('features/faq/faq'),
    description: () => i18n.t('faq:description'),
    structuredData: faqPage,
  },
  '/contact': {
    name: 'contact',
    source: source('app/contact'),
    description: () => i18n.t('contact:description'),
  },
};

export type Prerendered = {
  html: string;
  title: string;
  description: string;
  /** What search engines may read of the page in the terms of schema.org. */
  structuredData: object | undefined;
  /** The sources of the page's own code and phrases, for the build to name their files in the page. */
  sources: string[];
};

/** Renders a public page as a browser does on its first render: nobody is signed in, and no answer has come. */
export async function render(language: Language, page: PublicPage): Promise<Prerendered> {
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
    { progressiveChunkSize: Infinity }, // what React sets aside for later needs an inline script, which no page may run
  );
  const markup = await new Response(prelude).text();
  // React puts what belongs in the head before everything else.
  const [, title = '', html = ''] = /^<title>(.*?)<\/title>(.*)$/s.exec(markup) ?? [];
  if (!title || !html.startsWith('<a class="skip"'))
    throw new Error(`/${language}${page} has an unknown head: ${markup.slice(0, 500)}`);
  const { name, source, description, structuredData } = metas[page];
  const catalogue = ['shell', 'errors', ...namespacesOf(name)].map(
    (namespace) => `src/i18n/${language}/${namespace}.json`,
  );
  return {
    html,
    title,
    description: description(),
    structuredData: structuredData?.(language),
    sources: [source, ...(name === 'home' ? [] : ['src/app/screens.ts']), ...catalogue],
  };
}
