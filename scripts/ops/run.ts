import { appSecret } from '#functions/platform/secret.ts';
import { block, describe, unblock } from '#scripts/ops/accounts.ts';
import { calls } from '#scripts/ops/calls.ts';
import { disputes } from '#scripts/ops/disputes.ts';
import { grant } from '#scripts/ops/credits.ts';
import { impersonate } from '#scripts/ops/impersonate.ts';
import { cancelMembership, refundCharge, setPaying } from '#scripts/ops/money.ts';
import { messages, resend } from '#scripts/ops/messages.ts';
import { numbers } from '#scripts/ops/numbers.ts';
import type { Stage } from '#scripts/ops/open.ts';
import type { Options } from '#scripts/ops/options.ts';
import { payments } from '#scripts/ops/payments.ts';
import { removals } from '#scripts/ops/removals.ts';
import { requests } from '#scripts/ops/requests.ts';
import { suppressions } from '#scripts/ops/suppressions.ts';
import { visits } from '#scripts/ops/visits.ts';
import { support } from '#scripts/ops/support.ts';
import { tickets } from '#scripts/ops/tickets.ts';
import { translations } from '#scripts/ops/translations.ts';

/** Runs a command and returns its output. */
export function run(
  { command, subject, object, objects, because, text, owner, isSure, withWords }: Options,
  stage: Stage,
  now: Date,
): Promise<string> {
  const { table } = stage;
  if (isMailing({ command, subject })) stage.site(); // refuses before anything is done if the links have no address
  switch (command) {
    case 'find':
      return describe(subject, table);
    case 'block':
      return block(subject, because, table, now);
    case 'unblock':
      return unblock(subject, because, table, now);
    case 'impersonate':
      return impersonate(subject, because, stage, now);
    case 'grant':
      return grant(subject, Number(object), because, table, now);
    case 'payments':
      return payments(subject, table);
    case 'refund':
      return refundCharge(subject, object, because, table, now);
    case 'cancel':
      return cancelMembership(subject, because, table, now);
    case 'no-pay':
      return setPaying(subject, object === 'off', because, table, now);
    case 'messages':
      return messages(subject, objects, table, now);
    case 'resend':
      return resend(subject, table, now);
    case 'translations':
      return translations(table);
    case 'visits':
      return visits(table, now);
    case 'support':
      return support(subject, object, because, table, now);
    case 'tickets':
      return tickets(subject, objects, { text, operator: because.operator }, stage, now);
    case 'calls':
      return calls(subject, objects, { because, owner, isSure, withWords }, stage, now);
    case 'numbers':
      return numbers(subject, objects, table, now);
    case 'removals':
      return removals(subject, objects, { table, secret: appSecret, operator: because.operator }, now);
    case 'suppressions': {
      const onProgress = (line: string) => void process.stderr.write(`${line}\n`);
      return suppressions(subject, objects, { table, secret: appSecret, open: stage.open, onProgress }, now);
    }
    case 'requests':
      return requests(subject, objects, { table, secret: appSecret }, now);
    case 'disputes':
      return disputes([subject, ...objects], because, table, now);
  }
}

/** Commands that mail a customer or requester. */
const mailing = [
  'refund',
  'cancel',
  'impersonate',
  'removals import',
  'tickets answer',
  'disputes uphold',
  'disputes reject',
];
const isMailing = ({ command, subject }: Pick<Options, 'command' | 'subject'>) =>
  mailing.includes(command) || mailing.includes(`${command} ${subject}`);
