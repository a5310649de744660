import { accessLog } from '#functions/account/auth/store.ts';
import { markStore } from '#functions/calls/assistant/settings-store.ts';
import { markingOf } from '#functions/calls/assistant/set-mark.ts';
import { callStore, type StoredCall } from '#functions/calls/assistant/store.ts';
import { repeatDeletions } from '#functions/calls/deletion/repeat-deletions.ts';
import { noticeFor } from '#functions/calls/outcome/notification.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { messageStore } from '#functions/messaging/store.ts';
import { accountOf } from '#scripts/ops/accounts.ts';
import { forgetNumber, ownersOf } from '#scripts/ops/caller.ts';
import { noteLook } from '#scripts/ops/impersonate.ts';
import type { Stage } from '#scripts/ops/open.ts';
import type { Because } from '#scripts/ops/options.ts';
import { printable } from '#scripts/ops/printable.ts';
import { UserError } from '#scripts/user-error.ts';
import { CallId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

const USAGE =
  'calls list OWNER [NUMBER], show OWNER CALL, not-spam OWNER CALL, of NUMBER, forget NUMBER, or repeat-deletions TABLE: which of them?';
/** The most that are listed. */
const MOST = 200;

type Said = { because: Because; owner: string; isSure: boolean; withWords: boolean };

/** Looks at calls and corrects them: docs/runbooks/calls.md. */
export async function calls(
  what: string,
  [one, two]: string[],
  { because, owner, isSure, withWords }: Said,
  stage: Stage,
  now: Date,
): Promise<string> {
  if (!one) throw new UserError(USAGE);
  switch (what) {
    case 'list':
      return list(one, two, stage);
    case 'show':
      return show(one, two, withWords ? because : undefined, stage, now);
    case 'not-spam':
      return takeBack(one, two, because, stage, now);
    case 'of':
      return ownersOf(phoneOf(one), stage, now);
    case 'forget':
      return forgetNumber(phoneOf(one), { owner, isSure, operator: because.operator }, stage, now);
    case 'repeat-deletions': {
      const { deletions, repeated } = await repeatDeletions(stage.open(one), stage.table, stage.recordings, now);
      return `${deletions} deletions of the last 35 days, ${repeated} of them done again here.`;
    }
    default:
      throw new UserError(USAGE);
  }
}

function phoneOf(text: string): Phone {
  const phone = parsePhone(text);
  if (!phone) throw new UserError('NUMBER is a telephone number with its country code, such as +12185550123.');
  return phone;
}

/** How it ended. Whom we turn away is not one who hung up. */
const endOf = ({ status, is_turned_away }: StoredCall): string => (is_turned_away ? 'lines_busy' : status);

async function list(who: string, number: string | undefined, { table }: Stage): Promise<string> {
  const { account_id } = await accountOf(who, table);
  const phone = number === undefined ? undefined : phoneOf(number);
  const all = await callStore(table).latest(account_id);
  const some = phone ? all.filter(({ caller_number }) => caller_number === phone) : all;
  if (!some.length) return phone ? `${account_id} has no call of ${phone}.` : `${account_id} has no calls.`;
  const lines = some.slice(0, MOST).map((call) => {
    const { id, started_at, caller_number, duration_s, spam, urgency } = call;
    return [
      started_at,
      id,
      (caller_number || 'withheld').padEnd(16),
      `${duration_s} s`.padStart(6),
      endOf(call).padEnd(18),
      `${spam.verdict} ${spam.score}`,
      ...(urgency === 'high' ? ['urgent'] : []),
    ].join('  ');
  });
  return [...lines, ...(some.length > MOST ? [`… and ${some.length - MOST} earlier ones`] : [])].join('\n');
}

/** @throws UserError if the account has no such call */
async function callOf(who: string, id: string | undefined, { table }: Stage) {
  const account = await accountOf(who, table);
  const call_id = CallId.safeParse(id).data;
  const call = call_id && (await callStore(table).of(account.account_id, call_id));
  if (!call) throw new UserError('This account has no such call: calls list names them.');
  return { account, call };
}

const signed = (weight: number) => `${weight > 0 ? '+' : ''}${weight}`;
const reasonsOf = ({ reasons }: StoredCall['spam']) =>
  reasons.map(({ code, weight }) => `${signed(weight)} ${code}`).join(', ') || 'none';

/** How the owner is notified of a call, by its verdict. */
const byVerdict = {
  none: 'not at all: it is only listed',
  grouped: 'together with other doubtful calls',
  'at-once': 'at once',
} as const;

/** The most messages that are looked through for those of a call. */
const MOST_MESSAGES = 2000;

/** What is stored of the messages about a call, which are kept for thirty days. */
async function toldOf(call: StoredCall, { table }: Stage): Promise<string> {
  const messages = (await messageStore(table).latest(MOST_MESSAGES)).filter(
    ({ call_id, account_id }) => call_id === call.id && account_id === call.account_id,
  );
  if (!messages.length)
    return `no message of it is stored. By the verdict now it would be: ${byVerdict[noticeFor(call, call.is_turned_away === true)]}`;
  return messages
    .reverse()
    .map(({ purpose, channel, state, sent_at }) => `${purpose} by ${channel}, ${state}${sent_at ? ` ${sent_at}` : ''}`)
    .join('; ');
}

async function show(
  who: string,
  id: string | undefined,
  toReadWords: Because | undefined,
  stage: Stage,
  now: Date,
): Promise<string> {
  const { table } = stage;
  const { account, call } = await callOf(who, id, stage);
  const { account_id } = account;
  const phone = Phone.safeParse(call.caller_number).data;
  const [details, mark, reputation, told] = await Promise.all([
    callStore(table).detailsOf(account_id, call.id),
    phone && markStore(table).of(account_id, phone),
    phone && callerStore(table).of(phone, now),
    toldOf(call, stage),
  ]);
  const { spam, judged, appointment } = call;
  const lines: [string, string][] = [
    ['call', `${call.id} of ${call.started_at}, ${call.duration_s} s, ${details?.language ?? '–'}`],
    ['number', call.caller_number || 'withheld'],
    ['verdict', `${spam.verdict}, score ${spam.score} of 100`],
    ['reasons', reasonsOf(spam)],
    ['without a mark', judged ? `${judged.verdict} ${judged.score}: ${reasonsOf(judged)}` : 'the same'],
    ['mark of the owner', mark?.mark ? `${mark.mark}, ${mark.at}` : 'none'],
    ['known to the owner', knownBy(mark)],
    ['reports of others', String(reputation?.reports.filter((each) => each.account_id !== account_id).length ?? 0)],
    ['number proved', reputation?.appealed_at ?? 'not in the last 90 days'],
    ['outcome', `${endOf(call)}${call.urgency === 'high' ? ', urgent' : ''}`],
    ['owner notified', told],
    ['callback', appointment ? `${appointment.starts_at}, ${appointment.state}` : 'none'],
    ['consent', details?.consent ? `${details.consent.kind}, ${details.consent.answer}` : 'none'],
    ['words kept', details?.transcript.length ? `until ${details.deleted_at}` : 'none'],
  ];
  if (toReadWords) {
    await noteLook(account, toReadWords, stage, now);
    lines.push(['name', call.caller_name ?? '–'], ['reason', call.reason ?? '–']);
    for (const { who: speaker, text } of details?.transcript ?? []) lines.push([speaker, text]);
  }
  return lines.map(([name, is]) => `${name.padEnd(20)}${printable(is)}`).join('\n');
}

const knownBy = (mark: { talked_at: string | null; genuine_at: string | null } | undefined) =>
  [mark?.talked_at && `called back ${mark.talked_at}`, mark?.genuine_at && `genuine call ${mark.genuine_at}`]
    .filter(Boolean)
    .join(', ') || 'no';

async function takeBack(who: string, id: string | undefined, { reason, operator }: Because, stage: Stage, now: Date) {
  const { table } = stage;
  const { account, call } = await callOf(who, id, stage);
  const { account_id } = account;
  const phone = Phone.safeParse(call.caller_number).data;
  const word = phone && (await markStore(table).of(account_id, phone))?.mark;
  const isMarked = call.spam.reasons.some(({ code }) => code === 'marked_spam');
  if (word === 'spam' || word === 'blocked' || isMarked)
    throw new UserError(
      `The owner marked this ${word ? 'number' : 'call'} as ${word === 'blocked' ? 'blocked' : 'spam'} themselves: only they can take it back, in the call or under “Blocked”.`,
    );
  const line = accessLog(table).line(account_id, { what: 'support-unmarked', details: reason }, now);
  const marked = await markingOf(table).set({ account_id, call_id: call.id, mark: 'not_spam' }, now, line);
  const of = call.caller_number
    ? `${call.caller_number} is marked as not spam for ${account_id}`
    : 'Its number is withheld';
  return `${call.id} is ${marked.call.spam.verdict} now. ${of}, by ${operator}. What was not offered or sent then is not made up for.`;
}
