import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { commandLine } from '#scripts/command-line.ts';
import { readGeoNames, readZoneTowns } from '#scripts/places/sources.ts';
import { spareZoneNames } from '#scripts/places/spare-zone-names.ts';
import { byPopulation, formatZones, parseZones, townsByZone } from '#scripts/places/zones.ts';
import { parseLine } from '#shared/places/gazetteer.ts';
import { packed } from '#shared/places/packed.ts';
import { localeOf, varieties } from '#shared/values/language.ts';
import { zoneName } from '#shared/values/zone-name.ts';

/** `npm run zones -- FOLDER`: writes the time zones, with their names and towns in each language; shared/places/README.md names the sources. */
const { positionals } = commandLine('npm run zones -- FOLDER', { allowPositionals: true });
const [folder = ''] = positionals;
const cldr = join(folder, 'cldr');

const geonames = await readGeoNames(join(folder, 'geonames'));
const zones = byPopulation(parseZones(await readFile(join(cldr, 'common/bcp47/timezone.xml'), 'utf8')), geonames);
const gazetteer = brotliDecompressSync(Buffer.from(packed, 'base64')).toString('utf8').trimEnd();
const towns = townsByZone(zones, geonames, gazetteer.split('\n').map(parseLine));
const root = await readZoneTowns(cldr, 'root');

/** What towns are also called, which neither GeoNames nor CLDR has in the language. */
const alsoCalled: Partial<Record<string, Record<string, readonly string[]>>> = {
  ar: { 'Europe/Berlin': ['ميونخ'] },
  ru: { 'Asia/Almaty': ['Алма-Ата'] },
};

const now = new Date();
const target = 'frontend/src/lib/zones';
await mkdir(join(target, 'names'), { recursive: true });
await writeFile(join(target, 'table.json'), formatZones(zones));
for (const variety of varieties) {
  const [language = 'en'] = variety.split('-') as ['en'];
  const called = new Map([
    ...root,
    ...(await readZoneTowns(cldr, language)),
    ...(variety === language ? [] : await readZoneTowns(cldr, variety.replace('-', '_'))),
  ]);
  const named = zones.map(({ id, today }) => {
    const town = called.get(id) ?? (today.split('/').at(-1) ?? '').replaceAll('_', ' ');
    const others = (towns.get(id) ?? []).map(({ name, names }) => names[language] ?? name);
    return [
      id,
      [zoneName(id, localeOf(variety), now), ...new Set([town, ...others, ...(alsoCalled[language]?.[id] ?? [])])],
    ] as const;
  });
  await writeFile(join(target, `names/${variety}.json`), `${JSON.stringify(Object.fromEntries(named))}\n`);
}
const spare = await spareZoneNames(zones.map(({ id }) => id));
await writeFile('shared/values/zone-names.json', `${JSON.stringify(spare, null, 2)}\n`);
console.log(`${zones.length} time zones, ${[...towns.values()].flat().length} more towns`);
