import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { CallForward } from '#frontend/features/forwarding/call-forward.tsx';
import { aCarrier, aForwarding, aLeg, aTest } from '#frontend/features/forwarding/testing.ts';
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

test('before anything: what it is, and where to begin', async () => {
  see({ state: 'none', step: 'carrier', carrier: null, number: null, legs: [], undo: null });
  await heading(/missed calls, answered/);
  const go = screen.getByRole('link', { name: 'Set it up' });
  expect(go.getAttribute('href')).toBe('/en/assistant/mobile-carrier');
});

test('without a confirmed number, that comes first', async () => {
  see({ state: 'none', step: 'carrier', carrier: null, phone: null, number: null, legs: [] });
  await heading(/mobile number/);
  expect(screen.getByRole('link', { name: 'Confirm my number' }).getAttribute('href')).toBe('/en/account/profile');
});

test('the notice tells of cost and privacy before any code is shown, then goes on to the codes', async () => {
  answer(forwarding.takeStep, ({ step }) => (now = aForwarding({ step })));
  const hands = see({ step: 'notice', carrier: aCarrier({ cost_note: '$0.60/min' }) });
  await heading(/Before you dial/);
  expect(screen.getByText(/use minutes of your plan/)).toBeTruthy();
  expect(screen.getByText('$0.60/min')).toBeTruthy();
  expect(screen.queryByText(/\*\*61/)).toBeNull();
  await hands.click(screen.getByRole('button', { name: 'I have read this' }));
  await heading(/3 short codes/);
});

test('on an iPhone both switches are to be off first; codes are copied there, never links', async () => {
  const asked = vi.fn();
  answer(forwarding.takeStep, ({ step }) => {
    asked(step);
    return (now = aForwarding({ step, platform: 'ios' }));
  });
  const hands = see({ step: 'iphone', platform: 'ios' });
  await heading(/Two switches/);
  const go = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue to the codes' });
  expect(go.disabled).toBe(true);
  for (const box of screen.getAllByRole('checkbox')) await hands.click(box);
  await hands.click(go);
  await heading(/3 short codes/);
  expect(asked).toHaveBeenCalledWith('codes');
  expect(screen.getByText(/A link cannot dial/)).toBeTruthy();
  expect(screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('tel:'))).toEqual([]);
});

test('on Android a code is a link with its hash escaped, our number and the undo code beside it', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16)');
  see();
  const dial = await screen.findByRole('link', { name: 'Dial **61*12185550199#' });
  expect(dial.getAttribute('href')).toBe('tel:**61*12185550199%23');
  expect(screen.getByText('(218) 555-0199')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Dial ##004#' }).getAttribute('href')).toBe('tel:%23%23004%23');
});

test('what the owner says is said, not proved; where calls went before goes with it', async () => {
  const asked = vi.fn();
  answer(forwarding.sayDialled, (input) => {
    asked(input);
    const legs = [
      aLeg('no_answer', { state: 'said_done' }),
      aLeg('busy', { state: 'code_shown' }),
      aLeg('unreachable'),
    ];
    return (now = aForwarding({ legs }));
  });
  const hands = see();
  await hands.type(await screen.findByLabelText('The number that the phone shows'), '+18056377243');
  await hands.click(screen.getByRole('button', { name: 'I dialled it: You do not answer' }));
  expect(await screen.findByText('Dialled, not proved')).toBeTruthy();
  expect(asked).toHaveBeenCalledWith({ leg: 'no_answer', restore_to: '+18056377243' });
  expect(screen.getByRole('button', { name: 'On to the test call' })).toBeTruthy();
});

test('one code for several kinds is shown once; in an app, each kind by itself', async () => {
  const code = '*712185550199';
  see({ legs: [aLeg('no_answer', { code, state: 'code_shown', query: null }), aLeg('busy', { code, query: null })] });
  await heading(/One short code/);
  expect(screen.getAllByText(code)).toHaveLength(1);
  expect(screen.getByText('You do not answer · You are on another call')).toBeTruthy();
});

