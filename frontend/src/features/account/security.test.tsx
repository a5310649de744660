import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answerAccount } from '#frontend/features/account/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { aToken } from '#frontend/testing/user.ts';
import type { User } from '#shared/api/account.ts';
import { auth, type Session } from '#shared/api/auth.ts';
import { owner } from '#shared/api/owner.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const at = '2026-11-21T14:05:00.000Z';
const device = (name: string, is_current = false): Session => ({
  session_id: newId('session'),
  device: name,
  country: 'US',
  region: 'US-TX',
  created_at: at,
  last_used_at: at,
  is_current,
});

let member: User;
let sessions: Session[];
beforeEach(() => {
  member = answerAccount();
  sessions = [device('Firefox on Linux', true), device('Chrome on Windows'), device('Safari on iOS')];
  answer(auth.getSessions, () => ({ data: sessions }));
});

test('ends one session, then all others', async () => {
  answer(auth.endSession, ({ session_id }) => {
    sessions = sessions.filter((session) => session.session_id !== session_id);
    return {};
  });
  answer(auth.endOtherSessions, () => {
    sessions = sessions.filter(({ is_current }) => is_current);
    return { token: aToken(), token_type: 'Bearer' as const, expires_in: 900, user: member };
  });
  const { user } = open('/en/account/security');
  expect(await screen.findByText('This device')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Log out Chrome on Windows' }));
  await waitFor(() => expect(screen.queryByText('Chrome on Windows')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  expect(screen.getByText('Firefox on Linux')).toBeTruthy();
});

test('two-factor setup draws the key as an image and shows recovery codes once', async () => {
  const evil = '<svg xmlns="http://www.w3.org/2000/svg"><script>window.ran = true</script></svg>';
  answer(auth.startSecondFactor, () => ({ secret: 'HEATHER2KQ7M4WZP', otpauth_url: 'otpauth://totp/x', qr_svg: evil }));
  answer(auth.confirmSecondFactor, () => {
    member.has_second_factor = true;
    return { recovery_codes: ['7KQ2-M4WZ', 'HEAT-HER2'] };
  });
  const { user } = open('/en/account/security');
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  const qr = await screen.findByRole('img', { name: 'QR code for the authenticator app' });
  expect(qr.getAttribute('src')).toBe(`data:image/svg+xml,${encodeURIComponent(evil)}`);
  expect(document.querySelector('main script')).toBeNull();
  expect(screen.getByText('HEAT HER2 KQ7M 4WZP')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open in your authenticator app' });
  expect(link.getAttribute('href')).toBe('otpauth://totp/x');
  await user.click(screen.getByRole('button', { name: 'Copy the key' }));
  expect(await navigator.clipboard.readText()).toBe('HEATHER2KQ7M4WZP');
  await screen.findByRole('button', { name: 'Copied' });
  await user.type(screen.getByRole('textbox', { name: 'Six digits' }), '123 456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('7KQ2-M4WZ')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your recovery codes.' }));
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => ((saved = file as Blob), 'blob:x'));
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(saved?.type).toBe('text/plain;charset=utf-8');
  expect(await saved?.text()).toMatch(
    /^Calluna: Your recovery codes\.\n\S+@example\.com\n.*\d{4}\n\n7KQ2-M4WZ\nHEAT-HER2\n$/,
  );
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(screen.queryByText('7KQ2-M4WZ')).toBeNull();
  expect(await screen.findByText(/a code from your app at every login/)).toBeTruthy();
});

test('counts the recovery codes that are left, and replaces them once the owner is confirmed', async () => {
  member = answerAccount({ has_second_factor: true });
  let left = 2;
  let isConfirmed = false;
  answer(auth.getRecoveryCodes, () => ({ left }));
  answer(owner.confirm, () => {
    isConfirmed = true;
    return {};
  });
  answer(auth.replaceRecoveryCodes, () => {
    if (!isConfirmed) throw new Fault('auth.login-again');
    left = 10;
    return { recovery_codes: ['7kq2m-m4wz0'] };
  });
  const { user } = open('/en/account/security');
  expect(await screen.findByText(/2 of 10 recovery codes left/)).toBeTruthy();
  expect(screen.getByText('Make new ones before they run out.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make new codes' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const opener = screen.getByRole('button', { name: 'Make new codes' });
  expect(document.activeElement).toBe(opener);
  await user.click(opener);
  const form = within(screen.getByRole('form', { name: 'New recovery codes' }));
  expect(document.activeElement).toBe(form.getByRole('button', { name: 'Make new codes' }));
  expect(form.getByText(/The earlier codes stop working at once/)).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Make new codes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Password'), 'heather on the moor');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('7kq2m-m4wz0')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByText('10 of 10 recovery codes left.')).toBeTruthy();
});

test('says that no recovery code is left', async () => {
  member = answerAccount({ has_second_factor: true });
  answer(auth.getRecoveryCodes, () => ({ left: 0 }));
  open('/en/account/security');
  expect(await screen.findByText('No recovery codes are left. Make new ones now.')).toBeTruthy();
  expect(screen.queryByText(/before they run out/)).toBeNull();
});

test('connects Google by a redirect', async () => {
  const onRequest = vi.fn();
  answer(auth.startGoogle, (input) => {
    onRequest(input);
    return { url: 'https://accounts.example.com/auth' };
  });
  const { user } = open('/en/account/security');
  await user.click(await screen.findByRole('button', { name: 'Connect Google' }));
  await waitFor(() =>
    expect(onRequest).toHaveBeenCalledWith({
      purpose: 'connect',
      redirect: '/en/account/security',
      language: 'en',
      remember: false,
    }),
  );
});

test('the access log is paged', async () => {
  const page = { last_page: 2, per_page: 1, total: 2, next_page_url: null, prev_page_url: null };
  answer(auth.getAccessLog, ({ page: current_page }) => ({
    ...page,
    current_page,
    data: [
      current_page === 1
        ? {
            at,
            first_at: at,
            times: 1,
            what: 'support-looked' as const,
            device: null,
            country: null,
            region: null,
            details: 'refund question',
          }
        : {
            at,
            first_at: '2026-11-20T23:59:00.000Z',
            times: 10,
            what: 'wrong-password' as const,
            device: 'Firefox on Linux',
            country: 'FR',
            region: 'FR-IDF',
            details: null,
          },
    ],
  }));
  const { user } = open('/en/account/security');
  expect(await screen.findByText('Support viewed the account, read-only')).toBeTruthy();
  expect(screen.getByText('refund question')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Earlier' }));
  expect(await screen.findByText('Wrong password')).toBeTruthy();
  screen.getByText('Tries: 10');
  screen.getByText(/^First: .*2026/);
});
