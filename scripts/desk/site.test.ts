import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { fileAt, site } from '#scripts/desk/site.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), '<head></head>the page');
  await writeFile(join(root, 'assets/app-1a2b.js'), `${'//'.padEnd(3000, 'x')}\n`);
});
afterAll(() => rm(root, { recursive: true }));

const get = async (path: string, headers: Record<string, string> = {}) =>
  site(root)(new Request(`http://localhost${path}`, { headers }));

describe('the pages', () => {
  test.each(['/', '/en', '/ar/search-result/per_1', '/dev/gallery', '/%E0%A4%A'])(
    '%s is the one page',
    async (path) => {
      const response = await get(path);
      expect(await response?.text()).toBe('<head><meta name="desk" content="/dev" /></head>the page');
      expect(response?.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test.each(['/nothing.png', '/assets/gone.js', '/../package.json', '/%2e%2e%2fpackage.json', '/.env'])(
    '%s is not there',
    async (path) => expect(await get(path)).toBeUndefined(),
  );

  test('a file with its hash in its name is kept for good, and goes compressed to whoever takes it', async () => {
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

  test('has a sitemap once they are let in, of its index pages in every language', async () => {
    const request = () => new Request('http://localhost/sitemap.xml');
    expect(await site(root)(request())).toBeUndefined();
    const answer = await site(root, true)(request());
    expect(answer?.headers.get('content-type')).toContain('application/xml');
    const urls = [...(await answer!.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
    expect(urls).toHaveLength(32);
    expect(urls).toEqual(expect.arrayContaining(['/en/directory', '/ar/directory/people', '/ja/directory/emails']));
  });
});

test.each(['/..%2fsecret', '/a/../../secret', '/a%00b', '/%5c..%5csecret', '/.git/config', '/%'])(
  '%s names no file',
  (path) => expect(fileAt('/site', path)).toBeUndefined(),
);
