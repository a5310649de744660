import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { paths } from '#frontend/app/paths.ts';
import { open } from '#frontend/testing/render.tsx';
import { languages } from '#shared/values/language.ts';

type Manifest = { id: string; lang: string; start_url: string; icons: object[]; shortcuts: { url: string }[] };
const files = import.meta.glob<string>('../../../../public/{site,assistant/*}.webmanifest', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const read = (name: string) => JSON.parse(files[`../../../../public/${name}.webmanifest`] ?? 'null') as Manifest;

afterEach(() => document.querySelector('link[rel="manifest"]')?.remove());

test.each(languages)(
  '%s: the app of the assistant starts there, with calls, today and search one press away',
  (language) => {
    const { id, lang, start_url, icons, shortcuts } = read(`assistant/${language}`);
    const at = (page: keyof typeof paths) => paths[page].replace(':language', language);
    expect([id, lang, start_url]).toEqual(['/assistant', language, at('assistant').replace(/\/:.*$/, '')]);
    expect(shortcuts.map(({ url }) => url)).toEqual([at('callList'), start_url, at('home')]);
    expect(icons).toEqual(read('site').icons);
  },
);

test('a page that installs the assistant names its manifest, and others the usual one', async () => {
  const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' });
  document.head.append(link);
  const { router } = open('/ar/assistant/install');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(link.getAttribute('href')).toBe('/assistant/ar.webmanifest'));
  await router.navigate('/ar/assistant/appeal');
  await waitFor(() => expect(link.getAttribute('href')).toBe('/site.webmanifest'));
});
