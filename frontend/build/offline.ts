import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { minify, type Plugin, type Rolldown } from 'vite';

import { fileFinder } from '#build/built-files.ts';
import { type Language, languages } from '#shared/values/language.ts';

const WORKER = 'offline.js';
const ENTRY = 'src/app/main.tsx';

/** The pages that open without a network, and what they load later. */
const sources = [
  ENTRY,
  'src/app/screens.ts',
  'src/app/banners.tsx',
  'src/app/assistant.tsx',
  'src/app/assistant-layout.tsx',
  'src/app/call-details.tsx',
  'src/features/assistant/calls/calls.tsx',
  'src/features/assistant/calls/no-call-selected.tsx',
  'src/i18n/seldom.ts',
  'src/lib/renew-token.ts',
];
/** What checks the input of a request before it fails. */
const SCHEMAS = /\/shared\/api\/(?:account|assistant|auth|calendar|web-chat)\.ts\?schemas$/;
const namespaces = ['shell', 'errors', 'assistant', 'callbacks', 'chat', 'rules', 'support', 'validation'];
/** Files without a hash in their names. */
const named = ['/first-paint.js', '/icon.svg'];
const FONT = /ibm-plex-sans-latin-wght-normal.*\.woff2$/;
const fontStyles: Partial<Record<Language, string>> = { ar: 'arabic.css', ja: 'japanese.css' };

/** Folders of texts beside those of a language. */
const varieties: Partial<Record<Language, string[]>> = { pt: ['pt-PT'] };

type OfflineFiles = {
  /** Changes with every file. */
  release: string;
  /** The script that the page of the same release names. */
  entry: string;
  every: string[];
  named: string[];
  languages: Record<string, string[]>;
};

/** The built files without which the assistant does not open, those of each language apart. */
function offlineFiles(bundle: Rolldown.OutputBundle): OfflineFiles {
  const files = Object.values(bundle);
  const find = fileFinder(bundle);
  const pathsOf = (of: string[]) => {
    const { scripts, styles } = find(of);
    return [...scripts, ...styles].map((file) => `/${file}`);
  };
  const chunks = files.filter((file) => file.type === 'chunk');
  const schemas = chunks.filter(({ moduleIds }) => moduleIds.some((id) => SCHEMAS.test(id)));
  const fonts = files.filter(({ fileName }) => FONT.test(fileName));
  const every = new Set([
    ...pathsOf(sources),
    ...[...schemas, ...fonts].map(({ fileName }) => `/${fileName}`),
    ...schemas.flatMap(({ imports }) => imports.map((file) => `/${file}`)),
  ]);
  const isBuilt = (source: string) => chunks.some(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));
  const ofLanguage = (language: Language) => {
    // What every page shows in English is in the first script; a variety words some texts otherwise.
    const texts = [language, ...(varieties[language] ?? [])].flatMap((variety) =>
      namespaces.map((name) => `src/i18n/${variety}/${name}.json`).filter(isBuilt),
    );
    const styles = files.filter((file) => file.type === 'asset' && file.names.includes(fontStyles[language] ?? ''));
    const paths = [...pathsOf(texts), ...styles.map(({ fileName }) => `/${fileName}`)];
    return paths.filter((path) => !every.has(path));
  };
  const perLanguage = Object.fromEntries(languages.map((language) => [language, ofLanguage(language)]));
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? '';
  const release = createHash('sha256')
    .update(JSON.stringify([[...every], perLanguage]))
    .digest('base64url')
    .slice(0, 8);
  return { release, entry, every: [...every], named, languages: perLanguage };
}

/** Tells the worker that opens the assistant without a network which files that takes. */
export const offline: Plugin = {
  name: 'offline',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  async writeBundle({ dir }, bundle) {
    const file = join(dir!, WORKER);
    const worker = await readFile(file, 'utf8');
    const { code } = await minify(file, `self.files=${JSON.stringify(offlineFiles(bundle))};\n${worker}`);
    await writeFile(file, code);
  },
};
