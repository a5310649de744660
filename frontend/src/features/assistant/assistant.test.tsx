import { cleanup, configure, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  aCall,
  aDay,
  answerAssistant,
  aPage,
  aSpamCall,
  details,
  soon,
  theSettings,
} from '#frontend/features/assistant/testing.ts';
import { store, stored } from '#frontend/lib/storage.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { assistant } from '#shared/api/assistant.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

// Zones alone are four hundred options to look through, on a machine that may be busy.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });
const PATIENT = { timeout: 20_000 };
const heading = (name: string | RegExp, timeout = 20_000) => screen.findByRole('heading', { name }, { timeout });
const button = (name: string) => screen.findByRole('button', { name });

beforeAll(async () => {
  signInAs();
  answerAssistant();
  answer(assistant.getCall, ({ call_id }) => details(aCall({ id: call_id })));
  open(`/en/assistant/call-details?call=${newId('call')}`);
  await heading('Dana Brandt', 50_000);
  cleanup();
}, 60_000);
beforeEach(() => void signInAs());

describe('today', () => {
  test('says what happened, who waits, and that calls are answered', async () => {
    const waiting = aCall({ status: 'callback_requested' });
    const agreed = aCall({
      caller_name: 'Aiyana Holt',
      appointment: { id: newId('appointment'), starts_at: soon(90), tz: 'UTC', state: 'confirmed' },
    });
    answerAssistant([], aDay({ missed_today: 3, to_call_back: [agreed, waiting], next_callback: agreed }));
    open('/en/assistant');
    await heading('3 missed calls today. 2 people wait for a call back.');
    expect(screen.getByText('(218) 555-0199')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the call of Aiyana Holt' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call Dana Brandt' }).getAttribute('href')).toBe('tel:+16125550138');
    expect(screen.getAllByRole('link', { name: /Calls 2/ }).length).toBeGreaterThan(0);
  });

  test('of a newcomer is what is left to do, in order, with the words that callers hear', async () => {
    const week = aDay().week.map((day) => ({ ...day, calls: 0, spam: 0 }));
    const steps = { number: true, carrier: false, codes: false, test: false };
    answerAssistant([], aDay({ forwarding: 'none', week, steps, number: null }));
    answer(assistant.getSettings, () => theSettings());
    open('/en/assistant');
    await heading('A few steps, five minutes.');
    const next = screen.getByRole('link', { name: 'Start: Your carrier' });
    expect(next.getAttribute('href')).toBe('/en/assistant/mobile-carrier');
    await screen.findByText(/Hello, I’m Ida’s automated assistant/);
  });

  test.each([
    ['drifted', 'No missed call has reached us for a while.'],
    ['failed', 'The test call did not reach us.'],
    ['off', 'Forwarding is switched off.'],
  ] as const)('claims nothing while forwarding is %s', async (forwarding, words) => {
    answerAssistant([], aDay({ forwarding }));
    open('/en/assistant');
    await screen.findByText(words);
    expect(screen.queryByText(/Answering missed calls/)).toBeNull();
  });

  test('that cannot be read says why, and is read again', async () => {
    answerAssistant();
    answer(assistant.getToday, () => Promise.reject(new Fault('request.too-many')));
    const { hands } = open('/en/assistant');
    await screen.findByRole('alert');
    answerAssistant();
    await hands.click(await button('Try again'));
    await heading(/One missed call today/);
  });
});

