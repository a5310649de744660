/** What JSON must escape, lone surrogates among it. */
const ESCAPED = /["\\\u0000-\u001f\ud800-\udfff]/;
const bytesOf = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text));

const OPEN_TEXT = bytesOf('{"S":"');
const OPEN_NUMBER = bytesOf('{"N":"');
const OPEN_BYTES = bytesOf('{"B":"');
const OPEN_MAP = bytesOf('{"M":');
const OPEN_LIST = bytesOf('{"L":[');
const CLOSE_SCALAR = bytesOf('"}');
const CLOSE_LIST = bytesOf(']}');
const CLOSE_MAP = bytesOf('}');
const EMPTY_MAP = bytesOf('{}');
const NULL = bytesOf('{"NULL":true}');
const YES = bytesOf('{"BOOL":true}');
const NO = bytesOf('{"BOOL":false}');

/** What stands before the value of a field, by the kind of that value; or with it, where there is but one such value. */
type Field = Record<'alone' | 'text' | 'number' | 'map' | 'list' | 'none' | 'yes' | 'no' | 'nothing', Uint8Array>;

const fields = new Map<string, Field>();
/** Names of fields are few; should they not be, they are made anew each time. */
const MOST_FIELDS = 10_000;

function fieldOf(name: string): Field {
  let field = fields.get(name);
  if (field) return field;
  const before = bytesOf(`,${JSON.stringify(name)}:`);
  const and = (after: Uint8Array) => Uint8Array.from([...before, ...after]);
  field = {
    alone: before,
    text: and(OPEN_TEXT),
    number: and(OPEN_NUMBER),
    map: and(OPEN_MAP),
    list: and(OPEN_LIST),
    none: and(bytesOf('{"L":[]}')),
    yes: and(YES),
    no: and(NO),
    nothing: and(NULL),
  };
  if (fields.size < MOST_FIELDS) fields.set(name, field);
  return field;
}

/**
 * Writes values in DynamoDB’s own JSON, as the SDK would send them, one behind another into memory that grows: what is
 * undefined is left out. The SDK’s way by objects, and any by texts, costs several times as much, and this is done for
 * every item of a table.
 */
export class DynamoJson {
  #bytes: Buffer;
  #length = 0;
  #lastList: unknown[] | undefined;
  #lastText = new Uint8Array(0);

  constructor(size = 1 << 16) {
    this.#bytes = Buffer.allocUnsafe(size);
  }

  get length(): number {
    return this.#length;
  }

