import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';

import { outboxOf } from '#functions/messaging/public.ts';
import { messageStore } from '#functions/messaging/public.ts';
import { log } from '#functions/platform/log.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { confirmationStore, newLink } from '#functions/rights/requests/confirmations.ts';
import { advance, newRequest, type PrivacyRequest } from '#functions/rights/requests/domain/request.ts';
import { referenceOf } from '#functions/rights/requests/domain/reference.ts';
import { handler } from '#functions/rights/requests/jobs/watch-due.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import { addDays, addHours } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';
import type { RequestKind } from '#shared/values/privacy-request.ts';

const made = new Date('2026-11-23T10:00:00.000Z');
const table = temporaryTable();
const requests = requestStore(table);
const confirmations = confirmationStore(table, z.unknown());
const messages = messageStore(table);
const watch = (now: Date) => handler.with({ requests, confirmations, clock: () => now })({});
const errors = vi.spyOn(log, 'error').mockImplementation(() => {});
afterEach(() => errors.mockClear());

const request = (kind: RequestKind, more: Partial<PrivacyRequest> = {}) => ({
  ...newRequest(
    {
      request_id: newId('request'),
      reference: referenceOf(kind, crypto.getRandomValues(new Uint8Array(7))),
      kind,
      channel: 'web',
      evidence: 'email',
      jurisdiction: 'US-CA',
    },
    made,
  ),
  ...more,
});

test('closes a request whose link nobody used, and deletes the address and the mail', async () => {
  const link = newLink(made);
  const removal = request('removal', { confirmation: link.digest, unconfirmed_until: link.ends_at });
  const mail = outboxOf(table, async () => {}).queue(
    {
      purpose: 'confirm-email',
      to: 'robin@example.com',
      account_id: null,
      language: 'en',
      time_zone: null,
      params: { link: 'https://example.com', until: link.ends_at },
    },
    made,
  );
  const { reference } = removal;
  const waiting = {
    reference,
    email: 'robin@example.com',
    language: 'en' as const,
    message_id: mail.message_id,
    data: null,
  };
  await requests.commit(requests.add(removal), mail.write, confirmations.add(link, waiting));

  await watch(addHours(made, 23));
  expect(await requests.of(reference)).toMatchObject({ state: 'received' });
  await watch(addHours(made, 25));
  expect(await requests.of(reference)).toMatchObject({
    state: 'denied',
    confirmation: null,
    history: [{ state: 'received' }, { state: 'denied', reason: 'not-confirmed' }],
  });
  expect(await confirmations.byToken(link.token, made)).toBeUndefined();
  expect(await messages.of(mail.message_id)).toBeUndefined();
  expect(errors).not.toHaveBeenCalled();
});

test('raises an alarm five days before the due date and after it, until the request is answered', async () => {
  const copy = request('copy');
  await requests.commit(requests.add(copy));
  await watch(addDays(made, 39));
  expect(errors).not.toHaveBeenCalled();
  await watch(addDays(made, 40));
  expect(errors).toHaveBeenLastCalledWith('privacy request needs an answer', {
    reference: copy.reference,
    kind: 'copy',
    due_at: copy.due_at,
    attention: 'due soon',
  });
  await watch(addDays(made, 46));
  expect(errors.mock.lastCall?.[1]).toMatchObject({ attention: 'overdue' });

  errors.mockClear();
  const stored = (await requests.of(copy.reference))!;
  await requests.commit(requests.replace(stored, advance(stored, { to: 'done', records: 1 }, addDays(made, 46))));
  await watch(addDays(made, 47));
  expect(errors).not.toHaveBeenCalled();
});

test('counts what the transparency page shows', async () => {
  await watch(addDays(made, 48));
  const figures = await requests.figures('2026');
  expect(figures?.kinds.removal).toMatchObject({ received: 1, unconfirmed: 1, denied: 0, open: 0, median_days: null });
  expect(figures?.kinds.copy).toMatchObject({ received: 1, complied: 1, late: 1, median_days: 46 });
});
