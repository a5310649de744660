import { parseOptions } from '#scripts/command-line.ts';
import { UserError } from '#scripts/user-error.ts';

export const USAGE = `npm run ops -- COMMAND (--dev [--data-dir DIR] | --table NAME [--site URL] [--signing-keys ARNS])

  find WHO                                         what is known of an account
  block WHO --reason TEXT --operator NAME          nobody gets in any more, and who is in is out
  unblock WHO --reason TEXT --operator NAME
  impersonate WHO --reason TEXT --operator NAME    a link to see what they see, for 15 minutes; they are notified
  grant WHO CREDITS --reason TEXT --operator NAME  credits, once a day for one reason
  payments WHO                                     the membership, and each charge with where it stands
  refund WHO CHARGE --reason TEXT --operator NAME  a charge goes back in full, however old; CHARGE is its id or its receipt
  cancel WHO --reason TEXT --operator NAME         the membership ends with what is paid
  no-pay WHO on|off --reason TEXT --operator NAME  they may not pay here any more, or may again
  messages list [WHO]                              messages that wait, were given up or were refused, and why
  resend MESSAGE                                   one that waits is tried for another day
  translations                                     phrases that pages had no words for
  visits                                           visits by page over thirty days, of those who agreed to it
  support grant|revoke WHO --reason TEXT --operator NAME  answers tickets in the inbox, or does no more
  tickets list [open|waiting|closed]               tickets and chats, those due first at the top
  tickets show REF                                 a ticket with its thread
  tickets answer REF --text TEXT --operator NAME   by mail, or in the chat
  tickets assign REF WHO --operator NAME           to one who works for support
  tickets close|reopen REF --operator NAME
  calls list OWNER [NUMBER]                        an owner's calls with their verdicts; of one number
  calls show OWNER CALL [--words]                  one call: verdict, reasons, marks, and what followed; --words: also what was
                                                   said, with --reason TEXT --operator NAME, of which the owner is notified
  calls not-spam OWNER CALL --reason TEXT --operator NAME  takes a verdict back, as the owner's own mark does
  calls of NUMBER                                  which owners have calls of a number, and what was proved of it
  calls forget NUMBER [--owner OWNER] [--yes --operator NAME]  deletes what owners have of a caller; without --yes, says what
  calls repeat-deletions TABLE                     deletes again, in a restored table, what was deleted in the other one since
  numbers list [COUNTRY]                           our phone numbers, and the owner of each
  numbers add NUMBER…                              bought numbers, in E.164, into the pool
  numbers retire NUMBER                            one that nobody has, out of it
  removals import FILE --operator AGENT            removes the people of a CSV file, and writes what became of each row
  removals agent NAME --operator NAME              a key with which an agent may remove the people it acts for
  removals revoke KEY                              it works no more
  removals statements                              why protected people are protected, until it is reviewed
  removals review REFERENCE keep|lift              a statement is reviewed and deleted; lift: imports may list them again
  removals lift REFERENCE [withdrawn|not-verified|abusive]   any removal is undone: imports may list them again
  requests due                                     privacy requests whose answer is due soon or late
  requests show REFERENCE                          what was asked, its dates and its history; no personal data
  requests finish REFERENCE                        carries out what a crash has left of it, and closes it
  requests deny REFERENCE no-record|not-verified|exempt|abusive|withdrawn   closes one that cannot be carried out
  suppressions sweep [PLACE]                       walks the index and removes suppressed people, as after a restore
  suppressions copy TABLE                          brings the suppressions of another table into a restored one
  disputes list [STATE]                            disputed facts, the most urgent first; open ones by default
  disputes show DISPUTE                            the fact, its sources, and what has happened
  disputes uphold DISPUTE --reason TEXT --operator NAME   the fact goes, or becomes a former one; those who flagged it read the reason
  disputes reject DISPUTE --reason TEXT --operator NAME   the fact stays
  disputes contacts                                where sources take reports of wrong facts
  disputes contact SOURCE ADDRESS|none             sets or removes one

WHO is an email address, a phone number or the id of an account.`;

