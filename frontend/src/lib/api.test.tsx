import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { call, useEndpoint } from '#frontend/lib/api.ts';
import { setMinimumDuration } from '#frontend/lib/fetch.ts';
import { signInWith, signOut } from '#frontend/lib/session.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { aToken } from '#frontend/testing/user.ts';
import { assistant } from '#shared/api/assistant.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';

test('no answer comes sooner than the minimum', async () => {
  answerHome();
  setMinimumDuration(200);
  onTestFinished(() => setMinimumDuration(0));
  const sleep = vi.spyOn(globalThis, 'setTimeout').mockImplementation((wake) => {
    queueMicrotask(wake);
    return { unref: () => undefined, refresh: () => undefined } as never; // Node's fetch has timers of its own
  });
  onTestFinished(() => sleep.mockRestore());
  await call(billing.getOffer, {});
  expect(sleep).toHaveBeenCalledWith(expect.any(Function), 200);
});

function Calls() {
  const { data, error, isLoading } = useEndpoint(assistant.getCalls, {});
  return <p>{isLoading ? 'loading' : error ? error.message : data ? `${data.total} calls` : 'not queried'}</p>;
}

test('endpoints of the assistant are called once there is a token, then load or fail with the server’s error', async () => {
  const onRequest = vi.fn();
  answer(assistant.getCalls, () => {
    onRequest();
    throw new Fault('server.unexpected');
  });
  show(<Calls />);
  expect(await screen.findByText('not queried')).toBeTruthy();
  expect(onRequest).not.toHaveBeenCalled();
  act(() => signInWith({ token: aToken() }));
  expect(await screen.findByText('loading')).toBeTruthy();
  expect(await screen.findByText('Something went wrong, please try again later.')).toBeTruthy();
  expect(onRequest).toHaveBeenCalledTimes(1);
  act(signOut);
  expect(await screen.findByText('not queried')).toBeTruthy();
});
