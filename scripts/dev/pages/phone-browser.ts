import type { Command } from '#functions/providers/telephony/port.ts';
import { at, bubble, clock, facts, logged, made } from '#scripts/dev/pages/phone-parts.ts';
import { sentences, spoken } from '#scripts/dev/pages/phone-sentences.ts';
import type { Language, Variety } from '#shared/values/language.ts';

type Fact = { value?: string; summary?: string; class?: string; text?: string; at?: string; confidence?: number };
type Reply = {
  commands: Command[];
  step: string | null;
  turn: number | null;
  understood: {
    name: Fact | null;
    reason: Fact | null;
    callback: Fact | null;
    urgent: boolean;
    spam: { probability: number };
  } | null;
  consent: { kind: string; answer: string } | null;
  appointment: { starts_at: string; tz: string } | null;
  may_text: boolean;
};
type Recognition = EventTarget & { lang: string; start(): void; stop(): void };

type Call = {
  id: string;
  began: number;
  as: string;
  owner: string;
  recording: number | null;
  turn: number | null;
  maxDigits: number;
};
let call: Call | undefined;
const language = () => at<HTMLSelectElement>('lang').value as Language;
const elapsed = () => (call ? Date.now() - call.began : 0);
const note = (text: string) => void (at('state').textContent = text);

async function post<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const reply = (await answer.json()) as T & { message?: string; errors?: Record<string, string[]> };
  if (answer.ok) return reply;
  throw new Error(
    Object.entries(reply.errors ?? {})
      .map(([field, words]) => `${field}: ${words.join(' ')}`)
      .join(' ') || reply.message,
  );
}

const showError = (error: unknown) => {
  at('trouble').textContent = error instanceof Error ? error.message : String(error);
  at('trouble').hidden = false;
};

at('dial').addEventListener('submit', (event) => {
  event.preventDefault();
  dial().catch(showError);
});

async function dial(): Promise<void> {
  const owner = at<HTMLSelectElement>('owner').selectedOptions[0]!;
  const value = (id: string) => at<HTMLInputElement>(id).value.trim();
  at('trouble').hidden = true;
  for (const id of ['speech', 'log']) at(id).replaceChildren();
  at('after').hidden = true;
  const dialled = {
    from: value('from') || null,
    to: owner.value,
    lang: language(),
    diverted_because: value('why'),
    stir: value('stir'),
  };
  const reply = await post<Reply & { call_id: string }>('/dev/phone/calls', {
    ...dialled,
    always_ask: at<HTMLInputElement>('ask').checked,
  });
  call = {
    id: reply.call_id,
    began: Date.now(),
    as: owner.dataset.as ?? '',
    owner: owner.dataset.name ?? '',
    recording: null,
    turn: null,
    maxDigits: 1,
  };
  at('who').textContent = `${call.owner}’s assistant`;
  logged(
    '0:00',
    'incoming',
    `from ${dialled.from ?? 'a withheld number'}, ${dialled.diverted_because}, STIR ${dialled.stir}`,
  );
  inCall(true);
  follow(reply);
}

let isSending = false;
async function sendEvent(event: { t: string } & Record<string, unknown>): Promise<void> {
  if (!call) return;
  clearTimeout(pause); // keys that were not sent belong to no later question
  typed = '';
  speechSynthesis?.cancel();
  const { t, ...what } = event;
  logged(
    clock(elapsed()),
    t,
    Object.values(what)
      .flat()
      .filter((each) => each !== null && each !== '')
      .map(String)
      .join(', '),
  );
  isSending = true;
  const reply = await post<Reply>(`/dev/phone/calls/${call.id}/events`, event).finally(() => (isSending = false));
  follow(reply);
  if (t === 'hangup') end('You hung up.');
}

