import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

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
import type { Mark } from '#shared/values/call.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => void signInAs());

describe('today', () => {
  test('says that a number is withheld, and dials the one that the caller gave', async () => {
    const call = aCall({ caller_name: null, caller_number: '', callback_number: Phone.parse('+16125550177') });
    answerAssistant([], aDay({ to_call_back: [{ ...call, calls: 1 }], next_callback: call }));
    open('/en/assistant');
    await screen.findAllByText('Number withheld');
    expect(screen.getByRole('link', { name: 'Call Number withheld' }).getAttribute('href')).toBe('tel:+16125550177');
    expect(screen.getByText('(612) 555-0177')).toBeTruthy();
  });

  test('shows missed calls, callbacks and the forwarding status', async () => {
    const waiting = aCall({ status: 'callback_requested' });
    const agreed = aCall({
      caller_name: 'Aiyana Holt',
      appointment: { id: newId('appointment'), starts_at: soon(90), tz: 'UTC', state: 'confirmed' },
    });
    answerAssistant(
      [],
      aDay({
        missed_today: 3,
        to_call_back: [
          { ...agreed, calls: 3 },
          { ...waiting, calls: 1 },
        ],
        next_callback: agreed,
      }),
    );
    open('/en/assistant');
    await heading('3 missed calls today. 2 people are waiting for a callback.');
    expect(screen.getByText('(218) 555-0199')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the call of Aiyana Holt' })).toBeTruthy();
    expect(screen.getByText('· 3 calls')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call Dana Brandt' }).getAttribute('href')).toBe('tel:+16125550138');
    expect(screen.getByRole('button', { name: 'Mark the call of Dana Brandt as done' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /Calls 2/ }).length).toBeGreaterThan(0);
  });

  test('shows new members the remaining steps and the greeting', async () => {
    const week = aDay().week.map((day) => ({ ...day, calls: 0, spam: 0 }));
    const steps = { number: true, carrier: false, codes: false, test: false };
    answerAssistant([], aDay({ forwarding: 'none', week, steps, number: null }));
    answer(assistant.getSettings, () => theSettings());
    open('/en/assistant');
    await heading('A few steps, about five minutes.');
    const next = screen.getByRole('link', { name: 'Start: Your carrier' });
    expect(next.getAttribute('href')).toBe('/en/assistant/mobile-carrier');
    await screen.findByText(/Hello, I’m Ida’s automated assistant/);
  });

  test.each([
    ['drifted', 'No missed call has reached us for a while.'],
    ['failed', 'The test call did not reach us.'],
    ['off', 'Forwarding is switched off.'],
  ] as const)('does not claim to answer calls while forwarding is %s', async (forwarding, words) => {
    answerAssistant([], aDay({ forwarding }));
    open('/en/assistant');
    await screen.findByText(words);
    expect(screen.queryByText(/Answering missed calls/)).toBeNull();
  });

  test('shows why it cannot be loaded, and retries', async () => {
    answerAssistant();
    answer(assistant.getToday, () => Promise.reject(new Fault('request.too-many')));
    const { user } = open('/en/assistant');
    await screen.findByRole('alert');
    answerAssistant();
    await user.click(await button('Try again'));
    await heading(/One missed call today/);
  });
});

describe('the call list', () => {
  test('appends pages, and replaces them when the filter changes', async () => {
    answerAssistant();
    const queries: object[] = [];
    answer(assistant.getCalls, ({ page, filter }) => {
      queries.push({ page, filter });
      if (filter === 'spam') return aPage([aSpamCall()]);
      return aPage([aCall({ caller_name: page === 1 ? 'Dana Brandt' : 'Aiyana Holt' })], page, 21);
    });
    const { user } = open('/en/assistant/call-list');
    await screen.findByRole('link', { name: /Dana Brandt/ });
    expect(screen.getByRole('link', { name: 'All 21' }).getAttribute('aria-current')).toBe('true');
    await user.click(await button('More calls'));
    await screen.findByRole('link', { name: /Aiyana Holt/ });
    expect(screen.getByRole('link', { name: /Dana Brandt/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'More calls' })).toBeNull();
    await user.click(screen.getByRole('link', { name: /^Spam/ }));
    await screen.findByText('Asked for a code.');
    expect(screen.queryByRole('link', { name: /Dana Brandt/ })).toBeNull();
    expect(queries).toEqual([
      { page: 1, filter: 'all' },
      { page: 2, filter: 'all' },
      { page: 1, filter: 'spam' },
    ]);
  });

  test('shows urgent calls first, verdicts, and how many calls each filter has', async () => {
    answerAssistant();
    const urgent = aCall({ caller_name: 'Karen Brown', urgency: 'high', started_at: soon(-60 * 30) });
    const doubtful = aCall({ spam: { score: 60, verdict: 'suspicious', reasons: [] } });
    const unclear = aCall({ caller_name: 'Otto', spam: { score: 49, verdict: 'unknown', reasons: [] } });
    answer(assistant.getCalls, () => ({
      ...aPage([urgent, doubtful, unclear]),
      counts: { all: 69, unread: 3, waiting: 34, spam: 13, voicemail: 4, appointment: 30 },
    }));
    open('/en/assistant/call-list');
    await heading('Urgent');
    expect(screen.getByRole('link', { name: /Karen Brown.*Urgent/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Dana Brandt.*Maybe spam/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Otto.*Not sure/ })).toBeTruthy();
    const named = within(screen.getByRole('navigation', { name: 'Filter' })).getAllByRole('link');
    expect(named.map(({ textContent }) => textContent)).toEqual([
      'All 69',
      'Unread 3',
      'To call back 34',
      'Scheduled 30',
      'Spam 13',
      'Voicemail 4',
    ]);
  });

  test('is searched by words that are in no address', async () => {
    answerAssistant([aCall()]);
    const asked: object[] = [];
    answer(assistant.searchCalls, (input) => {
      asked.push(input);
      const { next_page_url, prev_page_url, ...found } = aPage([aCall({ caller_name: 'Aiyana Holt' })]);
      return found;
    });
    const { user, router } = open('/en/assistant/call-list');
    await screen.findByRole('link', { name: /Dana Brandt/ });
    await user.type(screen.getByRole('searchbox', { name: 'Search calls' }), 'holt{Enter}');
    await screen.findByRole('link', { name: /Aiyana Holt/ });
    await screen.findByText('1 call found.');
    expect(asked).toEqual([{ words: 'holt', page: 1, filter: 'all' }]);
    expect(router.state.location.search).toBe('');
    await user.clear(screen.getByRole('searchbox'));
    await screen.findByRole('link', { name: /Dana Brandt/ });
  });

  test('shows an error, keeps its calls, and retries the same page', async () => {
    answerAssistant();
    let isBroken = true;
    answer(assistant.getCalls, ({ page }) => {
      if (page === 2 && isBroken) throw new Fault('request.too-many');
      return aPage([aCall({ caller_name: page === 1 ? 'Dana Brandt' : 'Aiyana Holt' })], page, 21);
    });
    const { user } = open('/en/assistant/call-list');
    await user.click(await button('More calls'));
    await screen.findByRole('alert');
    expect(screen.getByRole('link', { name: /Dana Brandt/ })).toBeTruthy();
    isBroken = false;
    await user.click(await button('Try again'));
    await screen.findByRole('link', { name: /Aiyana Holt/ });
  });

  test('if empty, says whether calls can arrive at all', async () => {
    answerAssistant([], aDay({ forwarding: 'none' }));
    open('/en/assistant/call-list');
    await heading('No calls yet, because none can reach us.');
    cleanup();
    answerAssistant();
    open('/en/assistant/call-list');
    await heading('No calls yet.');
  });

  test('is not requested without a login', async () => {
    localStorage.clear();
    const { router } = open('/en/assistant/call-list');
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/login'));
  });
});

describe('a call', () => {
  const call = aCall({ has_audio: true, is_read: false });
  const at = `/en/assistant/call-details?call=${call.id}`;

  test('shows uncertain words, reasons and history, and is marked as read', async () => {
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
    await waitFor(() => expect(read).toEqual([{ ids: [call.id], is_read: true }]));
    expect(stored('callDetails')).toMatchObject({ id: call.id });
  });

  test('shows the measured accuracy, and nothing without one', async () => {
    answerAssistant([call]);
    answer(assistant.getCall, () => details(call));
    open(at);
    await heading('Spam verdict');
    expect(screen.queryByText(/measured on/)).toBeNull();
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
    await screen.findByText(
      'This verdict, measured on Nov 18, 2026 on 2,000 test calls by authors it was not trained on: right in 93.6%, genuine calls labeled as spam 2.1%.',
    );
  });

  test('as spam can be blocked or cleared, and either undone', async () => {
    const spam = aSpamCall({ id: call.id });
    answerAssistant([spam]);
    let present = details(spam);
    const marks: unknown[] = [];
    answer(assistant.getCall, () => present);
    answer(assistant.markCaller, ({ mark }) => {
      marks.push(mark);
      const verdict = mark === 'not_spam' ? ({ score: 0, verdict: 'likely_safe', reasons: [] } as const) : spam.spam;
      present = details({ ...spam, spam: { ...verdict, reasons: [...verdict.reasons] } }, { mark });
      return { mark, spam: present.call.spam, appointment: null, callbacks: [] };
    });
    const { user } = open(at);
    const [first] = await screen.findAllByRole('button', { name: 'Not spam' });
    await user.click(first!);
    await screen.findByText('You marked this number as not spam.');
    expect(screen.getByText('Likely genuine')).toBeTruthy();
    await user.click((await screen.findAllByRole('button', { name: 'Undo' }))[0]!);
    await user.click((await screen.findAllByRole('button', { name: 'Block' }))[0]!);
    await screen.findByText('You blocked this number.');
    expect(marks).toEqual(['not_spam', null, 'blocked']);
  });

  test('that is overdue stays until it is done', async () => {
    const appointment = { id: newId('appointment'), starts_at: soon(-90), tz: 'UTC', state: 'missed' as const };
    let present = aCall({ appointment, status: 'callback_requested' });
    answerAssistant([present]);
    answer(assistant.getCall, () => details(present));
    answer(assistant.markDone, ({ call_id, is_done }) => {
      expect([call_id, is_done]).toEqual([present.id, true]);
      present = { ...present, done_at: soon(0), appointment: { ...appointment, state: 'done' } };
      return { done_at: present.done_at, appointment: present.appointment };
    });
    const { user } = open(`/en/assistant/call-details?call=${present.id}`);
    await screen.findByText(/^Overdue since/);
    await user.click(await button('Called back'));
    await screen.findByText('You called back.');
    expect(screen.queryByText(/^Overdue/)).toBeNull();
  });

  test('has a note that is saved on blur', async () => {
    answerAssistant([call]);
    answer(assistant.getCall, () => details(call));
    const written: string[] = [];
    answer(assistant.writeNote, ({ note }) => (written.push(note), { note }));
    const { user } = open(at);
    const field = await screen.findByRole('textbox', { name: 'Note' });
    await user.type(field, ' Ask for the invoice ');
    await user.tab();
    await screen.findByText('Saved');
    await user.click(field);
    await user.tab();
    expect(written).toEqual(['Ask for the invoice']);
  });

  test('is deleted by a second press and removed from the list', async () => {
    answerAssistant([call]);
    answer(assistant.getCall, () => details(call));
    const deleted: string[] = [];
    answer(assistant.deleteCall, ({ call_id }) => (deleted.push(call_id), {}));
    const { user, router } = open(at);
    await user.click(await button('Delete this call'));
    expect(deleted).toEqual([]);
    await user.click(await button('Delete permanently'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/assistant/call-list'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Dana Brandt/ })).toBeNull());
    expect(deleted).toEqual([call.id]);
    expect(stored('callDetails')).toBeUndefined();
  });

  test('fetches its recording only on play', async () => {
    answerAssistant([call]);
    answer(assistant.getCall, () => details(call));
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const onRequest = vi.fn();
    answer(assistant.getAudio, () => (onRequest(), { url: '/sound.wav', now: soon(0), expires_at: soon(5) }));
    const { user } = open(at);
    const press = await button('Play the recording');
    expect(onRequest).not.toHaveBeenCalled();
    await user.click(press);
    await waitFor(() => expect(play).toHaveBeenCalled());
    expect(onRequest).toHaveBeenCalledOnce();
    expect(document.querySelector('audio')?.getAttribute('src')).toBe('/sound.wav');
    vi.restoreAllMocks();
  });

  test('can be scheduled at an offered time', async () => {
    answerAssistant([call]);
    const starts_at = '2099-11-23T16:30:00.000Z';
    const booked: object[] = [];
    answer(assistant.getCall, () => details(call, { offered: booked.length ? [] : [starts_at] }));
    answer(callbacks.book, (input) => {
      booked.push(input);
      return {
        id: newId('appointment'),
        starts_at,
        tz: 'America/Chicago',
        state: 'confirmed' as const,
        call_id: call.id,
        ends_at: starts_at,
        caller_name: null,
        caller_number: call.caller_number,
        about: null,
        reminds_at: starts_at,
        tells_caller: false,
        ics: '',
      };
    });
    const { user } = open(at);
    await user.click(await screen.findByRole('button', { name: /10:30/ }));
    await waitFor(() => expect(booked).toEqual([{ call_id: call.id, starts_at }]));
  });

  test('that is done offers no more times', async () => {
    const done = { ...call, done_at: soon(-1) };
    answerAssistant([done]);
    answer(assistant.getCall, () => details(done, { offered: ['2099-11-23T16:30:00.000Z'] }));
    open(at);
    await screen.findByRole('button', { name: 'Not done yet' });
    expect(screen.queryByText('The assistant offered these times:')).toBeNull();
  });

  test('is overdue as soon as the server’s clock has passed the agreed time', async () => {
    const starts_at = soon(60);
    const appointment = { id: newId('appointment'), starts_at, tz: 'America/Chicago', state: 'confirmed' as const };
    const booked = { ...call, status: 'callback_requested' as const, appointment };
    answerAssistant([booked], aDay({ now: soon(63) }));
    answer(assistant.getCall, () => details(booked));
    open(at);
    expect((await screen.findAllByText(/^Overdue/)).length).toBeGreaterThan(1);
  });

  test.each(['call-list', 'today'])(
    'that waits says on %s when it is wanted, unless a time is agreed',
    async (page) => {
      const waiting = aCall({ status: 'callback_requested', callback_text: 'tomorrow at noon' });
      const appointment = { id: newId('appointment'), starts_at: soon(60), tz: 'UTC', state: 'confirmed' as const };
      const booked = aCall({ status: 'callback_requested', callback_text: 'on Friday', appointment });
      const day = aDay({ to_call_back: [waiting, booked].map((each) => ({ ...each, calls: 1 })) });
      answerAssistant([waiting, booked], day);
      open(`/en/assistant/${page}`);
      await screen.findByText('Wants a call: “tomorrow at noon”');
      expect(screen.queryByText(/on Friday/)).toBeNull();
    },
  );

  test('marked as spam says that its callback is canceled, and when that is undone that it is on again', async () => {
    const agreed = (starts_at: string) => ({
      id: newId('appointment'),
      starts_at,
      tz: 'America/Chicago',
      state: 'confirmed' as const,
    });
    const [own, others] = [agreed('2099-11-23T16:30:00.000Z'), agreed('2099-11-24T16:30:00.000Z')];
    const state = { own: own.state as 'confirmed' | 'cancelled', mark: null as Mark | null };
    const other = aCall({ appointment: others, status: 'callback_requested' });
    const present = () => ({ ...call, appointment: { ...own, state: state.own } });
    answerAssistant([present(), other]);
    answer(assistant.getCall, () => details(present(), { mark: state.mark }));
    answer(assistant.markCaller, ({ mark }) => {
      Object.assign(state, { mark, own: mark ? 'cancelled' : 'confirmed' });
      const [change, lost] = mark ? (['cancelled', 'cancelled'] as const) : (['restored', 'lost'] as const);
      const callbacks = [
        { ...own, state: state.own, call_id: call.id, change },
        { ...others, state: 'cancelled' as const, call_id: other.id, change: lost },
      ];
      return { mark, spam: call.spam, appointment: present().appointment, callbacks };
    });
    const { user } = open(at);
    const rowOfOther = () => screen.getAllByText(/^Call back Tue, Nov 24/);
    await button('Mark as spam');
    expect(rowOfOther()).toHaveLength(1);
    await user.click(await button('Mark as spam'));
    await screen.findByText(/^The callback on Mon, Nov 23.* was canceled\.$/);
    screen.getByText(/^The callback on Tue, Nov 24.* was canceled\.$/);
    expect(screen.queryByText(/^Call back Tue, Nov 24/)).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0]!);
    await screen.findByText(/^The callback on Mon, Nov 23.* is on again\.$/);
    screen.getByText(/^The callback on Tue, Nov 24.* could not be brought back: the time is taken or past\.$/);
  });

  test('that cannot be reached says so, and nothing of charges', async () => {
    answerAssistant([call]);
    answer(assistant.getCall, () => Promise.reject(new Fault('request.unreachable')));
    open(at);
    expect((await screen.findByRole('alert')).textContent).toContain('Calluna cannot be reached.');
  });

  test('without an id in the address is the last one viewed, or none', async () => {
    answerAssistant([]);
    answer(assistant.getCall, () => Promise.reject(new Fault('request.too-many')));
    store('callDetails', call);
    open('/en/assistant/call-details');
    await heading('Dana Brandt');
    await screen.findByRole('alert');
    cleanup();
    localStorage.removeItem('callDetails');
    open('/en/assistant/call-details');
    await heading('Call not found.');
  });

  test('of another member, or deleted, is not found', async () => {
    answerAssistant([]);
    answer(assistant.getCall, () => Promise.reject(new Fault('assistant.unknown-call')));
    open(at);
    await heading('Call not found.');
  });
});

describe('voicemail', () => {
  test('can be played and called back', async () => {
    const filters: string[] = [];
    answerAssistant();
    answer(
      assistant.getCalls,
      ({ filter }) => (filters.push(filter), aPage([aCall({ status: 'voicemail', has_audio: true })])),
    );
    open('/en/assistant/voicemail');
    expect(await screen.findByRole('button', { name: 'Play the recording' })).toBeTruthy();
    expect(filters).toContain('voicemail');
    expect(screen.getByRole('link', { name: 'Call Dana Brandt back' })).toBeTruthy();
  });
});

describe('settings', () => {
  /** A server that stores changes. */
  function answerSettings(first: Parameters<typeof theSettings>[0] = {}) {
    answerAssistant();
    let present = theSettings(first);
    const changes: object[] = [];
    answer(assistant.getSettings, () => present);
    answer(assistant.getBlocked, () => ({ numbers: [] }));
    answer(assistant.updateSettings, (change) => {
      changes.push(change);
      return (present = { ...present, ...(change as object) });
    });
    return changes;
  }

  test('are saved one by one as they change', async () => {
    const changes = answerSettings();
    const { user } = open('/en/assistant/settings');
    await screen.findByText('Hello, I’m Ida’s automated assistant.');
    await user.type(screen.getByLabelText(/After the first sentence/), 'Who is calling?');
    await user.tab();
    await screen.findByText(/^Saved at/);
    await user.click(screen.getByLabelText(/Always ask/));
    await user.click(screen.getByLabelText(/^7/));
    await user.selectOptions(screen.getByLabelText('Length of a callback'), '30');
    await waitFor(() =>
      expect(changes).toEqual([
        { greeting: 'Who is calling?' },
        { always_ask: true },
        { keep_days: 7 },
        { slot_minutes: 30 },
      ]),
    );
  });

  test('let each voice of the language be heard; without voices of calls, in the browser’s own', async () => {
    answerSettings({ language: 'ja', different_voices: ['calm', 'low'], voice: 'bright' });
    const heard: unknown[] = [];
    answer(
      assistant.hearVoice,
      ({ voice, language }) => (heard.push([voice, language]), { text: 'もしもし', audio: null }),
    );
    vi.stubGlobal(
      'AudioContext',
      class {
        resume = async () => {};
        close = async () => {};
      },
    );
    const { user } = open('/en/assistant/settings');
    expect((await screen.findByLabelText<HTMLInputElement>('Calm')).checked).toBe(true);
    expect(screen.queryByLabelText('Bright')).toBeNull();
    screen.getByText('This language has no other voices.');
    await user.click(screen.getByRole('button', { name: 'Listen: Low' }));
    await screen.findByText(/this is your browser’s voice/);
    expect(heard).toEqual([['low', 'ja']]);
  });

  test('say the name in other scripts, and keep only what their voices can read', async () => {
    const changes = answerSettings();
    const { user } = open('/en/assistant/settings');
    await user.click(await screen.findByRole('button', { name: 'Other languages' }));
    const [kana, cyrillic] = [screen.getByLabelText('In Japanese'), screen.getByLabelText('In Russian')];
    expect(screen.getByText(/Usually: イダ/)).toBeTruthy();
    await user.type(kana, 'Aida');
    await user.tab();
    expect(kana.getAttribute('aria-invalid')).toBe('true');
    await user.type(cyrillic, 'Аида');
    await user.tab();
    await waitFor(() =>
      expect(changes).toEqual([{ spoken_name: { latin: '', kana: '', arabic: '', cyrillic: 'Аида' } }]),
    );
  });

  test('preview the text message', async () => {
    const changes = answerSettings();
    const { user } = open('/en/assistant/settings');
    await screen.findByText(/the boat survey/);
    await user.click(screen.getByLabelText(/^Nothing/));
    await screen.findByText(/Calluna: a new message\./);
    await waitFor(() => expect(changes).toEqual([{ detail: 'private' }]));
  });

  test('save valid hours and report invalid ones', async () => {
    const changes = answerSettings();
    const { user } = open('/en/assistant/settings');
    await user.click(await screen.findByLabelText('Monday: 09:00–17:00', { selector: 'button' }));
    const until = screen.getByLabelText('Until');
    await user.clear(until);
    await user.type(until, '08:00');
    expect(screen.getByRole('alert').textContent).toContain('Not saved yet.');
    expect(changes).toEqual([]);
    await user.clear(until);
    await user.type(until, '12:30');
    await user.tab();
    const [monday] = [[{ from: '09:00', until: '12:30' }]];
    await waitFor(() => expect(changes).toEqual([{ windows: [monday, ...theSettings().windows.slice(1)] }]));
  });

  test('list blocked numbers, and remove one that is unblocked', async () => {
    answerSettings();
    const [phone, other] = [Phone.parse('+16125550138'), Phone.parse('+18885550109')];
    const at = '2026-11-20T12:00:00.000Z';
    const dana = { phone, name: 'Dana Brandt', at };
    answer(assistant.getBlocked, () => ({ numbers: [{ phone: other, name: null, at }, dana] }));
    const unblocked: string[] = [];
    answer(assistant.unblock, (input) => {
      unblocked.push(input.phone);
      const callback = { id: newId('appointment'), starts_at: soon(60), tz: 'UTC', state: 'cancelled' as const };
      return { numbers: [dana], callbacks: [{ ...callback, call_id: null, change: 'lost' as const }] };
    });
    const { user } = open('/en/assistant/settings');
    await user.click(await button('Unblock (888) 555-0109'));
    await waitFor(() => expect(screen.queryByText('(888) 555-0109')).toBeNull());
    expect(unblocked).toEqual([other]);
    screen.getByText(/could not be brought back: the time is taken or past\.$/);
    expect(screen.getByRole('button', { name: 'Unblock Dana Brandt' })).toBeTruthy();
  });

  test('revert with an error if saving fails', async () => {
    answerSettings();
    answer(assistant.updateSettings, () => Promise.reject(new Fault('request.conflict')));
    const { user } = open('/en/assistant/settings');
    const ask = await screen.findByLabelText<HTMLInputElement>(/Always ask/);
    await user.click(ask);
    await screen.findByRole('alert');
    expect(ask.checked).toBe(false);
  });
});
