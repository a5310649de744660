import { gzipSync } from 'node:zlib';

/** The gzipped bytes of files, as budgets count them, whatever the server's compression. */
export async function gzippedBytes(urls: readonly string[]): Promise<number> {
  const sizes = urls.map(async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The scripts in a page's HTML, which run before any other request. */
export async function entryScripts(url: string): Promise<string[]> {
  const html = await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text();
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  return tags
    .filter((tag) => /<script[^>]*\bsrc=|rel="modulepreload"/.test(tag))
    .map((tag) => new URL(/(?:src|href)="([^"]+)"/.exec(tag)![1]!, url).href);
}
