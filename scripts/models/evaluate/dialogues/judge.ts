import { nameKey } from '#functions/nlu/name/name-key.ts';
import { isWanted } from '#scripts/models/evaluate/dialogues/appointment.ts';
import { MOST_TURNS, type PlayedCall } from '#scripts/models/evaluate/dialogues/play.ts';
import type { ScriptedCall } from '#scripts/models/evaluate/dialogues/script.ts';

type Expect = ScriptedCall['expect'];

/** What came of a scripted call, and why it is wrong; with no reason it passes. */
export type Verdict = {
  id: string;
  lang: string;
  why: string[];
  turns: number;
  wrongBooking: boolean;
  innocentSilenced: boolean;
  scamUnlabelled: boolean;
  askedWhetherUrgent: boolean;
  serverErrors: number;
};

/** Compares what came of a call with what a good receptionist makes of it. */
export function judge({ id, lang, expect }: ScriptedCall, played: PlayedCall): Verdict {
  const { details, notices, steps, turns, errors } = played;
  const call = details?.call;
  const isScam = expect.verdict === 'spam';
  const isLabelled = call?.spam.verdict === 'suspicious' || call?.spam.verdict === 'likely_spam';
  const isNotified = notices.some(({ state }) => state === 'waiting' || state === 'sent');
  const isUrgent = call?.urgency === 'high';
  const booking = bookingOf(played);

  const wrongBooking = booking !== undefined && !isAsWished(expect, booking.starts_at, played);
  const innocentSilenced = !isScam && !isNotified;
  const scamUnlabelled = isScam && !isLabelled;
  const askedWhetherUrgent = expect.urgent && steps.includes('urgency');
  const wanted = JSON.stringify(expect.booked);
  const why = [
    ...errors.map((error) => `server error: ${error}`),
    turns >= MOST_TURNS && `${MOST_TURNS} turns and no end`,
    !details && 'the call is not in the owner’s list',
    wrongBooking && `booked ${booking.starts_at}, expected ${wanted}`,
    !booking && expect.booked && `nothing booked, expected ${wanted}`,
    scamUnlabelled && `a scam is labelled ${call?.spam.verdict ?? 'nothing'}`,
    !isScam && isLabelled && `an innocent caller is labelled ${call.spam.verdict}`,
    innocentSilenced && 'the owner is not notified',
    askedWhetherUrgent && 'asked whether it is urgent',
    !isScam && isUrgent !== expect.urgent && (isUrgent ? 'marked as urgent' : 'not marked as urgent'),
    expect.number && !isNumberToCall(expect.number, played) && `${expect.number} is not the number to call`,
    wrongName(expect, call?.caller_name ?? null),
  ].filter((reason) => typeof reason === 'string');
  return {
    ...{ id, lang, why, turns, wrongBooking, innocentSilenced, scamUnlabelled, askedWhetherUrgent },
    serverErrors: errors.length,
  };
}

const bookingOf = ({ appointments }: PlayedCall) =>
  appointments.find(({ state }) => state === 'proposed' || state === 'confirmed' || state === 'reminded');

/** Only a time that was offered or read back may be booked. */
const isAsWished = ({ booked }: Expect, at: string, { proposals }: PlayedCall): boolean =>
  isWanted(booked, at) && proposals.includes(at);

/** The number of the callback, or without one a number that the owner is shown beside what was said. */
function isNumberToCall(number: string, played: PlayedCall): boolean {
  const { details, notices } = played;
  const booking = bookingOf(played);
  if (booking) return booking.caller_number === number;
  const shown = [JSON.stringify({ ...details, transcript: [] }), ...notices.map(({ text }) => text)].join(' ');
  return shown.replace(/[^\d]/g, '').includes(number.slice(1)) || shown.includes(number.slice(-10));
}

function wrongName({ name, not_name }: Expect, noted: string | null): string | undefined {
  const key = noted === null ? '' : nameKey(noted);
  const taken = not_name.find((each) => key === nameKey(each));
  if (taken) return `${taken} is noted as the name`;
  if (name === null) return undefined;
  const right = nameKey(name);
  const isSame = key !== '' && (key.includes(right) || right.includes(key));
  return isSame ? undefined : `the name is ${noted ?? 'not noted'}, expected ${name}`;
}
