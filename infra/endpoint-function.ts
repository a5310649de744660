import { Duration, Validations } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { type IRole, PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  Architecture,
  Code,
  Function as Lambda,
  type FunctionProps,
  type IFunction,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';

import { renewalArn } from '#infra/machines/renewal.ts';
import type { EnvVarName, Needs } from '#infra/needs.ts';
import {
  arnOfSecret,
  onIndex,
  mailName,
  onMail,
  onRecordings,
  recordingsName,
  onTable,
  toAsk,
  toKnow,
  toLog,
  toMail,
  toRun,
  toSign,
  toStart,
  toSpeak,
  toText,
  toVerify,
  toWalk,
} from '#infra/permissions.ts';
import type { Stage } from '#infra/stages.ts';
import { type JobId, jobVariable } from '#shared/contract/jobs.ts';

/** Resources that functions may be granted. */
export type FunctionContext = {
  stage: Stage;
  table: ITableV2;
  key: IKey;
  /** The key pair that signs access tokens, and the secret from which the rest is keyed. */
  signingKey: IKey;
  appSecret: ISecret;
  settings: Partial<Record<EnvVarName, string>>;
};

type Props = FunctionContext & {
  needs: Needs;
  /** The folder that holds its `index.mjs`. */
  bundle: string;
  job: (id: JobId) => IFunction;
  /** The origin secret: endpoints refuse requests without it. */
  originSecret?: ISecret;
} & Pick<FunctionProps, 'description' | 'onFailure' | 'retryAttempts' | 'maxEventAge'>;

/** Known without the deployment: runbooks and alarms use it. */
export const functionName = ({ name }: Pick<Stage, 'name'>, id: string) => `calluna-${name}-${id.replaceAll('.', '-')}`;

/** A Lambda function with the permissions it needs and no others. */
export class EndpointFunction extends Lambda {
  constructor(scope: Construct, id: string, props: Props) {
    const { stage, needs, bundle, ...rest } = props;
    const logGroup = new LogGroup(scope, `${id}.Log`, {
      logGroupName: `/calluna/${stage.name}/${id}`,
      retention: stage.logRetention,
      removalPolicy: stage.removalPolicy,
    });
    const leave = new PolicyDocument({ statements: [toLog(logGroup), ...permissions(props)] });
    super(scope, id, {
      functionName: functionName(stage, id),
      description: rest.description,
      onFailure: rest.onFailure,
      retryAttempts: rest.retryAttempts,
      maxEventAge: rest.maxEventAge,
      code: Code.fromAsset(bundle),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: needs.memory ?? 512,
      timeout: Duration.seconds(needs.seconds ?? 10),
      environment: environment(props),
      role: new Role(scope, `${id}.Role`, {
        assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
        inlinePolicies: { leave },
      }),
      logGroup,
    });
    if (needs.recordings && this.role) acknowledgeRecordings(this.role, props);
    if (needs.mail && this.role) acknowledgeMail(this.role, props);
  }
}

/** The function decides by owner which recordings may be played. */
const acknowledgeRecordings = (role: IRole, { stage }: Props): void =>
  Validations.of(role).acknowledge({
    id: `AwsSolutions-IAM5[Resource::arn:aws:s3:::calluna-${stage.name}-recordings-<AWS::AccountId>/*]`,
    reason:
      'The objects of one bucket, which holds nothing but recordings; each call of it is authorised by the function.',
  });

const acknowledgeMail = (role: IRole, { stage }: Props): void =>
  Validations.of(role).acknowledge({
    id: `AwsSolutions-IAM5[Resource::arn:aws:s3:::calluna-${stage.name}-mail-<AWS::AccountId>/*]`,
    reason: 'The objects of one bucket, which holds nothing but received mail and is read by this job alone.',
  });

/** Settings that name a secret: a function that gets one may read it. */
const secrets = [
  'PEOPLE_DATA_SECRET',
  'REGISTERS_SECRET',
  'GOOGLE_SECRET',
  'PUSH_SECRET',
  'DROP_SECRET',
  'TURNSTILE_SECRET',
  'STRIPE_SECRET',
  'TELEPHONY_SECRET',
] as const;

const permissions = ({ stage, needs, table, key, signingKey, appSecret, job, originSecret, settings }: Props) => [
  ...(needs.table === 'none' ? [] : onTable(needs.table, table, key)),
  ...(needs.index ? [onIndex(table)] : []),
  ...(needs.scan ? [toWalk(table)] : []),
  ...(needs.starts ?? []).map((id) => toStart(job(id))),
  ...(needs.machine ? [toRun(renewalArn(stage.name))] : []),
  ...(needs.recordings ? onRecordings(needs.recordings, stage.name, key) : []),
  ...(needs.mail ? onMail(stage.name) : []),
  ...(needs.model && settings.BEDROCK_MODEL ? toAsk(settings.BEDROCK_MODEL) : []),
  ...(needs.sms ? [toText()] : []),
  ...(needs.speech ? [toSpeak()] : []),
  ...(originSecret ? [toKnow(originSecret.secretArn)] : []),
  ...(needs.email && settings.MAIL_FROM ? [toMail(settings.MAIL_FROM)] : []),
  ...(needs.signs ? [toSign(signingKey)] : []),
  ...(needs.environment?.includes('SIGNING_KEYS') ? [toVerify(signingKey)] : []),
  ...(needs.secret ? [toKnow(appSecret.secretArn)] : []),
  ...secrets.flatMap((name) => {
    const secret = settings[name];
    return secret && needs.environment?.includes(name) ? [toKnow(arnOfSecret(secret))] : [];
  }),
];

/** At the foot of each mail and in its withdrawal form, beside links to the site. */
const senderSettings = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_EMAIL'] as const;
const writesMail = ({ environment }: Needs) => environment?.includes('SITE_URL') === true;

const environment = ({
  stage,
  needs,
  table,
  signingKey,
  appSecret,
  job,
  originSecret,
  settings,
}: Props): Record<string, string> => ({
  NODE_OPTIONS: '--enable-source-maps',
  STAGE: stage.name,
  ...(needs.table !== 'none' && { TABLE_NAME: table.tableName }),
  ...((needs.signs || needs.environment?.includes('SIGNING_KEYS')) && { SIGNING_KEYS: signingKey.keyArn }),
  ...(needs.secret && { APP_SECRET: appSecret.secretArn }),
  ...(originSecret && { ORIGIN_SECRET: originSecret.secretArn }),
  ...(needs.mail && { MAIL_BUCKET: mailName(stage.name) }),
  ...(needs.recordings && { RECORDINGS_BUCKET: recordingsName(stage.name) }),
  ...(needs.machine && { RENEWAL_MACHINE: renewalArn(stage.name) }),
  ...Object.fromEntries((needs.starts ?? []).map((id) => [jobVariable(id), job(id).functionName])),
  ...Object.fromEntries(
    [...(needs.environment ?? []), ...(writesMail(needs) ? senderSettings : [])].flatMap((name) =>
      settings[name] === undefined ? [] : [[name, settings[name]]],
    ),
  ),
});
