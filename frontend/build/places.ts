import { brotliDecompressSync } from 'node:zlib';

import type { Plugin } from 'vite';

import { available } from '#frontend/lib/places/available.ts';
import { parseLine } from '#shared/places/gazetteer.ts';
import { packed } from '#shared/places/packed.ts';
import { fileOf } from '#frontend/lib/places/place-file.ts';
import { placeWords, regionsOf } from '#shared/places/place-words.ts';

/** Writes the names of places as files, one for each language and country: a page loads those that it shows. */
export const places: Plugin = {
  name: 'places',
  generateBundle() {
    for (const [name, source] of files()) this.emitFile({ type: 'asset', fileName: name, source });
  },
  configureServer({ middlewares }) {
    let served: Map<string, string> | undefined;
    middlewares.use((request, response, next) => {
      if (!request.url?.includes(available.version)) return next();
      served ??= files();
      const source = served.get(request.url.slice(1));
      if (!source) return next();
      response.setHeader('content-type', 'application/json');
      response.end(source);
    });
  },
};

function files(): Map<string, string> {
  const lines = brotliDecompressSync(Buffer.from(packed, 'base64')).toString().trimEnd().split('\n').map(parseLine);
  const words = [...placeWords(lines)].map(([key, those]) => {
    const [language = '', country = ''] = key.split('/');
    return [fileOf(language, country), JSON.stringify(those)] as const;
  });
  const regions = [...regionsOf(lines)].map(
    ([country, those]) => [fileOf('regions', country), JSON.stringify(those)] as const,
  );
  return new Map([...words, ...regions]);
}
