import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { CallForward } from '#frontend/features/forwarding/call-forward.tsx';
import { aCarrier, aForwarding, aLeg, aTest } from '#frontend/features/forwarding/testing.ts';
import { stopClock } from '#frontend/testing/clock.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { type Forwarding, forwarding } from '#shared/api/forwarding.ts';
import { Fault } from '#shared/errors/catalogue.ts';

let now: Forwarding;
beforeEach(() => {
  signInAs();
  now = aForwarding();
  answer(forwarding.getForwarding, () => now);
});
afterEach(() => void vi.restoreAllMocks());
const see = (but: Partial<Forwarding> = {}) => {
  now = aForwarding(but);
  return show(<CallForward />, { path: '/:language/*', at: '/en/assistant/call-forward' });
};
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

test('introduces itself before the setup', async () => {
  see({ state: 'none', step: 'carrier', carrier: null, number: null, legs: [], undo: null });
  await heading(/missed calls, answered/);
  const go = screen.getByRole('link', { name: 'Set it up' });
  expect(go.getAttribute('href')).toBe('/en/assistant/mobile-carrier');
});

test('needs a confirmed number first', async () => {
  see({ state: 'none', step: 'carrier', carrier: null, phone: null, number: null, legs: [] });
  await heading(/mobile number/);
  expect(screen.getByRole('link', { name: 'Confirm my number' }).getAttribute('href')).toBe('/en/account/profile');
});

test('shows cost and privacy before any code', async () => {
  answer(forwarding.takeStep, ({ step }) => (now = aForwarding({ step })));
  const user = see({ step: 'notice', carrier: aCarrier({ cost_note: '$0.60/min' }) });
  await heading(/Before you dial/);
  expect(screen.getByText(/use minutes of your plan/)).toBeTruthy();
  expect(screen.getByText('$0.60/min')).toBeTruthy();
  expect(screen.queryByText(/\*\*61/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'I have read this' }));
  await heading(/3 short codes/);
});

test('on an iPhone, asks to turn off two settings first, and codes are copied rather than linked', async () => {
  const onRequest = vi.fn();
  answer(forwarding.takeStep, ({ step }) => {
    onRequest(step);
    return (now = aForwarding({ step, platform: 'ios' }));
  });
  const user = see({ step: 'iphone', platform: 'ios' });
  await heading(/Two switches/);
  const go = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue to the codes' });
  expect(go.disabled).toBe(true);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(go);
  await heading(/3 short codes/);
  expect(onRequest).toHaveBeenCalledWith('codes');
  expect(screen.getByText(/A link cannot dial/)).toBeTruthy();
  expect(screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('tel:'))).toEqual([]);
});

test('on Android a code is a link with escaped hash, beside our number and the undo code', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16)');
  see();
  const dial = await screen.findByRole('link', { name: 'Dial **61*12185550199#' });
  expect(dial.getAttribute('href')).toBe('tel:**61*12185550199%23');
  expect(screen.getByText('(218) 555-0199')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Dial ##004#' }).getAttribute('href')).toBe('tel:%23%23004%23');
});

test('a code said to be dialed is not verified; the previous target is saved with it', async () => {
  const onRequest = vi.fn();
  answer(forwarding.sayDialled, (input) => {
    onRequest(input);
    const legs = [
      aLeg('no_answer', { state: 'said_done' }),
      aLeg('busy', { state: 'code_shown' }),
      aLeg('unreachable'),
    ];
    return (now = aForwarding({ legs }));
  });
  const user = see();
  await user.type(await screen.findByLabelText('The number shown by the phone'), '+18056377243');
  await user.click(screen.getByRole('button', { name: 'I have dialed it: You do not answer' }));
  expect(await screen.findByText('Dialed, not verified')).toBeTruthy();
  expect(onRequest).toHaveBeenCalledWith({ leg: 'no_answer', restore_to: '+18056377243' });
  expect(screen.getByRole('button', { name: 'Continue to the test call' })).toBeTruthy();
});

test('a code for several legs is shown once; in an app, each leg separately', async () => {
  const code = '*712185550199';
  see({ legs: [aLeg('no_answer', { code, state: 'code_shown', query: null }), aLeg('busy', { code, query: null })] });
  await heading(/One short code/);
  expect(screen.getAllByText(code)).toHaveLength(1);
  expect(screen.getByText('You do not answer · You are on another call')).toBeTruthy();
});

