import * as z from 'zod';

import { Phone } from '#shared/values/phone.ts';

/** The part that we read of an SNS notification about an inbound text. */
const Sent = z.object({ originationNumber: Phone, messageBody: z.string() });

/** As SNS hands it to a Lambda: one record, whose message is JSON in a string. */
const Notification = z.object({
  Records: z.tuple([
    z.object({
      Sns: z.object({
        Message: z.string().transform((text, context) => {
          try {
            return JSON.parse(text) as unknown;
          } catch {
            context.addIssue({ code: 'custom', message: 'no JSON' });
            return z.NEVER;
          }
        }),
      }),
    }),
  ]),
});

const OptionalParams = z.object({ from: Phone, body: z.string() });

/** An inbound text: plain from the dev server, or wrapped by SNS. */
export const InboundText = z.union([
  OptionalParams,
  Notification.transform(({ Records: [{ Sns }] }) => Sns.Message)
    .pipe(Sent)
    .transform(({ originationNumber, messageBody }) => ({ from: originationNumber, body: messageBody })),
]);
