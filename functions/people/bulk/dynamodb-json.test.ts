import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { DynamoJson } from '#functions/people/bulk/dynamodb-json.ts';

const fieldsJson = (item: object) => {
  const out = new DynamoJson(16);
  out.fields(item);
  return `{${out.written.toString().slice(1)}}`;
};
const dynamoJson = (value: unknown) => {
  const out = new DynamoJson(16);
  out.value(value);
  return out.written.toString();
};

const name = fc.string().filter((each) => each !== '__proto__');
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'binary' }),
    fc.constantFrom('"', '\\', '\n', '\u2028', '\ud800', '', 'Müller', '田中'),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((each) => Math.abs(each) <= Number.MAX_SAFE_INTEGER),
    fc.boolean(),
    fc.constant(null),
    fc.constant(undefined),
    fc.array(
      tie('value').filter((each) => each !== undefined),
      { maxLength: 4 },
    ),
    fc.dictionary(name, tie('value'), { maxKeys: 4 }),
  ),
}));

test('is what the SDK sends', () => {
  fc.assert(
    fc.property(fc.dictionary(name, value), (item) => {
      const sent = JSON.parse(JSON.stringify(marshall(item, { removeUndefinedValues: true }))) as object;
      expect(JSON.parse(fieldsJson(item))).toEqual(sent);
    }),
  );
});

test('bytes come back as they were', () => {
  const block = Uint8Array.from([0, 1, 2, 253, 254, 255]);
  const { B } = JSON.parse(dynamoJson(block)) as { B: string };
  expect(unmarshall({ block: { B: Buffer.from(B, 'base64') } }).block).toEqual(Buffer.from(block));
});

test('the same list twice is written twice', () => {
  const sources = [{ source: 'One' }];
  const both = JSON.parse(dynamoJson({ a: sources, b: sources, c: [] })) as { M: Record<string, { L: unknown[] }> };
  expect(both.M.a).toEqual({ L: [{ M: { source: { S: 'One' } } }] });
  expect(both.M.b).toEqual(both.M.a);
  expect(both.M.c).toEqual({ L: [] });
});

test('what cannot be kept is refused', () => {
  expect(() => dynamoJson(1n)).toThrow('bigint');
});
