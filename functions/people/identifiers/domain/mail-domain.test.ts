import { expect, test } from 'vitest';

import { mailboxDomains, mailDomain } from '#functions/people/identifiers/domain/mail-domain.ts';
import { profileLink } from '#functions/people/identifiers/domain/profile-link.ts';

const disposable = new Set(['mailinator.com', 'tempr.email']);

test.each([
  ['ida@GMail.com', 'mailbox', 'Gmail'],
  ['ida@yahoo.co.jp', 'mailbox', 'Yahoo! JAPAN'],
  ['ida@mailinator.com', 'disposable', null],
  ['ida@box.mailinator.com', 'disposable', null],
  ['ida@notmailinator.com', 'own', null],
  ['ida@example.com', 'reserved', null],
  ['ida@boatyard.example', 'reserved', null],
  ['ida@myexample.com', 'own', null],
  ['"a@b"@boatyard.io', 'own', null],
])('%s has a domain of the kind %s', (address, kind, provider) => {
  expect(mailDomain(address, disposable)).toMatchObject({ kind, provider });
});

test('no domain has two providers', () => {
  expect(new Set(mailboxDomains).size).toBe(mailboxDomains.length);
});

test.each([
  [{ network: 'Instagram', username: '@ida.l', url: null }, 'https://www.instagram.com/ida.l/'],
  [{ network: 'mastodon', username: 'ida', url: 'https://example.org/@ida' }, 'https://example.org/@ida'],
  [{ network: 'mastodon', username: 'ida', url: null }, null],
  [{ network: 'x', username: 'ida/../evil?', url: null }, null],
  [{ network: 'constructor', username: 'ida', url: null }, null],
])('%j is at %s', (profile, link) => {
  expect(profileLink(profile)).toBe(link);
});
