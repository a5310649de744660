import { expect, test } from 'vitest';

import { people } from '#shared/api/people.ts';
import { fill, handlerEntry, handlerFile, jobEntry, jobFile, match } from '#shared/contract/route.ts';

test('derives the file from the endpoint id', () => {
  expect(handlerFile('billing.cancelSubscription')).toBe('functions/billing/cancel-subscription.ts');
  expect(handlerFile('auth.logIn')).toBe('functions/account/auth/log-in.ts');
  expect(jobFile('people.gatherResults')).toBe('functions/people/jobs/gather-results.ts');
  expect(handlerFile('account.deleteUser')).toBe('functions/account-closure/delete-user.ts');
});

test('bundles the handler, or the file that composes it', () => {
  expect(handlerEntry('auth.logIn')).toBe(handlerFile('auth.logIn'));
  expect(handlerEntry('auth.confirmLink')).toBe('functions/composition/account/auth/confirm-link.ts');
  expect(jobEntry('messages.sendMessage')).toBe('functions/composition/messaging/jobs/send-message.ts');
});

test('fills and encodes path segments and removes them from the input', () => {
  expect(fill('/people/{person_id}/report', { person_id: 'a/b c', page: 2 })).toEqual({
    path: '/people/a%2Fb%20c/report',
    rest: { page: 2 },
  });
});

test('matches what it filled', () => {
  const { path } = fill(people.getTeaser.path, { person_id: 'per_ü/1' });
  expect(match(people.getTeaser, { method: 'GET', pathname: `/api${path}` })).toEqual({ person_id: 'per_ü/1' });
});

test.each(['/people/x', '/api/people/x/y', '/api/people/', '/api/people/%zz'])('%s does not match', (pathname) => {
  expect(match(people.getTeaser, { method: 'GET', pathname })).toBeUndefined();
});

test('another method does not match', () => {
  expect(match(people.getTeaser, { method: 'POST', pathname: '/api/people/x' })).toBeUndefined();
});
