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
    this.emitFile({ type: 'asset', fileName: `assets/places-${available.version}/LICENSE.txt`, source: licence });
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

/** CC BY and CC BY-SA go with the files wherever these are served. */
const licence = `Names of places, selected, joined and corrected from three sources:
- Unicode CLDR, Copyright (c) 1991-2025 Unicode, Inc., https://www.unicode.org/license.txt
- GeoNames, https://www.geonames.org/, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/
- GeoLite2 data created by MaxMind, available from https://www.maxmind.com, CC BY-SA 4.0
These files are licensed under CC BY-SA 4.0, https://creativecommons.org/licenses/by-sa/4.0/
`;

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
