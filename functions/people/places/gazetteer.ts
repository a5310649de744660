import { brotliDecompressSync } from 'node:zlib';

import { BAR, type GazetteerLine, parseLine, subdivisionStart } from '#shared/places/gazetteer.ts';

let unpacked: Buffer | undefined;

/** The text of all places, unpacked when first asked for: some 40 ms, and 7 MB from then on. */
async function text(): Promise<Buffer> {
  if (!unpacked) {
    const { packed } = await import('#shared/places/packed.ts');
    unpacked ??= brotliDecompressSync(Buffer.from(packed, 'base64'));
  }
  return unpacked;
}

/** The places of which a folded name begins with this, or is this; the largest first. */
export async function* placesCalled(folded: string, how: 'exactly' | 'beginning'): AsyncGenerator<GazetteerLine> {
  const places = await text();
  const sought = Buffer.from(BAR + folded + (how === 'exactly' ? BAR : ''));
  for (let at = places.indexOf(sought); at >= 0;) {
    const line = lineAt(places, at);
    yield line.place;
    at = places.indexOf(sought, line.end);
  }
}

/** A subdivision by the second half of its ISO 3166-2 code. */
export async function subdivisionCalled(country: string, code: string): Promise<GazetteerLine | undefined> {
  if (!code) return undefined;
  const places = await text();
  const at = places.indexOf(subdivisionStart(country, code));
  return at < 0 ? undefined : lineAt(places, at + 1).place;
}

const NEWLINE = 10;

function lineAt(places: Buffer, at: number) {
  const end = places.indexOf(NEWLINE, at);
  return { place: parseLine(places.toString('utf8', places.lastIndexOf(NEWLINE, at) + 1, end)), end };
}
