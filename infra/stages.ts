import { RemovalPolicy } from 'aws-cdk-lib';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Node } from 'constructs';

import { sellerSettings } from '#shared/values/seller.ts';
import { lastingStages } from '#shared/values/stages.ts';

export type Stage = {
  name: string;
  owner: string;
  /** A sandbox leaves nothing behind; other stages keep data when a stack is deleted. */
  isSandbox: boolean;
  terminationProtection: boolean;
  removalPolicy: RemovalPolicy;
  logRetention: RetentionDays;
  /** A domain of one’s own, with its certificate in us-east-1; without them CloudFront’s own name serves. */
  domain: { name: string; certificateArn: string } | undefined;
  alarmEmail: string | undefined;
  /** The monthly spend limit of texts at SNS, in US dollars. */
  textBudget: number;
  /** How many files an import reads at once. */
  importConcurrency: number;
  /** Whether search engines may keep the pages of the directory. */
  isDirectoryIndexed: boolean;
  /** Whether sessions of visitors who agree are recorded. */
  hasRecorder: boolean;
};

/** The stage without a name. */
export const SANDBOX = 'sandbox';

/** Settings of the stage itself. Functions do not get them. */
export const stageSettings = [
  'owner',
  'domain',
  'certificate',
  'alarmEmail',
  'textBudget',
  'importConcurrency',
] as const;

/** The stage by `-c stage=…` and related context. @throws before synthesis if it is invalid */
export function stageOf(node: Node): Stage {
  const text = (key: string) => node.tryGetContext(key) as string | undefined;
  const name = text('stage') ?? SANDBOX;
  if (!/^[a-z][a-z0-9-]{0,19}$/.test(name)) {
    throw new Error(`-c stage=${name}: a stage is named in small letters, digits and hyphens, at most 20.`);
  }
  if (name === 'local') throw new Error('-c stage=local: that is the dev server, where anyone may sign in as anyone.');
  const isSandbox = !lastingStages.includes(name);
  const unset = Object.values(sellerSettings).filter((setting) => !text(setting));
  if (!isSandbox && unset.length) {
    throw new Error(`-c stage=${name} needs the seller: set -c ${unset.join('=… -c ')}=…`);
  }
  if (!isSandbox && !text('alarmEmail')) {
    throw new Error(`-c stage=${name} needs an address for its alarms: set -c alarmEmail=…`);
  }
  return {
    name,
    owner: text('owner') ?? 'calluna',
    isSandbox,
    terminationProtection: name === 'prod',
    removalPolicy: isSandbox ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    logRetention: isSandbox ? RetentionDays.ONE_WEEK : RetentionDays.ONE_YEAR,
    domain: domain(text('domain'), text('certificate')),
    alarmEmail: text('alarmEmail'),
    textBudget: budget(node.tryGetContext('textBudget')),
    importConcurrency: concurrency(node.tryGetContext('importConcurrency')),
    isDirectoryIndexed: text('DIRECTORY_INDEXING') === 'on',
    hasRecorder: Boolean(text('CLARITY_PROJECT')),
  };
}

function domain(name: string | undefined, certificateArn: string | undefined): Stage['domain'] {
  if (!name && !certificateArn) return undefined;
  if (!name || !certificateArn?.startsWith('arn:aws:acm:us-east-1:')) {
    throw new Error(
      '-c domain=… and -c certificate=… go together, and CloudFront takes certificates of us-east-1 only.',
    );
  }
  return { name, certificateArn };
}

/** Twenty writers leave an on-demand table capacity for others. */
function concurrency(value: unknown): number {
  const number = Number(value ?? 20);
  if (Number.isInteger(number) && number >= 1 && number <= 1000) return number;
  throw new Error('-c importConcurrency=…: a whole number from 1 to 1000.');
}

/** One dollar is what SNS grants a new account. */
function budget(value: unknown): number {
  const dollars = Number(value ?? 1);
  if (dollars > 0 && Number.isFinite(dollars)) return dollars;
  throw new Error('-c textBudget=…: the monthly spend limit of texts at SNS, in US dollars.');
}
