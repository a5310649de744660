import { expect, test } from 'vitest';

import { requireOwner } from '#functions/account/auth/require-owner.ts';
import { aMember } from '#functions/platform/testing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const at = (time: string) => `2026-11-30T${time}:00.000Z`;
const member = (more: object) => aMember(newId('account'), { authenticatedAt: at('10:00'), ...more });
const isSure = (time: string, more: object = {}) => requireOwner(member(more), new Date(at(time)));

test('a login counts for ten minutes', () => {
  isSure('10:10');
  expect(() => isSure('10:11')).toThrow(new Fault('auth.login-again'));
});

test('so does a confirmation within the session', () => {
  isSure('10:30', { confirmedAt: at('10:20') });
  expect(() => isSure('10:31', { confirmedAt: at('10:20') })).toThrow(new Fault('auth.login-again'));
});
