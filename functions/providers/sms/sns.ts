import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';

import type { Sms } from '#functions/providers/sms/port.ts';

export const snsSms = (client = new SNSClient({})): Sms => ({
  async send({ to, text }) {
    await client.send(
      new PublishCommand({
        PhoneNumber: to,
        Message: text,
        MessageAttributes: { 'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' } },
      }),
      { abortSignal: AbortSignal.timeout(5_000) },
    );
  },
});
