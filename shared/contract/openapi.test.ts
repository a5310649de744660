import { expect, test } from 'vitest';

import { endpoints } from '#shared/api/index.ts';
import { openapi } from '#shared/contract/openapi.ts';

const document = openapi(endpoints);

test('documents every endpoint under its own id', () => {
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((each) => (each as { operationId: string }).operationId),
  );
  expect(ids.toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
});

test('names every failure, also where two share a status', () => {
  expect(document.paths['/people/{person_id}/report']?.get).toMatchObject({
    security: [{ bearer: [] }],
    responses: {
      401: { description: 'auth.unauthenticated' },
      402: { description: 'people.report-not-opened' },
      404: { description: 'people.not-found' },
      410: { description: 'people.report-closed' },
      422: { description: 'request.invalid, request.card-number' },
    },
  });
  expect(document.paths['/people/{person_id}/report']?.post).toMatchObject({
    responses: { 402: { description: 'billing.insufficient-credits, billing.subscription-required' } },
  });
});

test('omits path parameters from query and body', () => {
  expect(document.paths['/people/{person_id}']?.get).toMatchObject({
    parameters: [{ name: 'person_id', in: 'path', required: true }],
  });
  expect(document.paths['/people/searches/{search_id}']?.get).toMatchObject({
    parameters: expect.arrayContaining([
      expect.objectContaining({ name: 'page', in: 'query', required: false }),
    ]) as unknown,
  });
});
