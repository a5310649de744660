/** A person as a file describes them, with their numbers as written. */
export type Person = { name: string; numbers: string[] };

type Property = { name: string; value: string };

/**
 * The people in a vCard file of version 2.1, 3.0 or 4.0. Phones still export 2.1, with quoted-printable text, which no
 * well-kept library reads. What is no vCard is skipped.
 */
export function readVCards(text: string): Person[] {
  const people: Person[] = [];
  let card: Property[] | undefined;
  for (const line of logicalLines(text)) {
    const property = propertyIn(line);
    if (!property) continue;
    const isMark = property.value.trim().toUpperCase() === 'VCARD';
    if (property.name === 'BEGIN' && isMark) card = [];
    else if (property.name === 'END' && isMark) {
      if (card) people.push(personIn(card));
      card = undefined;
    } else card?.push(property);
  }
  return people;
}

/** Lines without folds: a fold begins with a blank, and in quoted-printable text the line before it ends in `=`. */
function logicalLines(text: string): string[] {
  const lines: string[][] = [];
  let isEncoded = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const current = lines.at(-1);
    const last = current?.at(-1) ?? '';
    if (current && isEncoded && last.endsWith('=')) {
      current[current.length - 1] = last.slice(0, -1);
      current.push(line.trimStart());
    } else if (current && /^[ \t]/.test(line)) current.push(line.slice(1));
    else {
      lines.push([line]);
      isEncoded = isQuotedPrintable(headOf(line).params);
    }
  }
  return lines.map((pieces) => pieces.join(''));
}

const isQuotedPrintable = (params: readonly string[]) =>
  params.some((param) => /^(?:ENCODING=)?QUOTED-PRINTABLE$/i.test(param));

/** Longer than the name of a property and its parameters ever are. */
const HEAD_MAX = 1000;

/** Of `group.NAME;PARAM=value;"quoted:value":value`, what comes before the value, and where that begins. */
function headOf(line: string): { name: string; params: string[]; end: number } {
  const parts = [''];
  let isQuoted = false;
  for (let at = 0; at < Math.min(line.length, HEAD_MAX); at++) {
    const letter = line[at]!;
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === ';' && !isQuoted) parts.push('');
    else if (letter === ':' && !isQuoted) {
      const [name = '', ...params] = parts;
      return { name: name.replace(/^.*\./, '').trim().toUpperCase(), params, end: at + 1 };
    } else parts[parts.length - 1] += letter;
  }
  return { name: '', params: [], end: line.length };
}

function propertyIn(line: string): Property | undefined {
  const { name, params, end } = headOf(line);
  if (!name) return undefined;
  const value = line.slice(end);
  return { name, value: isQuotedPrintable(params) ? fromQuotedPrintable(value, charsetOf(params)) : value };
}

const charsetOf = (params: readonly string[]): string =>
  params.map((param) => /^CHARSET=(.+)$/i.exec(param)?.[1]).find(Boolean) ?? 'utf-8';

function fromQuotedPrintable(text: string, charset: string): string {
  const bytes = [...text.matchAll(/=([0-9A-F]{2})|([^=]+)|=/gi)].flatMap(([, hex, plain = '']) =>
    hex ? [parseInt(hex, 16)] : [...new TextEncoder().encode(plain)],
  );
  return decoderOf(charset).decode(new Uint8Array(bytes));
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

const unescape = (text: string): string =>
  text
    .replace(/\\([\\,;:nN])/g, (_, letter: string) => (/n/i.test(letter) ? ' ' : letter))
    .replace(/\s+/g, ' ')
    .trim();

/** The parts of a value that semicolons divide, but not escaped ones. */
const partsOf = (value: string): string[] =>
  (value.match(/(?:\\.|[^;\\])*(?:;|$)/gs) ?? []).map((part) => unescape(part.replace(/;$/, '')));

/** Where surnames come first and nothing divides them. */
const SURNAME_FIRST = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

function personIn(card: readonly Property[]): Person {
  const value = (name: string) => card.find((each) => each.name === name && each.value.trim())?.value ?? '';
  const [family = '', given = '', middle = ''] = partsOf(value('N'));
  const ofParts = SURNAME_FIRST.test(family) ? [family, given] : [given, middle, family];
  const name =
    unescape(value('FN')) ||
    ofParts.filter(Boolean).join(' ') ||
    unescape(value('NICKNAME')) ||
    partsOf(value('ORG')).filter(Boolean).join(', ');
  const numbers = card.flatMap((each) => (each.name === 'TEL' ? [numberIn(each.value)] : []));
  return { name, numbers: numbers.filter(Boolean) };
}

/** The number of a plain value or of a `tel:` address. */
const numberIn = (value: string): string => unescape(value).replace(/^tel:/i, '').replace(/;.*$/, '').trim();