test('a test rings until the call has come: only then it is said to work', async () => {
  const said = [aLeg('no_answer', { state: 'said_done' }), aLeg('busy'), aLeg('unreachable')];
  answer(forwarding.startTest, ({ leg }) => (now = aForwarding({ step: 'test', legs: said, test: aTest({ leg }) })));
  const hands = see({ step: 'test', legs: said });
  await hands.click(await screen.findByRole('button', { name: 'Call me now' }));
  await heading(/Let it ring/);
  expect(screen.queryByText(/It works/)).toBeNull();
  const proved = aLeg('no_answer', { state: 'verified', verified_at: now.now });
  const test = aTest({ state: 'forwarded', ended_at: now.now });
  now = aForwarding({ state: 'active', step: 'test', legs: [proved, aLeg('busy'), aLeg('unreachable')], test });
  expect(await screen.findByRole('heading', { name: 'It works.' }, { timeout: 4000 })).toBeTruthy();
  expect(screen.getByText('One kind of missed call comes to the assistant.')).toBeTruthy();
});

test('a test is stopped', async () => {
  answer(
    forwarding.stopTest,
    () =>
      (now = aForwarding({
        step: 'test',
        legs: [aLeg('no_answer', { state: 'said_done' })],
        test: aTest({ state: 'stopped' }),
      })),
  );
  const hands = see({ step: 'test', test: aTest() });
  await hands.click(await screen.findByRole('button', { name: 'Stop the test' }));
  expect(await screen.findByText(/It says nothing of the code/)).toBeTruthy();
});

test('one that failed says what to erase and what to dial again', async () => {
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

test('too many tests, and a change made elsewhere, are told; then what it is by now is shown', async () => {
  answer(forwarding.startTest, () => {
    throw new Fault('request.too-many');
  });
  const legs = [aLeg('no_answer', { state: 'said_done' })];
  const hands = see({ step: 'test', legs });
  await hands.click(await screen.findByRole('button', { name: 'Call me now' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  answer(forwarding.startTest, () => {
    now = aForwarding({ state: 'off', legs, number: null });
    throw new Fault('request.conflict');
  });
  await hands.click(screen.getByRole('button', { name: 'Call me now' }));
  await heading(/One code, and it is off/);
});

test('after two quiet weeks it is called uncertain, with a query that only reads', async () => {
  const legs = [aLeg('no_answer', { state: 'drifted', last_call_at: '2026-11-07T10:00:00.000Z' })];
  const seen = [...Array<number>(10).fill(1), ...Array<number>(20).fill(0)];
  see({ state: 'drifted', step: 'done', legs, seen });
  await heading(/No forwarded call for 14 days/);
  expect(screen.getByRole('img', { name: /10 in all/ })).toBeTruthy();
  expect(screen.getAllByText('*#61#').length).toBeGreaterThan(0);
  expect(screen.queryByText(/It works/)).toBeNull();
});

test('it is turned off after a question; the code stays until it was dialled', async () => {
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
  const hands = see({ state: 'active', step: 'done', legs: dialled });
  await hands.click(await screen.findByRole('button', { name: 'Turn it off' }));
  await hands.click(screen.getByRole('button', { name: 'Yes, turn it off' }));
  await heading(/One code, and it is off/);
  expect(screen.getByText('##004#')).toBeTruthy();
  await hands.click(screen.getByRole('button', { name: 'I dialled it' }));
  await heading(/^It is off/);
});

test('a failure says so, and is tried again', async () => {
  answer(forwarding.getForwarding, () => {
    throw new Fault('server.unexpected');
  });
  const hands = show(<CallForward />, { path: '/:language/*', at: '/en/assistant/call-forward' });
  const retry = await screen.findByRole('button', { name: /try again/i });
  answer(forwarding.getForwarding, () => aForwarding());
  await hands.click(retry);
  await heading(/3 short codes/);
});