function follow({ commands, ...reply }: Reply): void {
  if (!call) return;
  Object.assign(call, { recording: null, turn: reply.turn });
  at('rings').hidden = !commands.some(({ c }) => c === 'dial');
  for (const each of commands) {
    if (each.c === 'say') {
      bubble(
        each.text,
        each.language,
        `${clock(elapsed())} ${each.language}${each.can_interrupt ? '' : ', to the end'}`,
      );
      readOut(each.text, each.language);
      logged(clock(elapsed()), 'say', each.text, true);
    } else if (each.c === 'listen') {
      call.maxDigits = each.max_digits;
      note(
        `Listening: turn ${each.turn}, up to ${each.max_s} s${reply.step ? `, for ${reply.step.replace('_', ' ')}` : ''}`,
      );
      logged(
        clock(elapsed()),
        'listen',
        `turn ${each.turn}, up to ${each.max_s} s${each.hints.length ? `, hints ${each.hints.join(' ')}` : ''}`,
        true,
      );
    } else if (each.c === 'record') {
      call.recording = Date.now();
      note(`After the tone: recording, up to ${each.max_s} s. # ends it.`);
      logged(clock(elapsed()), 'record', `turn ${each.turn}, up to ${each.max_s} s`, true);
    } else if (each.c === 'dial') {
      note(`The phone of ${call.owner} rings, for ${each.timeout_s} s.`);
      ringing('rings');
      logged(clock(elapsed()), 'dial', `${each.number} from ${each.caller_id}, ${each.timeout_s} s`, true);
    } else {
      logged(clock(elapsed()), each.c, '', true);
    }
  }
  show(reply);
  const last = commands.at(-1)?.c;
  if (last === 'hangup') end('The assistant hung up.');
  if (last === 'reject') end('Rejected: busy, in a circle, or no line free.');
}

function show({ understood, consent, appointment, may_text, step }: Omit<Reply, 'commands'>): void {
  const sure = (fact: Fact | null, text?: string | null) =>
    fact
      ? `${text ?? fact.value ?? ''}${fact.confidence === undefined ? '' : ` (${fact.confidence.toFixed(2)})`}`
      : 'not yet';
  facts({
    Name: sure(understood?.name ?? null),
    Reason: sure(
      understood?.reason ?? null,
      understood?.reason && `${understood.reason.summary}, ${understood.reason.class}`,
    ),
    Urgent: understood ? (understood.urgent ? 'yes' : 'no') : 'not yet',
    'Asks for': understood?.callback ? `“${understood.callback.text}”, ${understood.callback.at}` : 'not yet',
    'Spam, by its words': understood ? `${Math.round(understood.spam.probability * 100)} of 100` : 'not yet',
    Recording: consent ? `${consent.kind}: ${consent.answer}` : 'not asked yet',
    Agreed: appointment ? `${appointment.starts_at}, ${appointment.tz}` : 'nothing yet',
    'Text message': may_text ? 'yes' : 'no',
    Step: step ?? 'none',
  });
}

function end(why: string): void {
  if (!call) return;
  note(why);
  const app = made('a', 'The call in the app') as HTMLAnchorElement;
  const path = `/en/assistant/call-details?call=${call.id}`;
  app.href = `/dev/login?as=${call.as}&redirect=${encodeURIComponent(path)}`;
  const outbox = made('a', 'What was sent') as HTMLAnchorElement;
  outbox.href = '/dev/outbox';
  at('after').replaceChildren(app, ' · ', outbox);
  at('after').hidden = false;
  call = undefined;
  at('rings').hidden = true;
  inCall(false);
}

function inCall(isOn: boolean): void {
  for (const id of ['text', 'send', 'end']) at<HTMLButtonElement>(id).disabled = !isOn;
  for (const key of document.querySelectorAll<HTMLButtonElement>('#keys button, #says button')) key.disabled = !isOn;
  at<HTMLButtonElement>('talk').disabled = !isOn || !recognition;
  at<HTMLButtonElement>('call').disabled = isOn;
  if (isOn) at('text').focus();
}

async function say(text: string, confidence: number | null = null, alternatives: string[] = []): Promise<void> {
  if (!call || !text.trim()) return;
  if (call.recording) return recorded();
  bubble(text, language(), `${clock(elapsed())}${confidence === null ? '' : ` ${confidence.toFixed(2)}`}`, true);
  await sendEvent({ t: 'speech', text, lang: language(), confidence, alternatives });
}

const recorded = () =>
  sendEvent({ t: 'recorded', duration_ms: Math.min(120_000, Date.now() - (call?.recording ?? Date.now())) });