export const commands = [
  'find',
  'block',
  'unblock',
  'impersonate',
  'grant',
  'payments',
  'refund',
  'cancel',
  'no-pay',
  'messages',
  'resend',
  'translations',
  'visits',
  'calls',
  'numbers',
  'disputes',
  'support',
  'tickets',
  'removals',
  'requests',
  'suppressions',
] as const;
type Command = (typeof commands)[number];
/** The number of arguments of each command. */
const argumentCounts: Record<Command, number | 'some'> = {
  find: 1,
  block: 1,
  unblock: 1,
  impersonate: 1,
  grant: 2,
  messages: 'some',
  resend: 1,
  translations: 0,
  visits: 0,
  calls: 'some',
  numbers: 'some',
  support: 2,
  tickets: 'some',
  disputes: 'some',
  removals: 'some',
  requests: 'some',
  suppressions: 'some',
  payments: 1,
  refund: 2,
  cancel: 1,
  'no-pay': 2,
};
const needsReason: Command[] = ['block', 'unblock', 'impersonate', 'grant', 'refund', 'cancel', 'no-pay', 'support'];

/** The reason of an action, which the customer can read, and its operator. */
export type Because = { reason: string; operator: string };
export type Where =
  | { devServer: string }
  | { table: string; site: string | undefined; signingKeys: string | undefined };
export type Options = {
  command: Command;
  /** The account or message, and further arguments: credits, a charge, on or off. */
  subject: string;
  object: string;
  objects: string[];
  because: Because;
  /** The words of an answer. */
  text: string;
  /** Whose calls; empty for those of all owners. */
  owner: string;
  /** Does it, and does not only say what it would do. */
  isSure: boolean;
  /** Also what was said in a call. */
  withWords: boolean;
  where: Where;
};

/** Parses the command line. @throws UserError with one sentence */
export function optionsFrom(args: string[], env: Record<string, string | undefined> = process.env): Options {
  const { values, positionals } = parsed(args);
  const [name, ...rest] = positionals;
  const command = commands.find((each) => each === name);
  if (!command) throw new UserError(name ? `There is no command “${name}”.\n\n${USAGE}` : USAGE);
  const wants = argumentCounts[command];
  if (wants === 'some' ? !rest.length : rest.length !== wants)
    throw new UserError(
      wants === 'some'
        ? `“${command}” needs one of these:\n\n${usageOf(command)}`
        : `“${command}” takes ${wants} and was given ${rest.length}:\n\n${usageOf(command)}`,
    );
  const [subject = '', ...objects] = rest;
  const [object = ''] = objects;
  if (command === 'grant' && !/^[1-9]\d{0,2}$/.test(object))
    throw new UserError('CREDITS is a whole number from 1 to 999.');
  if (command === 'no-pay' && !['on', 'off'].includes(object))
    throw new UserError('They may not pay (on), or may again (off): which of them?');
  const because = { reason: values.reason?.trim() ?? '', operator: values.operator?.trim() ?? '' };
  const isAnswer = command === 'disputes' && ['uphold', 'reject'].includes(subject);
  const isOfCall = command === 'calls' && (subject === 'not-spam' || (subject === 'show' && values.words === true));
  if (needsReason.includes(command) || isAnswer || isOfCall) {
    const isShort = because.reason.length < 8 || because.reason.length > 200;
    if (isShort) throw new UserError('--reason says why, in 8 to 200 characters: its customer reads it.');
    if (!because.operator) throw new UserError('--operator says who does it.');
  }
  return {
    command,
    subject,
    object,
    objects,
    because,
    text: values.text?.trim() ?? '',
    owner: values.owner?.trim() ?? '',
    isSure: values.yes === true,
    withWords: values.words === true,
    where: whereOf(values, env),
  };
}

/** The lines of the usage about one command. */
const usageOf = (command: Command) =>
  USAGE.split('\n')
    .filter((line) => line.startsWith(`  ${command} `))
    .join('\n');

function whereOf(values: ReturnType<typeof parsed>['values'], env: Record<string, string | undefined>): Where {
  const isDev = values.dev || values.desk;
  if (isDev && values.table) throw new UserError('Either --dev or --table: which of them?');
  if (isDev) return { devServer: values['data-dir'] ?? env.DATA_DIR ?? '.data' };
  const table = values.table ?? env.TABLE_NAME;
  if (!table) throw new UserError('Say where: --dev, or --table with the name of a table in AWS.');
  return { table, site: values.site ?? env.SITE_URL, signingKeys: values['signing-keys'] ?? env.SIGNING_KEYS };
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    reason: text,
    operator: text,
    text,
    owner: text,
    yes: flag,
    words: flag,
    table: text,
    site: text,
    'signing-keys': text,
    'data-dir': text,
    dev: flag,
    desk: flag, // the former name of --dev
  };
  return parseOptions(USAGE, { allowPositionals: true, options }, args);
}
