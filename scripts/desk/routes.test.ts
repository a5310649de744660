import { expect, test } from 'vitest';
import * as z from 'zod';

import { router } from '#scripts/desk/routes.ts';
import { endpoints } from '#shared/api/index.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';

const at = (id: string, path: `/${string}`, method: Endpoint['method'] = 'GET'): Endpoint => ({
  id, path, method, access: 'public', summary: '', input: z.strictObject({}), output: z.object({}), errors: [],
}); // prettier-ignore

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

test('every endpoint of the contract can be reached', () => {
  const route = router(endpoints);
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path.replace(/\{\w+\}/g, 'x_0')}`;
    expect(route(endpoint.method, path)?.id, path).toBe(endpoint.id);
  }
});