describe('the list', () => {
  test('appends the next page to the first, and another filter replaces both', async () => {
    answerAssistant();
    const asked: object[] = [];
    answer(assistant.getCalls, ({ page, filter }) => {
      asked.push({ page, filter });
      if (filter === 'spam') return aPage([aSpamCall()]);
      return aPage([aCall({ caller_name: page === 1 ? 'Dana Brandt' : 'Aiyana Holt' })], page, 21);
    });
    const { hands } = open('/en/assistant/call-list');
    await screen.findByRole('link', { name: /Dana Brandt/ });
    expect(screen.getByRole('link', { name: 'All 21' }).getAttribute('aria-current')).toBe('true');
    await hands.click(await button('More calls'));
    await screen.findByRole('link', { name: /Aiyana Holt/ });
    expect(screen.getByRole('link', { name: /Dana Brandt/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'More calls' })).toBeNull();
    await hands.click(screen.getByRole('link', { name: /^Spam/ }));
    await screen.findByText('Likely spam, 92');
    expect(screen.queryByRole('link', { name: /Dana Brandt/ })).toBeNull();
    expect(asked).toEqual([
      { page: 1, filter: 'all' },
      { page: 2, filter: 'all' },
      { page: 1, filter: 'spam' },
    ]);
  });

  test('that fails says why, keeps what it has, and asks for the same page again', async () => {
    answerAssistant();
    let isBroken = true;
    answer(assistant.getCalls, ({ page }) => {
      if (page === 2 && isBroken) throw new Fault('request.too-many');
      return aPage([aCall({ caller_name: page === 1 ? 'Dana Brandt' : 'Aiyana Holt' })], page, 21);
    });
    const { hands } = open('/en/assistant/call-list');
    await hands.click(await button('More calls'));
    await screen.findByRole('alert');
    expect(screen.getByRole('link', { name: /Dana Brandt/ })).toBeTruthy();
    isBroken = false;
    await hands.click(await button('Try again'));
    await screen.findByRole('link', { name: /Aiyana Holt/ });
  });

  test('that is empty says whether a call could come at all', async () => {
    answerAssistant([], aDay({ forwarding: 'none' }));
    open('/en/assistant/call-list');
    await heading('No calls yet: none can reach us.');
    cleanup();
    answerAssistant();
    open('/en/assistant/call-list');
    await heading('No calls yet.');
  });

  test('is asked for by nobody who is not logged in', async () => {
    localStorage.clear();
    const { router } = open('/en/assistant/call-list');
    await expect.poll(() => router.state.location.pathname, PATIENT).toBe('/en/login');
  });
});

