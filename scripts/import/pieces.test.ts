import { expect, test } from 'vitest';

import { atItems, atNewlines, atRows, type Cutter, piecesOf } from '#scripts/import/pieces.ts';

/** Splits the text in chunks of every size, because pieces must not depend on chunk boundaries. */
async function cut(text: string, newCutter: () => Cutter, options?: { most?: number; healsAtNewline?: boolean }) {
  const bytes = Buffer.from(text);
  const results = [];
  for (const size of [1, 3, 7, bytes.length + 1]) {
    async function* chunks() {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    }
    const pieces = [];
    for await (const piece of piecesOf(chunks(), newCutter, options))
      pieces.push(
        'bytes' in piece ? `${piece.line} ${piece.bytes.toString().trim()}` : `${piece.line} ! ${piece.reason}`,
      );
    results.push(pieces);
  }
  for (const other of results) expect(other).toEqual(results[0]);
  return results[0];
}

test('splits lines, skips blank ones, and keeps an unterminated last one', async () => {
  expect(await cut('one\n\n  \ntwo\r\nthree', atNewlines)).toEqual(['1 one', '4 two', '5 three']);
});

test('skips a line that is too long', async () => {
  const text = `short\n${'x'.repeat(500)}\nnext`;
  expect(await cut(text, atNewlines, { most: 20 })).toEqual(['1 short', '2 ! is longer than 20 bytes', '3 next']);
});

test('splits array items with brackets and commas in strings', async () => {
  const text = '[\n {"a": "],{\\"["},\n {"b": [1, {"c": 2}]},\n\n 3\n]\n';
  expect(await cut(text, atItems)).toEqual(['2 {"a": "],{\\"["}', '3 {"b": [1, {"c": 2}]}', '5 3']);
});

test('ends an invalid item in the right place', async () => {
  const text = '[{"a": oops}, {"b": "no end\n}, {"c": 1}]';
  expect(await cut(text, atItems)).toEqual(['1 {"a": oops}', '1 {"b": "no end\n}', '2 {"c": 1}']);
});

test('reports a truncated array', async () => {
  expect(await cut('[{"a": 1},', atItems)).toEqual(['1 {"a": 1}', '1 ! the file ends before its array does']);
  expect(await cut('[{"a": 1}, {"b"', atItems)).toEqual([
    '1 {"a": 1}',
    '1 {"b"',
    '1 ! the file ends before its array does',
  ]);
});

test('skips an item that is too long', async () => {
  const text = `[{"a": 1}, {"b": "${'x'.repeat(300)}", "c": [1,2]}, {"d": 2}]`;
  expect(await cut(text, atItems, { most: 30 })).toEqual(['1 {"a": 1}', '1 ! is longer than 30 bytes', '1 {"d": 2}']);
});

test('splits rows with line breaks, commas and escaped quotes in cells', async () => {
  const text = 'a,b\n"one\ntwo, ""three""",4\n5" pipe,6\n"",7';
  expect(await cut(text, atRows(','))).toEqual(['1 a,b', '2 "one\ntwo, ""three""",4', '4 5" pipe,6', '5 "",7']);
});

const tables = { healsAtNewline: true };

test('an unclosed quote affects only its own line', async () => {
  const unclosed = 'has a quotation mark that nothing closes';
  expect(await cut('a,b\n1,"2\n3,4\n5,6\n', atRows(','), tables)).toEqual([
    '1 a,b',
    `2 ! ${unclosed}`,
    '3 3,4',
    '4 5,6',
  ]);
  const long = 'row,row\n'.repeat(20);
  const pieces = await cut(`1,"2\n${long}`, atRows(','), { ...tables, most: 50 });
  expect(pieces).toHaveLength(21);
  expect(pieces?.[0]).toBe(`1 ! ${unclosed}`);
});

test('a cell that is too long affects only its own line', async () => {
  const text = `a,b\n1,"${'x'.repeat(200)}\n3,4\n5,6`;
  expect(await cut(text, atRows(','), { ...tables, most: 50 })).toEqual([
    '1 a,b',
    '2 ! is longer than 50 bytes',
    '3 3,4',
    '4 5,6',
  ]);
});
