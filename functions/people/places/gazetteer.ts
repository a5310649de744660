import { brotliDecompressSync } from 'node:zlib';

import { BAR, foldedNames, type GazetteerLine, isIn, parseLine, subdivisionStart } from '#shared/places/gazetteer.ts';

let unpacked: Buffer | undefined;

/** The text of all places, unpacked when first asked for: some 40 ms, and 7 MB from then on. */
async function text(): Promise<Buffer> {
  if (!unpacked) {
    const { packed } = await import('#shared/places/packed.ts');
    unpacked ??= brotliDecompressSync(Buffer.from(packed, 'base64'));
  }
  return unpacked;
}

/** A line, and where it is among all: the largest places come first. */
type Called = GazetteerLine & { isLarge: boolean };

/** The places, of a country or of all, of which a folded name begins with this, or is this; the largest first. */
export async function* placesCalled(...sought: Sought): AsyncGenerator<Called> {
  yield* calledIn(await text(), ...sought);
}

/** The same without waiting, once all places are in memory. */
export async function openGazetteer(): Promise<{ placesCalled: (...sought: Sought) => Generator<Called> }> {
  const places = await text();
  return { placesCalled: (...sought) => calledIn(places, ...sought) };
}

type Sought = [folded: string, how: 'exactly' | 'beginning', country?: string];

function* calledIn(places: Buffer, ...[folded, how, country]: Sought): Generator<Called> {
  const large = largeUntil(places);
  const sought = Buffer.from(BAR + folded + (how === 'exactly' ? BAR : ''));
  for (let at = places.indexOf(sought); at >= 0;) {
    const start = places.lastIndexOf(NEWLINE, at) + 1;
    const end = places.indexOf(NEWLINE, at);
    if (!country || isIn(country, places, start))
      yield { ...parseLine(places.toString('utf8', start, end)), isLarge: start < large };
    at = places.indexOf(sought, end);
  }
}

/** How many places count as large: those of some 150,000 inhabitants and more. */
const LARGE = 8000;
let large: number | undefined;
function largeUntil(places: Buffer): number {
  if (large !== undefined) return large;
  let end = 0;
  for (let nth = 0; nth < LARGE && end >= 0; nth++) end = places.indexOf(NEWLINE, end + 1);
  return (large = end < 0 ? places.length : end);
}

/** A subdivision by the second half of its ISO 3166-2 code. */
export async function subdivisionCalled(country: string, code: string): Promise<GazetteerLine | undefined> {
  if (!code) return undefined;
  const places = await text();
  const at = places.indexOf(subdivisionStart(country, code));
  return at < 0 ? undefined : parseLine(places.toString('utf8', at + 1, places.indexOf(NEWLINE, at + 1)));
}

/** The folded names of each of the largest towns: as stored and in our languages first, then how they are also spelled. */
export async function namesOfLargest(most: number): Promise<string[][]> {
  const places = await text();
  const named: string[][] = [];
  for (let start = 0; start < places.length && named.length < most;) {
    const end = places.indexOf(NEWLINE, start);
    if (places[start] === TOWN) named.push(foldedNames(places.toString('utf8', places.indexOf(BAR, start), end)));
    start = end + 1;
  }
  return named;
}

const NEWLINE = 10;
const TOWN = 'T'.charCodeAt(0);