/** The owner’s phone: it rings, or the two are talking. */
function ringing(state: 'rings' | 'talks'): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('#rings button'))
    button.hidden = button.dataset.while !== state;
}
at('rings').addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement) || !call) return;
  if (target.value === 'answer') {
    note(`Caller and ${call.owner} are talking.`);
    return ringing('talks');
  }
  sendEvent({ t: 'dialled', result: target.value }).catch(showError);
});

/** What the owner orders changes the call while this phone waits. */
async function look(): Promise<void> {
  if (!call || isSending) return;
  const { id, turn } = call;
  const answer = await fetch(`/dev/phone/calls/${id}`);
  if (!answer.ok) return;
  const reply = (await answer.json()) as Reply;
  const isNew = reply.turn !== null && turn !== null && reply.turn > turn;
  const hasEnded = reply.step === 'closed' && reply.commands.at(-1)?.c === 'hangup';
  if (!isSending && call?.id === id && call.turn === turn && (isNew || hasEnded)) follow(reply);
}

at('say').addEventListener('submit', (event) => {
  event.preventDefault();
  const field = at<HTMLInputElement>('text');
  const text = field.value;
  field.value = '';
  say(text).catch(showError);
});
at('keys').addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement) || !call) return;
  (call.recording ? recorded() : press(target.value)).catch(showError);
});

/** A key is an answer; of a number all keys are, up to `#` or a pause. */
const PAUSE_MS = 3000;
let typed = '';
let pause: ReturnType<typeof setTimeout> | undefined;
async function press(key: string): Promise<void> {
  clearTimeout(pause);
  if (key !== '#' || call?.maxDigits === 1) typed += key;
  if (call && call.maxDigits > 1 && key !== '#' && typed.length < call.maxDigits) {
    note(`Keys: ${typed}`);
    pause = setTimeout(() => void send().catch(showError), PAUSE_MS);
    return;
  }
  await send();
}

async function send(): Promise<void> {
  const digits = typed;
  typed = '';
  await sendEvent(digits ? { t: 'dtmf', digits } : { t: 'silence' });
}
at('end').addEventListener('click', () => void sendEvent({ t: 'hangup' }).catch(showError));

function sayable(): void {
  const buttons = sentences[language()].map((text) => {
    const button = made('button', text) as HTMLButtonElement;
    button.lang = language();
    button.addEventListener('click', () => void say(text).catch(showError));
    return button;
  });
  const silence = made('button', '(silence)') as HTMLButtonElement;
  silence.addEventListener('click', () => void sendEvent({ t: 'silence' }).catch(showError));
  for (const button of [...buttons, silence]) Object.assign(button, { type: 'button', disabled: !call });
  at('says').replaceChildren(...buttons, silence);
}
at('lang').addEventListener('change', sayable);
sayable();

at('meets').addEventListener('change', () => {
  post('/dev/phone/test-calls/meet', { meets: at<HTMLSelectElement>('meets').value }).catch(showError);
});

let isMuted = false;
at('mute').addEventListener('click', () => {
  isMuted = !isMuted;
  at('mute').setAttribute('aria-pressed', String(isMuted));
  at('mute').textContent = isMuted ? 'Unmute' : 'Mute';
  speechSynthesis?.cancel();
});

function readOut(text: string, of: Variety): void {
  if (isMuted || !('speechSynthesis' in window)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = spoken[of];
  speechSynthesis.speak(utterance);
}

/** The browser’s own speech recognition, if any. */
const recognition = (() => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    (new () => Recognition) | undefined
  >;
  const Recognition = SpeechRecognition ?? webkitSpeechRecognition;
  return Recognition ? Object.assign(new Recognition(), { maxAlternatives: 5, interimResults: false }) : undefined;
})();
recognition?.addEventListener('result', (event) => {
  type Guess = { transcript: string; confidence: number };
  const [first, ...others] = [...(event as unknown as { results: Iterable<Iterable<Guess>> }).results].flatMap(
    (each) => [...each],
  );
  if (first)
    say(
      first.transcript,
      first.confidence || null,
      others.map(({ transcript }) => transcript),
    ).catch(showError);
});
at('talk').addEventListener('click', () => {
  speechSynthesis?.cancel();
  if (recognition) recognition.lang = spoken[language()];
  recognition?.start();
});

setInterval(() => void look().catch(() => {}), 1000);
setInterval(() => {
  if (call) at('timer').textContent = clock(elapsed());
}, 500);
