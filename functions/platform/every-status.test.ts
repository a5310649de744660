import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { endpoints } from '#shared/api/index.ts';
import { failuresOf } from '#shared/contract/endpoint.ts';
import { handlerFile } from '#shared/contract/route.ts';
import { type ErrorCode, errors } from '#shared/errors/catalogue.ts';

/** What any endpoint may answer is tried once for all, in handle.test.ts. */
const triedForAll: ErrorCode[] = [
  'request.invalid',
  'request.too-large',
  'request.card-number',
  'auth.read-only',
  'server.unexpected',
];

test.each(endpoints)('$id has a test for each status of its contract', ({ id, access, errors: codes }) => {
  const file = handlerFile(id).replace(/\.ts$/, '.test.ts');
  expect(existsSync(file), file).toBe(true);
  const tried = new Set(
    [...readFileSync(file, 'utf8').matchAll(/['"`](\d{3}): /g)].map(([, status]) => Number(status)),
  );
  const expected = failuresOf(access, codes).filter((code) => !triedForAll.includes(code));
  for (const status of [200, ...expected.map((code) => errors[code].status)]) expect([...tried]).toContain(status);
});