test('a test waits for the forwarded call before it succeeds', async () => {
  const advance = stopClock();
  const legs = [aLeg('no_answer', { state: 'said_done' }), aLeg('busy'), aLeg('unreachable')];
  answer(forwarding.startTest, ({ leg }) => (now = aForwarding({ step: 'test', legs, test: aTest({ leg }) })));
  const user = see({ step: 'test', legs });
  await user.click(await screen.findByRole('button', { name: 'Call me now' }));
  await heading(/Let it ring/);
  expect(screen.queryByText(/It works/)).toBeNull();
  const proved = aLeg('no_answer', { state: 'verified', verified_at: now.now });
  const test = aTest({ state: 'forwarded', ended_at: now.now });
  now = aForwarding({ state: 'active', step: 'test', legs: [proved, aLeg('busy'), aLeg('unreachable')], test });
  await advance(2000);
  expect(await screen.findByRole('heading', { name: 'It works.' })).toBeTruthy();
  expect(screen.getByText('One kind of missed call is forwarded to the assistant.')).toBeTruthy();
});

test('a test can be stopped', async () => {
  answer(
    forwarding.stopTest,
    () =>
      (now = aForwarding({
        step: 'test',
        legs: [aLeg('no_answer', { state: 'said_done' })],
        test: aTest({ state: 'stopped' }),
      })),
  );
  const user = see({ step: 'test', test: aTest() });
  await user.click(await screen.findByRole('button', { name: 'Stop the test' }));
  expect(await screen.findByText(/do not know whether the code works/)).toBeTruthy();
});

test('a failed test shows what to erase and what to dial again', async () => {
  const legs = [aLeg('no_answer', { state: 'failed' }), aLeg('busy'), aLeg('unreachable')];
  see({ state: 'failed', step: 'test', legs, test: aTest({ state: 'answered_by_voicemail', ended_at: now.now }) });
  await heading(/did not arrive/);
  expect(screen.getByText(/most likely your carrier’s voicemail/)).toBeTruthy();
  const erase = screen.getByRole('region', { name: 'First erase the old setting' });
  expect(within(erase).getByText('##61#')).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'Then dial this again' })).getByText('**61*12185550199#'),
  ).toBeTruthy();
});

test('reports rate limits and changes made elsewhere, then shows the current state', async () => {
  answer(forwarding.startTest, () => {
    throw new Fault('request.too-many');
  });
  const legs = [aLeg('no_answer', { state: 'said_done' })];
  const user = see({ step: 'test', legs });
  await user.click(await screen.findByRole('button', { name: 'Call me now' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  answer(forwarding.startTest, () => {
    now = aForwarding({ state: 'off', legs, number: null });
    throw new Fault('request.conflict');
  });
  await user.click(screen.getByRole('button', { name: 'Call me now' }));
  await heading(/One code turns it off/);
});

test('is uncertain after two quiet weeks, and offers a query code', async () => {
  const legs = [aLeg('no_answer', { state: 'drifted', last_call_at: '2026-11-07T10:00:00.000Z' })];
  const seen = [...Array<number>(10).fill(1), ...Array<number>(20).fill(0)];
  see({ state: 'drifted', step: 'done', legs, seen });
  await heading(/No forwarded call for 14 days/);
  expect(screen.getByRole('img', { name: /10 in all/ })).toBeTruthy();
  expect(screen.getAllByText('*#61#').length).toBeGreaterThan(0);
  expect(screen.queryByText(/It works/)).toBeNull();
});

test('asks before turning off, and shows the code until it is dialed', async () => {
  const dialled = [aLeg('no_answer', { state: 'verified', verified_at: now.now })];
  answer(
    forwarding.turnOff,
    ({ dialled: isDone }) =>
      (now = aForwarding({
        state: 'off',
        number: null,
        legs: isDone ? [aLeg('no_answer')] : dialled,
        undo: isDone ? null : '##004#',
      })),
  );
  const user = see({ state: 'active', step: 'done', legs: dialled });
  await user.click(await screen.findByRole('button', { name: 'Turn it off' }));
  await user.click(screen.getByRole('button', { name: 'Yes, turn it off' }));
  await heading(/One code turns it off/);
  expect(screen.getByText('##004#')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'I have dialed it' }));
  await heading(/^It is off/);
});

test('reports an error, and can be retried', async () => {
  answer(forwarding.getForwarding, () => {
    throw new Fault('server.unexpected');
  });
  const user = show(<CallForward />, { path: '/:language/*', at: '/en/assistant/call-forward' });
  const retry = await screen.findByRole('button', { name: /try again/i });
  answer(forwarding.getForwarding, () => aForwarding());
  await user.click(retry);
  await heading(/3 short codes/);
});