  /** What was written, until something else is. */
  get written(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Forgets what was written from there on. */
  cut(length = 0): void {
    this.#length = length;
  }

  /** Bytes as they are. */
  raw(bytes: Uint8Array): void {
    const { length } = bytes;
    this.#room(length);
    const into = this.#bytes;
    let at = this.#length;
    if (length > 40) into.set(bytes, at);
    else for (let i = 0; i < length; i++) into[at++] = bytes[i]!;
    this.#length += length;
  }

  /** What was written between these two places, once more. */
  again(from: number, to: number): void {
    this.#room(to - from);
    this.#bytes.copyWithin(this.#length, from, to);
    this.#length += to - from;
  }

  /** The fields of an object, each behind a comma. */
  fields(of: object): void {
    for (const name in of) this.field(name, (of as Record<string, unknown>)[name]);
  }

  /** A field, behind a comma. */
  field(name: string, value: unknown): void {
    if (value === undefined) return;
    const before = fieldOf(name);
    if (typeof value === 'string') {
      this.raw(before.text);
      this.#letters(value);
      this.raw(CLOSE_SCALAR);
    } else if (typeof value === 'number') {
      this.raw(before.number);
      this.#digits(value);
      this.raw(CLOSE_SCALAR);
    } else if (value === null) this.raw(before.nothing);
    else if (typeof value === 'boolean') this.raw(value ? before.yes : before.no);
    else if (Array.isArray(value)) {
      if (value.length === 0) return this.raw(before.none);
      this.raw(before.list);
      this.#members(value);
    } else if (typeof value === 'object' && !(value instanceof Uint8Array)) {
      this.raw(before.map);
      this.#map(value);
    } else {
      this.raw(before.alone);
      this.value(value);
    }
  }

  /** Fields whose names are many: they are not kept. */
  textMap(name: string, entries: readonly (readonly [name: string, text: string])[]): void {
    this.raw(fieldOf(name).map);
    const start = this.#length;
    for (const [each, text] of entries) {
      this.#comma();
      this.text(each);
      this.#colon();
      this.value(text);
    }
    this.#close(start);
  }

  value(value: unknown): void {
    switch (typeof value) {
      case 'string':
        this.raw(OPEN_TEXT);
        this.#letters(value);
        return this.raw(CLOSE_SCALAR);
      case 'number':
        this.raw(OPEN_NUMBER);
        this.#digits(value);
        return this.raw(CLOSE_SCALAR);
      case 'boolean':
        return this.raw(value ? YES : NO);
      case 'object':
        break;
      default:
        throw new TypeError(`A ${typeof value} cannot be kept in the table.`);
    }
    if (value === null) return this.raw(NULL);
    if (Array.isArray(value)) {
      this.raw(OPEN_LIST);
      return this.#members(value);
    }
    if (value instanceof Uint8Array) {
      this.raw(OPEN_BYTES);
      this.#room(value.length * 2 + 4);
      const text = Buffer.from(value.buffer, value.byteOffset, value.length).toString('base64');
      this.#length += this.#bytes.write(text, this.#length, 'latin1');
      return this.raw(CLOSE_SCALAR);
    }
    this.raw(OPEN_MAP);
    this.#map(value);
  }

  /** A text with the quotes around it, as any JSON has it. */
  text(text: string): void {
    this.#room(1);
    this.#bytes[this.#length++] = 0x22;
    this.#letters(text);
    this.#room(1);
    this.#bytes[this.#length++] = 0x22;
  }

  #map(of: object): void {
    const start = this.#length;
    this.fields(of);
    this.#close(start);
  }

  /** The comma before the first field becomes the brace. */
  #close(start: number): void {
    if (this.#length === start) this.raw(EMPTY_MAP);
    else {
      this.#bytes[start] = 0x7b;
      this.raw(CLOSE_MAP);
    }
    this.raw(CLOSE_MAP);
  }

  /** The list of sources is one and the same object for most facts of an import, one behind another. */
  #members(list: unknown[]): void {
    if (list === this.#lastList) return this.raw(this.#lastText);
    const start = this.#length;
    for (let i = 0; i < list.length; i++) {
      if (i) this.#comma();
      this.value(list[i]);
    }
    this.raw(CLOSE_LIST);
    if (this.#length - start > 1000 || typeof list[0] !== 'object') return;
    this.#lastList = list;
    this.#lastText = this.#bytes.slice(start, this.#length);
  }

  #comma(): void {
    this.#room(1);
    this.#bytes[this.#length++] = 0x2c;
  }

  #colon(): void {
    this.#room(1);
    this.#bytes[this.#length++] = 0x3a;
  }

  #digits(value: number): void {
    if (value < 0 || value > 9 || !Number.isInteger(value)) return this.#letters(String(value));
    this.#room(1);
    this.#bytes[this.#length++] = 0x30 + value;
  }

  /** The inside of a text: letters of one or two bytes as they come, all others by way of the engine. */
  #letters(text: string): void {
    const { length } = text;
    this.#room(length * 2);
    const into = this.#bytes;
    let at = this.#length;
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i);
      if (code < 0x80) {
        if (code < 0x20 || code === 0x22 || code === 0x5c) return this.#escaped(text);
        into[at++] = code;
      } else if (code < 0x800) {
        into[at++] = 0xc0 | (code >> 6);
        into[at++] = 0x80 | (code & 0x3f);
      } else return this.#escaped(text);
    }
    this.#length = at;
  }

  #escaped(text: string): void {
    const inside = ESCAPED.test(text) ? JSON.stringify(text).slice(1, -1) : text;
    this.#room(inside.length * 3);
    this.#length += this.#bytes.write(inside, this.#length);
  }

  #room(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, needed));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
