import { afterAll, expect, test } from 'vitest';

import { temporaryTable } from '#functions/platform/table/testing.ts';
import { handler } from '#functions/calls/telephony/jobs/answer-chime.ts';
import { CALLER, callFixture } from '#functions/calls/telephony/testing.ts';

const table = temporaryTable();
const fixture = callFixture(table);
const invoke = handler.with({ context: fixture.context });
process.env.RECORDINGS_BUCKET = 'recordings-of-a-test';
afterAll(() => void delete process.env.RECORDINGS_BUCKET);

let calls = 0;
/** A call through a SIP media application, which says at each step what happened, as it documents it. */
async function aCall() {
  const { number, account_id } = await fixture.anOwner();
  const TransactionId = `00000000-0000-4000-8000-${String(++calls).padStart(12, '0')}`;
  let Sequence = 0;
  const event = (InvocationEventType: string, ActionData?: object, turn?: string) =>
    invoke({
      SchemaVersion: '1.0',
      Sequence: ++Sequence,
      InvocationEventType,
      ...(ActionData && { ActionData }),
      CallDetails: {
        TransactionId,
        AwsAccountId: '000000000000',
        AwsRegion: 'us-east-1',
        SipRuleId: 'rule',
        SipMediaApplicationId: 'app',
        ...(turn && { TransactionAttributes: { turn } }),
        Participants: [
          {
            CallId: 'leg-a',
            ParticipantTag: 'LEG-A',
            To: number,
            From: CALLER,
            Direction: 'Inbound',
            StartTimeInMilliseconds: '1700000000000',
            Status: 'Connected',
          },
        ],
      },
    });
  return { event, account_id, TransactionId };
}
const types = ({ Actions }: { Actions: { Type: string }[] }) => Actions.map(({ Type }) => Type);

test.each(['NEW_INBOUND_CALL', 'NEW_INCOMING_CALL'])(
  '%s is answered: what it is, and the first question',
  async (type) => {
    const { event } = await aCall();
    const answer = await event(type);
    expect(types(answer).at(-1)).toBe('SpeakAndGetDigits');
    expect(
      types(answer)
        .slice(0, -1)
        .every((each) => each === 'Speak'),
    ).toBe(true);
    expect(answer.Actions[0]!.Parameters).toMatchObject({
      CallId: 'leg-a',
      LanguageCode: 'en-US',
      VoiceId: 'Joanna',
      TextType: 'text',
    });
    expect(answer.TransactionAttributes).toEqual({ turn: '1' });
  },
);

test('handles keys, records a message to our bucket, and ends after it', async () => {
  const { event, TransactionId, account_id } = await aCall();
  await event('NEW_INBOUND_CALL');
  const recording = await event(
    'ACTION_SUCCESSFUL',
    { Type: 'SpeakAndGetDigits', Parameters: { CallId: 'leg-a' }, ReceivedDigits: '0' },
    '1',
  );
  expect(types(recording).at(-1)).toBe('RecordAudio');
  expect(recording.Actions.at(-1)!.Parameters).toMatchObject({
    DurationInSeconds: '120',
    RecordingTerminators: ['#'],
    RecordingDestination: { Type: 'S3', BucketName: 'recordings-of-a-test' },
  });
  const { turn } = recording.TransactionAttributes;
  const end = await event(
    'ACTION_SUCCESSFUL',
    {
      Type: 'RecordAudio',
      Parameters: {},
      RecordingDestination: { Type: 'S3', BucketName: 'recordings-of-a-test', Key: 'from-calls/1.wav' },
    },
    turn,
  );
  expect(types(end)).toEqual(['Speak', 'Hangup']);
  expect((await fixture.context.sessions.of(TransactionId))!.dialogue.recording?.source).toBe(
    's3://recordings-of-a-test/from-calls/1.wav',
  );
  expect((await fixture.context.sessions.of(TransactionId))!.account_id).toBe(account_id);
});

test('reads DIGITS_RECEIVED as keys and ACTION_FAILED as no input', async () => {
  const { event, TransactionId } = await aCall();
  await event('NEW_INBOUND_CALL');
  await event('ACTION_FAILED', { Type: 'SpeakAndGetDigits', Parameters: {}, ErrorType: 'InvalidDigitsReceived' }, '1');
  expect((await fixture.context.sessions.of(TransactionId))!.dialogue.silences).toBe(1);
  const answer = await event('DIGITS_RECEIVED', { Type: 'ReceiveDigits', ReceivedDigits: '0' }, '2');
  expect(types(answer).at(-1)).toBe('RecordAudio');
});

test('HANGUP concludes the call without a reply; unrelated events are ignored', async () => {
  const { event, TransactionId } = await aCall();
  await event('NEW_INBOUND_CALL');
  expect((await event('CALL_ANSWERED')).Actions).toEqual([]);
  expect((await event('ACTION_SUCCESSFUL', { Type: 'Speak', Parameters: {} }, '1')).Actions).toEqual([]);
  expect((await event('HANGUP', { Type: 'Hangup', Parameters: { SipResponseCode: 0 } })).Actions).toEqual([]);
  expect(fixture.toConclude).toContain(TransactionId);
});
