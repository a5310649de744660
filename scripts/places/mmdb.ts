/** The records of a MaxMind DB file, each once: https://maxmind.github.io/MaxMind-DB/. */
export function* recordsOf(file: Buffer): Generator<unknown> {
  const { node_count: nodes, record_size: bits } = metadataOf(file) as { node_count: number; record_size: number };
  const data = (nodes * bits * 2) / 8 + SEPARATOR;
  const seen = new Set<number>();
  for (let node = 0; node < nodes; node++)
    for (const pointer of pairAt(file, node, bits)) {
      if (pointer <= nodes || seen.has(pointer)) continue;
      seen.add(pointer);
      yield decode(file, data, data + pointer - nodes - SEPARATOR).value;
    }
}

const MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
/** Zero bytes between the search tree and the data. */
const SEPARATOR = 16;

function metadataOf(file: Buffer): unknown {
  const start = file.lastIndexOf(MARKER) + MARKER.length;
  return decode(file, start, start).value;
}

/** Both records of a node of 24, 28 or 32 bits a record. */
function pairAt(file: Buffer, node: number, bits: number): [number, number] {
  const at = (node * bits) / 4;
  if (bits === 24) return [file.readUIntBE(at, 3), file.readUIntBE(at + 3, 3)];
  if (bits === 32) return [file.readUInt32BE(at), file.readUInt32BE(at + 4)];
  const middle = file[at + 3]!;
  return [(middle >> 4) * 2 ** 24 + file.readUIntBE(at, 3), (middle & 15) * 2 ** 24 + file.readUIntBE(at + 4, 3)];
}

type Decoded = { value: unknown; end: number };

function decode(file: Buffer, base: number, from: number): Decoded {
  let at = from;
  const control = file[at++]!;
  let type = control >> 5;
  if (type === POINTER) return followed(file, base, control, at);
  if (type === 0) type = 7 + file[at++]!;
  let size = control & 31;
  if (size > 28) {
    const more = size - 28;
    size = [0, 29, 285, 65_821][more]! + file.readUIntBE(at, more);
    at += more;
  }
  if (type === MAP) {
    const value: Record<string, unknown> = {};
    for (let i = 0; i < size; i++) {
      const key = decode(file, base, at);
      const entry = decode(file, base, key.end);
      value[String(key.value)] = entry.value;
      at = entry.end;
    }
    return { value, end: at };
  }
  if (type === ARRAY) {
    const value: unknown[] = [];
    for (let i = 0; i < size; i++) {
      const entry = decode(file, base, at);
      value.push(entry.value);
      at = entry.end;
    }
    return { value, end: at };
  }
  if (type === BOOLEAN) return { value: size === 1, end: at };
  const end = at + size;
  if (type === TEXT) return { value: file.toString('utf8', at, end), end };
  if (type === DOUBLE) return { value: file.readDoubleBE(at), end };
  // Other numbers that are used fit in six bytes.
  return { value: size > 0 && size <= 6 ? file.readUIntBE(at, size) : 0, end };
}

const [POINTER, TEXT, DOUBLE, MAP, ARRAY, BOOLEAN] = [1, 2, 3, 7, 11, 14];

function followed(file: Buffer, base: number, control: number, at: number): Decoded {
  const bytes = ((control >> 3) & 3) + 1;
  const high = control & 7;
  const low = file.readUIntBE(at, bytes);
  const offset = [0, 2048, 526_336, 0][bytes - 1]!;
  const pointer = bytes === 4 ? low : high * 2 ** (8 * bytes) + low + offset;
  return { value: decode(file, base, base + pointer).value, end: at + bytes };
}
