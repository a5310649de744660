import { html } from 'hono/html';

import { json, wantsPage } from '#scripts/dev/pages/body.ts';
import { type Html, page } from '#scripts/dev/pages/page.ts';
import type { Run } from '#scripts/dev/lambda.ts';
import type { Execution } from '#scripts/dev/executions.ts';

const LATEST = 100;

/** Background runs: the state machines with their states, and the jobs. */
export async function runsPage(request: Request, executions: Execution[], runs: readonly Run[]): Promise<Response> {
  const latest = executions.slice(0, LATEST);
  if (!wantsPage(request)) return json({ machines: latest, jobs: runs });
  return page({
    title: 'Runs',
    path: '/dev/runs',
    main: html`<h1>Runs</h1>
      <section aria-labelledby="machines">
        <h2 class="dev-rule" id="machines">State machines <span class="chip">${executions.length}</span></h2>
        ${latest.length ? machines(latest) : html`<p class="muted dev-none">No month was to be charged yet. Move the clock to when one is.</p>`}
      </section>
      <section aria-labelledby="jobs">
        <h2 class="dev-rule" id="jobs">Jobs</h2>
        ${runs.length ? jobs(runs) : html`<p class="muted dev-none">No job has run since the dev server started.</p>`}
      </section>`,
  });
}

const table = (name: string, columns: string[], rows: Html[]) =>
  html`<div class="dev-scroll" tabindex="0" role="group" aria-label="${name}">
    <table>
      <thead>
        <tr>
          ${columns.map((each) => html`<th scope="col">${each}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;

const states: Record<Execution['status'], Html> = {
  RUNNING: html`<span class="chip">At work</span>`,
  SUCCEEDED: html`<span class="chip chip--ok">Done</span>`,
  FAILED: html`<span class="chip chip--danger">Failed</span>`,
  TIMED_OUT: html`<span class="chip chip--danger">Took too long</span>`,
  ABORTED: html`<span class="chip chip--warn">Broken off</span>`,
};
const shortly = (moment: string) => moment.slice(0, 16).replace('T', ' ');

const machines = (executions: Execution[]) =>
  table(
    'Table of state machines',
    ['Machine', 'Run', 'Started (its clock)', 'Result', 'States'],
    executions.map(({ machine, name, started_at, status, until, states: passed }) => {
      const state = until ? html`<span class="chip chip--warn">Waits until ${shortly(until)}</span>` : states[status];
      return html`<tr>
        <td>${machine}</td>
        <td>${name}</td>
        <td>${shortly(started_at)}</td>
        <td>${state}</td>
        <td>${passed.map((each) => each.name).join(' · ')}</td>
      </tr>`;
    }),
  );

const jobs = (runs: readonly Run[]) =>
  table(
    'Table of runs',
    ['Job', 'Started (real time)', 'Took', 'Try', 'Result'],
    runs.map(
      ({ id, started, took_ms, attempt, outcome }) =>
        html`<tr>
          <td>${id}</td>
          <td>${started.slice(11, 19)}</td>
          <td>${took_ms} ms</td>
          <td>${attempt}</td>
          <td>${outcome}</td>
        </tr>`,
    ),
  );
