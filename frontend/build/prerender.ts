import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

import { fileFinder, type Files } from '#build/built-files.ts';
import { directionOf, type Language, languages } from '#shared/values/language.ts';
import { type PublicPage, publicPages, SITE_PLACEHOLDER } from '#shared/values/pages.ts';

type Rendered = {
  html: string;
  title: string;
  description: string;
  structuredData: object | undefined;
  sources: string[];
};
type Renderer = { render: (language: Language, page: PublicPage) => Promise<Rendered> };

/** The style sheets with the fonts of a script that the main one lacks. */
const SCRIPT_STYLES: Partial<Record<Language, string>> = { ar: 'arabic.css', ja: 'japanese.css' };

/** Names the code of every page but the home page: the first script would otherwise have to arrive before it is requested. */
const SCREENS = 'src/app/screens.ts';

/** Writes the public pages as HTML in every language beside the one page that draws all others. */
export const prerender = (root: string): Plugin => ({
  name: 'prerender',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  /** Without scripts the page cannot know its visitor's language. */
  async transformIndexHtml(html) {
    const texts = await Promise.all(languages.map((language) => noScript(root, language)));
    return html.replace('<!-- no-script -->', texts.join(''));
  },
  async writeBundle({ dir }, bundle) {
    const folder = dir!;
    const template = await readFile(join(folder, 'index.html'), 'utf8');
    await using renderer = await buildRenderer(root);
    const filesOf = fileFinder(bundle);
    const fontStyles = (language: Language) =>
      Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.names.includes(SCRIPT_STYLES[language] ?? '') ? [file.fileName] : [],
      );
    const styles = new InlineStyles();
    const written: { file: string; html: string }[] = [];
    for (const language of languages) {
      for (const page of publicPages) {
        const { sources, html, ...meta } = await renderer.render(language, page);
        const files = filesOf(sources);
        files.styles.unshift(...fontStyles(language));
        const content = { language, page, files, html: styles.extract(html), ...meta };
        written.push({ file: join(folder, language, page, 'index.html'), html: fill(template, content) });
      }
    }
    const styleSheet = await styles.write(folder);
    for (const { file, html } of written) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, html.replace('</head>', `  <link rel="stylesheet" href="/${styleSheet}">\n  </head>`));
    }
    const hidden = template.replace(
      '</head>',
      ['  <meta name="robots" content="noindex" />', ...preloads(template, filesOf([SCREENS])), '</head>'].join(
        '\n    ',
      ),
    );
    await writeFile(join(folder, 'app.html'), hidden);
    await writeFile(join(folder, '404.html'), hidden);
    await writeFile(join(folder, 'robots.txt'), robots);
  },
});

/**
 * Inline styles of prerendered markup as rules of a style sheet, for the policy of our pages allows no `style` attribute.
 * React takes over markup as it is; when it changes a style later, it writes it inline by script, which wins.
 */
class InlineStyles {
  private readonly rules = new Map<string, string>();

  extract(html: string): string {
    return html.replace(/ style="([^"]*)"/g, (_, escaped: string) => {
      const style = escaped.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
      const name = this.rules.get(style) ?? String(this.rules.size);
      this.rules.set(style, name);
      return ` data-style="${name}"`;
    });
  }

  async write(folder: string): Promise<string> {
    const sheet = [...this.rules].map(([style, name]) => `[data-style='${name}']{${style}}`).join('\n');
    const hash = createHash('sha256').update(sheet).digest('base64url').slice(0, 8);
    const file = `assets/prerendered-${hash}.css`;
    await writeFile(join(folder, file), sheet);
    return file;
  }
}

const robots = `User-agent: *
Disallow: /api/
Allow: /api/directory/
Allow: /
Sitemap: ${SITE_PLACEHOLDER}/sitemap.xml
`;

/** The pages bundled for node. It lies among the modules, so that node finds react from there. */
async function buildRenderer(root: string): Promise<Renderer & AsyncDisposable> {
  const outDir = join(root, '../node_modules/.cache/prerender', String(process.pid));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, ssr: 'src/app/prerender.tsx', emptyOutDir: true, copyPublicDir: false, target: 'node22' },
  });
  const { render } = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Renderer;
  return { render, [Symbol.asyncDispose]: () => rm(outDir, { recursive: true }) };
}

async function noScript(root: string, language: Language): Promise<string> {
  const texts = await readFile(join(root, 'src/i18n', language, 'shell.json'), 'utf8');
  const { noScript } = JSON.parse(texts) as { noScript: string };
  return `<p lang="${language}" dir="${directionOf(language)}">${noScript}</p>`;
}

const isNewIn = (template: string) => (file: string) => !template.includes(`"/${file}"`);

const preloads = (template: string, { scripts }: Files) =>
  scripts.filter(isNewIn(template)).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);

type Content = Omit<Rendered, 'sources'> & { language: Language; page: PublicPage; files: Files };

function fill(template: string, { language, page, files, html, title, description, structuredData }: Content): string {
  const address = (each: Language) => `${SITE_PLACEHOLDER}/${each}${page}`;
  const head = [
    `<link rel="canonical" href="${address(language)}" />`,
    ...languages.map((each) => `<link rel="alternate" hreflang="${each}" href="${address(each)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${SITE_PLACEHOLDER}/" />`,
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': 'Calluna',
      'og:title': title,
      'og:description': escape(description),
      'og:url': address(language),
      'og:locale': language,
      'og:image': `${SITE_PLACEHOLDER}/icon-512.png`,
    }).map(([property, content]) => `<meta property="${property}" content="${content}" />`),
    `<meta name="twitter:card" content="summary" />`,
    ...files.styles.filter(isNewIn(template)).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...preloads(template, files),
    // Data, which no policy of scripts is about. No tag can end it: JSON may write `<` as an escape.
    ...(structuredData
      ? [`<script type="application/ld+json">${JSON.stringify(structuredData).replaceAll('<', '\\u003c')}</script>`]
      : []),
  ];
  return (
    template
      .replace('<html lang="en" dir="ltr"', `<html lang="${language}" dir="${directionOf(language)}"`)
      .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
      .replace(
        /<meta name="description" content=".*?" \/>/,
        `<meta name="description" content="${escape(description)}" />`,
      )
      .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
      // The page can be read before its scripts run: style sheets and the font come first.
      .replaceAll(/<(?=script type="module"|link rel="modulepreload")[^>]*(?=>)/g, '$& fetchpriority="low"')
  );
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
