import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';

import { router } from '#scripts/dev/api.ts';
import { endpoints } from '#shared/api/index.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { fill, match } from '#shared/contract/route.ts';

const at = (id: string, path: `/${string}`, method: Endpoint['method'] = 'GET'): Endpoint => ({
  id,
  path,
  method,
  access: 'public',
  summary: '',
  input: z.strictObject({}),
  output: z.object({}),
  errors: [],
});

const find = router([
  at('any', '/people/{person_id}'),
  at('search', '/people/searches/{search_id}'),
  at('index', '/people/index'),
  at('report', '/people/{person_id}/report'),
  at('start', '/people/searches', 'POST'),
]);

test.each([
  ['GET', '/api/people/index', 'index'],
  ['GET', '/api/people/per_1', 'any'],
  ['GET', '/api/people/searches', 'any'],
  ['POST', '/api/people/searches', 'start'],
  ['GET', '/api/people/searches/report', 'search'],
  ['GET', '/api/people/per_1/report', 'report'],
  ['GET', '/api/people/per%5F1', 'any'],
])('%s %s goes to %s', (method, path, id) => {
  expect(find(method, path)?.id).toBe(id);
});

test.each([
  ['PUT', '/api/people/index'],
  ['GET', '/api/people/index/'],
  ['GET', '/api/people/%E0%A4%A'],
  ['GET', '/people/index'],
  ['GET', '/api/people/a/b/c'],
])('%s %s goes nowhere', (method, path) => {
  expect(find(method, path)).toBeUndefined();
});

test('finds every endpoint by its path, whatever its parameters', () => {
  const route = router(endpoints);
  const value = fc.oneof(
    fc.string({ minLength: 1, maxLength: 40 }),
    fc.constantFrom('..', '%', '/', 'users', 'é', '?', '#'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...endpoints), fc.array(value, { minLength: 3, maxLength: 3 }), (endpoint, values) => {
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
      const input = Object.fromEntries(names.map((name, i) => [name, values[i]]));
      const { path } = fill(endpoint.path, input);
      const matched = route(endpoint.method, `/api${path}`);
      // A value may equal the fixed segment of another path; ids never do, because they begin with their kind.
      const namesake = endpoints.find((each) => each.method === endpoint.method && each.path === path);
      expect(matched?.id, path).toBe((namesake ?? endpoint).id);
      if (matched === endpoint)
        expect(match(endpoint, { method: endpoint.method, pathname: `/api${path}` })).toEqual(input);
    }),
    { numRuns: 5000 },
  );
});
