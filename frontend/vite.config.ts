import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

const LATIN = /ibm-plex-sans-latin-wght-normal.*\.woff2$/;
const HOME = '/src/app/home/home.tsx';

/** Asks for what every visit needs together with the page: the letters, and the code of the first page and its API. */
const preload: Plugin = {
  name: 'preload',
  transformIndexHtml(_, { bundle = {} }) {
    const files = Object.values(bundle);
    const home = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(HOME));
    const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
    const chunksOf = (file = home) => (file?.type === 'chunk' ? [file.fileName, ...file.imports] : []);
    const known = new Set(chunksOf(entry));
    return [
      ...files
        .filter(({ fileName }) => LATIN.test(fileName))
        .map(({ fileName }) => link(fileName, { rel: 'preload', as: 'font', type: 'font/woff2' })),
      ...chunksOf()
        .filter((name) => !known.has(name))
        .map((name) => link(name, { rel: 'modulepreload' })),
    ];
  },
};

const link = (file: string, attributes: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attributes, href: `/${file}`, crossorigin: true },
  injectTo: 'head',
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preload],
  build: { outDir: '../dist/web', emptyOutDir: true, manifest: true, target: 'es2022', assetsInlineLimit: 0 },
});
