import { gzipSync } from 'node:zlib';

/** The bytes of files of a site, gzipped: what a budget counts, whatever the server compresses with. */
export async function gzippedBytes(urls: readonly string[]): Promise<number> {
  const sizes = urls.map(async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The scripts that a page's HTML names itself: what runs before anything else is asked for. */
export async function entryScripts(url: string): Promise<string[]> {
  const html = await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text();
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  return tags
    .filter((tag) => /<script[^>]*\bsrc=|rel="modulepreload"/.test(tag))
    .map((tag) => new URL(/(?:src|href)="([^"]+)"/.exec(tag)![1]!, url).href);
}
