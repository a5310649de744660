import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { environment } from '#functions/platform/environment.ts';
import { fileAt, site } from '#scripts/dev/static-site.ts';
import { SITE_PLACEHOLDER } from '#shared/values/pages.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(root, 'assets'));
  const page = `<head><link rel="canonical" href="${SITE_PLACEHOLDER}/en" /></head>`;
  for (const path of ['en', 'en/directory/people']) {
    await mkdir(join(root, path), { recursive: true });
    await writeFile(join(root, path, 'index.html'), `${page}prerendered`);
  }
  for (const name of ['index', 'app', '404']) await writeFile(join(root, `${name}.html`), `<head></head>${name}`);
  await writeFile(join(root, 'assets/app-1a2b.js'), `${'//'.padEnd(3000, 'x')}\n`);
});
afterAll(() => rm(root, { recursive: true }));

const get = async (path: string, headers: Record<string, string> = {}) =>
  site(root)(new Request(`http://localhost${path}`, { headers }));

describe('the pages', () => {
  test.each([
    ['/', 'index', 200],
    [`/ar/search-result/per_${'0'.repeat(26)}`, 'app', 200],
    ['/ar/search-result/per_1', '404', 404],
    ['/dev/gallery', 'app', 200],
    ['/en/nowhere', '404', 404],
    ['/%E0%A4%A', '404', 404],
  ])('%s is drawn by the %s page, with status %d', async (path, page, status) => {
    const response = await get(path);
    expect(response?.status).toBe(status);
    expect(await response?.text()).toBe(`<head><meta name="desk" content="/dev" /></head>${page}`);
    expect(response?.headers.get('cache-control')).toBe('no-cache');
  });

  test('a public page is prerendered, and names the address of the site', async () => {
    const text = await (await get('/en'))?.text();
    expect(text).toMatch(/prerendered$/);
    expect(text).toContain(`<link rel="canonical" href="${environment().SITE_URL}/en" />`);
  });

  test.each(['/nothing.png', '/assets/gone.js', '/../package.json', '/%2e%2e%2fpackage.json', '/.env'])(
    '%s is not there',
    async (path) => expect(await get(path)).toBeUndefined(),
  );

  test('a file with its hash in its name is kept for good, and is sent compressed on request', async () => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(response?.headers.get('cache-control')).toContain('immutable');
    expect(response?.headers.get('content-encoding')).toBe('br');
    expect((await response?.arrayBuffer())?.byteLength).toBeLessThan(300);
  });

  test('what has not changed is not sent again', async () => {
    const etag = (await get('/en'))?.headers.get('etag') ?? '';
    expect((await get('/en', { 'if-none-match': etag }))?.status).toBe(304);
  });
});

describe('the directory', () => {
  const robots = async (path: string, indexed?: boolean) =>
    (await site(root, indexed)(new Request(`http://localhost${path}`)))?.headers.get('x-robots-tag');

  test('is kept from search engines until they are let in; other pages say nothing', async () => {
    expect(await robots('/en/directory/people')).toBe('noindex');
    expect(await robots('/en')).toBeNull();
    expect(await robots('/en/directory/people', true)).toBeNull();
  });

  test('is in the sitemap once they are let in, by its index pages in every language', async () => {
    const urlsOf = async (isIndexed: boolean) => {
      const answer = await site(root, isIndexed)(new Request('http://localhost/sitemap.xml'));
      expect(answer?.headers.get('content-type')).toContain('application/xml');
      return [...(await answer!.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
    };
    expect(await urlsOf(false)).toHaveLength(80);
    const urls = await urlsOf(true);
    expect(urls).toHaveLength(112);
    expect(urls).toEqual(
      expect.arrayContaining(['/en', '/en/directory', '/ar/directory/people', '/ja/directory/emails']),
    );
  });
});

test.each(['/..%2fsecret', '/a/../../secret', '/a%00b', '/%5c..%5csecret', '/.git/config', '/%'])(
  '%s names no file',
  (path) => expect(fileAt('/site', path)).toBeUndefined(),
);
