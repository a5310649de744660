import { type Clock, Move } from '#scripts/desk/clock.ts';
import { json, parsed, wantsPage } from '#scripts/desk/dev/body.ts';
import { html } from '#scripts/desk/dev/html.ts';
import { page } from '#scripts/desk/dev/page.ts';
import type { Run } from '#scripts/desk/lambda.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const steps = { '+10 min': 600, '+1 hour': 3600, '+1 day': 86_400, '+30 days': 30 * 86_400 };

/** The time as the product believes it, and the jobs that ran. */
export function clockPage(request: Request, clock: Clock, runs: readonly Run[]): Response {
  const { now, offset_seconds } = clock.read();
  if (!wantsPage(request)) return json({ now, offset_seconds });
  const button = (name: string, seconds: number) =>
    html`<button class="btn btn--line" name="advance_seconds" value="${seconds}">${name}</button>`;
  const day = new Date(now).toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
  return page({
    title: 'Clock and runs',
    path: '/dev/clock',
    main: html`<h1>Clock and runs</h1>
      <section class="dev-clock" aria-labelledby="clock">
        <div class="row row--between">
          <h2 class="cap" id="clock">This system believes it is</h2>
          <b class="small">${distance(offset_seconds)}</b>
        </div>
        <p class="dev-time">${now.slice(11, 16)}<small>${day}, UTC</small></p>
        <form class="row" method="post" action="/dev/clock">
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
          Everything reads this clock: how long a search is kept, when a membership ends, limits by the day. A login is
          the exception: it follows the real time.
        </p>
      </section>
      <section aria-labelledby="runs">
        <h2 class="dev-rule" id="runs">Runs</h2>
        ${runs.length ? table(runs) : html`<p class="muted dev-none">No job has run since the desk was started.</p>`}
      </section>`,
  });
}

const table = (runs: readonly Run[]) =>
  html`<div class="dev-scroll" tabindex="0" role="group" aria-label="Table of runs">
    <table>
      <thead><tr><th scope="col">Job</th><th scope="col">Started (real time)</th><th scope="col">Took</th><th scope="col">Try</th><th scope="col">Result</th></tr></thead>
      <tbody>${runs.map(({ id, started, took_ms, attempt, outcome }) => html`<tr>
        <td>${id}</td><td>${started.slice(11, 19)}</td><td>${took_ms} ms</td><td>${attempt}</td><td>${outcome}</td>
      </tr>`)}</tbody>
    </table>
  </div>`; // prettier-ignore

/** An offset in words: “2 h 08 min ahead of real time”. */
export function distance(seconds: number): string {
  const size = Math.abs(seconds);
  const [days, hours, minutes] = [Math.floor(size / 86_400), Math.floor(size / 3600) % 24, Math.floor(size / 60) % 60];
  if (size < 60) return seconds ? `${size} s ${side(seconds)}` : 'Real time';
  const parts = [days && `${days} d`, hours && `${hours} h`, minutes && `${String(minutes).padStart(hours ? 2 : 1, '0')} min`]; // prettier-ignore
  return `${parts.filter(Boolean).join(' ')} ${side(seconds)}`;
}

const side = (seconds: number) => (seconds > 0 ? 'ahead of real time' : 'behind real time');

/** Moves the clock: JSON answers with the new reading, the page’s own forms come back to the page. */
export async function moveClock(request: Request, clock: Clock): Promise<Response> {
  const body = await request.text();
  const isForm = !body.trimStart().startsWith('{') && wantsPage(request);
  const reading = await clock.move(parsed(isForm ? fromForm(body) : body, Move));
  if (!reading) throw new Fault('request.invalid');
  return isForm ? new Response(null, { status: 303, headers: { location: '/dev/clock' } }) : json(reading);
}

/** What the page’s forms send, as JSON has it. */
export function fromForm(body: string): string {
  const form = new URLSearchParams(body);
  const [seconds, now] = [form.get('advance_seconds'), form.get('now')];
  return JSON.stringify(seconds === null ? { now: `${now}:00Z` } : { advance_seconds: Number(seconds) });
}
