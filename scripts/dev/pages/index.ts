import type { MessageStore } from '#functions/messaging/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { DemoAccounts } from '#scripts/dev/demo-accounts.ts';
import type { Clock } from '#scripts/dev/clock.ts';
import { assets } from '#scripts/dev/pages/assets.ts';
import { isCrossSite, json } from '#scripts/dev/pages/body.ts';
import { chatLinks } from '#scripts/dev/pages/chat-link.ts';
import { clockPage, moveClock } from '#scripts/dev/pages/clock.ts';
import { home } from '#scripts/dev/pages/home.ts';
import { letterPage, lettersPage } from '#scripts/dev/pages/letters.ts';
import { loginAnswer, loginPage } from '#scripts/dev/pages/login.ts';
import { answerMail, type ReceiveMail } from '#scripts/dev/pages/mail-answer.ts';
import { answerText, mailPage, outbox, type ReceiveText } from '#scripts/dev/pages/outbox.ts';
import { phone } from '#scripts/dev/pages/phone.ts';
import { playRecording } from '#scripts/dev/pages/recordings.ts';
import { runsPage } from '#scripts/dev/pages/runs.ts';
import type { Run } from '#scripts/dev/lambda.ts';
import type { Execution } from '#scripts/dev/executions.ts';
import type { ClockAdvances } from '#scripts/dev/clock-advance.ts';
import { createRoutes } from '#scripts/dev/server.ts';
import type { ImportProgress } from '#scripts/dev/population.ts';
import { Fault } from '#shared/errors/catalogue.ts';

type Parts = {
  table: Table;
  accounts: DemoAccounts;
  clock: Clock;
  messages: MessageStore;
  receiveText: ReceiveText;
  receiveMail: ReceiveMail;
  runs: readonly Run[];
  executions: () => Execution[];
  advances: ClockAdvances;
  population: () => ImportProgress;
};

/** The pages under `/dev`, which exist nowhere else. A form that another site sends here is refused. */
export function devPages({
  table,
  accounts,
  clock,
  messages,
  receiveText,
  receiveMail,
  runs,
  executions,
  advances,
  population,
}: Parts) {
  const app = createRoutes().basePath('/dev');
  app.use(async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead && isCrossSite(c.req.raw)) return c.text('Refused: sent by another site.\n', 403);
    return next();
  });
  app.get('/', () => home(accounts.all));
  app.get('/outbox', (c) => outbox(c.req.raw, messages));
  app.post('/outbox', (c) => answerText(c.req.raw, receiveText, messages));
  app.post('/outbox/answers', (c) => answerMail(c.req.raw, receiveMail, messages));
  app.get('/letters', (c) => lettersPage(new URL(c.req.url)));
  app.get('/letters/mail', (c) => letterPage(new URL(c.req.url)));
  app.get('/outbox/mail', (c) => mailPage(new URL(c.req.url), messages));
  app.get('/clock', (c) => clockPage(c.req.raw, clock, advances));
  app.post('/clock', (c) => moveClock(c.req.raw, advances));
  app.get('/runs', (c) => runsPage(c.req.raw, executions(), runs));
  app.get('/login', (c) => loginPage(c.req.raw, new URL(c.req.url), accounts));
  app.post('/login', (c) => loginAnswer(c.req.raw, accounts));
  app.get('/recordings', (c) => playRecording(new URL(c.req.url), () => new Date(clock.read().now)));
  app.get('/population', () => json(population()));
  app.route('/', chatLinks(table, accounts, clock));
  app.route('/', phone(table, accounts, clock));
  app.route('/', assets);
  app.all('*', () => {
    throw new Fault('request.unknown-route');
  });
  return app;
}
