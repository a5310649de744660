import { expect, test } from 'vitest';

import { assemble, ofType } from '#infra/testing.ts';

function mailStack(context: Record<string, string>) {
  using app = assemble(context);
  const stacks = app.synth().stacks.filter(({ stackName }) => stackName.endsWith('-mail'));
  return stacks.map(({ template }) => (template as { Resources: Parameters<typeof ofType>[0] }).Resources);
}

test('mail to the address of support is stored, scanned, and starts the job', () => {
  const [resources] = mailStack({ SUPPORT_ADDRESS: 'support@calluna.example' });
  expect(ofType(resources!, 'AWS::SES::ReceiptRule')).toMatchObject([
    {
      Rule: {
        Enabled: true,
        Recipients: ['support@calluna.example'],
        ScanEnabled: true,
        TlsPolicy: 'Require',
        Actions: [{ S3Action: { ObjectKeyPrefix: 'mail/' } }, { LambdaAction: { InvocationType: 'Event' } }],
      },
    },
  ]);
  expect(ofType(resources!, 'AWS::S3::Bucket')).toMatchObject([
    {
      PublicAccessBlockConfiguration: { BlockPublicAcls: true },
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 14 }] },
    },
  ]);
});

test('without an address no mail is received', () => {
  expect(mailStack({})).toEqual([]);
});