describe('a call', () => {
  const call = aCall({ has_audio: true, is_read: false });
  const at = `/en/assistant/call-details?call=${call.id}`;

  test('is shown with its doubtful words, its reasons and its history, and is read', async () => {
    answerAssistant([call]);
    const read: object[] = [];
    answer(assistant.updateRead, (input) => (read.push(input), { updated: 1, unread_total: 0 }));
    const earlier = { id: newId('call'), at: '2026-10-29T10:00:00.000Z', status: 'voicemail' as const, reason: null };
    const spam = {
      score: 6,
      verdict: 'likely_safe' as const,
      reasons: [{ code: 'a', weight: -22, text: 'Gave a name' }],
    };
    answer(assistant.getCall, () =>
      details(
        { ...call, spam },
        {
          transcript: [{ who: 'caller', at_ms: 20_000, text: 'The slip is booked.', unsure: [[4, 8]] }],
          history: [earlier],
        },
      ),
    );
    open(at);
    await heading('Transcript');
    expect((await screen.findByText('slip')).className).toBe('unsure');
    expect(screen.getByText('Gave a name')).toBeTruthy();
    expect(screen.getByText('−22')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Oct 29, 2026' })).toBeTruthy();
    await vi.waitFor(() => expect(read).toEqual([{ ids: [call.id], is_read: true }]), PATIENT);
    expect(stored('callDetails')).toMatchObject({ id: call.id });
  });

  test('claims to be right as often as was measured, and nothing where it was not', async () => {
    answerAssistant([call]);
    answer(assistant.getCall, () => details(call));
    open(at);
    await heading('Spam verdict');
    expect(screen.queryByText(/^Measured on/)).toBeNull();
    cleanup();
    answer(assistant.getAccuracy, () => ({
      measured_on: '2026-11-18',
      calls: 2000,
      balanced_accuracy: 0.936,
      low: 0.92,
      high: 0.95,
      false_alarms: 0.021,
      by_language: {},
    }));
    open(at);
    await screen.findByText('Measured on Nov 18, 2026 with 2,000 labelled calls: right in 93.6%, false alarms 2.1%.');
  });

  test('of spam is blocked, or not spam; either can be taken back', async () => {
    const spam = aSpamCall({ id: call.id });
    answerAssistant([spam]);
    let present = details(spam);
    const said: unknown[] = [];
    answer(assistant.getCall, () => present);
    answer(assistant.markCaller, ({ mark }) => {
      said.push(mark);
      const verdict = mark === 'not_spam' ? ({ score: 0, verdict: 'likely_safe', reasons: [] } as const) : spam.spam;
      present = details({ ...spam, spam: { ...verdict, reasons: [...verdict.reasons] } }, { mark });
      return { mark, spam: present.call.spam };
    });
    const { hands } = open(at);
    const [first] = await screen.findAllByRole('button', { name: 'Not spam' });
    await hands.click(first!);
    await screen.findByText('You said that this number is not spam.');
    expect(screen.getByText('Likely genuine')).toBeTruthy();
    await hands.click((await screen.findAllByRole('button', { name: 'Take it back' }))[0]!);
    await hands.click((await screen.findAllByRole('button', { name: 'Block' }))[0]!);
    await screen.findByText('You blocked this number.');
    expect(said).toEqual(['not_spam', null, 'blocked']);
  });

  test('has a note, kept when it is left', async () => {
    answerAssistant([call]);
    answer(assistant.getCall, () => details(call));
    const written: string[] = [];
    answer(assistant.writeNote, ({ note }) => (written.push(note), { note }));
    const { hands } = open(at);
    const field = await screen.findByRole('textbox', { name: 'Note' });
    await hands.type(field, ' Ask for the invoice ');
    await hands.tab();
    await screen.findByText('Saved');
    await hands.click(field);
    await hands.tab();
    expect(written).toEqual(['Ask for the invoice']);
  });

  test('is deleted by a second press, and gone from the list', async () => {
    answerAssistant([call]);
    answer(assistant.getCall, () => details(call));
    const deleted: string[] = [];
    answer(assistant.deleteCall, ({ call_id }) => (deleted.push(call_id), {}));
    const { hands, router } = open(at);
    await hands.click(await button('Delete this call'));
    expect(deleted).toEqual([]);
    await hands.click(await button('Delete for good'));
    await expect.poll(() => router.state.location.pathname, PATIENT).toBe('/en/assistant/call-list');
    await expect.poll(() => screen.queryByRole('link', { name: /Dana Brandt/ }), PATIENT).toBeNull();
    expect(deleted).toEqual([call.id]);
    expect(stored('callDetails')).toBeUndefined();
  });

  test('has its recording fetched when it is played, and not before', async () => {
    answerAssistant([call]);
    answer(assistant.getCall, () => details(call));
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    let asked = 0;
    answer(assistant.getAudio, () => ((asked += 1), { url: '/sound.wav', now: soon(0), expires_at: soon(5) }));
    const { hands } = open(at);
    const press = await button('Play the recording');
    expect(asked).toBe(0);
    await hands.click(press);
    await vi.waitFor(() => expect(play).toHaveBeenCalled(), PATIENT);
    expect(document.querySelector('audio')?.getAttribute('src')).toBe('/sound.wav');
    vi.restoreAllMocks();
  });

  test('is agreed on by one of the times that were offered', async () => {
    answerAssistant([call]);
    const starts_at = '2099-11-23T16:30:00.000Z';
    const booked: object[] = [];
    answer(assistant.getCall, () => details(call, { offered: booked.length ? [] : [starts_at] }));
    answer(callbacks.book, (input) => {
      booked.push(input);
      return {
        ...{
          id: newId('appointment'),
          starts_at,
          tz: 'America/Chicago',
          state: 'confirmed' as const,
          call_id: call.id,
        },
        ends_at: starts_at,
        caller_name: null,
        caller_number: call.caller_number,
        about: null,
        reminds_at: starts_at,
        tells_caller: false,
        ics: '',
      };
    });
    const { hands } = open(at);
    await hands.click(await screen.findByRole('button', { name: /10:30/ }));
    await vi.waitFor(() => expect(booked).toEqual([{ call_id: call.id, starts_at }]), PATIENT);
  });

  test('without an address is the one that was looked at last; of none there is none', async () => {
    answerAssistant([]);
    answer(assistant.getCall, () => Promise.reject(new Fault('request.too-many')));
    store('callDetails', call);
    open('/en/assistant/call-details');
    await heading('Dana Brandt');
    await screen.findByRole('alert');
    cleanup();
    localStorage.removeItem('callDetails');
    open('/en/assistant/call-details');
    await heading('There is no such call.');
  });

  test('that is another’s, or was deleted, is none', async () => {
    answerAssistant([]);
    answer(assistant.getCall, () => Promise.reject(new Fault('assistant.unknown-call')));
    open(at);
    await heading('There is no such call.');
  });
});

describe('voicemail', () => {
  test('is heard one after the other', async () => {
    const asked: string[] = [];
    answerAssistant();
    answer(
      assistant.getCalls,
      ({ filter }) => (asked.push(filter), aPage([aCall({ status: 'voicemail', has_audio: true })])),
    );
    open('/en/assistant/voicemail');
    const mail = within(await screen.findByRole('listitem').catch(() => document.body));
    expect(asked).toContain('voicemail');
    expect(await mail.findByRole('button', { name: 'Play the recording' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call Dana Brandt back' })).toBeTruthy();
  });
});

describe('settings', () => {
  /** A server that keeps what is changed. */
  function keeping() {
    answerAssistant();
    let present = theSettings();
    const changes: object[] = [];
    answer(assistant.getSettings, () => present);
    answer(assistant.getBlocked, () => ({ numbers: [] }));
    answer(assistant.updateSettings, (change) => {
      changes.push(change);
      return (present = { ...present, ...(change as object) });
    });
    return changes;
  }

  test('are saved as they are made, each for itself', async () => {
    const changes = keeping();
    const { hands } = open('/en/assistant/settings');
    await screen.findByText('Hello, I’m Ida’s automated assistant.');
    await hands.type(screen.getByLabelText(/After the first sentence/), 'Who is calling?');
    await hands.tab();
    await screen.findByText(/^Saved at/);
    await hands.click(screen.getByLabelText(/Always ask/));
    await hands.click(screen.getByLabelText(/^7/));
    await hands.selectOptions(screen.getByLabelText('Length of a callback'), '30');
    await vi.waitFor(() =>
      expect(changes).toEqual([
        { greeting: 'Who is calling?' },
        { always_ask: true },
        { keep_days: 7 },
        { slot_minutes: 30 },
      ]),
    );
  });

  test('show the text message as it would come', async () => {
    const changes = keeping();
    const { hands } = open('/en/assistant/settings');
    await screen.findByText(/About: boat survey/);
    await hands.click(screen.getByLabelText(/^Nothing/));
    await screen.findByText(/Calluna: a new message\./);
    await vi.waitFor(() => expect(changes).toEqual([{ detail: 'private' }]), PATIENT);
  });

  test('keep hours that make sense, and say of others that they do not', async () => {
    const changes = keeping();
    const { hands } = open('/en/assistant/settings');
    await hands.click(await screen.findByLabelText('Monday: 09:00–17:00', { selector: 'button' }));
    const until = screen.getByLabelText('Until');
    await hands.clear(until);
    await hands.type(until, '08:00');
    expect(screen.getByRole('alert').textContent).toContain('Not saved yet.');
    expect(changes).toEqual([]);
    await hands.clear(until);
    await hands.type(until, '12:30');
    await hands.tab();
    const [monday] = [[{ from: '09:00', until: '12:30' }]];
    await vi.waitFor(
      () => expect(changes).toEqual([{ windows: [monday, ...theSettings().windows.slice(1)] }]),
      PATIENT,
    );
  });

  test('list the numbers that are blocked; one that is let call again is gone from the list', async () => {
    keeping();
    const [phone, other] = [Phone.parse('+16125550138'), Phone.parse('+18885550109')];
    const at = '2026-11-20T12:00:00.000Z';
    const dana = { phone, name: 'Dana Brandt', at };
    answer(assistant.getBlocked, () => ({ numbers: [{ phone: other, name: null, at }, dana] }));
    const asked: string[] = [];
    answer(assistant.unblock, (input) => (asked.push(input.phone), { numbers: [dana] }));
    const { hands } = open('/en/assistant/settings');
    await hands.click(await button('Unblock (888) 555-0109'));
    await vi.waitFor(() => expect(screen.queryByText('(888) 555-0109')).toBeNull(), PATIENT);
    expect(asked).toEqual([other]);
    expect(screen.getByRole('button', { name: 'Unblock Dana Brandt' })).toBeTruthy();
  });

  test('that could not be saved are as they were, and say why', async () => {
    keeping();
    answer(assistant.updateSettings, () => Promise.reject(new Fault('request.conflict')));
    const { hands } = open('/en/assistant/settings');
    const ask = await screen.findByLabelText<HTMLInputElement>(/Always ask/);
    await hands.click(ask);
    await screen.findByRole('alert');
    expect(ask.checked).toBe(false);
  });
});
