import { html } from 'hono/html';

import type { Clock } from '#scripts/dev/clock.ts';
import { Move } from '#scripts/dev/clock.ts';
import { json, parsed, wantsPage } from '#scripts/dev/pages/body.ts';
import { type Html, page } from '#scripts/dev/pages/page.ts';
import type { Due, ClockAdvance, ClockAdvances } from '#scripts/dev/clock-advance.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const steps = { '+10 min': 600, '+1 hour': 3600, '+1 day': 86_400, '+30 days': 30 * 86_400, '+1 year': 365 * 86_400 };
const SHOWN = 8;
/** How long a form waits for a move; the page shows the progress of a longer one. */
const FORM_WAIT_MS = 1500;

/** The product's time, the upcoming work, and the results of the last move. */
export async function clockPage(request: Request, clock: Clock, advances: ClockAdvances): Promise<Response> {
  const { now, offset_seconds } = clock.read();
  if (!wantsPage(request)) return json({ now, offset_seconds });
  const latest = advances.latest();
  const due = await advances.due();
  const isMoving = latest && !latest.isOver;
  const button = (name: string, seconds: number) =>
    html`<button class="btn btn--line" name="advance_seconds" value="${seconds}">${name}</button>`;
  return page({
    title: 'Clock',
    path: '/dev/clock',
    head: isMoving && html`<meta http-equiv="refresh" content="1" />`,
    main: html`<h1>Clock</h1>
      <section class="dev-clock" aria-labelledby="clock">
        <div class="row row--between">
          <h2 class="cap" id="clock">This system believes it is</h2>
          <b class="small">${distance(offset_seconds)}</b>
        </div>
        <p class="dev-time">${now.slice(11, 16)}<small>${dayOf(now)}, UTC</small></p>
        <form class="row" method="post" action="/dev/clock">
          ${due[0] && html`<button class="btn" name="now" value="${after(due[0].at)}">To the next one</button>`}
          ${Object.entries(steps).map(([name, seconds]) => button(name, seconds))}
          ${button('Real time', -offset_seconds)}
        </form>
        <form class="row" method="post" action="/dev/clock">
          <label
            >To a moment, UTC
            <input class="input" type="datetime-local" name="now" required value="${now.slice(0, 16)}"
          /></label>
          <button class="btn btn--line">Go</button>
        </form>
        <p class="small">
          Everything reads this clock: how long a search is kept, when a month is charged, limits by the day, and the
          thirty days of a login. The pages follow it too. The codes of an authenticator app are the exception: they
          follow the real time, as the app does. Forward it stops wherever something is due, and has it done; back it
          jumps.
        </p>
      </section>
      <div class="dev-cols dev-cols--even">
        <section aria-labelledby="next">
          <h2 class="dev-rule" id="next">Due next <span class="chip">${due.length}</span></h2>
          ${due.length ? dueList(due) : html`<p class="muted dev-none">Nothing is due.</p>`}
        </section>
        <section aria-labelledby="latest" aria-live="polite">
          <h2 class="dev-rule" id="latest">The last move forward</h2>
          ${latest ? moveDetails(latest, now) : html`<p class="muted dev-none">The clock has not been moved yet.</p>`}
        </section>
      </div>`,
  });
}

/** The clock is set to whole seconds: to the one in which it is due. */
const after = (moment: string) => new Date(Date.parse(moment) + 1000).toISOString();

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).replace(',', '');
const momentOf = (moment: string) => {
  const day = new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  return html`<time class="num" datetime="${moment}">${day}, ${moment.slice(11, 16)}</time>`;
};

const kinds: Record<Due['what'], string> = {
  membership: 'Membership: a reminder, a charge or its end',
  charge: 'Charge: its payment is checked',
  run: 'Renewal: the payment is tried again',
};
const dueList = (due: Due[]): Html =>
  html`<ol class="dev-list">
    ${due.slice(0, SHOWN).map(
      ({ at, what, id }) =>
        html`<li>
          <span><b>${momentOf(at)}</b><br /><span class="small">${kinds[what]}</span></span>
          <span class="small muted">${id}</span>
        </li>`,
    )}
    ${due.length > SHOWN && html`<li class="muted">and ${due.length - SHOWN} more</li>`}
  </ol>`;

/** The results of a move. */
function moveDetails({ from, to, stops, paid, failed, took_ms, trouble, isOver }: ClockAdvance, now: string): Html {
  const row = (name: string, value: Html | string | number) =>
    html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`;
  const share = (Date.parse(now) - Date.parse(from)) / (Date.parse(to) - Date.parse(from));
  return html`${!isOver && html`<progress class="dev-length" max="1" value="${Math.min(1, share).toFixed(3)}" aria-label="Progress"></progress>`}
    ${trouble && html`<p class="alert alert--danger" role="alert">It stopped on its way. ${trouble}.</p>`}
    <dl class="kv">
      ${row('From', momentOf(from))} ${row('To', momentOf(to))} ${row('Charged', paid)}
      ${row('Could not be charged', failed)} ${row('Stops', stops.length)}
      ${row('Took', `${(took_ms / 1000).toFixed(1)} s`)}
    </dl>
    ${
      stops.length > 0 &&
      html`<details>
        <summary>Where it stopped</summary>
        <ol class="dev-stops">
          ${stops.map((at) => html`<li>${momentOf(at)}</li>`)}
        </ol>
      </details>`
    }
    <p class="small"><a href="/dev/runs">What ran</a></p>`;
}

/** An offset in words: “2 h 08 min ahead of real time”. */
export function distance(seconds: number): string {
  const size = Math.abs(seconds);
  const [days, hours, minutes] = [Math.floor(size / 86_400), Math.floor(size / 3600) % 24, Math.floor(size / 60) % 60];
  if (size < 60) return seconds ? `${size} s ${side(seconds)}` : 'Real time';
  const parts = [
    days && `${days} d`,
    hours && `${hours} h`,
    minutes && `${String(minutes).padStart(hours ? 2 : 1, '0')} min`,
  ];
  return `${parts.filter(Boolean).join(' ')} ${side(seconds)}`;
}

const side = (seconds: number) => (seconds > 0 ? 'ahead of real time' : 'behind real time');

/**
 * Moves the clock. JSON gets the new reading when all due work is done, or the reason why it stopped; the forms are
 * redirected back to the page, which shows the progress.
 */
export async function moveClock(request: Request, advances: ClockAdvances): Promise<Response> {
  const body = await request.text();
  const isForm = !body.trimStart().startsWith('{') && wantsPage(request);
  const moving = advances.move(parsed(isForm ? fromForm(body) : body, Move));
  const answer = isForm ? await Promise.race([moving, waited()]) : await moving;
  if (!answer) throw new Fault('request.invalid');
  return isForm ? new Response(null, { status: 303, headers: { location: '/dev/clock' } }) : json(answer);
}

const waited = () => new Promise<true>((done) => void setTimeout(() => done(true), FORM_WAIT_MS));

/** The form fields of the page in the shape of the JSON body. */
export function fromForm(body: string): string {
  const form = new URLSearchParams(body);
  const [seconds, now] = [form.get('advance_seconds'), form.get('now') ?? ''];
  if (seconds !== null) return JSON.stringify({ advance_seconds: Number(seconds) });
  return JSON.stringify({ now: now.endsWith('Z') ? now : `${now}:00Z` });
}
