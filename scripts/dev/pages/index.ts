import type { MessageStore } from '#functions/messaging/store.ts';
import { failure } from '#functions/platform/failure.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { DemoAccounts } from '#scripts/dev/demo-accounts.ts';
import type { Clock } from '#scripts/dev/clock.ts';
import { assets } from '#scripts/dev/pages/assets.ts';
import { isCrossSite } from '#scripts/dev/pages/body.ts';
import { chatLinks } from '#scripts/dev/pages/chat-link.ts';
import { clockPage, moveClock } from '#scripts/dev/pages/clock.ts';
import { home } from '#scripts/dev/pages/home.ts';
import { loginAnswer, loginPage } from '#scripts/dev/pages/login.ts';
import { mailPage } from '#scripts/dev/pages/outbox-mail.ts';
import { answerText, outbox, type ReceiveText } from '#scripts/dev/pages/outbox.ts';
import { phone } from '#scripts/dev/pages/phone.ts';
import { playRecording } from '#scripts/dev/pages/recordings.ts';
import { runsPage } from '#scripts/dev/pages/runs.ts';
import type { Run } from '#scripts/dev/lambda.ts';
import type { Execution } from '#scripts/dev/executions.ts';
import type { ClockAdvances } from '#scripts/dev/clock-advance.ts';
import { fromLambda, type Responder } from '#scripts/dev/server.ts';
import { Fault } from '#shared/errors/catalogue.ts';

type Parts = {
  table: Table;
  accounts: DemoAccounts;
  clock: Clock;
  messages: MessageStore;
  receiveText: ReceiveText;
  runs: readonly Run[];
  executions: () => Execution[];
  advances: ClockAdvances;
};

/** The pages under `/dev`, which no other stage has. What another site sends here is refused. */
export function dev({ table, accounts, clock, messages, receiveText, runs, executions, advances }: Parts): Responder {
  const pages: Record<string, (request: Request, url: URL) => Promise<Response> | Response> = {
    'GET /dev': () => home(accounts.all),
    'GET /dev/outbox': (request) => outbox(request, messages),
    'GET /dev/outbox/mail': (_, url) => mailPage(url, messages),
    'POST /dev/outbox': (request) => answerText(request, receiveText, messages),
    'GET /dev/clock': (request) => clockPage(request, clock, advances),
    'POST /dev/clock': (request) => moveClock(request, advances),
    'GET /dev/runs': (request) => runsPage(request, executions(), runs),
    'GET /dev/login': (request, url) => loginPage(request, url, accounts),
    'POST /dev/login': (request) => loginAnswer(request, accounts),
    'GET /dev/recordings': (request, url) => playRecording(request, url, () => new Date(clock.read().now)),
    ...chatLinks(table, accounts, clock),
    ...assets,
  };
  const calls = phone(table, accounts, clock);
  return async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/(?<=.)\/$/, '');
    const isOurs = path === '/dev' || path.startsWith('/dev/');
    if (!isOurs || path === '/dev/gallery') return undefined; // the gallery is a screen of the pages
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const answer = pages[`${method} ${path}`] ?? calls(method, path);
    if (!answer) return fromLambda(failure(new Fault('request.unknown-route')));
    if (method !== 'GET' && isCrossSite(request))
      return new Response('Refused: sent by another site.\n', { status: 403 });
    return answer(request, url);
  };
}
